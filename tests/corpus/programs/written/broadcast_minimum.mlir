module @written_broadcast_minimum_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui16>, tensor<3x4xui16>)
    %want0 = call @expected() : () -> tensor<3x4xui16>
    %r = "chlo.broadcast_minimum"(%a, %b)  : (tensor<4xui16>, tensor<3x4xui16>) -> tensor<3x4xui16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui16>, tensor<3x4xui16>) {
    %c0 = stablehlo.constant dense<[5, 5, 5, 2]> : tensor<4xui16>
    %c1 = stablehlo.constant dense<[[3, 5, 3, 4], [3, 3, 2, 5], [4, 4, 4, 3]]> : tensor<3x4xui16>
    return %c0, %c1 : tensor<4xui16>, tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[3, 5, 3, 2], [3, 3, 2, 2], [4, 4, 4, 2]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
}

// -----

module @written_broadcast_minimum_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = "chlo.broadcast_minimum"(%a, %b)  : (tensor<4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[2.4375, 1.4140625, 3.28125, 1.984375]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[[1.9296875, 3.109375, 1.890625, 2.984375], [3.359375, 2.9375, 1.3203125, 2.21875], [4.34375, 4.34375, 3.1875, 3.75]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.9296875, 1.4140625, 1.890625, 1.984375], [2.4375, 1.4140625, 1.3203125, 1.984375], [2.4375, 1.4140625, 3.1875, 1.984375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_broadcast_minimum_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %r = "chlo.broadcast_minimum"(%a, %b)  : (tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[3.8987077785734163, 2.5782104757312223, 4.204676081023437, 2.8585215371462667]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[[2.8163437086848706, 1.296918771076263, 3.274131454141754, 4.649074908243854], [4.1518575679758625, 1.6331208756914668, 2.8936476479713136, 4.847215402202827], [2.568025731040528, 4.283406233005223, 1.3149158539351478, 4.997506805657244]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[2.8163437086848706, 1.296918771076263, 3.274131454141754, 2.8585215371462667], [3.8987077785734163, 1.6331208756914668, 2.8936476479713136, 2.8585215371462667], [2.568025731040528, 2.5782104757312223, 1.3149158539351478, 2.8585215371462667]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
