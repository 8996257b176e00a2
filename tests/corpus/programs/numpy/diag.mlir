module @numpy_diag_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi1>
    %want0 = call @expected() : () -> tensor<5x5xi1>
    %0 = call @_diag(%arg0) : (tensor<5xi1>) -> tensor<5x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x5xi1>, tensor<5x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi1> {
    %c0 = stablehlo.constant dense<[true, false, true, false, true]> : tensor<5xi1>
    return %c0 : tensor<5xi1>
  }
  func.func private @expected() -> tensor<5x5xi1> {
    %c0 = stablehlo.constant dense<"0x01000000000000000000000001000000000000000000000001"> : tensor<5x5xi1>
    return %c0 : tensor<5x5xi1>
  }
  func.func private @_diag(%arg0: tensor<5xi1>) -> tensor<5x5xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.pad %arg0, %c, low = [0], high = [0], interior = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<5xi1>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi1>) -> tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %7 = call @_where(%5, %6, %c_1) : (tensor<5x5xi1>, tensor<5x1xi1>, tensor<i1>) -> tensor<5x5xi1>
    return %7 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xi1>, %arg2: tensor<i1>) -> tensor<5x5xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xi1>
    return %2 : tensor<5x5xi1>
  }
}

// -----

module @numpy_diag_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi8>
    %want0 = call @expected() : () -> tensor<5x5xi8>
    %0 = call @_diag(%arg0) : (tensor<5xi8>) -> tensor<5x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x5xi8>, tensor<5x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi8> {
    %c0 = stablehlo.constant dense<[2, -2, -1, -2, -1]> : tensor<5xi8>
    return %c0 : tensor<5xi8>
  }
  func.func private @expected() -> tensor<5x5xi8> {
    %c0 = stablehlo.constant dense<"0x020000000000FE0000000000FF0000000000FE0000000000FF"> : tensor<5x5xi8>
    return %c0 : tensor<5x5xi8>
  }
  func.func private @_diag(%arg0: tensor<5xi8>) -> tensor<5x5xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.pad %arg0, %c, low = [0], high = [0], interior = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<5xi8>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi8>) -> tensor<5x1xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %7 = call @_where(%5, %6, %c_1) : (tensor<5x5xi1>, tensor<5x1xi8>, tensor<i8>) -> tensor<5x5xi8>
    return %7 : tensor<5x5xi8>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xi8>, %arg2: tensor<i8>) -> tensor<5x5xi8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xi8>) -> tensor<5x5xi8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<5x5xi8>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xi8>
    return %2 : tensor<5x5xi8>
  }
}

// -----

module @numpy_diag_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xui32>
    %want0 = call @expected() : () -> tensor<5x5xui32>
    %0 = call @_diag(%arg0) : (tensor<5xui32>) -> tensor<5x5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x5xui32>, tensor<5x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xui32> {
    %c0 = stablehlo.constant dense<[3, 1, 2, 1, 2]> : tensor<5xui32>
    return %c0 : tensor<5xui32>
  }
  func.func private @expected() -> tensor<5x5xui32> {
    %c0 = stablehlo.constant dense<"0x03000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000002000000"> : tensor<5x5xui32>
    return %c0 : tensor<5x5xui32>
  }
  func.func private @_diag(%arg0: tensor<5xui32>) -> tensor<5x5xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.pad %arg0, %c, low = [0], high = [0], interior = [0] : (tensor<5xui32>, tensor<ui32>) -> tensor<5xui32>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xui32>) -> tensor<5x1xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %7 = call @_where(%5, %6, %c_1) : (tensor<5x5xi1>, tensor<5x1xui32>, tensor<ui32>) -> tensor<5x5xui32>
    return %7 : tensor<5x5xui32>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xui32>, %arg2: tensor<ui32>) -> tensor<5x5xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xui32>) -> tensor<5x5xui32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5x5xui32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xui32>
    return %2 : tensor<5x5xui32>
  }
}

// -----

module @numpy_diag_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf16>
    %want0 = call @expected() : () -> tensor<5x5xf16>
    %0 = call @_diag(%arg0) : (tensor<5xf16>) -> tensor<5x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x5xf16>, tensor<5x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[2.83984375, -0.01171875, 1.1728515625, 1.521484375, 2.388671875]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @expected() -> tensor<5x5xf16> {
    %c0 = stablehlo.constant dense<"0xAE410000000000000000000000A200000000000000000000B13C00000000000000000000163E00000000000000000000C740"> : tensor<5x5xf16>
    return %c0 : tensor<5x5xf16>
  }
  func.func private @_diag(%arg0: tensor<5xf16>) -> tensor<5x5xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<5xf16>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf16>) -> tensor<5x1xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<5x5xi1>, tensor<5x1xf16>, tensor<f16>) -> tensor<5x5xf16>
    return %7 : tensor<5x5xf16>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xf16>, %arg2: tensor<f16>) -> tensor<5x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xf16>) -> tensor<5x5xf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<5x5xf16>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xf16>
    return %2 : tensor<5x5xf16>
  }
}

// -----

module @numpy_diag_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5x5xf32>
    %0 = call @_diag(%arg0) : (tensor<5xf32>) -> tensor<5x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.5266926, -0.7670228, 1.751346, 2.9832096, -0.93892115]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5x5xf32> {
    %c0 = stablehlo.constant dense<"0x54D5063F00000000000000000000000000000000000000009B5B44BF00000000000000000000000000000000000000001B2CE03F0000000000000000000000000000000000000000E8EC3E400000000000000000000000000000000000000000235D70BF"> : tensor<5x5xf32>
    return %c0 : tensor<5x5xf32>
  }
  func.func private @_diag(%arg0: tensor<5xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<5x5xi1>, tensor<5x1xf32>, tensor<f32>) -> tensor<5x5xf32>
    return %7 : tensor<5x5xf32>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xf32>, %arg2: tensor<f32>) -> tensor<5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xf32>
    return %2 : tensor<5x5xf32>
  }
}

