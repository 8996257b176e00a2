module @numpy_flip_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi1>
    %want0 = call @expected() : () -> tensor<2x3xi1>
    %0 = call @_flip(%arg0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
  func.func private @expected() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
  func.func private @_flip(%arg0: tensor<2x3xi1>) -> tensor<2x3xi1> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// -----

module @numpy_flip_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi8>
    %want0 = call @expected() : () -> tensor<2x3xi8>
    %0 = call @_flip(%arg0) : (tensor<2x3xi8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<[[-3, -1, -3], [0, 3, 3]]> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
  func.func private @expected() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<[[3, 3, 0], [-3, -1, -3]]> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
  func.func private @_flip(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xi8>
    return %0 : tensor<2x3xi8>
  }
}

// -----

module @numpy_flip_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xui32>
    %want0 = call @expected() : () -> tensor<2x3xui32>
    %0 = call @_flip(%arg0) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<[[0, 3, 3], [0, 1, 3]]> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
  func.func private @expected() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<[[3, 1, 0], [3, 3, 0]]> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
  func.func private @_flip(%arg0: tensor<2x3xui32>) -> tensor<2x3xui32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xui32>
    return %0 : tensor<2x3xui32>
  }
}

// -----

module @numpy_flip_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf16>
    %want0 = call @expected() : () -> tensor<2x3xf16>
    %0 = call @_flip(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf16> {
    %c0 = stablehlo.constant dense<[[-0.067626953125, -2.04296875, -0.830078125], [1.9072265625, 1.9833984375, 1.556640625]]> : tensor<2x3xf16>
    return %c0 : tensor<2x3xf16>
  }
  func.func private @expected() -> tensor<2x3xf16> {
    %c0 = stablehlo.constant dense<[[1.556640625, 1.9833984375, 1.9072265625], [-0.830078125, -2.04296875, -0.067626953125]]> : tensor<2x3xf16>
    return %c0 : tensor<2x3xf16>
  }
  func.func private @_flip(%arg0: tensor<2x3xf16>) -> tensor<2x3xf16> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf16>
    return %0 : tensor<2x3xf16>
  }
}

// -----

module @numpy_flip_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf32>
    %want0 = call @expected() : () -> tensor<2x3xf32>
    %0 = call @_flip(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[-0.8796957, -2.7012348, 0.57229686], [-2.979385, 1.211515, -1.0195719]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
  func.func private @expected() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[-1.0195719, 1.211515, -2.979385], [0.57229686, -2.7012348, -0.8796957]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
  func.func private @_flip(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----

module @numpy_flip_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f32>>
    %0 = call @_flip(%arg0) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.1507909,-0.4286995), (0.8302688,1.0382061), (-2.8675618,2.2060537)], [(0.5866077,-2.5126255), (-0.12210831,2.9631004), (-2.6183703,2.0913565)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.6183703,2.0913565), (-0.12210831,2.9631004), (0.5866077,-2.5126255)], [(-2.8675618,2.2060537), (0.8302688,1.0382061), (1.1507909,-0.4286995)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
}
