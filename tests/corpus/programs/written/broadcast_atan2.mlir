module @written_broadcast_atan2_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = "chlo.broadcast_atan2"(%a, %b)  : (tensor<4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[1.2109375, 1.34375, 4.03125, 2.03125]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[[3.8125, 2.203125, 4.03125, 4.28125], [3.78125, 2.453125, 3.765625, 3.765625], [3.578125, 4.15625, 4.34375, 4.5625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.306640625, 0.546875, 0.78515625, 0.443359375], [0.310546875, 0.5, 0.8203125, 0.494140625], [0.326171875, 0.3125, 0.75, 0.41796875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_broadcast_atan2_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %r = "chlo.broadcast_atan2"(%a, %b)  : (tensor<4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[2.921875, 3.638671875, 2.400390625, 1.9833984375]> : tensor<4xf16>
    %c1 = stablehlo.constant dense<[[4.25390625, 1.4580078125, 4.1484375, 2.8046875], [1.865234375, 2.689453125, 3.0703125, 4.12890625], [3.91796875, 3.599609375, 4.640625, 2.662109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.60205078125, 1.189453125, 0.5244140625, 0.61572265625], [1.0029296875, 0.93408203125, 0.66357421875, 0.44775390625], [0.640625, 0.791015625, 0.477294921875, 0.64013671875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @written_broadcast_atan2_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_atan2"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[3.9039793, 2.4724066, 2.009078, 4.5425887]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.77814, 4.8809624, 3.1211672, 2.3315303], [4.565281, 2.8135905, 3.1236167, 2.5003664], [1.7193744, 1.5178021, 3.2709217, 2.1438146]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.95231587, 0.4688666, 0.57192975, 1.0965968], [0.7074737, 0.72094274, 0.5715727, 1.0676248], [1.1559411, 1.0202214, 0.5508126, 1.1298503]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_atan2_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %r = "chlo.broadcast_atan2"(%a, %b)  : (tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[4.181183109924121, 2.8429199680911807, 2.1915929301716996, 3.985037461472012]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[[2.2423160784284697, 3.297004607506885, 4.093993552122902, 1.689835741712046], [4.762685855578324, 3.8797344973986467, 3.6890154409378786, 2.1136126985127923], [2.5175281427637297, 2.834898663792444, 3.1998952339672817, 4.7190042299066794]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.0785418950708596, 0.7115764953523924, 0.4915020608637058, 1.1697347379320129], [0.7204726324091276, 0.6323768595754281, 0.5360597237456364, 1.083135540106255], [1.0288275056254041, 0.7868109064740361, 0.6005164271611134, 0.7012723615586696]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
