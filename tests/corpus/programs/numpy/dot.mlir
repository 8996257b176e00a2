module @numpy_dot_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xui8>, tensor<5xui8>)
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xui8>, tensor<5xui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xui8>, tensor<5xui8>) {
    %c0 = stablehlo.constant dense<[1, 0, 3, 0, 3]> : tensor<5xui8>
    %c1 = stablehlo.constant dense<[3, 3, 0, 1, 1]> : tensor<5xui8>
    return %c0, %c1 : tensor<5xui8>, tensor<5xui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<6> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
}

// -----

module @numpy_dot_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf16>, tensor<5xf16>)
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf16>, tensor<5xf16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf16>, tensor<5xf16>) {
    %c0 = stablehlo.constant dense<[-1.6162109375, -2.328125, 1.572265625, 1.3642578125, 1.1123046875]> : tensor<5xf16>
    %c1 = stablehlo.constant dense<[2.8125, -0.259521484375, 1.9541015625, -1.8515625, 2.8828125]> : tensor<5xf16>
    return %c0, %c1 : tensor<5xf16>, tensor<5xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.1884765625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_dot_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[-1.6656058, -1.3344767, -2.9156983, -2.0966117, -2.140899]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[0.5520529, -0.20959695, -2.8910558, -1.257425, -2.5232599]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<15.828022> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_dot_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<complex<f64>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<complex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(2.6935133238834528,1.2870951048212307), (0.5566832051559727,-0.6817805620027046), (-0.2555499804973609,0.7301890086159579), (-2.3112246251946327,2.3751005555278955), (2.9674802473087647,0.10066726031087025)]> : tensor<5xcomplex<f64>>
    %c1 = stablehlo.constant dense<[(-0.6201106573127673,1.61981695127798), (0.37109353917267995,2.8075521901457456), (-1.4284506310785836,2.8046516900465406), (0.31956408034600603,1.3912055950184063), (2.4262242587236775,-2.8925192654175493)]> : tensor<5xcomplex<f64>>
    return %c0, %c1 : tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(0.13081295798859038,-7.680641936872021)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
}
