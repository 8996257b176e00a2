module @numpy_atleast_1d_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi1>
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @atleast_1d(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true, true], [true, false, true, false, false], [true, false, true, true, false]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true, true], [true, false, true, false, false], [true, false, true, true, false]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @atleast_1d(%arg0: tensor<3x5xi1>) -> tensor<3x5xi1> {
    return %arg0 : tensor<3x5xi1>
  }
}

// -----

module @numpy_atleast_1d_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i8>
    %want0 = call @expected() : () -> tensor<1xi8>
    %0 = call @atleast_1d(%arg0) : (tensor<i8>) -> tensor<1xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1xi8>, tensor<1xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i8> {
    %c0 = stablehlo.constant dense<-2> : tensor<i8>
    return %c0 : tensor<i8>
  }
  func.func private @expected() -> tensor<1xi8> {
    %c0 = stablehlo.constant dense<-2> : tensor<1xi8>
    return %c0 : tensor<1xi8>
  }
  func.func private @atleast_1d(%arg0: tensor<i8>) -> tensor<1xi8> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i8>) -> tensor<1xi8>
    return %0 : tensor<1xi8>
  }
}

// -----

module @numpy_atleast_1d_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @atleast_1d(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-1.9921366, -7.272592, -8.617485, 6.9014606, 6.427155, 5.173947, -1.5648297]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-1.9921366, -7.272592, -8.617485, 6.9014606, 6.427155, 5.173947, -1.5648297]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    return %arg0 : tensor<7xf32>
  }
}
