module @lax_conj_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f32>>
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<complex<f32>>) -> tensor<f32>
    %1 = stablehlo.imag %arg0 : (tensor<complex<f32>>) -> tensor<f32>
    %2 = stablehlo.negate %1 : tensor<f32>
    %3 = stablehlo.complex %0, %2 : tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(4.260849,3.5349827)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(4.260849,-3.5349827)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}

// -----

module @lax_conj_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<7xcomplex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %1 = stablehlo.imag %arg0 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %2 = stablehlo.negate %1 : tensor<7xf64>
    %3 = stablehlo.complex %0, %2 : tensor<7xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-6.278385014666705,-7.210273864774885), (3.236989199943782,-0.18788990519805004), (0.8076585671288878,1.639009763308474), (-5.0060692298622325,-4.413510221326736), (2.6473148243753926,-1.279501250234988), (-8.927449236002293,-8.623096017411887), (-4.596171452542163,-7.800506280146812)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-6.278385014666705,7.210273864774885), (3.236989199943782,0.18788990519805004), (0.8076585671288878,-1.639009763308474), (-5.0060692298622325,4.413510221326736), (2.6473148243753926,1.279501250234988), (-8.927449236002293,8.623096017411887), (-4.596171452542163,7.800506280146812)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
}
