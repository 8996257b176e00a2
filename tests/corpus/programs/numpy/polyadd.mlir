module @numpy_polyadd_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @polyadd(%arg0, %arg1) : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[3, -1, -2, -3]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[-3, -1, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[3, -4, -3, -1]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @polyadd(%arg0: tensor<4xi32>, %arg1: tensor<3xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}

// -----

module @numpy_polyadd_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xbf16>, tensor<3xbf16>)
    %want0 = call @expected() : () -> tensor<4xbf16>
    %0 = call @polyadd(%arg0, %arg1) : (tensor<4xbf16>, tensor<3xbf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<[0.390625, -0.46875, -0.96875, 0.90625]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[0.1064453125, -2.578125, -1.234375]> : tensor<3xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<3xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[0.390625, -0.36328125, -3.546875, -0.328125]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @polyadd(%arg0: tensor<4xbf16>, %arg1: tensor<3xbf16>) -> tensor<4xbf16> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<4xbf16>, tensor<1xi32>, tensor<3xbf16>) -> tensor<4xbf16>
    return %1 : tensor<4xbf16>
  }
}

// -----

module @numpy_polyadd_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @polyadd(%arg0, %arg1) : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[0.7452419, 0.46095407, -0.8191767, -2.1750166]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[-2.8275113, -2.1298718, -1.8970717]> : tensor<3xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.7452419, -2.3665571, -2.9490485, -4.0720882]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @polyadd(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

module @numpy_polyadd_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<4xf64>
    %0 = call @polyadd(%arg0, %arg1) : (tensor<4xf64>, tensor<3xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[-0.6054049306338825, -2.233858178785919, 2.208537269204731, -1.355935851055782]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[-2.53139933424964, 2.5433399177424674, -1.4773620502325553]> : tensor<3xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[-0.6054049306338825, -4.765257513035559, 4.7518771869471985, -2.8332979012883373]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @polyadd(%arg0: tensor<4xf64>, %arg1: tensor<3xf64>) -> tensor<4xf64> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<4xf64>, tensor<1xi32>, tensor<3xf64>) -> tensor<4xf64>
    return %1 : tensor<4xf64>
  }
}
