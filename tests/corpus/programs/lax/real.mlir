module @lax_real_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f32>>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.real %arg0 : (tensor<complex<f32>>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(4.7487283,1.5434712)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<4.7487283> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @lax_real_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.real %arg0 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(1.6552644431382983,7.974576290643508), (0.7525846330871282,4.1740199440473305), (-2.7156776286159126,3.992410209277633), (7.668084700707897,0.9873079721116014), (8.324703421157757,6.484266516499243), (-3.1603024830746564,8.819811977345406), (-5.842669948387203,2.484723472943273)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[1.6552644431382983, 0.7525846330871282, -2.7156776286159126, 7.668084700707897, 8.324703421157757, -3.1603024830746564, -5.842669948387203]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
