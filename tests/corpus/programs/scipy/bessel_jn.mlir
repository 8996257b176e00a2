module @scipy_bessel_jn_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<4x5xf32>
    %0 = call @bessel_jn(%arg0) : (tensor<5xf32>) -> tensor<4x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.883e-04 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[2.450393, 2.834808, 1.2117788, 3.6827798, 5.606529]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000C0FF0000C0FF0000C0FF57E6CBBE07D0EE3C0000C0FF0000C0FF0000C0FFD4B9793DA2E2AABE0000C0FF0000C0FF0000C0FF1FDADC3E36C517BE0000C0FF0000C0FF0000C0FFDDA8D03E4C7D693E"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @bessel_jn(%arg0: tensor<5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<51xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<51x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:7 = stablehlo.while(%iterArg = %0, %iterArg_3 = %arg0, %iterArg_4 = %c, %iterArg_5 = %1, %iterArg_6 = %2, %iterArg_7 = %3, %iterArg_8 = %4) : tensor<51xf32>, tensor<5xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<51x5xf32>
    cond {
      %c_9 = stablehlo.constant dense<51> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<51> : tensor<i32>
      %16 = stablehlo.subtract %c_9, %iterArg_4 : tensor<i32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_10 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<51xf32>, tensor<i32>) -> tensor<f32>
      %19:4 = func.call @closed_call(%iterArg_3, %iterArg_5, %iterArg_6, %iterArg_7, %18) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_8, %19#3, %17) : (tensor<51x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<51x5xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_4, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %21, %19#0, %19#1, %19#2, %20 : tensor<51xf32>, tensor<5xf32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<51x5xf32>
    }
    %6 = stablehlo.slice %5#6 [0:1, 0:5] : (tensor<51x5xf32>) -> tensor<1x5xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<1x5xf32>) -> tensor<5x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<5x1xf32>) -> tensor<5xf32>
    %9 = stablehlo.slice %5#6 [0:4, 0:5] : (tensor<51x5xf32>) -> tensor<4x5xf32>
    %10 = stablehlo.subtract %5#5, %8 : tensor<5xf32>
    %11 = stablehlo.transpose %9, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %14 = stablehlo.divide %11, %13 : tensor<5x4xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    return %15 : tensor<4x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<51xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<51xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.add %arg4, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<5xf32>
    %4 = stablehlo.divide %3, %arg0 : tensor<5xf32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<5xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %6 = call @remainder(%arg4, %c) : (tensor<f32>, tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare EQ, %6, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.convert %7 : (tensor<i1>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      stablehlo.return %arg3 : tensor<5xf32>
    }, {
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %11 = stablehlo.multiply %10, %5 : tensor<5xf32>
      %12 = stablehlo.add %arg3, %11 : tensor<5xf32>
      stablehlo.return %12 : tensor<5xf32>
    }) : (tensor<i32>) -> tensor<5xf32>
    return %arg2, %5, %9, %5 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @remainder(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare NE, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.compare LT, %1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %5, %2 : tensor<i1>
    %7 = stablehlo.add %1, %0 : tensor<f32>
    %8 = stablehlo.select %6, %7, %1 : tensor<i1>, tensor<f32>
    return %8 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<51x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<51x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<51x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<51x5xf32>
    return %1 : tensor<51x5xf32>
  }
}

// -----

