module @written_broadcast_complex_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "chlo.broadcast_complex"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[1.2788514, -2.2935529, -2.137366, 0.231136]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.2178085, -1.236714, -1.9363538, 2.2777007], [-0.90103817, -1.6233281, 1.0782001, -0.29000303], [-1.6835434, -1.3019047, 2.0119805, -0.41644272]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.2788514,2.2178085), (-2.2935529,-1.236714), (-2.137366,-1.9363538), (0.231136,2.2777007)], [(1.2788514,-0.90103817), (-2.2935529,-1.6233281), (-2.137366,1.0782001), (0.231136,-0.29000303)], [(1.2788514,-1.6835434), (-2.2935529,-1.3019047), (-2.137366,2.0119805), (0.231136,-0.41644272)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @written_broadcast_complex_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %r = "chlo.broadcast_complex"(%a, %b)  : (tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[-0.11072705138681238, -0.2383076658309391, 2.2087224221431523, -1.9621764360156373]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[[1.2651947566756698, 0.7944430955697621, 2.2067527699003255, 0.4773185930781425], [-2.3031129127130514, -2.29054145595958, -0.7493441642098535, 0.7324502497465644], [-0.9092873636303405, -1.9235878980984578, 0.8725192684946892, -1.0602082594511275]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.11072705138681238,1.2651947566756698), (-0.2383076658309391,0.7944430955697621), (2.2087224221431523,2.2067527699003255), (-1.9621764360156373,0.4773185930781425)], [(-0.11072705138681238,-2.3031129127130514), (-0.2383076658309391,-2.29054145595958), (2.2087224221431523,-0.7493441642098535), (-1.9621764360156373,0.7324502497465644)], [(-0.11072705138681238,-0.9092873636303405), (-0.2383076658309391,-1.9235878980984578), (2.2087224221431523,0.8725192684946892), (-1.9621764360156373,-1.0602082594511275)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
