module @numpy_power_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %4 = stablehlo.and %1, %3 : tensor<3x5xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%4, %c_1, %c_2) : (tensor<3x5xi1>, tensor<i32>, tensor<i32>) -> tensor<3x5xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %7 = stablehlo.and %arg1, %6 : tensor<3x5xi32>
    %8 = stablehlo.multiply %5, %arg0 : tensor<3x5xi32>
    %9 = call @_where_0(%7, %8, %5) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %12 = stablehlo.shift_right_logical %arg1, %11 : tensor<3x5xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %14 = stablehlo.and %12, %13 : tensor<3x5xi32>
    %15 = stablehlo.multiply %9, %10 : tensor<3x5xi32>
    %16 = call @_where_0(%14, %15, %9) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %17 = stablehlo.multiply %10, %10 : tensor<3x5xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %19 = stablehlo.shift_right_logical %12, %18 : tensor<3x5xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %21 = stablehlo.and %19, %20 : tensor<3x5xi32>
    %22 = stablehlo.multiply %16, %17 : tensor<3x5xi32>
    %23 = call @_where_0(%21, %22, %16) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %24 = stablehlo.multiply %17, %17 : tensor<3x5xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %26 = stablehlo.shift_right_logical %19, %25 : tensor<3x5xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %28 = stablehlo.and %26, %27 : tensor<3x5xi32>
    %29 = stablehlo.multiply %23, %24 : tensor<3x5xi32>
    %30 = call @_where_0(%28, %29, %23) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %31 = stablehlo.multiply %24, %24 : tensor<3x5xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %33 = stablehlo.shift_right_logical %26, %32 : tensor<3x5xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %35 = stablehlo.and %33, %34 : tensor<3x5xi32>
    %36 = stablehlo.multiply %30, %31 : tensor<3x5xi32>
    %37 = call @_where_0(%35, %36, %30) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %38 = stablehlo.multiply %31, %31 : tensor<3x5xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %40 = stablehlo.shift_right_logical %33, %39 : tensor<3x5xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %42 = stablehlo.and %40, %41 : tensor<3x5xi32>
    %43 = stablehlo.multiply %37, %38 : tensor<3x5xi32>
    %44 = call @_where_0(%42, %43, %37) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %45 = stablehlo.multiply %38, %38 : tensor<3x5xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %47 = stablehlo.shift_right_logical %40, %46 : tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%44, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi32>, tensor<3x5xi32>) {
    %c0 = stablehlo.constant dense<[[4, 2, 2, 3, 3], [4, 4, 2, 1, 1], [4, 2, 1, 2, 3]]> : tensor<3x5xi32>
    %c1 = stablehlo.constant dense<[[4, 3, 3, 2, 2], [2, 1, 4, 4, 1], [3, 2, 3, 4, 3]]> : tensor<3x5xi32>
    return %c0, %c1 : tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[256, 8, 8, 9, 9], [16, 4, 16, 1, 1], [64, 4, 1, 16, 27]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x5xi1>, tensor<3x5xi32>
    return %2 : tensor<3x5xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>, %arg2: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xi32>
    return %2 : tensor<3x5xi32>
  }
}

// -----

module @numpy_power_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.power %arg0, %arg1 : tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<1.1462885> : tensor<f32>
    %c1 = stablehlo.constant dense<1.4769769> : tensor<f32>
    return %c0, %c1 : tensor<f32>, tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.2234206> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_power_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf64>, tensor<7xf64>)
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.power %arg0, %arg1 : tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf64>, tensor<7xf64>) {
    %c0 = stablehlo.constant dense<[2.2347803922419156, 1.1432259062186394, 2.1031924813782683, 1.328139792201567, 3.5381705428489503, 3.17595911078888, 3.1020153137241273]> : tensor<7xf64>
    %c1 = stablehlo.constant dense<[2.32281201239895, 2.505863807338218, 2.8480600485347294, 2.0947675268841355, 2.1084038478380775, 1.628063472507539, 3.021090314101888]> : tensor<7xf64>
    return %c0, %c1 : tensor<7xf64>, tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[6.474510059059209, 1.3985275252078244, 8.309575515771833, 1.8120371052296929, 14.356456333785154, 6.562724851103454, 30.570372980500498]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