module @scipy_bessel_jn_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<4x5xf64>
    %0 = call @bessel_jn(%arg0) : (tensor<5xf64>) -> tensor<4x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.095e-13 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.5208187473632749, 2.0267210939037823, 3.6610603590306634, 3.9641770330066564, 5.2394648737322935]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0x02703BA6D2DDED3FF89EBA4045B0CA3FBCD6D7377E65D9BF0852DDD9A48DD9BF3F49DF8942C2B8BFF137D65B821BD03FF1B8299A3F65E23F744472BCDEEAB13F860A4E9345C8AABFBE008ABAAD0FD6BF276BFCC795F8A03F974F54372FF6D63F550D7DE2EED7DB3F6D63302D41DDD73FAF7972CA0FDAA1BFCF7F8B0A63B4673F906BB722BE0DC13F7085E5F91DF1D93FA0D31DF37E6DDB3F586B7F3B8F5BD43F"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @bessel_jn(%arg0: tensor<5xf64>) -> tensor<4x5xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<51xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<9.9999999999999997E-17> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<51x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:7 = stablehlo.while(%iterArg = %0, %iterArg_3 = %arg0, %iterArg_4 = %c, %iterArg_5 = %1, %iterArg_6 = %2, %iterArg_7 = %3, %iterArg_8 = %4) : tensor<51xf64>, tensor<5xf64>, tensor<i64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<51x5xf64>
    cond {
      %c_9 = stablehlo.constant dense<51> : tensor<i64>
      %16 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<51> : tensor<i64>
      %16 = stablehlo.subtract %c_9, %iterArg_4 : tensor<i64>
      %c_10 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.subtract %16, %c_10 : tensor<i64>
      %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<51xf64>, tensor<i64>) -> tensor<f64>
      %19:4 = func.call @closed_call(%iterArg_3, %iterArg_5, %iterArg_6, %iterArg_7, %18) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_8, %19#3, %17) : (tensor<51x5xf64>, tensor<5xf64>, tensor<i64>) -> tensor<51x5xf64>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %21 = stablehlo.add %iterArg_4, %c_11 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %21, %19#0, %19#1, %19#2, %20 : tensor<51xf64>, tensor<5xf64>, tensor<i64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<51x5xf64>
    }
    %6 = stablehlo.slice %5#6 [0:1, 0:5] : (tensor<51x5xf64>) -> tensor<1x5xf64>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<1x5xf64>) -> tensor<5x1xf64>
    %8 = stablehlo.reshape %7 : (tensor<5x1xf64>) -> tensor<5xf64>
    %9 = stablehlo.slice %5#6 [0:4, 0:5] : (tensor<51x5xf64>) -> tensor<4x5xf64>
    %10 = stablehlo.subtract %5#5, %8 : tensor<5xf64>
    %11 = stablehlo.transpose %9, dims = [1, 0] : (tensor<4x5xf64>) -> tensor<5x4xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x4xf64>
    %14 = stablehlo.divide %11, %13 : tensor<5x4xf64>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<5x4xf64>) -> tensor<4x5xf64>
    return %15 : tensor<4x5xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<51xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<51xf64>, tensor<i64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @closed_call(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>, %arg3: tensor<5xf64>, %arg4: tensor<f64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.add %arg4, %cst : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.multiply %2, %arg2 : tensor<5xf64>
    %4 = stablehlo.divide %3, %arg0 : tensor<5xf64>
    %5 = stablehlo.subtract %4, %arg1 : tensor<5xf64>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %6 = call @remainder(%arg4, %c) : (tensor<f64>, tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare EQ, %6, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.convert %7 : (tensor<i1>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      stablehlo.return %arg3 : tensor<5xf64>
    }, {
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
      %11 = stablehlo.multiply %10, %5 : tensor<5xf64>
      %12 = stablehlo.add %arg3, %11 : tensor<5xf64>
      stablehlo.return %12 : tensor<5xf64>
    }) : (tensor<i32>) -> tensor<5xf64>
    return %arg2, %5, %9, %5 : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
  }
  func.func private @remainder(%arg0: tensor<f64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.remainder %arg0, %0 : tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.compare NE, %1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.compare LT, %1, %cst_0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.and %5, %2 : tensor<i1>
    %7 = stablehlo.add %1, %0 : tensor<f64>
    %8 = stablehlo.select %6, %7, %1 : tensor<i1>, tensor<f64>
    return %8 : tensor<f64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<51x5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<i64>) -> tensor<51x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<51x5xf64>, tensor<1x5xf64>, tensor<i64>, tensor<i64>) -> tensor<51x5xf64>
    return %1 : tensor<51x5xf64>
  }
}
