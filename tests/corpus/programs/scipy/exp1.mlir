module @scipy_exp1_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @expn(%c, %arg0) : (tensor<i32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[3.255982, 4.164804, 1.4149781, 1.7433157], [3.39275, 1.9793032, 2.1803813, 4.375255], [0.44112855, 4.0599117, 4.572904, 4.609714]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.009445418, 0.0030972045, 0.11361459, 0.07015595], [0.007962471, 0.050323002, 0.038193483, 0.0024061154], [0.63808393, 0.0035150324, 0.0019012031, 0.0018199038]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expn(%arg0: tensor<i32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare LT, %arg1, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %5 = stablehlo.or %4, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.compare LT, %0, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %7, %9 : tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare EQ, %arg1, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GE, %0, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %15 = stablehlo.and %12, %14 : tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.compare EQ, %0, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %20 = stablehlo.and %19, %18 : tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<5.000000e+03> : tensor<f32>
    %21 = stablehlo.compare GE, %0, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.compare GT, %arg1, %22, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.compare EQ, %0, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %25 = stablehlo.add %0, %0 : tensor<f32>
    %26 = call @_where(%24, %25, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %cst_10, %26 : tensor<f32>
    %28 = stablehlo.negate %arg1 : tensor<3x4xf32>
    %29 = stablehlo.exponential %28 : tensor<3x4xf32>
    %30 = stablehlo.divide %29, %arg1 : tensor<3x4xf32>
    %31 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %32 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %33 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %34 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %35 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %36 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %39 = stablehlo.concatenate %31, %32, %33, %34, %38, %36, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x6xi1>
    %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %40 = call @_piecewise(%arg1, %39, %cst_11, %cst_12, %27, %30, %0) : (tensor<3x4xf32>, tensor<3x4x6xi1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %40 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_piecewise(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4x6xi1>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<3x4xf32>, %arg6: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x6xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x6xi1>) -> tensor<3x4x7xi1>
    %5 = call @cumsum(%4) : (tensor<3x4x7xi1>) -> tensor<3x4x7xi32>
    %6 = call @argmax(%5) : (tensor<3x4x7xi32>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<3x4xi32>
    %10 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %15 = stablehlo.compare EQ, %9, %14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %16 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %17 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.select %15, %17, %16 : tensor<3x4xi1>, tensor<3x4xf32>
    %19 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %20 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.select %15, %20, %19 : tensor<3x4xi1>, tensor<3x4xf32>
    %22 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %23 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.select %15, %23, %22 : tensor<3x4xi1>, tensor<3x4xf32>
    %25 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %26 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.select %15, %26, %25 : tensor<3x4xi1>, tensor<3x4xf32>
    %28 = stablehlo.select %15, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %29 = stablehlo.select %15, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %30 = stablehlo.log %29 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<-0.577215672> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %35:3 = stablehlo.while(%iterArg = %34, %iterArg_38 = %18, %iterArg_39 = %32) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %227 = stablehlo.compare LT, %iterArg, %iterArg_38, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_40 = stablehlo.constant dense<false> : tensor<i1>
      %228 = stablehlo.reduce(%227 init: %c_40) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %228 : tensor<i1>
    } do {
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %227 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %228 = stablehlo.add %iterArg, %227 : tensor<3x4xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %230 = stablehlo.divide %229, %iterArg : tensor<3x4xf32>
      %231 = stablehlo.add %iterArg_39, %230 : tensor<3x4xf32>
      %232 = stablehlo.compare LT, %iterArg, %iterArg_38, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %234 = stablehlo.select %233, %228, %iterArg : tensor<3x4xi1>, tensor<3x4xf32>
      %235 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %236 = stablehlo.select %235, %iterArg_38, %iterArg_38 : tensor<3x4xi1>, tensor<3x4xf32>
      %237 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %238 = stablehlo.select %237, %231, %iterArg_39 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %234, %236, %238 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.compare EQ, %18, %36, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = call @_where_1(%37, %cst_5, %18) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %39 = stablehlo.negate %29 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %41 = stablehlo.subtract %40, %18 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.compare EQ, %18, %42, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.subtract %44, %38 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %47 = stablehlo.divide %46, %45 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = call @_where_1(%43, %cst_10, %47) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %52 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %53 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %55:7 = stablehlo.while(%iterArg = %39, %iterArg_38 = %48, %iterArg_39 = %41, %iterArg_40 = %52, %iterArg_41 = %29, %iterArg_42 = %53, %iterArg_43 = %54) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %227 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %228 = stablehlo.compare GT, %iterArg_41, %227, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %229 = stablehlo.convert %iterArg_40 : tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %230 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %231 = stablehlo.compare GT, %229, %230, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %232 = stablehlo.and %228, %231 : tensor<3x4xi1>
      %c_46 = stablehlo.constant dense<false> : tensor<i1>
      %233 = stablehlo.reduce(%232 init: %c_46) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %233 : tensor<i1>
    } do {
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %227 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %228 = stablehlo.add %iterArg_42, %227 : tensor<3x4xf32>
      %229 = stablehlo.divide %iterArg, %228 : tensor<3x4xf32>
      %230 = stablehlo.multiply %iterArg_43, %229 : tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %231 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %232 = stablehlo.add %iterArg_39, %231 : tensor<3x4xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %233 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %234 = stablehlo.compare NE, %232, %233, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %235 = stablehlo.divide %230, %232 : tensor<3x4xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %236 = func.call @_where_2(%234, %235, %cst_47) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
      %237 = stablehlo.add %iterArg_38, %236 : tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %239 = stablehlo.compare NE, %237, %238, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %240 = stablehlo.divide %230, %237 : tensor<3x4xf32>
      %241 = stablehlo.abs %240 : tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %242 = func.call @_where_2(%239, %241, %cst_49) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %243 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %244 = stablehlo.compare GT, %iterArg_41, %243, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %245 = stablehlo.convert %iterArg_40 : tensor<3x4xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %246 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %247 = stablehlo.compare GT, %245, %246, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %248 = stablehlo.and %244, %247 : tensor<3x4xi1>
      %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %250 = stablehlo.select %249, %237, %iterArg_38 : tensor<3x4xi1>, tensor<3x4xf32>
      %251 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %252 = stablehlo.select %251, %232, %iterArg_39 : tensor<3x4xi1>, tensor<3x4xf32>
      %253 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %254 = stablehlo.select %253, %242, %iterArg_40 : tensor<3x4xi1>, tensor<3x4xf32>
      %255 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %256 = stablehlo.select %255, %iterArg_41, %iterArg_41 : tensor<3x4xi1>, tensor<3x4xf32>
      %257 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %258 = stablehlo.select %257, %228, %iterArg_42 : tensor<3x4xi1>, tensor<3x4xf32>
      %259 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %260 = stablehlo.select %259, %230, %iterArg_43 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %iterArg, %250, %252, %254, %256, %258, %260 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %57 = stablehlo.subtract %18, %56 : tensor<3x4xf32>
    %58 = stablehlo.power %39, %57 : tensor<3x4xf32>
    %59 = stablehlo.multiply %58, %35#2 : tensor<3x4xf32>
    %60 = chlo.lgamma %18 : tensor<3x4xf32> -> tensor<3x4xf32>
    %61 = stablehlo.exponential %60 : tensor<3x4xf32>
    %62 = stablehlo.divide %59, %61 : tensor<3x4xf32>
    %63 = stablehlo.subtract %62, %55#1 : tensor<3x4xf32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %65 = stablehlo.compare EQ, %9, %64, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %66 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %67 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %68 = stablehlo.select %65, %67, %66 : tensor<3x4xi1>, tensor<3x4xf32>
    %69 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %70 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %71 = stablehlo.select %65, %70, %69 : tensor<3x4xi1>, tensor<3x4xf32>
    %72 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %73 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %74 = stablehlo.select %65, %73, %72 : tensor<3x4xi1>, tensor<3x4xf32>
    %75 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %76 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %77 = stablehlo.select %65, %76, %75 : tensor<3x4xi1>, tensor<3x4xf32>
    %78 = stablehlo.select %65, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %79 = stablehlo.select %65, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %80 = stablehlo.convert %71 : tensor<3x4xf32>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %82 = stablehlo.compare EQ, %9, %81, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %83 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %84 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %85 = stablehlo.select %82, %84, %83 : tensor<3x4xi1>, tensor<3x4xf32>
    %86 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %87 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %88 = stablehlo.select %82, %87, %86 : tensor<3x4xi1>, tensor<3x4xf32>
    %89 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %90 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %91 = stablehlo.select %82, %90, %89 : tensor<3x4xi1>, tensor<3x4xf32>
    %92 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %93 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %94 = stablehlo.select %82, %93, %92 : tensor<3x4xi1>, tensor<3x4xf32>
    %95 = stablehlo.select %82, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %96 = stablehlo.select %82, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %97 = stablehlo.convert %91 : tensor<3x4xf32>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %99 = stablehlo.compare EQ, %9, %98, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %100 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %101 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %102 = stablehlo.select %99, %101, %100 : tensor<3x4xi1>, tensor<3x4xf32>
    %103 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %104 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %105 = stablehlo.select %99, %104, %103 : tensor<3x4xi1>, tensor<3x4xf32>
    %106 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %107 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %108 = stablehlo.select %99, %107, %106 : tensor<3x4xi1>, tensor<3x4xf32>
    %109 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %110 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %111 = stablehlo.select %99, %110, %109 : tensor<3x4xi1>, tensor<3x4xf32>
    %112 = stablehlo.select %99, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %113 = stablehlo.select %99, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %115 = stablehlo.compare EQ, %9, %114, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %116 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %117 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %118 = stablehlo.select %115, %117, %116 : tensor<3x4xi1>, tensor<3x4xf32>
    %119 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %120 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %121 = stablehlo.select %115, %120, %119 : tensor<3x4xi1>, tensor<3x4xf32>
    %122 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %123 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %124 = stablehlo.select %115, %123, %122 : tensor<3x4xi1>, tensor<3x4xf32>
    %125 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %126 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %127 = stablehlo.select %115, %126, %125 : tensor<3x4xi1>, tensor<3x4xf32>
    %128 = stablehlo.select %115, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %129 = stablehlo.select %115, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %131 = stablehlo.compare EQ, %9, %130, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %132 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %133 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %134 = stablehlo.select %131, %133, %132 : tensor<3x4xi1>, tensor<3x4xf32>
    %135 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %136 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %137 = stablehlo.select %131, %136, %135 : tensor<3x4xi1>, tensor<3x4xf32>
    %138 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %139 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %140 = stablehlo.select %131, %139, %138 : tensor<3x4xi1>, tensor<3x4xf32>
    %141 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %142 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %143 = stablehlo.select %131, %142, %141 : tensor<3x4xi1>, tensor<3x4xf32>
    %144 = stablehlo.select %131, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %145 = stablehlo.select %131, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %146 = stablehlo.add %145, %134 : tensor<3x4xf32>
    %147 = stablehlo.multiply %146, %146 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %149 = stablehlo.divide %148, %147 : tensor<3x4xf32>
    %150 = stablehlo.multiply %149, %134 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %152 = stablehlo.multiply %151, %145 : tensor<3x4xf32>
    %153 = stablehlo.multiply %152, %145 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %155 = stablehlo.multiply %154, %134 : tensor<3x4xf32>
    %156 = stablehlo.multiply %155, %145 : tensor<3x4xf32>
    %157 = stablehlo.subtract %153, %156 : tensor<3x4xf32>
    %158 = stablehlo.multiply %134, %134 : tensor<3x4xf32>
    %159 = stablehlo.add %157, %158 : tensor<3x4xf32>
    %160 = stablehlo.multiply %150, %159 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %162 = stablehlo.multiply %161, %145 : tensor<3x4xf32>
    %163 = stablehlo.subtract %134, %162 : tensor<3x4xf32>
    %164 = stablehlo.multiply %134, %163 : tensor<3x4xf32>
    %165 = stablehlo.add %160, %164 : tensor<3x4xf32>
    %166 = stablehlo.multiply %149, %165 : tensor<3x4xf32>
    %167 = stablehlo.add %166, %134 : tensor<3x4xf32>
    %168 = stablehlo.multiply %149, %167 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %170 = stablehlo.add %168, %169 : tensor<3x4xf32>
    %171 = stablehlo.negate %145 : tensor<3x4xf32>
    %172 = stablehlo.exponential %171 : tensor<3x4xf32>
    %173 = stablehlo.multiply %170, %172 : tensor<3x4xf32>
    %174 = stablehlo.divide %173, %146 : tensor<3x4xf32>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %176 = stablehlo.compare EQ, %9, %175, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %177 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %178 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %179 = stablehlo.select %176, %178, %177 : tensor<3x4xi1>, tensor<3x4xf32>
    %180 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %181 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %182 = stablehlo.select %176, %181, %180 : tensor<3x4xi1>, tensor<3x4xf32>
    %183 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %184 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %185 = stablehlo.select %176, %184, %183 : tensor<3x4xi1>, tensor<3x4xf32>
    %186 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %187 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %188 = stablehlo.select %176, %187, %186 : tensor<3x4xi1>, tensor<3x4xf32>
    %189 = stablehlo.select %176, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf32>
    %190 = stablehlo.select %176, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %191 = stablehlo.add %190, %179 : tensor<3x4xf32>
    %192 = stablehlo.add %190, %179 : tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %194 = stablehlo.divide %193, %192 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_31 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %200 = stablehlo.broadcast_in_dim %195, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %201 = stablehlo.broadcast_in_dim %196, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %202 = stablehlo.broadcast_in_dim %197, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %203 = stablehlo.broadcast_in_dim %198, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %204 = stablehlo.broadcast_in_dim %199, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %205:10 = stablehlo.while(%iterArg = %179, %iterArg_38 = %194, %iterArg_39 = %200, %iterArg_40 = %201, %iterArg_41 = %202, %iterArg_42 = %191, %iterArg_43 = %190, %iterArg_44 = %203, %iterArg_45 = %204, %iterArg_46 = %190) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %227 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %228 = stablehlo.compare GT, %iterArg_46, %227, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %230 = stablehlo.compare GT, %iterArg_45, %229, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %231 = stablehlo.and %228, %230 : tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %232 = stablehlo.reduce(%231 init: %c_49) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %232 : tensor<i1>
    } do {
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %227 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %228 = stablehlo.add %iterArg_39, %227 : tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %229 = func.call @remainder(%228, %cst_48) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %230 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %231 = stablehlo.compare EQ, %229, %230, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %232 = func.call @_where_1(%231, %cst_50, %iterArg_46) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %233 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %234 = stablehlo.subtract %228, %233 : tensor<3x4xf32>
      %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %235 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %236 = stablehlo.divide %234, %235 : tensor<3x4xf32>
      %237 = stablehlo.add %iterArg, %236 : tensor<3x4xf32>
      %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %239 = stablehlo.divide %228, %238 : tensor<3x4xf32>
      %240 = func.call @_where_3(%231, %237, %239) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %241 = stablehlo.multiply %iterArg_40, %232 : tensor<3x4xf32>
      %242 = stablehlo.multiply %iterArg_41, %240 : tensor<3x4xf32>
      %243 = stablehlo.add %241, %242 : tensor<3x4xf32>
      %244 = stablehlo.multiply %iterArg_42, %232 : tensor<3x4xf32>
      %245 = stablehlo.multiply %iterArg_43, %240 : tensor<3x4xf32>
      %246 = stablehlo.add %244, %245 : tensor<3x4xf32>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %247 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %248 = stablehlo.compare NE, %246, %247, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %249 = stablehlo.divide %243, %246 : tensor<3x4xf32>
      %250 = func.call @_where_3(%248, %249, %iterArg_44) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %251 = stablehlo.subtract %iterArg_38, %250 : tensor<3x4xf32>
      %252 = stablehlo.divide %251, %250 : tensor<3x4xf32>
      %253 = stablehlo.abs %252 : tensor<3x4xf32>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %254 = func.call @_where_2(%248, %253, %cst_55) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
      %255 = func.call @_where_3(%248, %250, %iterArg_38) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %256 = stablehlo.abs %243 : tensor<3x4xf32>
      %cst_56 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %257 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %258 = stablehlo.compare GT, %256, %257, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_57 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %260 = stablehlo.divide %243, %259 : tensor<3x4xf32>
      %261 = func.call @_where_3(%258, %260, %243) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_58 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %262 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %263 = stablehlo.divide %iterArg_40, %262 : tensor<3x4xf32>
      %264 = func.call @_where_3(%258, %263, %iterArg_40) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_59 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %265 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %266 = stablehlo.divide %246, %265 : tensor<3x4xf32>
      %267 = func.call @_where_3(%258, %266, %246) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_60 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %268 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %269 = stablehlo.divide %iterArg_42, %268 : tensor<3x4xf32>
      %270 = func.call @_where_3(%258, %269, %iterArg_42) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %271 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %272 = stablehlo.compare GT, %iterArg_46, %271, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_62 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %273 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %274 = stablehlo.compare GT, %iterArg_45, %273, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %275 = stablehlo.and %272, %274 : tensor<3x4xi1>
      %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %277 = stablehlo.select %276, %255, %iterArg_38 : tensor<3x4xi1>, tensor<3x4xf32>
      %278 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %279 = stablehlo.select %278, %228, %iterArg_39 : tensor<3x4xi1>, tensor<3x4xf32>
      %280 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %281 = stablehlo.select %280, %261, %iterArg_40 : tensor<3x4xi1>, tensor<3x4xf32>
      %282 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %283 = stablehlo.select %282, %264, %iterArg_41 : tensor<3x4xi1>, tensor<3x4xf32>
      %284 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %285 = stablehlo.select %284, %267, %iterArg_42 : tensor<3x4xi1>, tensor<3x4xf32>
      %286 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %287 = stablehlo.select %286, %270, %iterArg_43 : tensor<3x4xi1>, tensor<3x4xf32>
      %288 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %289 = stablehlo.select %288, %250, %iterArg_44 : tensor<3x4xi1>, tensor<3x4xf32>
      %290 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %291 = stablehlo.select %290, %254, %iterArg_45 : tensor<3x4xi1>, tensor<3x4xf32>
      %292 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %293 = stablehlo.select %292, %iterArg_46, %iterArg_46 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %iterArg, %277, %279, %281, %283, %285, %287, %289, %291, %293 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %206 = stablehlo.negate %190 : tensor<3x4xf32>
    %207 = stablehlo.exponential %206 : tensor<3x4xf32>
    %208 = stablehlo.multiply %205#1, %207 : tensor<3x4xf32>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %209 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %210 = stablehlo.compare LT, %9, %209, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %212 = stablehlo.compare LT, %9, %211, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %213 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %214 = stablehlo.compare LT, %9, %213, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %215 = stablehlo.select %214, %80, %97 : tensor<3x4xi1>, tensor<3x4xf32>
    %216 = stablehlo.select %212, %63, %215 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_35 = stablehlo.constant dense<5> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %218 = stablehlo.compare LT, %9, %217, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_36 = stablehlo.constant dense<4> : tensor<i32>
    %219 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %220 = stablehlo.compare LT, %9, %219, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %221 = stablehlo.select %220, %111, %128 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_37 = stablehlo.constant dense<6> : tensor<i32>
    %222 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %223 = stablehlo.compare LT, %9, %222, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %224 = stablehlo.select %223, %174, %208 : tensor<3x4xi1>, tensor<3x4xf32>
    %225 = stablehlo.select %218, %221, %224 : tensor<3x4xi1>, tensor<3x4xf32>
    %226 = stablehlo.select %210, %216, %225 : tensor<3x4xi1>, tensor<3x4xf32>
    return %226 : tensor<3x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x4x7xi1>) -> tensor<3x4x7xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x7xi1>) -> tensor<3x4x7xi32>
    %1 = call @cumsum_0(%0) : (tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    return %1 : tensor<3x4x7xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x7xi32>) -> tensor<3x4x7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [6, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x7xi32>, tensor<i32>) -> tensor<3x4x7xi32>
    return %1 : tensor<3x4x7xi32>
  }
  func.func private @argmax(%arg0: tensor<3x4x7xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x7xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x7xi32>, tensor<3x4x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %9 = stablehlo.and %8, %3 : tensor<3x4xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x4xf32>
    %12 = stablehlo.select %9, %11, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %12 : tensor<3x4xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_exp1_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @expn(%c, %arg0) : (tensor<i64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9628276152066431, 2.533698999875157, 1.7675927883713192, 2.8520900042248782], [0.7101461467233703, 4.143620151799556, 3.26109913499408, 2.505325593817449], [3.132591531751884, 4.622719316272494, 0.6878310709088007, 2.818127517592655]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.23358345069326159, 0.02383410804751019, 0.06776562963096582, 0.01576300809427352], [0.3666587989529461, 0.0031772578237265433, 0.009385044993838678, 0.024740707442739176], [0.011030852778900466, 0.0017920400597154313, 0.38253085022281536, 0.016466401764499327]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expn(%arg0: tensor<i64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare LT, %arg1, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %5 = stablehlo.or %4, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.compare LT, %0, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %7, %9 : tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare EQ, %arg1, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GE, %0, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %15 = stablehlo.and %12, %14 : tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.compare EQ, %0, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %20 = stablehlo.and %19, %18 : tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<5.000000e+03> : tensor<f64>
    %21 = stablehlo.compare GE, %0, %cst_7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %23 = stablehlo.compare GT, %arg1, %22, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.compare EQ, %0, %cst_9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %25 = stablehlo.add %0, %0 : tensor<f64>
    %26 = call @_where(%24, %25, %0) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.divide %cst_10, %26 : tensor<f64>
    %28 = stablehlo.negate %arg1 : tensor<3x4xf64>
    %29 = stablehlo.exponential %28 : tensor<3x4xf64>
    %30 = stablehlo.divide %29, %arg1 : tensor<3x4xf64>
    %31 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %32 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %33 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %34 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %35 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %36 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %39 = stablehlo.concatenate %31, %32, %33, %34, %38, %36, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x6xi1>
    %cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %cst_12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %40 = call @_piecewise(%arg1, %39, %cst_11, %cst_12, %27, %30, %0) : (tensor<3x4xf64>, tensor<3x4x6xi1>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    return %40 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_piecewise(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4x6xi1>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<3x4xf64>, %arg6: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x6xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x6xi1>) -> tensor<3x4x7xi1>
    %5 = call @cumsum(%4) : (tensor<3x4x7xi1>) -> tensor<3x4x7xi64>
    %6 = call @argmax(%5) : (tensor<3x4x7xi64>) -> tensor<3x4xi64>
    %7 = stablehlo.convert %6 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.clamp %8, %7, %9 : tensor<3x4xi32>
    %11 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %16 = stablehlo.compare EQ, %10, %15, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %19 = stablehlo.select %16, %18, %17 : tensor<3x4xi1>, tensor<3x4xf64>
    %20 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %22 = stablehlo.select %16, %21, %20 : tensor<3x4xi1>, tensor<3x4xf64>
    %23 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %24 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %25 = stablehlo.select %16, %24, %23 : tensor<3x4xi1>, tensor<3x4xf64>
    %26 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %27 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %28 = stablehlo.select %16, %27, %26 : tensor<3x4xi1>, tensor<3x4xf64>
    %29 = stablehlo.select %16, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %30 = stablehlo.select %16, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %31 = stablehlo.log %30 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<-0.57721566490153287> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %33 = stablehlo.subtract %32, %31 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %36:3 = stablehlo.while(%iterArg = %35, %iterArg_38 = %19, %iterArg_39 = %33) : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %228 = stablehlo.compare LT, %iterArg, %iterArg_38, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %c_40 = stablehlo.constant dense<false> : tensor<i1>
      %229 = stablehlo.reduce(%228 init: %c_40) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %229 : tensor<i1>
    } do {
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %228 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %229 = stablehlo.add %iterArg, %228 : tensor<3x4xf64>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %230 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %231 = stablehlo.divide %230, %iterArg : tensor<3x4xf64>
      %232 = stablehlo.add %iterArg_39, %231 : tensor<3x4xf64>
      %233 = stablehlo.compare LT, %iterArg, %iterArg_38, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %235 = stablehlo.select %234, %229, %iterArg : tensor<3x4xi1>, tensor<3x4xf64>
      %236 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %237 = stablehlo.select %236, %iterArg_38, %iterArg_38 : tensor<3x4xi1>, tensor<3x4xf64>
      %238 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %239 = stablehlo.select %238, %232, %iterArg_39 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %235, %237, %239 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %38 = stablehlo.compare EQ, %19, %37, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %39 = call @_where_1(%38, %cst_5, %19) : (tensor<3x4xi1>, tensor<f64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %40 = stablehlo.negate %30 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %42 = stablehlo.subtract %41, %19 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %44 = stablehlo.compare EQ, %19, %43, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.subtract %45, %39 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %48 = stablehlo.divide %47, %46 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = call @_where_1(%44, %cst_10, %48) : (tensor<3x4xi1>, tensor<f64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %53 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %54 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %55 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %56:7 = stablehlo.while(%iterArg = %40, %iterArg_38 = %49, %iterArg_39 = %42, %iterArg_40 = %53, %iterArg_41 = %30, %iterArg_42 = %54, %iterArg_43 = %55) : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %228 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %229 = stablehlo.compare GT, %iterArg_41, %228, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %230 = stablehlo.convert %iterArg_40 : tensor<3x4xf64>
      %cst_45 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %231 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %232 = stablehlo.compare GT, %230, %231, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %233 = stablehlo.and %229, %232 : tensor<3x4xi1>
      %c_46 = stablehlo.constant dense<false> : tensor<i1>
      %234 = stablehlo.reduce(%233 init: %c_46) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %234 : tensor<i1>
    } do {
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %228 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %229 = stablehlo.add %iterArg_42, %228 : tensor<3x4xf64>
      %230 = stablehlo.divide %iterArg, %229 : tensor<3x4xf64>
      %231 = stablehlo.multiply %iterArg_43, %230 : tensor<3x4xf64>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %232 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %233 = stablehlo.add %iterArg_39, %232 : tensor<3x4xf64>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %234 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %235 = stablehlo.compare NE, %233, %234, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %236 = stablehlo.divide %231, %233 : tensor<3x4xf64>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %237 = func.call @_where_2(%235, %236, %cst_47) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
      %238 = stablehlo.add %iterArg_38, %237 : tensor<3x4xf64>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %239 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %240 = stablehlo.compare NE, %238, %239, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %241 = stablehlo.divide %231, %238 : tensor<3x4xf64>
      %242 = stablehlo.abs %241 : tensor<3x4xf64>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %243 = func.call @_where_2(%240, %242, %cst_49) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %244 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %245 = stablehlo.compare GT, %iterArg_41, %244, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %246 = stablehlo.convert %iterArg_40 : tensor<3x4xf64>
      %cst_51 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %247 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %248 = stablehlo.compare GT, %246, %247, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %249 = stablehlo.and %245, %248 : tensor<3x4xi1>
      %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %251 = stablehlo.select %250, %238, %iterArg_38 : tensor<3x4xi1>, tensor<3x4xf64>
      %252 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %253 = stablehlo.select %252, %233, %iterArg_39 : tensor<3x4xi1>, tensor<3x4xf64>
      %254 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %255 = stablehlo.select %254, %243, %iterArg_40 : tensor<3x4xi1>, tensor<3x4xf64>
      %256 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %257 = stablehlo.select %256, %iterArg_41, %iterArg_41 : tensor<3x4xi1>, tensor<3x4xf64>
      %258 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %259 = stablehlo.select %258, %229, %iterArg_42 : tensor<3x4xi1>, tensor<3x4xf64>
      %260 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %261 = stablehlo.select %260, %231, %iterArg_43 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %iterArg, %251, %253, %255, %257, %259, %261 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %58 = stablehlo.subtract %19, %57 : tensor<3x4xf64>
    %59 = stablehlo.power %40, %58 : tensor<3x4xf64>
    %60 = stablehlo.multiply %59, %36#2 : tensor<3x4xf64>
    %61 = chlo.lgamma %19 : tensor<3x4xf64> -> tensor<3x4xf64>
    %62 = stablehlo.exponential %61 : tensor<3x4xf64>
    %63 = stablehlo.divide %60, %62 : tensor<3x4xf64>
    %64 = stablehlo.subtract %63, %56#1 : tensor<3x4xf64>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %66 = stablehlo.compare EQ, %10, %65, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %67 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %68 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %69 = stablehlo.select %66, %68, %67 : tensor<3x4xi1>, tensor<3x4xf64>
    %70 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %71 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %72 = stablehlo.select %66, %71, %70 : tensor<3x4xi1>, tensor<3x4xf64>
    %73 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %74 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %75 = stablehlo.select %66, %74, %73 : tensor<3x4xi1>, tensor<3x4xf64>
    %76 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %77 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %78 = stablehlo.select %66, %77, %76 : tensor<3x4xi1>, tensor<3x4xf64>
    %79 = stablehlo.select %66, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %80 = stablehlo.select %66, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %81 = stablehlo.convert %72 : tensor<3x4xf64>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %83 = stablehlo.compare EQ, %10, %82, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %84 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %85 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %86 = stablehlo.select %83, %85, %84 : tensor<3x4xi1>, tensor<3x4xf64>
    %87 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %88 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %89 = stablehlo.select %83, %88, %87 : tensor<3x4xi1>, tensor<3x4xf64>
    %90 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %91 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %92 = stablehlo.select %83, %91, %90 : tensor<3x4xi1>, tensor<3x4xf64>
    %93 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %94 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %95 = stablehlo.select %83, %94, %93 : tensor<3x4xi1>, tensor<3x4xf64>
    %96 = stablehlo.select %83, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %97 = stablehlo.select %83, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %98 = stablehlo.convert %92 : tensor<3x4xf64>
    %c_17 = stablehlo.constant dense<3> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %100 = stablehlo.compare EQ, %10, %99, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %101 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %102 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %103 = stablehlo.select %100, %102, %101 : tensor<3x4xi1>, tensor<3x4xf64>
    %104 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %105 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %106 = stablehlo.select %100, %105, %104 : tensor<3x4xi1>, tensor<3x4xf64>
    %107 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %108 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %109 = stablehlo.select %100, %108, %107 : tensor<3x4xi1>, tensor<3x4xf64>
    %110 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %111 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %112 = stablehlo.select %100, %111, %110 : tensor<3x4xi1>, tensor<3x4xf64>
    %113 = stablehlo.select %100, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %114 = stablehlo.select %100, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %116 = stablehlo.compare EQ, %10, %115, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %117 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %118 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %119 = stablehlo.select %116, %118, %117 : tensor<3x4xi1>, tensor<3x4xf64>
    %120 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %121 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %122 = stablehlo.select %116, %121, %120 : tensor<3x4xi1>, tensor<3x4xf64>
    %123 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %124 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %125 = stablehlo.select %116, %124, %123 : tensor<3x4xi1>, tensor<3x4xf64>
    %126 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %127 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %128 = stablehlo.select %116, %127, %126 : tensor<3x4xi1>, tensor<3x4xf64>
    %129 = stablehlo.select %116, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %130 = stablehlo.select %116, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %132 = stablehlo.compare EQ, %10, %131, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %133 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %134 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %135 = stablehlo.select %132, %134, %133 : tensor<3x4xi1>, tensor<3x4xf64>
    %136 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %137 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %138 = stablehlo.select %132, %137, %136 : tensor<3x4xi1>, tensor<3x4xf64>
    %139 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %140 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %141 = stablehlo.select %132, %140, %139 : tensor<3x4xi1>, tensor<3x4xf64>
    %142 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %143 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %144 = stablehlo.select %132, %143, %142 : tensor<3x4xi1>, tensor<3x4xf64>
    %145 = stablehlo.select %132, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %146 = stablehlo.select %132, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %147 = stablehlo.add %146, %135 : tensor<3x4xf64>
    %148 = stablehlo.multiply %147, %147 : tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %150 = stablehlo.divide %149, %148 : tensor<3x4xf64>
    %151 = stablehlo.multiply %150, %135 : tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %152 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %153 = stablehlo.multiply %152, %146 : tensor<3x4xf64>
    %154 = stablehlo.multiply %153, %146 : tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %156 = stablehlo.multiply %155, %135 : tensor<3x4xf64>
    %157 = stablehlo.multiply %156, %146 : tensor<3x4xf64>
    %158 = stablehlo.subtract %154, %157 : tensor<3x4xf64>
    %159 = stablehlo.multiply %135, %135 : tensor<3x4xf64>
    %160 = stablehlo.add %158, %159 : tensor<3x4xf64>
    %161 = stablehlo.multiply %151, %160 : tensor<3x4xf64>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %162 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %163 = stablehlo.multiply %162, %146 : tensor<3x4xf64>
    %164 = stablehlo.subtract %135, %163 : tensor<3x4xf64>
    %165 = stablehlo.multiply %135, %164 : tensor<3x4xf64>
    %166 = stablehlo.add %161, %165 : tensor<3x4xf64>
    %167 = stablehlo.multiply %150, %166 : tensor<3x4xf64>
    %168 = stablehlo.add %167, %135 : tensor<3x4xf64>
    %169 = stablehlo.multiply %150, %168 : tensor<3x4xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %171 = stablehlo.add %169, %170 : tensor<3x4xf64>
    %172 = stablehlo.negate %146 : tensor<3x4xf64>
    %173 = stablehlo.exponential %172 : tensor<3x4xf64>
    %174 = stablehlo.multiply %171, %173 : tensor<3x4xf64>
    %175 = stablehlo.divide %174, %147 : tensor<3x4xf64>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %177 = stablehlo.compare EQ, %10, %176, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %178 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %179 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %180 = stablehlo.select %177, %179, %178 : tensor<3x4xi1>, tensor<3x4xf64>
    %181 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %182 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %183 = stablehlo.select %177, %182, %181 : tensor<3x4xi1>, tensor<3x4xf64>
    %184 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %185 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %186 = stablehlo.select %177, %185, %184 : tensor<3x4xi1>, tensor<3x4xf64>
    %187 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %188 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %189 = stablehlo.select %177, %188, %187 : tensor<3x4xi1>, tensor<3x4xf64>
    %190 = stablehlo.select %177, %arg5, %arg5 : tensor<3x4xi1>, tensor<3x4xf64>
    %191 = stablehlo.select %177, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %192 = stablehlo.add %191, %180 : tensor<3x4xf64>
    %193 = stablehlo.add %191, %180 : tensor<3x4xf64>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %194 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %195 = stablehlo.divide %194, %193 : tensor<3x4xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %196 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %198 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_31 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %200 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %201 = stablehlo.broadcast_in_dim %196, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %202 = stablehlo.broadcast_in_dim %197, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %203 = stablehlo.broadcast_in_dim %198, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %204 = stablehlo.broadcast_in_dim %199, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %205 = stablehlo.broadcast_in_dim %200, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %206:10 = stablehlo.while(%iterArg = %180, %iterArg_38 = %195, %iterArg_39 = %201, %iterArg_40 = %202, %iterArg_41 = %203, %iterArg_42 = %192, %iterArg_43 = %191, %iterArg_44 = %204, %iterArg_45 = %205, %iterArg_46 = %191) : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %228 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %229 = stablehlo.compare GT, %iterArg_46, %228, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_48 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %230 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %231 = stablehlo.compare GT, %iterArg_45, %230, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %232 = stablehlo.and %229, %231 : tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %233 = stablehlo.reduce(%232 init: %c_49) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %233 : tensor<i1>
    } do {
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %228 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %229 = stablehlo.add %iterArg_39, %228 : tensor<3x4xf64>
      %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %230 = func.call @remainder(%229, %cst_48) : (tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %231 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %232 = stablehlo.compare EQ, %230, %231, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %233 = func.call @_where_1(%232, %cst_50, %iterArg_46) : (tensor<3x4xi1>, tensor<f64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %234 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %235 = stablehlo.subtract %229, %234 : tensor<3x4xf64>
      %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %236 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %237 = stablehlo.divide %235, %236 : tensor<3x4xf64>
      %238 = stablehlo.add %iterArg, %237 : tensor<3x4xf64>
      %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %239 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %240 = stablehlo.divide %229, %239 : tensor<3x4xf64>
      %241 = func.call @_where_3(%232, %238, %240) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %242 = stablehlo.multiply %iterArg_40, %233 : tensor<3x4xf64>
      %243 = stablehlo.multiply %iterArg_41, %241 : tensor<3x4xf64>
      %244 = stablehlo.add %242, %243 : tensor<3x4xf64>
      %245 = stablehlo.multiply %iterArg_42, %233 : tensor<3x4xf64>
      %246 = stablehlo.multiply %iterArg_43, %241 : tensor<3x4xf64>
      %247 = stablehlo.add %245, %246 : tensor<3x4xf64>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %248 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %249 = stablehlo.compare NE, %247, %248, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %250 = stablehlo.divide %244, %247 : tensor<3x4xf64>
      %251 = func.call @_where_3(%249, %250, %iterArg_44) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %252 = stablehlo.subtract %iterArg_38, %251 : tensor<3x4xf64>
      %253 = stablehlo.divide %252, %251 : tensor<3x4xf64>
      %254 = stablehlo.abs %253 : tensor<3x4xf64>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %255 = func.call @_where_2(%249, %254, %cst_55) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
      %256 = func.call @_where_3(%249, %251, %iterArg_38) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %257 = stablehlo.abs %244 : tensor<3x4xf64>
      %cst_56 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %258 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %259 = stablehlo.compare GT, %257, %258, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_57 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %260 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %261 = stablehlo.divide %244, %260 : tensor<3x4xf64>
      %262 = func.call @_where_3(%259, %261, %244) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_58 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %263 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %264 = stablehlo.divide %iterArg_40, %263 : tensor<3x4xf64>
      %265 = func.call @_where_3(%259, %264, %iterArg_40) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_59 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %266 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %267 = stablehlo.divide %247, %266 : tensor<3x4xf64>
      %268 = func.call @_where_3(%259, %267, %247) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_60 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %269 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %270 = stablehlo.divide %iterArg_42, %269 : tensor<3x4xf64>
      %271 = func.call @_where_3(%259, %270, %iterArg_42) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %272 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %273 = stablehlo.compare GT, %iterArg_46, %272, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_62 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %274 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %275 = stablehlo.compare GT, %iterArg_45, %274, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %276 = stablehlo.and %273, %275 : tensor<3x4xi1>
      %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %278 = stablehlo.select %277, %256, %iterArg_38 : tensor<3x4xi1>, tensor<3x4xf64>
      %279 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %280 = stablehlo.select %279, %229, %iterArg_39 : tensor<3x4xi1>, tensor<3x4xf64>
      %281 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %282 = stablehlo.select %281, %262, %iterArg_40 : tensor<3x4xi1>, tensor<3x4xf64>
      %283 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %284 = stablehlo.select %283, %265, %iterArg_41 : tensor<3x4xi1>, tensor<3x4xf64>
      %285 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %286 = stablehlo.select %285, %268, %iterArg_42 : tensor<3x4xi1>, tensor<3x4xf64>
      %287 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %288 = stablehlo.select %287, %271, %iterArg_43 : tensor<3x4xi1>, tensor<3x4xf64>
      %289 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %290 = stablehlo.select %289, %251, %iterArg_44 : tensor<3x4xi1>, tensor<3x4xf64>
      %291 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %292 = stablehlo.select %291, %255, %iterArg_45 : tensor<3x4xi1>, tensor<3x4xf64>
      %293 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %294 = stablehlo.select %293, %iterArg_46, %iterArg_46 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %iterArg, %278, %280, %282, %284, %286, %288, %290, %292, %294 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %207 = stablehlo.negate %191 : tensor<3x4xf64>
    %208 = stablehlo.exponential %207 : tensor<3x4xf64>
    %209 = stablehlo.multiply %206#1, %208 : tensor<3x4xf64>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %211 = stablehlo.compare LT, %10, %210, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %213 = stablehlo.compare LT, %10, %212, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_34 = stablehlo.constant dense<2> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %215 = stablehlo.compare LT, %10, %214, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %216 = stablehlo.select %215, %81, %98 : tensor<3x4xi1>, tensor<3x4xf64>
    %217 = stablehlo.select %213, %64, %216 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_35 = stablehlo.constant dense<5> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %219 = stablehlo.compare LT, %10, %218, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_36 = stablehlo.constant dense<4> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %221 = stablehlo.compare LT, %10, %220, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %222 = stablehlo.select %221, %112, %129 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_37 = stablehlo.constant dense<6> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %224 = stablehlo.compare LT, %10, %223, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %225 = stablehlo.select %224, %175, %209 : tensor<3x4xi1>, tensor<3x4xf64>
    %226 = stablehlo.select %219, %222, %225 : tensor<3x4xi1>, tensor<3x4xf64>
    %227 = stablehlo.select %211, %217, %226 : tensor<3x4xi1>, tensor<3x4xf64>
    return %227 : tensor<3x4xf64>
  }
  func.func private @cumsum(%arg0: tensor<3x4x7xi1>) -> tensor<3x4x7xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x7xi1>) -> tensor<3x4x7xi64>
    %1 = call @cumsum_0(%0) : (tensor<3x4x7xi64>) -> tensor<3x4x7xi64>
    return %1 : tensor<3x4x7xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x7xi64>) -> tensor<3x4x7xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [6, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x7xi64>, tensor<i64>) -> tensor<3x4x7xi64>
    return %1 : tensor<3x4x7xi64>
  }
  func.func private @argmax(%arg0: tensor<3x4x7xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x7xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x7xi64>, tensor<3x4x7xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi64>, tensor<3x4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<3x4xi64>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<f64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
  func.func private @_where_2(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
  func.func private @remainder(%arg0: tensor<3x4xf64>, %arg1: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.remainder %arg0, %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %9 = stablehlo.and %8, %3 : tensor<3x4xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.add %1, %10 : tensor<3x4xf64>
    %12 = stablehlo.select %9, %11, %1 : tensor<3x4xi1>, tensor<3x4xf64>
    return %12 : tensor<3x4xf64>
  }
  func.func private @_where_3(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
