module @derived_holomorphic_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.sine %0 : tensor<4xf32>
    %5 = stablehlo.cosine %0 : tensor<4xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4xf32>
    %7 = stablehlo.negate %1 : tensor<4xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %12 = stablehlo.add %6, %8 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.add %12, %13 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<4xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.complex %19, %18 : tensor<4xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<4xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %23 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %24 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %27 = stablehlo.sine %23 : tensor<4xf32>
    %28 = stablehlo.cosine %23 : tensor<4xf32>
    %29 = stablehlo.exponential_minus_one %24 : tensor<4xf32>
    %30 = stablehlo.negate %24 : tensor<4xf32>
    %31 = stablehlo.exponential_minus_one %30 : tensor<4xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.divide %32, %33 : tensor<4xf32>
    %35 = stablehlo.add %29, %31 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.add %35, %36 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.divide %37, %38 : tensor<4xf32>
    %40 = stablehlo.multiply %28, %39 : tensor<4xf32>
    %41 = stablehlo.negate %27 : tensor<4xf32>
    %42 = stablehlo.multiply %41, %34 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.complex %40, %43 : tensor<4xcomplex<f32>>
    %45 = stablehlo.complex %40, %42 : tensor<4xcomplex<f32>>
    %46 = stablehlo.select %26, %44, %45 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %47 = stablehlo.multiply %arg0, %22 : tensor<4xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %50 = stablehlo.multiply %arg0, %49 : tensor<4xcomplex<f32>>
    %51 = stablehlo.multiply %49, %22 : tensor<4xcomplex<f32>>
    %52 = stablehlo.multiply %50, %46 : tensor<4xcomplex<f32>>
    %53 = stablehlo.add %51, %52 : tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%53, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-1.1256824,-2.0708833), (0.13030939,-1.2550392), (2.0275822,-0.67389894), (0.71815485,1.5129353)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-12.883969,-1.3074899), (0.75427246,-3.9305348), (0.44306368,2.008813), (5.0034623,3.3174396)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}

// -----

module @derived_holomorphic_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %4 = stablehlo.sine %0 : tensor<4xf64>
    %5 = stablehlo.cosine %0 : tensor<4xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4xf64>
    %7 = stablehlo.negate %1 : tensor<4xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %11 = stablehlo.divide %9, %10 : tensor<4xf64>
    %12 = stablehlo.add %6, %8 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %14 = stablehlo.add %12, %13 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %16 = stablehlo.divide %14, %15 : tensor<4xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<4xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %20 = stablehlo.complex %19, %18 : tensor<4xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<4xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %23 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %24 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %27 = stablehlo.sine %23 : tensor<4xf64>
    %28 = stablehlo.cosine %23 : tensor<4xf64>
    %29 = stablehlo.exponential_minus_one %24 : tensor<4xf64>
    %30 = stablehlo.negate %24 : tensor<4xf64>
    %31 = stablehlo.exponential_minus_one %30 : tensor<4xf64>
    %32 = stablehlo.subtract %29, %31 : tensor<4xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %34 = stablehlo.divide %32, %33 : tensor<4xf64>
    %35 = stablehlo.add %29, %31 : tensor<4xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %37 = stablehlo.add %35, %36 : tensor<4xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %39 = stablehlo.divide %37, %38 : tensor<4xf64>
    %40 = stablehlo.multiply %28, %39 : tensor<4xf64>
    %41 = stablehlo.negate %27 : tensor<4xf64>
    %42 = stablehlo.multiply %41, %34 : tensor<4xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %44 = stablehlo.complex %40, %43 : tensor<4xcomplex<f64>>
    %45 = stablehlo.complex %40, %42 : tensor<4xcomplex<f64>>
    %46 = stablehlo.select %26, %44, %45 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %47 = stablehlo.multiply %arg0, %22 : tensor<4xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %50 = stablehlo.multiply %arg0, %49 : tensor<4xcomplex<f64>>
    %51 = stablehlo.multiply %49, %22 : tensor<4xcomplex<f64>>
    %52 = stablehlo.multiply %50, %46 : tensor<4xcomplex<f64>>
    %53 = stablehlo.add %51, %52 : tensor<4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%53, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(1.6396849849434423,0.3627097068254974), (1.2915606858777426,0.17227727261764025), (1.8650036948340176,2.074147661848947), (-1.8635244762032435,-2.5652115454217377)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(1.0777445118787925,-0.6585592952433873), (1.3655148034706865,-0.11903958457397386), (9.455684752874472,-10.556159191254196), (-18.619296471660753,18.238361405605318)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
}
