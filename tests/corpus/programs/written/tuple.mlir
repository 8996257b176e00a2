module @written_tuple_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xi32>, tensor<2xi32>)
    %want0 = call @expected() : () -> tensor<2xi32>
    %p = "stablehlo.tuple"(%a, %b) : (tensor<3xi32>, tensor<2xi32>) -> tuple<tensor<3xi32>, tensor<2xi32>>
    %r = "stablehlo.get_tuple_element"(%p) {index = 1 : i32} : (tuple<tensor<3xi32>, tensor<2xi32>>) -> tensor<2xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi32>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[1, 0, -1]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[-3, 1]> : tensor<2xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<2xi32>
  }
  func.func private @expected() -> tensor<2xi32> {
    %c0 = stablehlo.constant dense<[-3, 1]> : tensor<2xi32>
    return %c0 : tensor<2xi32>
  }
}

// -----

module @written_tuple_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xf32>, tensor<2xf32>)
    %want0 = call @expected() : () -> tensor<2xf32>
    %p = "stablehlo.tuple"(%a, %b) : (tensor<3xf32>, tensor<2xf32>) -> tuple<tensor<3xf32>, tensor<2xf32>>
    %r = "stablehlo.get_tuple_element"(%p) {index = 1 : i32} : (tuple<tensor<3xf32>, tensor<2xf32>>) -> tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<2xf32>) {
    %c0 = stablehlo.constant dense<[0.22736071, 0.5616526, -2.9111588]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[-2.7940354, -2.6536298]> : tensor<2xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<2xf32>
  }
  func.func private @expected() -> tensor<2xf32> {
    %c0 = stablehlo.constant dense<[-2.7940354, -2.6536298]> : tensor<2xf32>
    return %c0 : tensor<2xf32>
  }
}

// -----

module @written_tuple_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2xcomplex<f32>>
    %p = "stablehlo.tuple"(%a, %b) : (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tuple<tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>>
    %r = "stablehlo.get_tuple_element"(%p) {index = 1 : i32} : (tuple<tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>>) -> tensor<2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-2.9764023,1.155316), (2.0684257,-2.6721997), (-2.0884004,-0.21475023)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(0.7043309,2.743187), (2.214692,1.1196722)]> : tensor<2xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(0.7043309,2.743187), (2.214692,1.1196722)]> : tensor<2xcomplex<f32>>
    return %c0 : tensor<2xcomplex<f32>>
  }
}
