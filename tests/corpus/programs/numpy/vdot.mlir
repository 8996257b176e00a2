module @numpy_vdot_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi32>, tensor<5xi32>)
    %want0 = call @expected() : () -> tensor<i32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xi32>, tensor<5xi32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi32>, tensor<5xi32>) {
    %c0 = stablehlo.constant dense<[-1, 2, -1, -1, -1]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<[2, -1, -2, 2, -2]> : tensor<5xi32>
    return %c0, %c1 : tensor<5xi32>, tensor<5xi32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<-2> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @numpy_vdot_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[1.9578097, -1.0407633, -2.8196125, 0.42472962, 2.7174509]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[1.3741974, 2.7709222, -1.6734654, -1.8524662, -2.9149816]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-4.1830497> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_vdot_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %2 = stablehlo.negate %1 : tensor<5xf32>
    %3 = stablehlo.complex %0, %2 : tensor<5xcomplex<f32>>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.7367288,1.16872), (-1.5483419,1.8356729), (-0.023348555,-2.1102011), (0.7014539,0.84974307), (-0.40112224,1.101959)]> : tensor<5xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(-1.4828616,0.5923886), (-0.049439367,0.042589843), (2.3296456,-1.7132372), (-1.8303566,0.9166407), (-2.0148268,-2.758907)]> : tensor<5xcomplex<f32>>
    return %c0, %c1 : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(-0.9043934,13.267931)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}
