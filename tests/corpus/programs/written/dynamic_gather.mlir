module @written_dynamic_gather_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5x3xi32>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x3xi32>
    %n = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %r = "stablehlo.dynamic_gather"(%a, %b, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x3xi32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x3xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x3xi32>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<[[-3, -2, -1], [3, 1, 3], [-1, 2, 3], [3, 3, 0], [3, 0, -3]]> : tensor<5x3xi32>
    %c1 = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x3xi32>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x3xi32> {
    %c0 = stablehlo.constant dense<[[3, 0, -3], [-3, -2, -1], [-1, 2, 3]]> : tensor<3x3xi32>
    return %c0 : tensor<3x3xi32>
  }
}

// -----

module @written_dynamic_gather_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5x3xf32>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x3xf32>
    %n = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %r = "stablehlo.dynamic_gather"(%a, %b, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x3xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x3xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x3xf32>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<[[-1.5720379, 2.733505, -2.4454305], [-2.9661531, 2.7240753, 1.0401962], [0.8748014, -1.8598663, 2.9075823], [0.18609747, -0.6206178, -2.275543], [-2.427231, 0.25410885, -2.8942435]]> : tensor<5x3xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x3xf32>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[-2.427231, 0.25410885, -2.8942435], [-1.5720379, 2.733505, -2.4454305], [0.8748014, -1.8598663, 2.9075823]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
}

// -----

module @written_dynamic_gather_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5x3xcomplex<f32>>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x3xcomplex<f32>>
    %n = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %r = "stablehlo.dynamic_gather"(%a, %b, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x3xcomplex<f32>>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x3xcomplex<f32>>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<[[(-1.5833112,1.4691416), (-0.782392,-1.3218242), (-2.2181046,2.890398)], [(1.2246172,2.5871482), (-1.1428547,0.23804238), (-0.6798808,2.5019424)], [(-0.12828049,-0.05867837), (2.219875,2.89424), (0.9466117,-1.3475149)], [(2.4160564,-2.0105042), (-1.0869608,-2.2930007), (-0.2738703,-0.79257315)], [(-1.3669434,0.8195284), (1.2481377,2.448063), (-1.0410198,-2.8450415)]]> : tensor<5x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x3xcomplex<f32>>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.3669434,0.8195284), (1.2481377,2.448063), (-1.0410198,-2.8450415)], [(-1.5833112,1.4691416), (-0.782392,-1.3218242), (-2.2181046,2.890398)], [(-0.12828049,-0.05867837), (2.219875,2.89424), (0.9466117,-1.3475149)]]> : tensor<3x3xcomplex<f32>>
    return %c0 : tensor<3x3xcomplex<f32>>
  }
}

// -----

module @written_dynamic_gather_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5x3xi1>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x3xi1>
    %n = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %r = "stablehlo.dynamic_gather"(%a, %b, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x3xi1>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x3xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x3xi1>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<[[false, true, true], [true, false, false], [false, true, true], [false, false, false], [true, false, false]]> : tensor<5x3xi1>
    %c1 = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x3xi1>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x3xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
    return %c0 : tensor<3x3xi1>
  }
}

// -----

module @written_dynamic_gather_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5x3xui8>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x3xui8>
    %n = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %r = "stablehlo.dynamic_gather"(%a, %b, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x3xui8>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x3xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x3xui8>, tensor<3x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x3xui8>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<[[0, 3, 1], [1, 1, 1], [3, 2, 1], [1, 0, 2], [1, 2, 0]]> : tensor<5x3xui8>
    %c1 = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x3xui8>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x3xui8> {
    %c0 = stablehlo.constant dense<[[1, 2, 0], [0, 3, 1], [3, 2, 1]]> : tensor<3x3xui8>
    return %c0 : tensor<3x3xui8>
  }
}

// -----

module @written_dynamic_gather_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5x3xbf16>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x3xbf16>
    %n = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %r = "stablehlo.dynamic_gather"(%a, %b, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<5x3xbf16>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x3xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x3xbf16>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<[[-2.578125, -1.0, 2.53125], [-2.5625, -0.546875, -0.031494140625], [-0.734375, -0.0634765625, -1.4765625], [2.375, 1.265625, 0.79296875], [-1.2578125, -2.9375, 0.271484375]]> : tensor<5x3xbf16>
    %c1 = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x3xbf16>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x3xbf16> {
    %c0 = stablehlo.constant dense<[[-1.2578125, -2.9375, 0.271484375], [-2.578125, -1.0, 2.53125], [-0.734375, -0.0634765625, -1.4765625]]> : tensor<3x3xbf16>
    return %c0 : tensor<3x3xbf16>
  }
}
