module @numpy_meshgrid_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xi1>, tensor<2xi1>)
    %want0, %want1 = call @expected() : () -> (tensor<2x3xi1>, tensor<2x3xi1>)
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi1>, tensor<2xi1>) {
    %c0 = stablehlo.constant dense<false> : tensor<3xi1>
    %c1 = stablehlo.constant dense<true> : tensor<2xi1>
    return %c0, %c1 : tensor<3xi1>, tensor<2xi1>
  }
  func.func private @expected() -> (tensor<2x3xi1>, tensor<2x3xi1>) {
    %c0 = stablehlo.constant dense<false> : tensor<2x3xi1>
    %c1 = stablehlo.constant dense<true> : tensor<2x3xi1>
    return %c0, %c1 : tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @numpy_meshgrid_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xi8>, tensor<2xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<2x3xi8>, tensor<2x3xi8>)
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xi8>) -> tensor<2x3xi8>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi8>, tensor<2xi8>) {
    %c0 = stablehlo.constant dense<[-3, 1, 3]> : tensor<3xi8>
    %c1 = stablehlo.constant dense<[-2, 2]> : tensor<2xi8>
    return %c0, %c1 : tensor<3xi8>, tensor<2xi8>
  }
  func.func private @expected() -> (tensor<2x3xi8>, tensor<2x3xi8>) {
    %c0 = stablehlo.constant dense<[[-3, 1, 3], [-3, 1, 3]]> : tensor<2x3xi8>
    %c1 = stablehlo.constant dense<[[-2, -2, -2], [2, 2, 2]]> : tensor<2x3xi8>
    return %c0, %c1 : tensor<2x3xi8>, tensor<2x3xi8>
  }
}

// -----

module @numpy_meshgrid_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xui32>, tensor<2xui32>)
    %want0, %want1 = call @expected() : () -> (tensor<2x3xui32>, tensor<2x3xui32>)
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xui32>) -> tensor<2x3xui32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xui32>, tensor<2xui32>) {
    %c0 = stablehlo.constant dense<[1, 3, 0]> : tensor<3xui32>
    %c1 = stablehlo.constant dense<2> : tensor<2xui32>
    return %c0, %c1 : tensor<3xui32>, tensor<2xui32>
  }
  func.func private @expected() -> (tensor<2x3xui32>, tensor<2x3xui32>) {
    %c0 = stablehlo.constant dense<[[1, 3, 0], [1, 3, 0]]> : tensor<2x3xui32>
    %c1 = stablehlo.constant dense<2> : tensor<2x3xui32>
    return %c0, %c1 : tensor<2x3xui32>, tensor<2x3xui32>
  }
}

// -----

module @numpy_meshgrid_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xf16>, tensor<2xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<2x3xf16>, tensor<2x3xf16>)
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xf16>) -> tensor<2x3xf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf16>) -> tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf16>, tensor<2xf16>) {
    %c0 = stablehlo.constant dense<[-2.578125, -0.81298828125, -0.9638671875]> : tensor<3xf16>
    %c1 = stablehlo.constant dense<[1.095703125, -1.7900390625]> : tensor<2xf16>
    return %c0, %c1 : tensor<3xf16>, tensor<2xf16>
  }
  func.func private @expected() -> (tensor<2x3xf16>, tensor<2x3xf16>) {
    %c0 = stablehlo.constant dense<[[-2.578125, -0.81298828125, -0.9638671875], [-2.578125, -0.81298828125, -0.9638671875]]> : tensor<2x3xf16>
    %c1 = stablehlo.constant dense<[[1.095703125, 1.095703125, 1.095703125], [-1.7900390625, -1.7900390625, -1.7900390625]]> : tensor<2x3xf16>
    return %c0, %c1 : tensor<2x3xf16>, tensor<2x3xf16>
  }
}

// -----

module @numpy_meshgrid_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xf32>, tensor<2xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<2xf32>) {
    %c0 = stablehlo.constant dense<[0.5296845, 0.8655292, -2.1857338]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[2.2088346, -0.30714908]> : tensor<2xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<2xf32>
  }
  func.func private @expected() -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %c0 = stablehlo.constant dense<[[0.5296845, 0.8655292, -2.1857338], [0.5296845, 0.8655292, -2.1857338]]> : tensor<2x3xf32>
    %c1 = stablehlo.constant dense<[[2.2088346, 2.2088346, 2.2088346], [-0.30714908, -0.30714908, -0.30714908]]> : tensor<2x3xf32>
    return %c0, %c1 : tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// -----

module @numpy_meshgrid_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(2.8431413,0.5081617), (0.7901688,-2.9037416), (-0.5468172,-2.0732586)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(-1.0142773,2.9168375), (-0.3381575,-1.7192717)]> : tensor<2xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(2.8431413,0.5081617), (0.7901688,-2.9037416), (-0.5468172,-2.0732586)], [(2.8431413,0.5081617), (0.7901688,-2.9037416), (-0.5468172,-2.0732586)]]> : tensor<2x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-1.0142773,2.9168375), (-1.0142773,2.9168375), (-1.0142773,2.9168375)], [(-0.3381575,-1.7192717), (-0.3381575,-1.7192717), (-0.3381575,-1.7192717)]]> : tensor<2x3xcomplex<f32>>
    return %c0, %c1 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
  }
}
