module @written_get_dimension_size_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x5xi32>
    %want0 = call @expected() : () -> tensor<i32>
    %r = "stablehlo.get_dimension_size"(%a) {dimension = 1 : i64} : (tensor<3x5xi32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[2, 3, -3, 1, 1], [-3, 1, 0, 3, 1], [-2, -2, 3, 1, -1]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @written_get_dimension_size_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<i32>
    %r = "stablehlo.get_dimension_size"(%a) {dimension = 1 : i64} : (tensor<3x5xf32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.5433427, 2.705329, -2.857664, 1.3296012, -2.7034554], [-1.2503288, 0.7066992, -2.4861307, 2.8904214, -2.142109], [0.11911594, 0.7221313, -1.110944, -0.88368744, 1.6688862]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @written_get_dimension_size_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<i32>
    %r = "stablehlo.get_dimension_size"(%a) {dimension = 1 : i64} : (tensor<3x5xcomplex<f32>>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.6080356,-0.47464544), (-2.351266,0.57191473), (1.7383244,-2.7583873), (0.08767288,-2.7430182), (-0.89402485,-2.8879085)], [(-0.848178,-1.2133143), (-2.648009,-1.7476494), (0.99483824,-1.0926316), (-0.49481001,2.8531737), (-1.5459645,-1.7501155)], [(0.5878513,1.2450284), (1.4608008,-2.5525303), (1.8720058,1.0284854), (1.419751,-1.2100896), (1.3317463,0.5242845)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    return %c0 : tensor<i32>
  }
}
