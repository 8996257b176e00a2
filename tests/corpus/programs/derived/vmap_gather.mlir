module @derived_vmap_gather_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui8>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xui8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xui8>, tensor<3x2x1xi32>) -> tensor<3x2xui8>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui8>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[1, 1, 3, 1, 2], [3, 0, 3, 2, 2], [2, 2, 1, 3, 2]]> : tensor<3x5xui8>
    %c1 = stablehlo.constant dense<[[2, 1], [3, 0], [2, 0]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xui8>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xui8> {
    %c0 = stablehlo.constant dense<[[3, 1], [2, 3], [1, 2]]> : tensor<3x2xui8>
    return %c0 : tensor<3x2xui8>
  }
}

// -----

module @derived_vmap_gather_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[0.21302526, 0.055437785, -1.0673525, 0.22198762, -1.1259502], [-1.8686396, 0.23806383, -0.33241987, 1.3522052, 2.5071468], [-2.120456, 0.3334925, -1.3140932, -2.2725284, 0.4760744]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[1, 3], [2, 2], [4, 3]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[0.055437785, 0.22198762], [-0.33241987, -0.33241987], [0.4760744, -2.2725284]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @derived_vmap_gather_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xcomplex<f32>>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xcomplex<f32>>, tensor<3x2x1xi32>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xcomplex<f32>>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[(1.2816548,-1.7143158), (-2.7457736,2.1403935), (-1.4912698,2.0015705), (1.8043836,-1.8681188), (-0.46448088,-2.5863702)], [(1.6779537,0.3221947), (0.79580206,1.9131627), (2.788205,-0.87376773), (2.7682757,-1.4239539), (-1.0865386,-0.9647076)], [(0.27098462,-1.5845176), (-2.165895,-1.5824668), (2.4230046,1.6727871), (1.7935615,1.3715471), (-2.6086996,0.80237204)]]> : tensor<3x5xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[3, 0], [4, 3], [0, 0]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xcomplex<f32>>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.8043836,-1.8681188), (1.2816548,-1.7143158)], [(-1.0865386,-0.9647076), (2.7682757,-1.4239539)], [(0.27098462,-1.5845176), (0.27098462,-1.5845176)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}