// -----

module @numpy_diag_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x5xcomplex<f32>>
    %0 = call @_diag(%arg0) : (tensor<5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(0.52226686,2.1531415), (1.101427,-2.1691887), (2.2316127,-2.4627275), (-2.9769928,-1.7276844), (1.9261754,-0.80990094)]> : tensor<5xcomplex<f32>>
    return %c0 : tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x48B3053F12CD0940000000000000000000000000000000000000000000000000000000000000000000000000000000008FFB8C3FFDD30AC000000000000000000000000000000000000000000000000000000000000000000000000000000000BED20E40549D1DC0000000000000000000000000000000000000000000000000000000000000000000000000000000000D873EC0C324DDBF00000000000000000000000000000000000000000000000000000000000000000000000000000000EA8CF63FAB554FBF"> : tensor<5x5xcomplex<f32>>
    return %c0 : tensor<5x5xcomplex<f32>>
  }
  func.func private @_diag(%arg0: tensor<5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xcomplex<f32>>) -> tensor<5x1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<5x5xi1>, tensor<5x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    return %7 : tensor<5x5xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x1xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<5x1xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
    return %2 : tensor<5x5xcomplex<f32>>
  }
}

// -----

module @numpy_diag_of_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @_diag(%arg0) : (tensor<4x4xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xi32> {
    %c0 = stablehlo.constant dense<[[3, 1, -3, 3], [-1, 1, 1, 2], [2, 2, 1, 2], [1, 1, 0, -2]]> : tensor<4x4xi32>
    return %c0 : tensor<4x4xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[3, 1, 1, -2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @_diag(%arg0: tensor<4x4xi32>) -> tensor<4xi32> {
    %0 = call @diagonal(%arg0) : (tensor<4x4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @diagonal(%arg0: tensor<4x4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi32>
      %9 = stablehlo.iota dim = 0 : tensor<4xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %13 = stablehlo.add %8, %12 : tensor<4xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %18 = stablehlo.add %9, %17 : tensor<4xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<4x2xi32>) -> tensor<4xi32>
      stablehlo.return %23 : tensor<4xi32>
    }) : (tensor<i32>) -> tensor<4xi32>
    return %7 : tensor<4xi32>
  }
}

// -----

module @numpy_diag_of_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %0 = call @_diag(%arg0) : (tensor<4x4xbf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.46875, 2.296875, -1.2265625, 1.21875], [-2.234375, -1.71875, -2.9375, 0.54296875], [0.80859375, 2.890625, -0.97265625, -1.65625], [0.56640625, -0.1318359375, -2.5, 2.078125]]> : tensor<4x4xbf16>
    return %c0 : tensor<4x4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[2.46875, -1.71875, -0.97265625, 2.078125]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @_diag(%arg0: tensor<4x4xbf16>) -> tensor<4xbf16> {
    %0 = call @diagonal(%arg0) : (tensor<4x4xbf16>) -> tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
  func.func private @diagonal(%arg0: tensor<4x4xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xbf16>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi32>
      %9 = stablehlo.iota dim = 0 : tensor<4xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %13 = stablehlo.add %8, %12 : tensor<4xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %18 = stablehlo.add %9, %17 : tensor<4xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xbf16>, tensor<4x2xi32>) -> tensor<4xbf16>
      stablehlo.return %23 : tensor<4xbf16>
    }) : (tensor<i32>) -> tensor<4xbf16>
    return %7 : tensor<4xbf16>
  }
}

// -----

module @numpy_diag_of_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @_diag(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.7398882, -1.579578, -1.2674258, 0.50583875], [0.83354425, -1.3386558, -0.77398807, -2.9542837], [-2.9177005, -1.4853051, -1.0926485, 2.4734843], [1.6993377, -0.94416803, 2.918843, 1.0484041]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-2.7398882, -1.3386558, -1.0926485, 1.0484041]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @_diag(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = call @diagonal(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @diagonal(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi32>
      %9 = stablehlo.iota dim = 0 : tensor<4xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %13 = stablehlo.add %8, %12 : tensor<4xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %18 = stablehlo.add %9, %17 : tensor<4xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x2xi32>) -> tensor<4xf32>
      stablehlo.return %23 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}

// -----

module @numpy_diag_of_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %0 = call @_diag(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.4069999897572929, 0.04936206908370666, 2.90710536528095, -2.1554825430093194], [-0.9017889358171107, 0.8627455005217626, -1.4603756926205465, -1.0984521757406616], [2.120426504523869, 0.6135419484788134, 2.1912507039455935, -2.66480561931545], [-1.2644862501175653, 1.851405258109713, 1.5189169028965512, -2.595583581237755]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.4069999897572929, 0.8627455005217626, 2.1912507039455935, -2.595583581237755]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @_diag(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
    %0 = call @diagonal(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
    return %0 : tensor<4xf64>
  }
  func.func private @diagonal(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi64>
      %9 = stablehlo.iota dim = 0 : tensor<4xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %13 = stablehlo.add %8, %12 : tensor<4xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %18 = stablehlo.add %9, %17 : tensor<4xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
      %20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
      %21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf64>, tensor<4x2xi32>) -> tensor<4xf64>
      stablehlo.return %25 : tensor<4xf64>
    }) : (tensor<i32>) -> tensor<4xf64>
    return %7 : tensor<4xf64>
  }
}
