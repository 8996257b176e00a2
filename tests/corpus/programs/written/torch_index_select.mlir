module @written_torch_index_select_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x4xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<2x3xi32>
    %r = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x4xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[[-2, -2, 3, 1], [-2, 1, -1, 1]]> : tensor<2x4xi32>
    %c1 = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<2x4xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x3xi32> {
    %c0 = stablehlo.constant dense<[[3, -2, 3], [-1, -2, -1]]> : tensor<2x3xi32>
    return %c0 : tensor<2x3xi32>
  }
}

// -----

module @written_torch_index_select_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x4xf32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<2x3xf32>
    %r = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x4xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4xf32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[[2.0695078, -0.9661645, 0.8383986, 2.7022297], [2.149993, -1.1561335, -2.9911149, 2.2980385]]> : tensor<2x4xf32>
    %c1 = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<2x4xf32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[0.8383986, 2.0695078, 0.8383986], [-2.9911149, 2.149993, -2.9911149]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
}

// -----

module @written_torch_index_select_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x4xcomplex<f32>>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f32>>
    %r = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x4xcomplex<f32>>, tensor<3xi32>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4xcomplex<f32>>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[[(-2.4006886,1.1827925), (-2.6274884,2.2617962), (0.71752006,-2.8131013), (0.36755818,-1.1172625)], [(-2.1371992,2.6290982), (-0.07450247,1.7135081), (-1.4642283,0.5423073), (2.9619045,-2.7066808)]]> : tensor<2x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<2x4xcomplex<f32>>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.71752006,-2.8131013), (-2.4006886,1.1827925), (0.71752006,-2.8131013)], [(-1.4642283,0.5423073), (-2.1371992,2.6290982), (-1.4642283,0.5423073)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
}

// -----

module @written_torch_index_select_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x4xi1>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<2x3xi1>
    %r = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x4xi1>, tensor<3xi32>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4xi1>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [false, true, false, false]]> : tensor<2x4xi1>
    %c1 = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<2x4xi1>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false], [false, false, false]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
}

// -----

module @written_torch_index_select_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x4xui8>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<2x3xui8>
    %r = "stablehlo.torch_index_select"(%a, %b) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x4xui8>, tensor<3xi32>) -> tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4xui8>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[[1, 0, 1, 1], [0, 2, 3, 1]]> : tensor<2x4xui8>
    %c1 = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<2x4xui8>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x3xui8> {
    %c0 = stablehlo.constant dense<[[1, 1, 1], [3, 0, 3]]> : tensor<2x3xui8>
    return %c0 : tensor<2x3xui8>
  }
}
