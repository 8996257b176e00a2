module @scipy_expi_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @expi(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.1297487, 4.899977, 0.3127999, 4.2904344], [0.7865137, 4.7894382, 1.9147851, 1.6342366], [0.47911444, 3.3489106, 0.39573166, 3.1128972]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.2487435, 37.331825, -0.24590987, 24.06403], [1.3098135, 34.431637, 4.6459246, 3.7119956], [0.384606, 12.569832, 0.08879477, 10.719056]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expi(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %3 = call @_piecewise(%arg0, %2) : (tensor<3x4xf32>, tensor<1x3x4xi1>) -> tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
  func.func private @_piecewise(%arg0: tensor<3x4xf32>, %arg1: tensor<1x3x4xi1>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x3x4xi1>
    %1 = stablehlo.concatenate %0, %arg1, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<2x3x4xi1>
    %2 = call @cumsum(%1) : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
    %3 = call @argmax(%2) : (tensor<2x3x4xi32>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.clamp %4, %3, %5 : tensor<3x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %9 = stablehlo.select %8, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.compare GT, %9, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.compare LE, %9, %12, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.and %11, %13 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.compare GT, %9, %15, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.compare LE, %9, %17, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %19 = stablehlo.and %16, %18 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.compare GT, %9, %20, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.compare LE, %9, %22, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %24 = stablehlo.and %21, %23 : tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.compare GT, %9, %25, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.compare LE, %9, %27, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %29 = stablehlo.and %26, %28 : tensor<3x4xi1>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.compare GT, %9, %30, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.compare LE, %9, %32, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %34 = stablehlo.and %31, %33 : tensor<3x4xi1>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.compare GT, %9, %35, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.compare LE, %9, %37, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %39 = stablehlo.and %36, %38 : tensor<3x4xi1>
    %40 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %41 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %42 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %43 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %44 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %45 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %46 = stablehlo.concatenate %40, %41, %42, %43, %44, %45, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x6xi1>
    %47 = call @_piecewise_1(%9, %46) : (tensor<3x4xf32>, tensor<3x4x6xi1>) -> tensor<3x4xf32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %49 = stablehlo.compare EQ, %6, %48, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %50 = stablehlo.select %49, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %51 = stablehlo.negate %50 : tensor<3x4xf32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %52 = call @expn(%c_15, %51) : (tensor<i32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %53 = stablehlo.negate %52 : tensor<3x4xf32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %55 = stablehlo.compare LT, %6, %54, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %56 = stablehlo.select %55, %47, %53 : tensor<3x4xi1>, tensor<3x4xf32>
    return %56 : tensor<3x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x3x4xi1>) -> tensor<2x3x4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
    %1 = call @cumsum_0(%0) : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
    return %1 : tensor<2x3x4xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x3x4xi32>
    return %1 : tensor<2x3x4xi32>
  }
  func.func private @argmax(%arg0: tensor<2x3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<2x3x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
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
  func.func private @_piecewise_1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4x6xi1>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<[-0.76578468, 0.688619256, -0.213259816, 0.0334610753, -0.00307654147, 1.74711939E-4, -6.10371171E-6, 1.21803282E-7, -1.08607612E-9]> : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, -1.88880289, 1.06669164, -0.275191605, 0.0393085256, -0.00341468467, 1.8668444E-4, -6.34514618E-6, 1.23975425E-7, -1.08607612E-9]> : tensor<10xf32>
    %cst_1 = stablehlo.constant dense<[-5.35044718, 218.504913, -4176.57227, 55411.7656, -331338.125, 1592627.13]> : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, -52.5054779, 1259.61621, -17565.4961, 149306.219, -729494.938, 1592627.13]> : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<[0.0198180843, -1.27164567, -2.08816028, 2.75554442, -0.440950692, 0.0466562398, -0.00154504273, 7.059980e-05]> : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 1.47649872, 0.562917709, 0.169901788, 0.0229164716, 0.0044501503, 1.72743967E-4, 3.95316711E-5]> : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<[-1.37321532, -0.70845592, 1.58080685, -0.260150045, 0.0299467463, -0.00103808602, 4.37106428E-5, 2.14178363E-6]> : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<[1.000000e+00, 0.85852313, 0.448328584, 0.0768793225, 0.0244986825, 8.8321662E-4, 4.5909523E-4, -4.72984857E-6, 2.66519555E-6]> : tensor<9xf32>
    %cst_7 = stablehlo.constant dense<[-2.10693455, 1.73273385, -0.242361918, 0.0232272409, 2.37288041E-4, -8.34321981E-5, 1.36340877E-5, -3.6554124E-7, 1.46494177E-8, 6.17640772E-10]> : tensor<10xf32>
    %cst_8 = stablehlo.constant dense<[1.000000e+00, -0.229806229, 0.110507704, -0.0156654306, 0.00276110694, -2.08914804E-4, 1.70852891E-5, -4.45931192E-7, 1.3946349E-8, 6.15086593E-10]> : tensor<10xf32>
    %cst_9 = stablehlo.constant dense<[-0.245811939, -0.148338228, 0.0724829212, -0.0134831565, 0.00134277507, -7.94246589E-5, 2.64417963E-6, -4.23947348E-8]> : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<[1.000000e+00, -0.104422592, -0.267645299, 9.695000e-02, -0.0160174575, 0.00149641489, -8.46245238E-5, 2.7289384E-6, -4.23946247E-8]> : tensor<9xf32>
    %cst_11 = stablehlo.constant dense<[0.121256113, -0.582313299, 0.234888732, -0.0304003432, 0.00151008216, -2.52313712E-5]> : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<[1.000000e+00, -1.0022521, 0.292870969, -0.0333700441, 0.00156054483, -2.52313712E-5]> : tensor<6xf32>
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x6xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x6xi1>) -> tensor<3x4x7xi1>
    %5 = call @cumsum_2(%4) : (tensor<3x4x7xi1>) -> tensor<3x4x7xi32>
    %6 = call @argmax_4(%5) : (tensor<3x4x7xi32>) -> tensor<3x4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<3x4xi32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<9xf32>) -> tensor<4x9xf32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<10xf32>) -> tensor<4x10xf32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [1] : (tensor<7xf32>) -> tensor<4x7xf32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [1] : (tensor<9xf32>) -> tensor<4x9xf32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [1] : (tensor<10xf32>) -> tensor<4x10xf32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [1] : (tensor<10xf32>) -> tensor<4x10xf32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [1] : (tensor<9xf32>) -> tensor<4x9xf32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %25 = stablehlo.compare EQ, %9, %24, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %27 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %28 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %29 = stablehlo.select %26, %28, %27 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %30 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %31 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %32 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %33 = stablehlo.select %30, %32, %31 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %34 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %35 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %36 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %37 = stablehlo.select %34, %36, %35 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %38 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %39 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %40 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %41 = stablehlo.select %38, %40, %39 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %42 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %43 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %44 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %45 = stablehlo.select %42, %44, %43 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %46 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %47 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %48 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %49 = stablehlo.select %46, %48, %47 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %50 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %51 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %52 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %53 = stablehlo.select %50, %52, %51 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %54 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %55 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %56 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %57 = stablehlo.select %54, %56, %55 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %58 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %59 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %60 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %61 = stablehlo.select %58, %60, %59 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %62 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %63 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %64 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %65 = stablehlo.select %62, %64, %63 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %66 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %67 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %68 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %69 = stablehlo.select %66, %68, %67 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %70 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %71 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %72 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %73 = stablehlo.select %70, %72, %71 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %74 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %75 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %76 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %77 = stablehlo.select %74, %76, %75 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %78 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %79 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %80 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %81 = stablehlo.select %78, %80, %79 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %82 = stablehlo.select %25, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %84 = stablehlo.divide %83, %82 : tensor<3x4xf32>
    %85 = call @polyval(%29, %84) : (tensor<3x4x9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %86 = call @polyval_5(%33, %84) : (tensor<3x4x10xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %87 = stablehlo.divide %85, %86 : tensor<3x4xf32>
    %88 = stablehlo.multiply %84, %87 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %90 = stablehlo.add %88, %89 : tensor<3x4xf32>
    %91 = stablehlo.exponential %82 : tensor<3x4xf32>
    %92 = stablehlo.multiply %91, %84 : tensor<3x4xf32>
    %93 = stablehlo.multiply %92, %90 : tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %95 = stablehlo.compare EQ, %9, %94, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %97 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %98 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %99 = stablehlo.select %96, %98, %97 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %100 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %101 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %102 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %103 = stablehlo.select %100, %102, %101 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %104 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %105 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %106 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %107 = stablehlo.select %104, %106, %105 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %108 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %109 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %110 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %111 = stablehlo.select %108, %110, %109 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %112 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %113 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %114 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %115 = stablehlo.select %112, %114, %113 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %116 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %117 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %118 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %119 = stablehlo.select %116, %118, %117 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %120 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %121 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %122 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %123 = stablehlo.select %120, %122, %121 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %124 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %125 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %126 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %127 = stablehlo.select %124, %126, %125 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %128 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %129 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %130 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %131 = stablehlo.select %128, %130, %129 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %132 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %133 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %134 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %135 = stablehlo.select %132, %134, %133 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %136 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %137 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %138 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %139 = stablehlo.select %136, %138, %137 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %140 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %141 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %142 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %143 = stablehlo.select %140, %142, %141 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %144 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %145 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %146 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %147 = stablehlo.select %144, %146, %145 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %148 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %149 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %150 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %151 = stablehlo.select %148, %150, %149 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %152 = stablehlo.select %95, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %153 = call @polyval_7(%107, %152) : (tensor<3x4x6xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %154 = call @polyval_9(%111, %152) : (tensor<3x4x7xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %155 = stablehlo.divide %153, %154 : tensor<3x4xf32>
    %156 = stablehlo.multiply %152, %155 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<0.577215672> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %158 = stablehlo.add %156, %157 : tensor<3x4xf32>
    %159 = stablehlo.log %152 : tensor<3x4xf32>
    %160 = stablehlo.add %158, %159 : tensor<3x4xf32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %162 = stablehlo.compare EQ, %9, %161, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %164 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %165 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %166 = stablehlo.select %163, %165, %164 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %167 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %168 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %169 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %170 = stablehlo.select %167, %169, %168 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %171 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %172 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %173 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %174 = stablehlo.select %171, %173, %172 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %175 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %176 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %177 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %178 = stablehlo.select %175, %177, %176 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %179 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %180 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %181 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %182 = stablehlo.select %179, %181, %180 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %183 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %184 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %185 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %186 = stablehlo.select %183, %185, %184 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %187 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %188 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %189 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %190 = stablehlo.select %187, %189, %188 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %191 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %192 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %193 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %194 = stablehlo.select %191, %193, %192 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %195 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %196 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %197 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %198 = stablehlo.select %195, %197, %196 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %199 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %200 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %201 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %202 = stablehlo.select %199, %201, %200 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %203 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %204 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %205 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %206 = stablehlo.select %203, %205, %204 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %207 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %208 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %209 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %210 = stablehlo.select %207, %209, %208 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %211 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %212 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %213 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %214 = stablehlo.select %211, %213, %212 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %215 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %216 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %217 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %218 = stablehlo.select %215, %217, %216 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %219 = stablehlo.select %162, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %221 = stablehlo.divide %220, %219 : tensor<3x4xf32>
    %222 = call @polyval_11(%182, %221) : (tensor<3x4x8xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %223 = call @polyval_11(%186, %221) : (tensor<3x4x8xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %224 = stablehlo.divide %222, %223 : tensor<3x4xf32>
    %225 = stablehlo.multiply %221, %224 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %227 = stablehlo.add %225, %226 : tensor<3x4xf32>
    %228 = stablehlo.exponential %219 : tensor<3x4xf32>
    %229 = stablehlo.multiply %228, %221 : tensor<3x4xf32>
    %230 = stablehlo.multiply %229, %227 : tensor<3x4xf32>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %231 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %232 = stablehlo.compare EQ, %9, %231, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %234 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %235 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %236 = stablehlo.select %233, %235, %234 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %237 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %238 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %239 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %240 = stablehlo.select %237, %239, %238 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %241 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %242 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %243 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %244 = stablehlo.select %241, %243, %242 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %245 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %246 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %247 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %248 = stablehlo.select %245, %247, %246 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %249 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %250 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %251 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %252 = stablehlo.select %249, %251, %250 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %253 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %254 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %255 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %256 = stablehlo.select %253, %255, %254 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %257 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %258 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %259 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %260 = stablehlo.select %257, %259, %258 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %261 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %262 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %263 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %264 = stablehlo.select %261, %263, %262 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %265 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %266 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %267 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %268 = stablehlo.select %265, %267, %266 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %269 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %270 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %271 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %272 = stablehlo.select %269, %271, %270 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %273 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %274 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %275 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %276 = stablehlo.select %273, %275, %274 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %277 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %278 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %279 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %280 = stablehlo.select %277, %279, %278 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %281 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %282 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %283 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %284 = stablehlo.select %281, %283, %282 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %285 = stablehlo.broadcast_in_dim %232, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %286 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %287 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %288 = stablehlo.select %285, %287, %286 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %289 = stablehlo.select %232, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %291 = stablehlo.divide %290, %289 : tensor<3x4xf32>
    %292 = call @polyval_11(%260, %291) : (tensor<3x4x8xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %293 = call @polyval(%264, %291) : (tensor<3x4x9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %294 = stablehlo.divide %292, %293 : tensor<3x4xf32>
    %295 = stablehlo.multiply %291, %294 : tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %297 = stablehlo.add %295, %296 : tensor<3x4xf32>
    %298 = stablehlo.exponential %289 : tensor<3x4xf32>
    %299 = stablehlo.multiply %298, %291 : tensor<3x4xf32>
    %300 = stablehlo.multiply %299, %297 : tensor<3x4xf32>
    %c_26 = stablehlo.constant dense<4> : tensor<i32>
    %301 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %302 = stablehlo.compare EQ, %9, %301, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %304 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %305 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %306 = stablehlo.select %303, %305, %304 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %307 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %308 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %309 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %310 = stablehlo.select %307, %309, %308 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %311 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %312 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %313 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %314 = stablehlo.select %311, %313, %312 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %315 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %316 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %317 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %318 = stablehlo.select %315, %317, %316 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %319 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %320 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %321 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %322 = stablehlo.select %319, %321, %320 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %323 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %324 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %325 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %326 = stablehlo.select %323, %325, %324 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %327 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %328 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %329 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %330 = stablehlo.select %327, %329, %328 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %331 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %332 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %333 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %334 = stablehlo.select %331, %333, %332 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %335 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %336 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %337 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %338 = stablehlo.select %335, %337, %336 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %339 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %340 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %341 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %342 = stablehlo.select %339, %341, %340 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %343 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %344 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %345 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %346 = stablehlo.select %343, %345, %344 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %347 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %348 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %349 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %350 = stablehlo.select %347, %349, %348 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %351 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %352 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %353 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %354 = stablehlo.select %351, %353, %352 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %355 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %356 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %357 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %358 = stablehlo.select %355, %357, %356 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %359 = stablehlo.select %302, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %361 = stablehlo.divide %360, %359 : tensor<3x4xf32>
    %362 = call @polyval_5(%338, %361) : (tensor<3x4x10xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %363 = call @polyval_5(%342, %361) : (tensor<3x4x10xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %364 = stablehlo.divide %362, %363 : tensor<3x4xf32>
    %365 = stablehlo.multiply %361, %364 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %367 = stablehlo.add %365, %366 : tensor<3x4xf32>
    %368 = stablehlo.exponential %359 : tensor<3x4xf32>
    %369 = stablehlo.multiply %368, %361 : tensor<3x4xf32>
    %370 = stablehlo.multiply %369, %367 : tensor<3x4xf32>
    %c_29 = stablehlo.constant dense<5> : tensor<i32>
    %371 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %372 = stablehlo.compare EQ, %9, %371, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %373 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %374 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %375 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %376 = stablehlo.select %373, %375, %374 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %377 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %378 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %379 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %380 = stablehlo.select %377, %379, %378 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %381 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %382 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %383 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %384 = stablehlo.select %381, %383, %382 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %385 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %386 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %387 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %388 = stablehlo.select %385, %387, %386 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %389 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %390 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %391 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %392 = stablehlo.select %389, %391, %390 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %393 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %394 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %395 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %396 = stablehlo.select %393, %395, %394 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %397 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %398 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %399 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %400 = stablehlo.select %397, %399, %398 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %401 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %402 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %403 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %404 = stablehlo.select %401, %403, %402 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %405 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %406 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %407 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %408 = stablehlo.select %405, %407, %406 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %409 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %410 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %411 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %412 = stablehlo.select %409, %411, %410 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %413 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %414 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %415 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %416 = stablehlo.select %413, %415, %414 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %417 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %418 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %419 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %420 = stablehlo.select %417, %419, %418 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %421 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %422 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %423 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %424 = stablehlo.select %421, %423, %422 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %425 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %426 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %427 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %428 = stablehlo.select %425, %427, %426 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %429 = stablehlo.select %372, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %431 = stablehlo.divide %430, %429 : tensor<3x4xf32>
    %432 = call @polyval_11(%416, %431) : (tensor<3x4x8xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %433 = call @polyval(%420, %431) : (tensor<3x4x9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %434 = stablehlo.divide %432, %433 : tensor<3x4xf32>
    %435 = stablehlo.multiply %431, %434 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %437 = stablehlo.add %435, %436 : tensor<3x4xf32>
    %438 = stablehlo.exponential %429 : tensor<3x4xf32>
    %439 = stablehlo.multiply %438, %431 : tensor<3x4xf32>
    %440 = stablehlo.multiply %439, %437 : tensor<3x4xf32>
    %c_32 = stablehlo.constant dense<6> : tensor<i32>
    %441 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %442 = stablehlo.compare EQ, %9, %441, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %443 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %444 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %445 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %446 = stablehlo.select %443, %445, %444 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %447 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %448 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %449 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %450 = stablehlo.select %447, %449, %448 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %451 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %452 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %453 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %454 = stablehlo.select %451, %453, %452 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %455 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %456 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %457 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x7xf32>) -> tensor<3x4x7xf32>
    %458 = stablehlo.select %455, %457, %456 : tensor<3x4x7xi1>, tensor<3x4x7xf32>
    %459 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %460 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %461 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %462 = stablehlo.select %459, %461, %460 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %463 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %464 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %465 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %466 = stablehlo.select %463, %465, %464 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %467 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %468 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %469 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %470 = stablehlo.select %467, %469, %468 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %471 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %472 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %473 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %474 = stablehlo.select %471, %473, %472 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %475 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %476 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %477 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %478 = stablehlo.select %475, %477, %476 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %479 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %480 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %481 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf32>) -> tensor<3x4x10xf32>
    %482 = stablehlo.select %479, %481, %480 : tensor<3x4x10xi1>, tensor<3x4x10xf32>
    %483 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %484 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %485 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %486 = stablehlo.select %483, %485, %484 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %487 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %488 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %489 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x9xf32>) -> tensor<3x4x9xf32>
    %490 = stablehlo.select %487, %489, %488 : tensor<3x4x9xi1>, tensor<3x4x9xf32>
    %491 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %492 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %493 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %494 = stablehlo.select %491, %493, %492 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %495 = stablehlo.broadcast_in_dim %442, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %496 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %497 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<3x4x6xf32>
    %498 = stablehlo.select %495, %497, %496 : tensor<3x4x6xi1>, tensor<3x4x6xf32>
    %499 = stablehlo.select %442, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %501 = stablehlo.divide %500, %499 : tensor<3x4xf32>
    %502 = call @polyval_7(%494, %501) : (tensor<3x4x6xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %503 = call @polyval_7(%498, %501) : (tensor<3x4x6xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %504 = stablehlo.divide %502, %503 : tensor<3x4xf32>
    %505 = stablehlo.multiply %501, %504 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %507 = stablehlo.add %505, %506 : tensor<3x4xf32>
    %508 = stablehlo.exponential %499 : tensor<3x4xf32>
    %509 = stablehlo.multiply %508, %501 : tensor<3x4xf32>
    %510 = stablehlo.multiply %509, %507 : tensor<3x4xf32>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %511 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %512 = stablehlo.compare LT, %9, %511, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %513 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %514 = stablehlo.compare LT, %9, %513, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_37 = stablehlo.constant dense<2> : tensor<i32>
    %515 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %516 = stablehlo.compare LT, %9, %515, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %517 = stablehlo.select %516, %160, %230 : tensor<3x4xi1>, tensor<3x4xf32>
    %518 = stablehlo.select %514, %93, %517 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_38 = stablehlo.constant dense<5> : tensor<i32>
    %519 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %520 = stablehlo.compare LT, %9, %519, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_39 = stablehlo.constant dense<4> : tensor<i32>
    %521 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %522 = stablehlo.compare LT, %9, %521, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %523 = stablehlo.select %522, %300, %370 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_40 = stablehlo.constant dense<6> : tensor<i32>
    %524 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %525 = stablehlo.compare LT, %9, %524, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %526 = stablehlo.select %525, %440, %510 : tensor<3x4xi1>, tensor<3x4xf32>
    %527 = stablehlo.select %520, %523, %526 : tensor<3x4xi1>, tensor<3x4xf32>
    %528 = stablehlo.select %512, %518, %527 : tensor<3x4xi1>, tensor<3x4xf32>
    return %528 : tensor<3x4xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x4x7xi1>) -> tensor<3x4x7xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x7xi1>) -> tensor<3x4x7xi32>
    %1 = call @cumsum_3(%0) : (tensor<3x4x7xi32>) -> tensor<3x4x7xi32>
    return %1 : tensor<3x4x7xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<3x4x7xi32>) -> tensor<3x4x7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [6, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x7xi32>, tensor<i32>) -> tensor<3x4x7xi32>
    return %1 : tensor<3x4x7xi32>
  }
  func.func private @argmax_4(%arg0: tensor<3x4x7xi32>) -> tensor<3x4xi32> {
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
  func.func private @polyval(%arg0: tensor<3x4x9xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x9xf32>) -> tensor<3x9x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x9x4xf32>) -> tensor<9x3x4xf32>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<0x3x4xf32>
    %5 = stablehlo.slice %3 [0:9, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<9x3x4xf32>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = call @closed_call(%arg1, %2, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %26 = call @closed_call(%arg1, %23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %29 = call @closed_call(%arg1, %26, %28) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.slice %5 [8:9, 0:3, 0:4] : (tensor<9x3x4xf32>) -> tensor<1x3x4xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %32 = call @closed_call(%arg1, %29, %31) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %32 : tensor<3x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @polyval_5(%arg0: tensor<3x4x10xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x10xf32>) -> tensor<3x10x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x10x4xf32>) -> tensor<10x3x4xf32>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<0x3x4xf32>
    %5 = stablehlo.slice %3 [0:10, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<10x3x4xf32>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = call @closed_call_6(%arg1, %2, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %11 = call @closed_call_6(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %14 = call @closed_call_6(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %17 = call @closed_call_6(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = call @closed_call_6(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %23 = call @closed_call_6(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %26 = call @closed_call_6(%arg1, %23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %29 = call @closed_call_6(%arg1, %26, %28) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.slice %5 [8:9, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %32 = call @closed_call_6(%arg1, %29, %31) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %33 = stablehlo.slice %5 [9:10, 0:3, 0:4] : (tensor<10x3x4xf32>) -> tensor<1x3x4xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %35 = call @closed_call_6(%arg1, %32, %34) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %35 : tensor<3x4xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @polyval_7(%arg0: tensor<3x4x6xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x6xf32>) -> tensor<3x6x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x6x4xf32>) -> tensor<6x3x4xf32>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<0x3x4xf32>
    %5 = stablehlo.slice %3 [0:6, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = call @closed_call_8(%arg1, %2, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %11 = call @closed_call_8(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %14 = call @closed_call_8(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %17 = call @closed_call_8(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = call @closed_call_8(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<1x3x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %23 = call @closed_call_8(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %23 : tensor<3x4xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @polyval_9(%arg0: tensor<3x4x7xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x7xf32>) -> tensor<3x7x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x7x4xf32>) -> tensor<7x3x4xf32>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<0x3x4xf32>
    %5 = stablehlo.slice %3 [0:7, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<7x3x4xf32>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = call @closed_call_10(%arg1, %2, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %11 = call @closed_call_10(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %14 = call @closed_call_10(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %17 = call @closed_call_10(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = call @closed_call_10(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %23 = call @closed_call_10(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<7x3x4xf32>) -> tensor<1x3x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %26 = call @closed_call_10(%arg1, %23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %26 : tensor<3x4xf32>
  }
  func.func private @closed_call_10(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @polyval_11(%arg0: tensor<3x4x8xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x8xf32>) -> tensor<3x8x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x8x4xf32>) -> tensor<8x3x4xf32>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<0x3x4xf32>
    %5 = stablehlo.slice %3 [0:8, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<8x3x4xf32>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = call @closed_call_12(%arg1, %2, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %11 = call @closed_call_12(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %14 = call @closed_call_12(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %17 = call @closed_call_12(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = call @closed_call_12(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %23 = call @closed_call_12(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %26 = call @closed_call_12(%arg1, %23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %29 = call @closed_call_12(%arg1, %26, %28) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %29 : tensor<3x4xf32>
  }
  func.func private @closed_call_12(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
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
    %40 = call @_piecewise_13(%arg1, %39, %cst_11, %cst_12, %27, %30, %0) : (tensor<3x4xf32>, tensor<3x4x6xi1>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %40 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_piecewise_13(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4x6xi1>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<3x4xf32>, %arg6: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x6xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x6xi1>) -> tensor<3x4x7xi1>
    %5 = call @cumsum_2(%4) : (tensor<3x4x7xi1>) -> tensor<3x4x7xi32>
    %6 = call @argmax_4(%5) : (tensor<3x4x7xi32>) -> tensor<3x4xi32>
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
    %38 = call @_where_14(%37, %cst_5, %18) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
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
    %48 = call @_where_14(%43, %cst_10, %47) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
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
      %236 = func.call @_where_15(%234, %235, %cst_47) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
      %237 = stablehlo.add %iterArg_38, %236 : tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %238 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %239 = stablehlo.compare NE, %237, %238, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %240 = stablehlo.divide %230, %237 : tensor<3x4xf32>
      %241 = stablehlo.abs %240 : tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %242 = func.call @_where_15(%239, %241, %cst_49) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
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
      %232 = func.call @_where_14(%231, %cst_50, %iterArg_46) : (tensor<3x4xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
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
      %240 = func.call @_where_16(%231, %237, %239) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
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
      %250 = func.call @_where_16(%248, %249, %iterArg_44) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %251 = stablehlo.subtract %iterArg_38, %250 : tensor<3x4xf32>
      %252 = stablehlo.divide %251, %250 : tensor<3x4xf32>
      %253 = stablehlo.abs %252 : tensor<3x4xf32>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %254 = func.call @_where_15(%248, %253, %cst_55) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
      %255 = func.call @_where_16(%248, %250, %iterArg_38) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %256 = stablehlo.abs %243 : tensor<3x4xf32>
      %cst_56 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %257 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %258 = stablehlo.compare GT, %256, %257, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_57 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %260 = stablehlo.divide %243, %259 : tensor<3x4xf32>
      %261 = func.call @_where_16(%258, %260, %243) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_58 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %262 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %263 = stablehlo.divide %iterArg_40, %262 : tensor<3x4xf32>
      %264 = func.call @_where_16(%258, %263, %iterArg_40) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_59 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %265 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %266 = stablehlo.divide %246, %265 : tensor<3x4xf32>
      %267 = func.call @_where_16(%258, %266, %246) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %cst_60 = stablehlo.constant dense<1.44115188E+17> : tensor<f32>
      %268 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %269 = stablehlo.divide %iterArg_42, %268 : tensor<3x4xf32>
      %270 = func.call @_where_16(%258, %269, %iterArg_42) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
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
  func.func private @_where_14(%arg0: tensor<3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @_where_15(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
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
  func.func private @_where_16(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_expi_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @expi(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.5572051974957715, 0.37986709513442696, 2.2004743041358097, 4.912820543599481], [4.457307155623295, 0.7253759271517312, 0.6617155076788842, 3.779934092896777], [0.45626635157503415, 3.896915365064119, 2.120885832153262, 1.4329324735487021]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[3.473883940429531, 0.028499732436135905, 5.734560679373241, 37.68561059312481], [27.09368816737559, 1.137528455208236, 0.9538050774415306, 16.860492928798408], [0.30661178511290765, 18.27668514058528, 5.41490033668709, 3.10305767520831]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expi(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %3 = call @_piecewise(%arg0, %2) : (tensor<3x4xf64>, tensor<1x3x4xi1>) -> tensor<3x4xf64>
    return %3 : tensor<3x4xf64>
  }
  func.func private @_piecewise(%arg0: tensor<3x4xf64>, %arg1: tensor<1x3x4xi1>) -> tensor<3x4xf64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x3x4xi1>
    %1 = stablehlo.concatenate %0, %arg1, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<2x3x4xi1>
    %2 = call @cumsum(%1) : (tensor<2x3x4xi1>) -> tensor<2x3x4xi64>
    %3 = call @argmax(%2) : (tensor<2x3x4xi64>) -> tensor<3x4xi64>
    %4 = stablehlo.convert %3 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %7 = stablehlo.clamp %5, %4, %6 : tensor<3x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %10 = stablehlo.select %9, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.compare LE, %10, %13, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %15 = stablehlo.and %12, %14 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.compare GT, %10, %16, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %19 = stablehlo.compare LE, %10, %18, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %20 = stablehlo.and %17, %19 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %22 = stablehlo.compare GT, %10, %21, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %24 = stablehlo.compare LE, %10, %23, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %25 = stablehlo.and %22, %24 : tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %27 = stablehlo.compare GT, %10, %26, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %29 = stablehlo.compare LE, %10, %28, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %30 = stablehlo.and %27, %29 : tensor<3x4xi1>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %32 = stablehlo.compare GT, %10, %31, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %34 = stablehlo.compare LE, %10, %33, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %35 = stablehlo.and %32, %34 : tensor<3x4xi1>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %37 = stablehlo.compare GT, %10, %36, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %39 = stablehlo.compare LE, %10, %38, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %40 = stablehlo.and %37, %39 : tensor<3x4xi1>
    %41 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %42 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %43 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %44 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %45 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %46 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %47 = stablehlo.concatenate %41, %42, %43, %44, %45, %46, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x6xi1>
    %48 = call @_piecewise_1(%10, %47) : (tensor<3x4xf64>, tensor<3x4x6xi1>) -> tensor<3x4xf64>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %50 = stablehlo.compare EQ, %7, %49, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %51 = stablehlo.select %50, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %52 = stablehlo.negate %51 : tensor<3x4xf64>
    %c_15 = stablehlo.constant dense<1> : tensor<i64>
    %53 = call @expn(%c_15, %52) : (tensor<i64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %54 = stablehlo.negate %53 : tensor<3x4xf64>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %56 = stablehlo.compare LT, %7, %55, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %57 = stablehlo.select %56, %48, %54 : tensor<3x4xi1>, tensor<3x4xf64>
    return %57 : tensor<3x4xf64>
  }
  func.func private @cumsum(%arg0: tensor<2x3x4xi1>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi64>
    %1 = call @cumsum_0(%0) : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    return %1 : tensor<2x3x4xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3x4xi64>
    return %1 : tensor<2x3x4xi64>
  }
  func.func private @argmax(%arg0: tensor<2x3x4xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x3x4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi64>, tensor<3x4xi64>)
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
  func.func private @_piecewise_1(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4x6xi1>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<[-0.76578470782861274, 0.68861924155667054, -0.2132598113545206, 0.033461075523841935, -0.0030765414773447561, 1.7471193164549074E-4, -6.1037116822741705E-6, 1.2180327654286521E-7, -1.0860761027932903E-9]> : tensor<9xf64>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, -1.8888028686623086, 1.0666916872114089, -0.27519159823063805, 0.039308526882338234, -0.0034146845586023652, 1.8668443707035555E-4, -6.3451460831305151E-6, 1.2397542874832069E-7, -1.0860761027931265E-9]> : tensor<10xf64>
    %cst_1 = stablehlo.constant dense<[-5.3504473578125431, 218.50491688166133, -4176.5723848266935, 55411.767563935573, -331338.13311781443, 1592627.1633849454]> : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, -52.505479591128626, 1259.6161867867906, -17565.495819735348, 149306.2117002726, -729494.92396405281, 1592627.1633849454]> : tensor<7xf64>
    %cst_3 = stablehlo.constant dense<[0.019818085032596897, -1.2716456259849176, -2.0881603356812284, 2.7555445091879367, -0.44095070487016003, 0.046656238059358916, -0.0015450426796734852, 7.0599806052996179E-5]> : tensor<8xf64>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 1.4764986709149215, 0.56291771748224362, 0.16990178978793072, 0.022916471790342119, 0.0044501504397287525, 1.7274396122065214E-4, 3.9531671955496723E-5]> : tensor<8xf64>
    %cst_5 = stablehlo.constant dense<[-1.3732153758712087, -0.70845591337408387, 1.5808068555479411, -0.26015004274256232, 0.029946746941137137, -0.001038086040188744, 4.3710644207530053E-5, 2.141783679522603E-6]> : tensor<8xf64>
    %cst_6 = stablehlo.constant dense<[1.000000e+00, 0.85852314236220284, 0.44832858228739952, 0.076879321581244761, 0.024498682410218877, 8.8321659419277965E-4, 4.5909522995113536E-4, -4.7298483518665229E-6, 2.6651955373907102E-6]> : tensor<9xf64>
    %cst_7 = stablehlo.constant dense<[-2.1069346016919166, 1.7327338696646881, -0.24236191789358419, 0.023227241809375659, 2.3728804404931798E-4, -8.3432195611925526E-5, 1.3634087956052505E-5, -3.655412321999254E-7, 1.4649417339759612E-8, 6.1764078637103597E-10]> : tensor<10xf64>
    %cst_8 = stablehlo.constant dense<[1.000000e+00, -0.22980622399016781, 0.11050770414740378, -0.015665429666307924, 0.0027611068508173529, -2.0891480122840484E-4, 1.7085289388076754E-5, -4.4593117963566865E-7, 1.3946349303538475E-8, 6.1508659339773381E-10]> : tensor<10xf64>
    %cst_9 = stablehlo.constant dense<[-0.24581193676740204, -0.14833822533220778, 0.072482917957355522, -0.013483156873809405, 0.0013427750697886369, -7.942465637159712E-5, 2.6441795189842358E-6, -4.2394736593137652E-8]> : tensor<8xf64>
    %cst_10 = stablehlo.constant dense<[1.000000e+00, -0.10442259084438711, -0.26764531281014026, 0.096950002546219841, -0.01601745692712991, 0.001496414899205908, -8.4624525637784853E-5, 2.7289384034767266E-6, -4.239462431819542E-8]> : tensor<9xf64>
    %cst_11 = stablehlo.constant dense<[0.12125611181054567, -0.58231331790438945, 0.23488873145570169, -0.030400343181132484, 0.0015100821468651906, -2.5231370954995714E-5]> : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<[1.000000e+00, -1.0022521503658539, 0.29287096948722241, -0.033370043386740079, 0.0015605448811273888, -2.5231370936032347E-5]> : tensor<6xf64>
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x6xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x6xi1>) -> tensor<3x4x7xi1>
    %5 = call @cumsum_2(%4) : (tensor<3x4x7xi1>) -> tensor<3x4x7xi64>
    %6 = call @argmax_4(%5) : (tensor<3x4x7xi64>) -> tensor<3x4xi64>
    %7 = stablehlo.convert %6 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<6> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.clamp %8, %7, %9 : tensor<3x4xi32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<9xf64>) -> tensor<4x9xf64>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<10xf64>) -> tensor<4x10xf64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [1] : (tensor<6xf64>) -> tensor<4x6xf64>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [1] : (tensor<7xf64>) -> tensor<4x7xf64>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [1] : (tensor<8xf64>) -> tensor<4x8xf64>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [1] : (tensor<8xf64>) -> tensor<4x8xf64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [1] : (tensor<8xf64>) -> tensor<4x8xf64>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [1] : (tensor<9xf64>) -> tensor<4x9xf64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [1] : (tensor<10xf64>) -> tensor<4x10xf64>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [1] : (tensor<10xf64>) -> tensor<4x10xf64>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [1] : (tensor<8xf64>) -> tensor<4x8xf64>
    %22 = stablehlo.broadcast_in_dim %cst_10, dims = [1] : (tensor<9xf64>) -> tensor<4x9xf64>
    %23 = stablehlo.broadcast_in_dim %cst_11, dims = [1] : (tensor<6xf64>) -> tensor<4x6xf64>
    %24 = stablehlo.broadcast_in_dim %cst_12, dims = [1] : (tensor<6xf64>) -> tensor<4x6xf64>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %26 = stablehlo.compare EQ, %10, %25, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %28 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %29 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %30 = stablehlo.select %27, %29, %28 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %31 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %32 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %33 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %34 = stablehlo.select %31, %33, %32 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %35 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %36 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %37 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %38 = stablehlo.select %35, %37, %36 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %39 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %40 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %41 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %42 = stablehlo.select %39, %41, %40 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %43 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %44 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %45 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %46 = stablehlo.select %43, %45, %44 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %47 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %48 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %49 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %50 = stablehlo.select %47, %49, %48 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %51 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %52 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %53 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %54 = stablehlo.select %51, %53, %52 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %55 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %56 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %57 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %58 = stablehlo.select %55, %57, %56 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %59 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %60 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %61 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %62 = stablehlo.select %59, %61, %60 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %63 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %64 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %65 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %66 = stablehlo.select %63, %65, %64 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %67 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %68 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %69 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %70 = stablehlo.select %67, %69, %68 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %71 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %72 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %73 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %74 = stablehlo.select %71, %73, %72 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %75 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %76 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %77 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %78 = stablehlo.select %75, %77, %76 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %79 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %80 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %81 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %82 = stablehlo.select %79, %81, %80 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %83 = stablehlo.select %26, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %85 = stablehlo.divide %84, %83 : tensor<3x4xf64>
    %86 = call @polyval(%30, %85) : (tensor<3x4x9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %87 = call @polyval_5(%34, %85) : (tensor<3x4x10xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %88 = stablehlo.divide %86, %87 : tensor<3x4xf64>
    %89 = stablehlo.multiply %85, %88 : tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %91 = stablehlo.add %89, %90 : tensor<3x4xf64>
    %92 = stablehlo.exponential %83 : tensor<3x4xf64>
    %93 = stablehlo.multiply %92, %85 : tensor<3x4xf64>
    %94 = stablehlo.multiply %93, %91 : tensor<3x4xf64>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %96 = stablehlo.compare EQ, %10, %95, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %98 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %99 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %100 = stablehlo.select %97, %99, %98 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %101 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %102 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %103 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %104 = stablehlo.select %101, %103, %102 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %105 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %106 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %107 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %108 = stablehlo.select %105, %107, %106 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %109 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %110 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %111 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %112 = stablehlo.select %109, %111, %110 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %113 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %114 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %115 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %116 = stablehlo.select %113, %115, %114 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %117 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %118 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %119 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %120 = stablehlo.select %117, %119, %118 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %121 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %122 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %123 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %124 = stablehlo.select %121, %123, %122 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %125 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %126 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %127 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %128 = stablehlo.select %125, %127, %126 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %129 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %130 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %131 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %132 = stablehlo.select %129, %131, %130 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %133 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %134 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %135 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %136 = stablehlo.select %133, %135, %134 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %137 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %138 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %139 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %140 = stablehlo.select %137, %139, %138 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %141 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %142 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %143 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %144 = stablehlo.select %141, %143, %142 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %145 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %146 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %147 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %148 = stablehlo.select %145, %147, %146 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %149 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %150 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %151 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %152 = stablehlo.select %149, %151, %150 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %153 = stablehlo.select %96, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %154 = call @polyval_7(%108, %153) : (tensor<3x4x6xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %155 = call @polyval_9(%112, %153) : (tensor<3x4x7xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %156 = stablehlo.divide %154, %155 : tensor<3x4xf64>
    %157 = stablehlo.multiply %153, %156 : tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<0.57721566490153287> : tensor<f64>
    %158 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %159 = stablehlo.add %157, %158 : tensor<3x4xf64>
    %160 = stablehlo.log %153 : tensor<3x4xf64>
    %161 = stablehlo.add %159, %160 : tensor<3x4xf64>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %163 = stablehlo.compare EQ, %10, %162, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %165 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %166 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %167 = stablehlo.select %164, %166, %165 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %168 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %169 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %170 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %171 = stablehlo.select %168, %170, %169 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %172 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %173 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %174 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %175 = stablehlo.select %172, %174, %173 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %176 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %177 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %178 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %179 = stablehlo.select %176, %178, %177 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %180 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %181 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %182 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %183 = stablehlo.select %180, %182, %181 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %184 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %185 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %186 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %187 = stablehlo.select %184, %186, %185 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %188 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %189 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %190 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %191 = stablehlo.select %188, %190, %189 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %192 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %193 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %194 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %195 = stablehlo.select %192, %194, %193 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %196 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %197 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %198 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %199 = stablehlo.select %196, %198, %197 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %200 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %201 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %202 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %203 = stablehlo.select %200, %202, %201 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %204 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %205 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %206 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %207 = stablehlo.select %204, %206, %205 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %208 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %209 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %210 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %211 = stablehlo.select %208, %210, %209 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %212 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %213 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %214 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %215 = stablehlo.select %212, %214, %213 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %216 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %217 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %218 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %219 = stablehlo.select %216, %218, %217 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %220 = stablehlo.select %163, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %222 = stablehlo.divide %221, %220 : tensor<3x4xf64>
    %223 = call @polyval_11(%183, %222) : (tensor<3x4x8xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %224 = call @polyval_11(%187, %222) : (tensor<3x4x8xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %225 = stablehlo.divide %223, %224 : tensor<3x4xf64>
    %226 = stablehlo.multiply %222, %225 : tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %228 = stablehlo.add %226, %227 : tensor<3x4xf64>
    %229 = stablehlo.exponential %220 : tensor<3x4xf64>
    %230 = stablehlo.multiply %229, %222 : tensor<3x4xf64>
    %231 = stablehlo.multiply %230, %228 : tensor<3x4xf64>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %232 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %233 = stablehlo.compare EQ, %10, %232, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %235 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %236 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %237 = stablehlo.select %234, %236, %235 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %238 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %239 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %240 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %241 = stablehlo.select %238, %240, %239 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %242 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %243 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %244 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %245 = stablehlo.select %242, %244, %243 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %246 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %247 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %248 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %249 = stablehlo.select %246, %248, %247 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %250 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %251 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %252 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %253 = stablehlo.select %250, %252, %251 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %254 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %255 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %256 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %257 = stablehlo.select %254, %256, %255 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %258 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %259 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %260 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %261 = stablehlo.select %258, %260, %259 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %262 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %263 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %264 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %265 = stablehlo.select %262, %264, %263 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %266 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %267 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %268 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %269 = stablehlo.select %266, %268, %267 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %270 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %271 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %272 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %273 = stablehlo.select %270, %272, %271 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %274 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %275 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %276 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %277 = stablehlo.select %274, %276, %275 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %278 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %279 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %280 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %281 = stablehlo.select %278, %280, %279 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %282 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %283 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %284 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %285 = stablehlo.select %282, %284, %283 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %286 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %287 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %288 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %289 = stablehlo.select %286, %288, %287 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %290 = stablehlo.select %233, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %292 = stablehlo.divide %291, %290 : tensor<3x4xf64>
    %293 = call @polyval_11(%261, %292) : (tensor<3x4x8xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %294 = call @polyval(%265, %292) : (tensor<3x4x9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %295 = stablehlo.divide %293, %294 : tensor<3x4xf64>
    %296 = stablehlo.multiply %292, %295 : tensor<3x4xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %297 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %298 = stablehlo.add %296, %297 : tensor<3x4xf64>
    %299 = stablehlo.exponential %290 : tensor<3x4xf64>
    %300 = stablehlo.multiply %299, %292 : tensor<3x4xf64>
    %301 = stablehlo.multiply %300, %298 : tensor<3x4xf64>
    %c_26 = stablehlo.constant dense<4> : tensor<i32>
    %302 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %303 = stablehlo.compare EQ, %10, %302, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %305 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %306 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %307 = stablehlo.select %304, %306, %305 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %308 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %309 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %310 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %311 = stablehlo.select %308, %310, %309 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %312 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %313 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %314 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %315 = stablehlo.select %312, %314, %313 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %316 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %317 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %318 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %319 = stablehlo.select %316, %318, %317 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %320 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %321 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %322 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %323 = stablehlo.select %320, %322, %321 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %324 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %325 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %326 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %327 = stablehlo.select %324, %326, %325 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %328 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %329 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %330 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %331 = stablehlo.select %328, %330, %329 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %332 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %333 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %334 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %335 = stablehlo.select %332, %334, %333 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %336 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %337 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %338 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %339 = stablehlo.select %336, %338, %337 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %340 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %341 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %342 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %343 = stablehlo.select %340, %342, %341 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %344 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %345 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %346 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %347 = stablehlo.select %344, %346, %345 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %348 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %349 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %350 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %351 = stablehlo.select %348, %350, %349 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %352 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %353 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %354 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %355 = stablehlo.select %352, %354, %353 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %356 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %357 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %358 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %359 = stablehlo.select %356, %358, %357 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %360 = stablehlo.select %303, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %361 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %362 = stablehlo.divide %361, %360 : tensor<3x4xf64>
    %363 = call @polyval_5(%339, %362) : (tensor<3x4x10xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %364 = call @polyval_5(%343, %362) : (tensor<3x4x10xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %365 = stablehlo.divide %363, %364 : tensor<3x4xf64>
    %366 = stablehlo.multiply %362, %365 : tensor<3x4xf64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %367 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %368 = stablehlo.add %366, %367 : tensor<3x4xf64>
    %369 = stablehlo.exponential %360 : tensor<3x4xf64>
    %370 = stablehlo.multiply %369, %362 : tensor<3x4xf64>
    %371 = stablehlo.multiply %370, %368 : tensor<3x4xf64>
    %c_29 = stablehlo.constant dense<5> : tensor<i32>
    %372 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %373 = stablehlo.compare EQ, %10, %372, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %375 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %376 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %377 = stablehlo.select %374, %376, %375 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %378 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %379 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %380 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %381 = stablehlo.select %378, %380, %379 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %382 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %383 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %384 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %385 = stablehlo.select %382, %384, %383 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %386 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %387 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %388 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %389 = stablehlo.select %386, %388, %387 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %390 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %391 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %392 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %393 = stablehlo.select %390, %392, %391 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %394 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %395 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %396 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %397 = stablehlo.select %394, %396, %395 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %398 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %399 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %400 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %401 = stablehlo.select %398, %400, %399 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %402 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %403 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %404 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %405 = stablehlo.select %402, %404, %403 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %406 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %407 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %408 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %409 = stablehlo.select %406, %408, %407 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %410 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %411 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %412 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %413 = stablehlo.select %410, %412, %411 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %414 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %415 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %416 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %417 = stablehlo.select %414, %416, %415 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %418 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %419 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %420 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %421 = stablehlo.select %418, %420, %419 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %422 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %423 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %424 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %425 = stablehlo.select %422, %424, %423 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %426 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %427 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %428 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %429 = stablehlo.select %426, %428, %427 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %430 = stablehlo.select %373, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %432 = stablehlo.divide %431, %430 : tensor<3x4xf64>
    %433 = call @polyval_11(%417, %432) : (tensor<3x4x8xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %434 = call @polyval(%421, %432) : (tensor<3x4x9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %435 = stablehlo.divide %433, %434 : tensor<3x4xf64>
    %436 = stablehlo.multiply %432, %435 : tensor<3x4xf64>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %437 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %438 = stablehlo.add %436, %437 : tensor<3x4xf64>
    %439 = stablehlo.exponential %430 : tensor<3x4xf64>
    %440 = stablehlo.multiply %439, %432 : tensor<3x4xf64>
    %441 = stablehlo.multiply %440, %438 : tensor<3x4xf64>
    %c_32 = stablehlo.constant dense<6> : tensor<i32>
    %442 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %443 = stablehlo.compare EQ, %10, %442, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %445 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %446 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %447 = stablehlo.select %444, %446, %445 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %448 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %449 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %450 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %451 = stablehlo.select %448, %450, %449 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %452 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %453 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %454 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %455 = stablehlo.select %452, %454, %453 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %456 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x7xi1>
    %457 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %458 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<4x7xf64>) -> tensor<3x4x7xf64>
    %459 = stablehlo.select %456, %458, %457 : tensor<3x4x7xi1>, tensor<3x4x7xf64>
    %460 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %461 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %462 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %463 = stablehlo.select %460, %462, %461 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %464 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %465 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %466 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %467 = stablehlo.select %464, %466, %465 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %468 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %469 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %470 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %471 = stablehlo.select %468, %470, %469 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %472 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %473 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %474 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %475 = stablehlo.select %472, %474, %473 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %476 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %477 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %478 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %479 = stablehlo.select %476, %478, %477 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %480 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x10xi1>
    %481 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %482 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<4x10xf64>) -> tensor<3x4x10xf64>
    %483 = stablehlo.select %480, %482, %481 : tensor<3x4x10xi1>, tensor<3x4x10xf64>
    %484 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %485 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %486 = stablehlo.broadcast_in_dim %21, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %487 = stablehlo.select %484, %486, %485 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %488 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x9xi1>
    %489 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %490 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x9xf64>) -> tensor<3x4x9xf64>
    %491 = stablehlo.select %488, %490, %489 : tensor<3x4x9xi1>, tensor<3x4x9xf64>
    %492 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %493 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %494 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %495 = stablehlo.select %492, %494, %493 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %496 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x6xi1>
    %497 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %498 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<4x6xf64>) -> tensor<3x4x6xf64>
    %499 = stablehlo.select %496, %498, %497 : tensor<3x4x6xi1>, tensor<3x4x6xf64>
    %500 = stablehlo.select %443, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %501 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %502 = stablehlo.divide %501, %500 : tensor<3x4xf64>
    %503 = call @polyval_7(%495, %502) : (tensor<3x4x6xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %504 = call @polyval_7(%499, %502) : (tensor<3x4x6xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %505 = stablehlo.divide %503, %504 : tensor<3x4xf64>
    %506 = stablehlo.multiply %502, %505 : tensor<3x4xf64>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %507 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %508 = stablehlo.add %506, %507 : tensor<3x4xf64>
    %509 = stablehlo.exponential %500 : tensor<3x4xf64>
    %510 = stablehlo.multiply %509, %502 : tensor<3x4xf64>
    %511 = stablehlo.multiply %510, %508 : tensor<3x4xf64>
    %c_35 = stablehlo.constant dense<3> : tensor<i32>
    %512 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %513 = stablehlo.compare LT, %10, %512, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %514 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %515 = stablehlo.compare LT, %10, %514, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_37 = stablehlo.constant dense<2> : tensor<i32>
    %516 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %517 = stablehlo.compare LT, %10, %516, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %518 = stablehlo.select %517, %161, %231 : tensor<3x4xi1>, tensor<3x4xf64>
    %519 = stablehlo.select %515, %94, %518 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_38 = stablehlo.constant dense<5> : tensor<i32>
    %520 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %521 = stablehlo.compare LT, %10, %520, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_39 = stablehlo.constant dense<4> : tensor<i32>
    %522 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %523 = stablehlo.compare LT, %10, %522, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %524 = stablehlo.select %523, %301, %371 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_40 = stablehlo.constant dense<6> : tensor<i32>
    %525 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %526 = stablehlo.compare LT, %10, %525, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %527 = stablehlo.select %526, %441, %511 : tensor<3x4xi1>, tensor<3x4xf64>
    %528 = stablehlo.select %521, %524, %527 : tensor<3x4xi1>, tensor<3x4xf64>
    %529 = stablehlo.select %513, %519, %528 : tensor<3x4xi1>, tensor<3x4xf64>
    return %529 : tensor<3x4xf64>
  }
  func.func private @cumsum_2(%arg0: tensor<3x4x7xi1>) -> tensor<3x4x7xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x7xi1>) -> tensor<3x4x7xi64>
    %1 = call @cumsum_3(%0) : (tensor<3x4x7xi64>) -> tensor<3x4x7xi64>
    return %1 : tensor<3x4x7xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<3x4x7xi64>) -> tensor<3x4x7xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [6, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x7xi64>, tensor<i64>) -> tensor<3x4x7xi64>
    return %1 : tensor<3x4x7xi64>
  }
  func.func private @argmax_4(%arg0: tensor<3x4x7xi64>) -> tensor<3x4xi64> {
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
  func.func private @polyval(%arg0: tensor<3x4x9xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x9xf64>) -> tensor<3x9x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x9x4xf64>) -> tensor<9x3x4xf64>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<0x3x4xf64>
    %5 = stablehlo.slice %3 [0:9, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<9x3x4xf64>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %8 = call @closed_call(%arg1, %2, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %26 = call @closed_call(%arg1, %23, %25) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %29 = call @closed_call(%arg1, %26, %28) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %30 = stablehlo.slice %5 [8:9, 0:3, 0:4] : (tensor<9x3x4xf64>) -> tensor<1x3x4xf64>
    %31 = stablehlo.reshape %30 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %32 = call @closed_call(%arg1, %29, %31) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %32 : tensor<3x4xf64>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
  }
  func.func private @polyval_5(%arg0: tensor<3x4x10xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x10xf64>) -> tensor<3x10x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x10x4xf64>) -> tensor<10x3x4xf64>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<0x3x4xf64>
    %5 = stablehlo.slice %3 [0:10, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<10x3x4xf64>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %8 = call @closed_call_6(%arg1, %2, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %11 = call @closed_call_6(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %14 = call @closed_call_6(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %17 = call @closed_call_6(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %20 = call @closed_call_6(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %23 = call @closed_call_6(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %26 = call @closed_call_6(%arg1, %23, %25) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %29 = call @closed_call_6(%arg1, %26, %28) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %30 = stablehlo.slice %5 [8:9, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %31 = stablehlo.reshape %30 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %32 = call @closed_call_6(%arg1, %29, %31) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %33 = stablehlo.slice %5 [9:10, 0:3, 0:4] : (tensor<10x3x4xf64>) -> tensor<1x3x4xf64>
    %34 = stablehlo.reshape %33 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %35 = call @closed_call_6(%arg1, %32, %34) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %35 : tensor<3x4xf64>
  }
  func.func private @closed_call_6(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
  }
  func.func private @polyval_7(%arg0: tensor<3x4x6xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x6xf64>) -> tensor<3x6x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x6x4xf64>) -> tensor<6x3x4xf64>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<0x3x4xf64>
    %5 = stablehlo.slice %3 [0:6, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<6x3x4xf64>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<1x3x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %8 = call @closed_call_8(%arg1, %2, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<1x3x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %11 = call @closed_call_8(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<1x3x4xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %14 = call @closed_call_8(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<1x3x4xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %17 = call @closed_call_8(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<1x3x4xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %20 = call @closed_call_8(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<6x3x4xf64>) -> tensor<1x3x4xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %23 = call @closed_call_8(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %23 : tensor<3x4xf64>
  }
  func.func private @closed_call_8(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
  }
  func.func private @polyval_9(%arg0: tensor<3x4x7xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x7xf64>) -> tensor<3x7x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x7x4xf64>) -> tensor<7x3x4xf64>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<0x3x4xf64>
    %5 = stablehlo.slice %3 [0:7, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<7x3x4xf64>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %8 = call @closed_call_10(%arg1, %2, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %11 = call @closed_call_10(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %14 = call @closed_call_10(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %17 = call @closed_call_10(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %20 = call @closed_call_10(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %23 = call @closed_call_10(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<7x3x4xf64>) -> tensor<1x3x4xf64>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %26 = call @closed_call_10(%arg1, %23, %25) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %26 : tensor<3x4xf64>
  }
  func.func private @closed_call_10(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
  }
  func.func private @polyval_11(%arg0: tensor<3x4x8xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x8xf64>) -> tensor<3x8x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x8x4xf64>) -> tensor<8x3x4xf64>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<0x3x4xf64>
    %5 = stablehlo.slice %3 [0:8, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<8x3x4xf64>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %8 = call @closed_call_12(%arg1, %2, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %11 = call @closed_call_12(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %14 = call @closed_call_12(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %17 = call @closed_call_12(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %20 = call @closed_call_12(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %23 = call @closed_call_12(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %26 = call @closed_call_12(%arg1, %23, %25) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %29 = call @closed_call_12(%arg1, %26, %28) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %29 : tensor<3x4xf64>
  }
  func.func private @closed_call_12(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
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
    %40 = call @_piecewise_13(%arg1, %39, %cst_11, %cst_12, %27, %30, %0) : (tensor<3x4xf64>, tensor<3x4x6xi1>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    return %40 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_piecewise_13(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4x6xi1>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<3x4xf64>, %arg6: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x6xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x6xi1>) -> tensor<3x4x7xi1>
    %5 = call @cumsum_2(%4) : (tensor<3x4x7xi1>) -> tensor<3x4x7xi64>
    %6 = call @argmax_4(%5) : (tensor<3x4x7xi64>) -> tensor<3x4xi64>
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
    %39 = call @_where_14(%38, %cst_5, %19) : (tensor<3x4xi1>, tensor<f64>, tensor<3x4xf64>) -> tensor<3x4xf64>
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
    %49 = call @_where_14(%44, %cst_10, %48) : (tensor<3x4xi1>, tensor<f64>, tensor<3x4xf64>) -> tensor<3x4xf64>
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
      %237 = func.call @_where_15(%235, %236, %cst_47) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
      %238 = stablehlo.add %iterArg_38, %237 : tensor<3x4xf64>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %239 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %240 = stablehlo.compare NE, %238, %239, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %241 = stablehlo.divide %231, %238 : tensor<3x4xf64>
      %242 = stablehlo.abs %241 : tensor<3x4xf64>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %243 = func.call @_where_15(%240, %242, %cst_49) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
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
      %233 = func.call @_where_14(%232, %cst_50, %iterArg_46) : (tensor<3x4xi1>, tensor<f64>, tensor<3x4xf64>) -> tensor<3x4xf64>
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
      %241 = func.call @_where_16(%232, %238, %240) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
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
      %251 = func.call @_where_16(%249, %250, %iterArg_44) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %252 = stablehlo.subtract %iterArg_38, %251 : tensor<3x4xf64>
      %253 = stablehlo.divide %252, %251 : tensor<3x4xf64>
      %254 = stablehlo.abs %253 : tensor<3x4xf64>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %255 = func.call @_where_15(%249, %254, %cst_55) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
      %256 = func.call @_where_16(%249, %251, %iterArg_38) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %257 = stablehlo.abs %244 : tensor<3x4xf64>
      %cst_56 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %258 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %259 = stablehlo.compare GT, %257, %258, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_57 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %260 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %261 = stablehlo.divide %244, %260 : tensor<3x4xf64>
      %262 = func.call @_where_16(%259, %261, %244) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_58 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %263 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %264 = stablehlo.divide %iterArg_40, %263 : tensor<3x4xf64>
      %265 = func.call @_where_16(%259, %264, %iterArg_40) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_59 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %266 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %267 = stablehlo.divide %247, %266 : tensor<3x4xf64>
      %268 = func.call @_where_16(%259, %267, %247) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
      %cst_60 = stablehlo.constant dense<1.4411518807585587E+17> : tensor<f64>
      %269 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %270 = stablehlo.divide %iterArg_42, %269 : tensor<3x4xf64>
      %271 = func.call @_where_16(%259, %270, %iterArg_42) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
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
  func.func private @_where_14(%arg0: tensor<3x4xi1>, %arg1: tensor<f64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
  func.func private @_where_15(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<f64>) -> tensor<3x4xf64> {
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
  func.func private @_where_16(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
