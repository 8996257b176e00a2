module @numpy_corrcoef_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf32>
    %want0 = call @expected() : () -> tensor<3x3xf32>
    %0 = call @corrcoef(%arg0) : (tensor<3x6xf32>) -> tensor<3x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x6C70A33F3BF3433F3EB2FA3F932C31C0DC191740031316C0778F2EC064FF0CC028275ABFA7586C3E7FF11FBF886CECBFBCC9DBBF87C80540756730C091272BC059C80040DB1497BF"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[0.9999999, -0.24039096, 0.3999092], [-0.24039094, 1.0, -0.23767151], [0.3999092, -0.23767151, 1.0]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
  func.func private @corrcoef(%arg0: tensor<3x6xf32>) -> tensor<3x3xf32> {
    %0 = call @cov(%arg0) : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %1 = call @_diag(%0) : (tensor<3x3xf32>) -> tensor<3xf32>
    %2 = stablehlo.sqrt %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %5 = stablehlo.divide %0, %4 : tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %8 = stablehlo.divide %5, %7 : tensor<3x3xf32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %9 = call @clip(%8, %c, %c_0) : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x3xf32>
    return %9 : tensor<3x3xf32>
  }
  func.func private @cov(%arg0: tensor<3x6xf32>) -> tensor<3x3xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x6xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x6xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x3xf32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf32>
    return %13 : tensor<3x3xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    return %arg0 : tensor<3x6xf32>
  }
  func.func private @_diag(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = call @diagonal(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @diagonal(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi32>
      %9 = stablehlo.iota dim = 0 : tensor<3xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %13 = stablehlo.add %8, %12 : tensor<3xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %18 = stablehlo.add %9, %17 : tensor<3xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      stablehlo.return %23 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %7 : tensor<3xf32>
  }
  func.func private @clip(%arg0: tensor<3x3xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x3xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x3xf32>
    return %5 : tensor<3x3xf32>
  }
}

// -----

module @numpy_corrcoef_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf64>
    %want0 = call @expected() : () -> tensor<3x3xf64>
    %0 = call @corrcoef(%arg0) : (tensor<3x6xf64>) -> tensor<3x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x98B1FF4869EBEEBFDAE54149175C0440881323D58EE9E4BFE90DE9A7066E02C0977AB3CED330F9BFEB6E16DBBAE8FFBFCC996FF3EFE5FBBF0072CBD1BE74FF3F5C38187AA8BDE2BFA43CD8382C9206400819215B8E46F93F505E20E4A6BDFBBF0083C793665ACEBF60372D14F49BF2BFE0660F1B1780D8BF88A3EF058088E13F666A8798EE730540FC9782F232450640"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<3x3xf64> {
    %c0 = stablehlo.constant dense<[[0.9999999999999999, 0.19619141580896474, -0.6848862560358754], [0.19619141580896474, 1.0, -0.14006092175604315], [-0.6848862560358752, -0.14006092175604312, 1.0]]> : tensor<3x3xf64>
    return %c0 : tensor<3x3xf64>
  }
  func.func private @corrcoef(%arg0: tensor<3x6xf64>) -> tensor<3x3xf64> {
    %0 = call @cov(%arg0) : (tensor<3x6xf64>) -> tensor<3x3xf64>
    %1 = call @_diag(%0) : (tensor<3x3xf64>) -> tensor<3xf64>
    %2 = stablehlo.sqrt %1 : tensor<3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %5 = stablehlo.divide %0, %4 : tensor<3x3xf64>
    %6 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %8 = stablehlo.divide %5, %7 : tensor<3x3xf64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %9 = call @clip(%8, %c, %c_0) : (tensor<3x3xf64>, tensor<i64>, tensor<i64>) -> tensor<3x3xf64>
    return %9 : tensor<3x3xf64>
  }
  func.func private @cov(%arg0: tensor<3x6xf64>) -> tensor<3x3xf64> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3xf64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x6xf64>
    %9 = stablehlo.subtract %0, %8 : tensor<3x6xf64>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf64>, tensor<6x3xf64>) -> tensor<3x3xf64>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf64>
    return %13 : tensor<3x3xf64>
  }
  func.func private @atleast_2d(%arg0: tensor<3x6xf64>) -> tensor<3x6xf64> {
    return %arg0 : tensor<3x6xf64>
  }
  func.func private @_diag(%arg0: tensor<3x3xf64>) -> tensor<3xf64> {
    %0 = call @diagonal(%arg0) : (tensor<3x3xf64>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @diagonal(%arg0: tensor<3x3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi64>
      %9 = stablehlo.iota dim = 0 : tensor<3xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %13 = stablehlo.add %8, %12 : tensor<3xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %18 = stablehlo.add %9, %17 : tensor<3xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi64>
      %20 = stablehlo.convert %14 : (tensor<3xi64>) -> tensor<3xi32>
      %21 = stablehlo.convert %19 : (tensor<3xi64>) -> tensor<3xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf64>, tensor<3x2xi32>) -> tensor<3xf64>
      stablehlo.return %25 : tensor<3xf64>
    }) : (tensor<i32>) -> tensor<3xf64>
    return %7 : tensor<3xf64>
  }
  func.func private @clip(%arg0: tensor<3x3xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x3xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x3xf64>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<3x3xf64>
    return %5 : tensor<3x3xf64>
  }
}
