module @derived_layer_norm_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x6xf32>, tensor<6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<4x6xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<4x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<4x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<4x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<4x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %22 = stablehlo.multiply %5, %21 : tensor<4x6xf32>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %26:6 = call @_std(%25, %c) : (tensor<4x6xf32>, tensor<i32>) -> (tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>)
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = call @_std_0(%26#1, %26#2, %26#3, %26#4, %26#5, %cst_6) : (tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.multiply %22, %27 : tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.reshape %29 : (tensor<6xf32>) -> tensor<1x6xf32>
    %31 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<4x6xf32>
    %32 = stablehlo.multiply %27, %31 : tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.multiply %5, %32 : tensor<4x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %36 = stablehlo.reshape %35 : (tensor<4xf32>) -> tensor<4x1xf32>
    %37 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %38 = stablehlo.multiply %32, %37 : tensor<4x6xf32>
    %39 = stablehlo.multiply %36, %20 : tensor<4x1xf32>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %41 = stablehlo.divide %39, %40 : tensor<4x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %44 = stablehlo.multiply %43, %10 : tensor<4x6xf32>
    %45 = stablehlo.negate %44 : tensor<4x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.reshape %46 : (tensor<4xf32>) -> tensor<4x1xf32>
    %48 = stablehlo.negate %38 : tensor<4x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %50 = stablehlo.reshape %49 : (tensor<4xf32>) -> tensor<4x1xf32>
    %51 = stablehlo.add %44, %38 : tensor<4x6xf32>
    %52 = stablehlo.add %47, %50 : tensor<4x1xf32>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<4x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %57 = stablehlo.add %51, %56 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%57, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%33, %want1) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<"0x911E9F3FA1BE0340B708DEBF7D2C3740EAC40AC0AD35E3BFB5C674BF9EFD0A4037FC6B3F58E5BABF6A0E01C0DC2AB13EFDEA3940F68091BFD2663040BC2E9D3F3B617ABF6CAB993E3872BFBFB07B953F9C54F9BF20D759BFC2E4E73F0C23F3BF"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<[2.4485514, -2.1143315, 0.29910865, 0.119647, 2.4987948, -1.3726956]> : tensor<6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<"0xF0E0EA3C8477813CE9B0C83C5BAC0FBD787E17BD60624A3B44104DBB9A06A03C981201BD1DBF643DFC7009BD966EEBBBF68A463D4869AC3AC6BA61BD40520CBB184D26BCDE49903CB11BFDBC3AC8E8BCC5E6113D35A924BC2A03F73CB03E6B3B"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<[0.14563228, -0.2788682, 0.024304008, 0.009883976, 0.348918, -0.066755496]> : tensor<6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<6xf32>
  }
  func.func private @_std(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>) {
    %0:5 = call @_var(%arg0, %arg1) : (tensor<4x6xf32>, tensor<i32>) -> (tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>)
    %1 = stablehlo.sqrt %0#0 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.divide %cst, %1 : tensor<f32>
    return %1, %0#1, %0#2, %0#3, %0#4, %2 : tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = chlo.square %5 : tensor<4x6xf32> -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %11, %10 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14:2 = call @_where(%13, %12, %cst_5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %14#0, %8, %10, %13, %14#1 : tensor<f32>, tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<f32>, tensor<f32>
  }
  func.func private @_std_0(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg5, %arg4 : tensor<f32>
    %1 = call @_var_1(%arg0, %arg1, %arg2, %arg3, %0) : (tensor<4x6xf32>, tensor<f32>, tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @_var_1(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> tensor<4x6xf32> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.divide %0, %arg1 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf32>
    %4 = stablehlo.negate %3 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.reshape %5 : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %11 = stablehlo.add %3, %10 : tensor<4x6xf32>
    return %11 : tensor<4x6xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.select %arg0, %arg2, %cst : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module @derived_layer_norm_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x6xf64>, tensor<6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf64>, tensor<6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %7 = stablehlo.subtract %arg0, %6 : tensor<4x6xf64>
    %8 = stablehlo.multiply %7, %7 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.multiply %9, %7 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %14 = stablehlo.divide %12, %13 : tensor<4x1xf64>
    %cst_4 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %16 = stablehlo.add %14, %15 : tensor<4x1xf64>
    %17 = stablehlo.rsqrt %16 : tensor<4x1xf64>
    %18 = stablehlo.divide %17, %16 : tensor<4x1xf64>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %20 = stablehlo.multiply %19, %18 : tensor<4x1xf64>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %22 = stablehlo.multiply %5, %21 : tensor<4x6xf64>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %25 = stablehlo.multiply %22, %24 : tensor<4x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %26:6 = call @_std(%25, %c) : (tensor<4x6xf64>, tensor<i64>) -> (tensor<f64>, tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>, tensor<f64>)
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = call @_std_0(%26#1, %26#2, %26#3, %26#4, %26#5, %cst_6) : (tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<4x6xf64>
    %28 = stablehlo.multiply %22, %27 : tensor<4x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf64>, tensor<f64>) -> tensor<6xf64>
    %30 = stablehlo.reshape %29 : (tensor<6xf64>) -> tensor<1x6xf64>
    %31 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %32 = stablehlo.multiply %27, %31 : tensor<4x6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %33 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %34 = stablehlo.multiply %5, %32 : tensor<4x6xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %36 = stablehlo.reshape %35 : (tensor<4xf64>) -> tensor<4x1xf64>
    %37 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %38 = stablehlo.multiply %32, %37 : tensor<4x6xf64>
    %39 = stablehlo.multiply %36, %20 : tensor<4x1xf64>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %41 = stablehlo.divide %39, %40 : tensor<4x1xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf64>, tensor<f64>) -> tensor<4xf64>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
    %44 = stablehlo.multiply %43, %10 : tensor<4x6xf64>
    %45 = stablehlo.negate %44 : tensor<4x6xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %46 = stablehlo.reduce(%45 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %47 = stablehlo.reshape %46 : (tensor<4xf64>) -> tensor<4x1xf64>
    %48 = stablehlo.negate %38 : tensor<4x6xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %50 = stablehlo.reshape %49 : (tensor<4xf64>) -> tensor<4x1xf64>
    %51 = stablehlo.add %44, %38 : tensor<4x6xf64>
    %52 = stablehlo.add %47, %50 : tensor<4x1xf64>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %54 = stablehlo.divide %52, %53 : tensor<4x1xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf64>, tensor<f64>) -> tensor<4xf64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
    %57 = stablehlo.add %51, %56 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%57, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%33, %want1) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<"0x7AEC9F9F6AB505C0B8BEDEE45DD2E73F7C2288990747034050A9CDD866BBF23F902BBE90139A024009AC69104A4E07C0B0E2B062014EEDBF5CF15790A749F43F581577272F94F73FADCBFFC4153E07C0BC23F82D3DBA0540E4749F67188A034022BA012060BB01409E7E707174E403C0909B2C19F5B1D1BF9EBFE1349084FFBF60438FF7ACA807C0306F04591EB1F23F98194605228C0240D0472AEDF9D4FCBFF2912998B382004050B37F3FD118D7BFECC8D84087690740F43E5902A30C0740"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<[2.1754261056998807, -2.6471293194533976, 2.392776148031844, 2.9361335355779827, 2.9846744070183817, 2.6434304287062007]> : tensor<6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> (tensor<4x6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<"0x7777F272877E853F0F2F8F2B5092833FD67E88E481E58ABFEEB47677D89860BF93860C09B014803F0F0128A5CF198ABFF9032DA46DC9933FFE51002E1960893F80BD1F9CDBAB84BFCE69B7A7646F8ABF2F4C3BB68F23633FB005122098A086BF98F56A558E4D8ABF0D31748DDD65953F7A1CA164B71D793F5CE35C1D88CB7ABF2C5C3ACDC56693BF462F55314726873FA05E1FFC780E82BF487E65F940D98D3F4C76525199696DBFBBA76D1F56D992BF892B38787EDD8E3F500E8DED6026533F"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<[0.17331859529569224, -0.15721617482416084, 0.03970879334625763, 0.24384104093883288, 0.18545609526692433, 0.17857400341691218]> : tensor<6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<6xf64>
  }
  func.func private @_std(%arg0: tensor<4x6xf64>, %arg1: tensor<i64>) -> (tensor<f64>, tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>, tensor<f64>) {
    %0:5 = call @_var(%arg0, %arg1) : (tensor<4x6xf64>, tensor<i64>) -> (tensor<f64>, tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>)
    %1 = stablehlo.sqrt %0#0 : tensor<f64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %2 = stablehlo.divide %cst, %1 : tensor<f64>
    return %1, %0#1, %0#2, %0#3, %0#4, %2 : tensor<f64>, tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>, tensor<f64>
  }
  func.func private @_var(%arg0: tensor<4x6xf64>, %arg1: tensor<i64>) -> (tensor<f64>, tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf64>
    %6 = chlo.square %5 : tensor<4x6xf64> -> tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf64>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %12 = stablehlo.divide %11, %10 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14:2 = call @_where(%13, %12, %cst_5) : (tensor<i1>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    return %14#0, %8, %10, %13, %14#1 : tensor<f64>, tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    return %1, %cst : tensor<f64>, tensor<f64>
  }
  func.func private @_std_0(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>, %arg2: tensor<i1>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg5, %arg4 : tensor<f64>
    %1 = call @_var_1(%arg0, %arg1, %arg2, %arg3, %0) : (tensor<4x6xf64>, tensor<f64>, tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
  func.func private @_var_1(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>, %arg2: tensor<i1>, %arg3: tensor<f64>, %arg4: tensor<f64>) -> tensor<4x6xf64> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.divide %0, %arg1 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf64>
    %4 = stablehlo.negate %3 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %6 = stablehlo.reshape %5 : (tensor<f64>) -> tensor<1x1xf64>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %8 = stablehlo.divide %6, %7 : tensor<1x1xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %11 = stablehlo.add %3, %10 : tensor<4x6xf64>
    return %11 : tensor<4x6xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.select %arg0, %arg2, %cst : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
}
