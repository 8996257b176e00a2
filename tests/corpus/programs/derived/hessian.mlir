module @derived_hessian_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.slice %5 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.convert %6 : tensor<4x4xf32>
    %8 = stablehlo.sine %arg0 : tensor<4xf32>
    %9 = stablehlo.cosine %arg0 : tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<4x4xf32>
    %13 = stablehlo.cosine %arg0 : tensor<4xf32>
    %14 = stablehlo.sine %arg0 : tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<4x4xf32>
    %18 = stablehlo.negate %17 : tensor<4x4xf32>
    %19 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    %20 = stablehlo.reverse %7, dims = [1] : tensor<4x4xf32>
    %21 = stablehlo.multiply %8, %19 : tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %24 = stablehlo.multiply %12, %23 : tensor<4x4xf32>
    %25 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %27 = stablehlo.multiply %26, %20 : tensor<4x4xf32>
    %28 = stablehlo.add %24, %27 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%28 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %32 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %34 = stablehlo.add %31, %33 : tensor<1x1xi32>
    %35 = stablehlo.compare EQ, %34, %32, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %36 = stablehlo.convert %35 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %37 = stablehlo.slice %36 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %38 = stablehlo.reshape %37 : (tensor<1x1xf32>) -> tensor<1xf32>
    %39 = stablehlo.convert %38 : tensor<1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %41 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %42 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %43 = stablehlo.multiply %41, %40 : tensor<1x4xf32>
    %44 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %46 = stablehlo.multiply %42, %45 : tensor<4x1x4xf32>
    %47 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %48 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %49 = stablehlo.multiply %40, %47 : tensor<1x4xf32>
    %50 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %52 = stablehlo.multiply %51, %48 : tensor<4x1x4xf32>
    %53 = stablehlo.reverse %43, dims = [1] : tensor<1x4xf32>
    %54 = stablehlo.reverse %46, dims = [2] : tensor<4x1x4xf32>
    %55 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %56 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %57 = stablehlo.multiply %49, %55 : tensor<1x4xf32>
    %58 = stablehlo.broadcast_in_dim %55, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %60 = stablehlo.multiply %52, %59 : tensor<4x1x4xf32>
    %61 = stablehlo.broadcast_in_dim %49, dims = [1, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<4x1x4xf32>
    %63 = stablehlo.multiply %62, %56 : tensor<4x1x4xf32>
    %64 = stablehlo.add %60, %63 : tensor<4x1x4xf32>
    %65 = stablehlo.add %53, %57 : tensor<1x4xf32>
    %66 = stablehlo.add %54, %64 : tensor<4x1x4xf32>
    %67 = stablehlo.slice %65 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %68 = stablehlo.slice %66 [0:4, 0:1, 0:4] : (tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %69 = stablehlo.reshape %67 : (tensor<1x4xf32>) -> tensor<4xf32>
    %70 = stablehlo.reshape %68 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %72 = stablehlo.slice %71 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%72, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-1.436655, -1.7947067, -0.7242193, 0.15296017]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[0.15158606, 0.0, 0.0, 1.1220638], [0.0, -0.70614034, 0.52697283, 0.0], [0.0, 0.52697283, -1.1890845, 0.0], [1.1220638, 0.0, 0.0, 0.2188951]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
}

// -----

module @derived_hessian_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %6 = stablehlo.slice %5 [0:4, 0:4] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %7 = stablehlo.convert %6 : tensor<4x4xf64>
    %8 = stablehlo.sine %arg0 : tensor<4xf64>
    %9 = stablehlo.cosine %arg0 : tensor<4xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %12 = stablehlo.multiply %7, %11 : tensor<4x4xf64>
    %13 = stablehlo.cosine %arg0 : tensor<4xf64>
    %14 = stablehlo.sine %arg0 : tensor<4xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %17 = stablehlo.multiply %7, %16 : tensor<4x4xf64>
    %18 = stablehlo.negate %17 : tensor<4x4xf64>
    %19 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf64>
    %20 = stablehlo.reverse %7, dims = [1] : tensor<4x4xf64>
    %21 = stablehlo.multiply %8, %19 : tensor<4xf64>
    %22 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %24 = stablehlo.multiply %12, %23 : tensor<4x4xf64>
    %25 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %27 = stablehlo.multiply %26, %20 : tensor<4x4xf64>
    %28 = stablehlo.add %24, %27 : tensor<4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.reduce(%21 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%28 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %31 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %32 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %33 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %34 = stablehlo.add %31, %33 : tensor<1x1xi64>
    %35 = stablehlo.compare EQ, %34, %32, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %36 = stablehlo.convert %35 : (tensor<1x1xi1>) -> tensor<1x1xf64>
    %37 = stablehlo.slice %36 [0:1, 0:1] : (tensor<1x1xf64>) -> tensor<1x1xf64>
    %38 = stablehlo.reshape %37 : (tensor<1x1xf64>) -> tensor<1xf64>
    %39 = stablehlo.convert %38 : tensor<1xf64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<1xf64>) -> tensor<1x4xf64>
    %41 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %42 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
    %43 = stablehlo.multiply %41, %40 : tensor<1x4xf64>
    %44 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<4x1x4xf64>
    %46 = stablehlo.multiply %42, %45 : tensor<4x1x4xf64>
    %47 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %48 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
    %49 = stablehlo.multiply %40, %47 : tensor<1x4xf64>
    %50 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<4x1x4xf64>
    %52 = stablehlo.multiply %51, %48 : tensor<4x1x4xf64>
    %53 = stablehlo.reverse %43, dims = [1] : tensor<1x4xf64>
    %54 = stablehlo.reverse %46, dims = [2] : tensor<4x1x4xf64>
    %55 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %56 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
    %57 = stablehlo.multiply %49, %55 : tensor<1x4xf64>
    %58 = stablehlo.broadcast_in_dim %55, dims = [1, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<4x1x4xf64>
    %60 = stablehlo.multiply %52, %59 : tensor<4x1x4xf64>
    %61 = stablehlo.broadcast_in_dim %49, dims = [1, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<4x1x4xf64>
    %63 = stablehlo.multiply %62, %56 : tensor<4x1x4xf64>
    %64 = stablehlo.add %60, %63 : tensor<4x1x4xf64>
    %65 = stablehlo.add %53, %57 : tensor<1x4xf64>
    %66 = stablehlo.add %54, %64 : tensor<4x1x4xf64>
    %67 = stablehlo.slice %65 [0:1, 0:4] : (tensor<1x4xf64>) -> tensor<1x4xf64>
    %68 = stablehlo.slice %66 [0:4, 0:1, 0:4] : (tensor<4x1x4xf64>) -> tensor<4x1x4xf64>
    %69 = stablehlo.reshape %67 : (tensor<1x4xf64>) -> tensor<4xf64>
    %70 = stablehlo.reshape %68 : (tensor<4x1x4xf64>) -> tensor<4x4xf64>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %72 = stablehlo.slice %71 [0:4, 0:4] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%72, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.34196351820054804, -1.10941027536743, -2.0552730755648514, 2.354503098297008]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.7895533334893808, 0.0, 0.0, 0.23618826499434764], [0.0, -1.8403661225788053, -0.020555733424174383, 0.0], [0.0, -0.020555733424174383, -0.9817379786183396, 0.0], [0.23618826499434764, 0.0, 0.0, -0.24221336311295186]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
}
