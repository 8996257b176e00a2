module @lax_imag_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xf32>
    %0 = stablehlo.imag %arg0 : (tensor<4x0x2xcomplex<f32>>) -> tensor<4x0x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xf32>, tensor<4x0x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xf32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf32>
    return %c0 : tensor<4x0x2xf32>
  }
}

// -----

module @lax_imag_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.imag %arg0 : (tensor<2x1x3x2xcomplex<f64>>) -> tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(2.423639172785629,-8.617997598152012), (-3.193943902465989,7.043196153403457)], [(-0.6839214663998181,1.4723474089895383), (1.5407438937198759,-1.3905116414402725)], [(1.0286963774864617,2.8397600606033713), (-0.8358068951605055,1.6421221350247617)]]], [[[(0.6586103371770804,6.361311155924222), (2.0659408335182974,-7.57108907284355)], [(-3.8587292721097217,-8.552328962614936), (-1.9496132139758418,3.333589668737716)], [(-6.727636461208026,-2.239693342124406), (8.478816371198839,0.3251015718773118)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-8.617997598152012, 7.043196153403457], [1.4723474089895383, -1.3905116414402725], [2.8397600606033713, 1.6421221350247617]]], [[[6.361311155924222, -7.57108907284355], [-8.552328962614936, 3.333589668737716], [-2.239693342124406, 0.3251015718773118]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}
