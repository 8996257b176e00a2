module @numpy_squeeze_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi1>
    %want0 = call @expected() : () -> tensor<3xi1>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi1>) -> tensor<3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x3x1xi1>
    return %c0 : tensor<1x3x1xi1>
  }
  func.func private @expected() -> tensor<3xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<3xi1>
    return %c0 : tensor<3xi1>
  }
}

// -----

module @numpy_squeeze_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi8>
    %want0 = call @expected() : () -> tensor<3xi8>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi8>) -> tensor<3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi8> {
    %c0 = stablehlo.constant dense<[[[1], [2], [1]]]> : tensor<1x3x1xi8>
    return %c0 : tensor<1x3x1xi8>
  }
  func.func private @expected() -> tensor<3xi8> {
    %c0 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi8>
    return %c0 : tensor<3xi8>
  }
}

// -----

module @numpy_squeeze_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xui32>
    %want0 = call @expected() : () -> tensor<3xui32>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xui32>) -> tensor<3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xui32> {
    %c0 = stablehlo.constant dense<[[[0], [3], [1]]]> : tensor<1x3x1xui32>
    return %c0 : tensor<1x3x1xui32>
  }
  func.func private @expected() -> tensor<3xui32> {
    %c0 = stablehlo.constant dense<[0, 3, 1]> : tensor<3xui32>
    return %c0 : tensor<3xui32>
  }
}

// -----

module @numpy_squeeze_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xf16>
    %want0 = call @expected() : () -> tensor<3xf16>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xf16>) -> tensor<3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xf16> {
    %c0 = stablehlo.constant dense<[[[-1.6337890625], [1.986328125], [1.595703125]]]> : tensor<1x3x1xf16>
    return %c0 : tensor<1x3x1xf16>
  }
  func.func private @expected() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[-1.6337890625, 1.986328125, 1.595703125]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
}

// -----

module @numpy_squeeze_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xf32>
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xf32> {
    %c0 = stablehlo.constant dense<[[[-1.43938], [-0.8495834], [-1.1675814]]]> : tensor<1x3x1xf32>
    return %c0 : tensor<1x3x1xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[-1.43938, -0.8495834, -1.1675814]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
}

// -----

module @numpy_squeeze_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3xcomplex<f32>>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[(-0.76468176,-2.0160544)], [(-0.69221985,1.8846866)], [(-2.1385617,-1.7796543)]]]> : tensor<1x3x1xcomplex<f32>>
    return %c0 : tensor<1x3x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.76468176,-2.0160544), (-0.69221985,1.8846866), (-2.1385617,-1.7796543)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
}
