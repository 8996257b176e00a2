module @numpy_fill_diagonal_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xi1>
    %want0 = call @expected() : () -> tensor<4x4xi1>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %0, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %14 = stablehlo.convert %arg0 : (tensor<4x4xi1>) -> tensor<4x4xi32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = "stablehlo.scatter"(%14, %13, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<4x4xi32>, tensor<4x2xi32>, tensor<4xi32>) -> tensor<4x4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %18 = stablehlo.compare NE, %16, %17, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %19 = stablehlo.convert %18 : tensor<4x4xi1>
    stablehlo.custom_call @check.expect_eq(%19, %want0) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [false, false, false, false], [false, true, true, true], [true, false, false, true]]> : tensor<4x4xi1>
    return %c0 : tensor<4x4xi1>
  }
  func.func private @expected() -> tensor<4x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, false], [false, true, false, false], [false, true, true, true], [true, false, false, true]]> : tensor<4x4xi1>
    return %c0 : tensor<4x4xi1>
  }
}

// -----

module @numpy_fill_diagonal_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xi8>
    %want0 = call @expected() : () -> tensor<4x4xi8>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %0, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %c_3 = stablehlo.constant dense<3> : tensor<i8>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<4xi8>
    %15 = "stablehlo.scatter"(%arg0, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      stablehlo.return %arg2 : tensor<i8>
    }) : (tensor<4x4xi8>, tensor<4x2xi32>, tensor<4xi8>) -> tensor<4x4xi8>
    stablehlo.custom_call @check.expect_eq(%15, %want0) {has_side_effect = true} : (tensor<4x4xi8>, tensor<4x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xi8> {
    %c0 = stablehlo.constant dense<[[-1, 0, 2, -1], [2, -1, 2, 0], [0, -2, -1, 0], [2, -1, -3, 3]]> : tensor<4x4xi8>
    return %c0 : tensor<4x4xi8>
  }
  func.func private @expected() -> tensor<4x4xi8> {
    %c0 = stablehlo.constant dense<[[3, 0, 2, -1], [2, 3, 2, 0], [0, -2, 3, 0], [2, -1, -3, 3]]> : tensor<4x4xi8>
    return %c0 : tensor<4x4xi8>
  }
}

// -----

module @numpy_fill_diagonal_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xui32>
    %want0 = call @expected() : () -> tensor<4x4xui32>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %0, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %c_3 = stablehlo.constant dense<3> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %15 = "stablehlo.scatter"(%arg0, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      stablehlo.return %arg2 : tensor<ui32>
    }) : (tensor<4x4xui32>, tensor<4x2xi32>, tensor<4xui32>) -> tensor<4x4xui32>
    stablehlo.custom_call @check.expect_eq(%15, %want0) {has_side_effect = true} : (tensor<4x4xui32>, tensor<4x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xui32> {
    %c0 = stablehlo.constant dense<[[2, 3, 0, 1], [3, 2, 2, 1], [3, 2, 0, 2], [1, 3, 2, 1]]> : tensor<4x4xui32>
    return %c0 : tensor<4x4xui32>
  }
  func.func private @expected() -> tensor<4x4xui32> {
    %c0 = stablehlo.constant dense<[[3, 3, 0, 1], [3, 3, 2, 1], [3, 2, 3, 2], [1, 3, 2, 3]]> : tensor<4x4xui32>
    return %c0 : tensor<4x4xui32>
  }
}

// -----

module @numpy_fill_diagonal_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf16>
    %want0 = call @expected() : () -> tensor<4x4xf16>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %0, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %15 = "stablehlo.scatter"(%arg0, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      stablehlo.return %arg2 : tensor<f16>
    }) : (tensor<4x4xf16>, tensor<4x2xi32>, tensor<4xf16>) -> tensor<4x4xf16>
    stablehlo.custom_call @check.expect_eq(%15, %want0) {has_side_effect = true} : (tensor<4x4xf16>, tensor<4x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf16> {
    %c0 = stablehlo.constant dense<[[1.1103515625, -1.9443359375, -0.038299560546875, -2.466796875], [-2.998046875, 1.755859375, 2.220703125, -0.275146484375], [-2.435546875, -0.5361328125, 1.5078125, -1.5205078125], [-2.625, 2.7265625, -2.5625, -2.646484375]]> : tensor<4x4xf16>
    return %c0 : tensor<4x4xf16>
  }
  func.func private @expected() -> tensor<4x4xf16> {
    %c0 = stablehlo.constant dense<[[3.0, -1.9443359375, -0.038299560546875, -2.466796875], [-2.998046875, 3.0, 2.220703125, -0.275146484375], [-2.435546875, -0.5361328125, 3.0, -1.5205078125], [-2.625, 2.7265625, -2.5625, 3.0]]> : tensor<4x4xf16>
    return %c0 : tensor<4x4xf16>
  }
}

// -----

module @numpy_fill_diagonal_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %0, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.scatter"(%arg0, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_eq(%15, %want0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.2804312, 2.9186556, 2.2985332, 2.876672], [1.0928103, -1.1645691, -0.85006833, 1.5218059], [2.697306, -1.5258303, -2.0373752, 2.690145], [-0.17454134, -2.0021577, -2.4137707, -2.5366712]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[3.0, 2.9186556, 2.2985332, 2.876672], [1.0928103, 3.0, -0.85006833, 1.5218059], [2.697306, -1.5258303, 3.0, 2.690145], [-0.17454134, -2.0021577, -2.4137707, 3.0]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
}

// -----

module @numpy_fill_diagonal_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x4xcomplex<f32>>
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.add %0, %8 : tensor<4xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %15 = "stablehlo.scatter"(%arg0, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      stablehlo.return %arg2 : tensor<complex<f32>>
    }) : (tensor<4x4xcomplex<f32>>, tensor<4x2xi32>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%15, %want0) {has_side_effect = true} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.6871033,1.521316), (-2.5056536,-2.217058), (-1.8908201,2.9945095), (2.460421,-0.6141298)], [(0.018060474,-0.029099153), (-0.9201944,1.1176852), (-0.39105824,-2.238897), (-2.9456189,-2.8223379)], [(1.1148494,-2.9609482), (-1.5885466,-0.7730718), (0.5545066,1.521018), (-1.1212169,2.0634532)], [(2.1346772,2.8484066), (1.58742,-0.91396683), (-1.0433751,-0.7035836), (0.07268026,2.4166176)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(3.0,0.0), (-2.5056536,-2.217058), (-1.8908201,2.9945095), (2.460421,-0.6141298)], [(0.018060474,-0.029099153), (3.0,0.0), (-0.39105824,-2.238897), (-2.9456189,-2.8223379)], [(1.1148494,-2.9609482), (-1.5885466,-0.7730718), (3.0,0.0), (-1.1212169,2.0634532)], [(2.1346772,2.8484066), (1.58742,-0.91396683), (-1.0433751,-0.7035836), (3.0,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
}
