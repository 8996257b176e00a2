module @numpy_where_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xi1>, tensor<4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xi1>, tensor<4xi1>) {
    %c0 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, false], [true, true, false, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[false, false, true, false], [true, true, true, true], [false, true, true, false]]> : tensor<3x4xi1>
    %c2 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xi1>, tensor<4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, true], [true, true, false, true], [false, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi1>, %arg2: tensor<4xi1>) -> tensor<3x4xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xi1>
    return %1 : tensor<3x4xi1>
  }
}

// -----

module @numpy_where_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xi8>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xi8>, tensor<4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xi8>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [false, false, true, false], [true, true, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[0, -2, -1, 2], [-3, 2, -3, 3], [-1, -3, -3, 3]]> : tensor<3x4xi8>
    %c2 = stablehlo.constant dense<[1, 2, 3, 1]> : tensor<4xi8>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xi8>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[1, -2, -1, 1], [1, 2, -3, 1], [-1, -3, -3, 1]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi8>, %arg2: tensor<4xi8>) -> tensor<3x4xi8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi8>) -> tensor<3x4xi8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xi8>
    return %1 : tensor<3x4xi8>
  }
}

// -----

module @numpy_where_i16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xi16>, tensor<4xi16>)
    %want0 = call @expected() : () -> tensor<3x4xi16>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xi16>, tensor<4xi16>) -> tensor<3x4xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xi16>, tensor<4xi16>) {
    %c0 = stablehlo.constant dense<[[false, false, true, true], [false, false, false, false], [true, true, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[0, 0, -2, -1], [-3, 0, 2, 0], [-2, 3, -1, -3]]> : tensor<3x4xi16>
    %c2 = stablehlo.constant dense<[0, 0, 3, -1]> : tensor<4xi16>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xi16>, tensor<4xi16>
  }
  func.func private @expected() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[0, 0, -2, -1], [0, 0, 3, -1], [-2, 3, -1, -3]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi16>, %arg2: tensor<4xi16>) -> tensor<3x4xi16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi16>) -> tensor<3x4xi16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xi16>
    return %1 : tensor<3x4xi16>
  }
}

// -----

module @numpy_where_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [true, false, true, true], [true, false, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[-3, 2, 3, 3], [0, -3, -2, 0], [-2, 1, 3, -1]]> : tensor<3x4xi32>
    %c2 = stablehlo.constant dense<[-2, 3, 1, -3]> : tensor<4xi32>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-3, 3, 3, 3], [0, 3, -2, 0], [-2, 3, 3, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xi32>
    return %1 : tensor<3x4xi32>
  }
}

// -----

module @numpy_where_i64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xi64>, tensor<4xi64>)
    %want0 = call @expected() : () -> tensor<3x4xi64>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<4xi64>) -> tensor<3x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xi64>, tensor<4xi64>) {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [true, true, true, false], [true, true, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[0, 2, -2, 3], [3, -2, -1, 3], [1, 2, 0, -2]]> : tensor<3x4xi64>
    %c2 = stablehlo.constant dense<[3, -2, 1, -3]> : tensor<4xi64>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xi64>, tensor<4xi64>
  }
  func.func private @expected() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[3, -2, -2, -3], [3, -2, -1, -3], [1, 2, 0, -2]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi64>, %arg2: tensor<4xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xi64>
    return %1 : tensor<3x4xi64>
  }
}

// -----

module @numpy_where_u8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xui8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xui8>, tensor<4xui8>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xui8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false], [true, false, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[3, 3, 2, 3], [2, 2, 1, 3], [1, 3, 0, 0]]> : tensor<3x4xui8>
    %c2 = stablehlo.constant dense<[0, 2, 2, 1]> : tensor<4xui8>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xui8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[3, 2, 2, 3], [0, 2, 2, 1], [1, 2, 0, 0]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xui8>, %arg2: tensor<4xui8>) -> tensor<3x4xui8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xui8>) -> tensor<3x4xui8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xui8>
    return %1 : tensor<3x4xui8>
  }
}

// -----

module @numpy_where_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xui16>, tensor<4xui16>)
    %want0 = call @expected() : () -> tensor<3x4xui16>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xui16>, tensor<4xui16>) -> tensor<3x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xui16>, tensor<4xui16>) {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[3, 2, 1, 0], [3, 0, 2, 0], [2, 3, 0, 2]]> : tensor<3x4xui16>
    %c2 = stablehlo.constant dense<[0, 3, 2, 1]> : tensor<4xui16>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xui16>, tensor<4xui16>
  }
  func.func private @expected() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[3, 2, 2, 0], [3, 3, 2, 0], [0, 3, 0, 2]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xui16>, %arg2: tensor<4xui16>) -> tensor<3x4xui16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xui16>) -> tensor<3x4xui16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xui16>
    return %1 : tensor<3x4xui16>
  }
}

// -----

module @numpy_where_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xui32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xui32>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xui32>, tensor<4xui32>) -> tensor<3x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xui32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [true, true, false, true], [false, true, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[3, 3, 0, 2], [3, 3, 2, 3], [0, 0, 0, 0]]> : tensor<3x4xui32>
    %c2 = stablehlo.constant dense<[3, 3, 2, 2]> : tensor<4xui32>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xui32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[3, 3, 0, 2], [3, 3, 2, 3], [3, 0, 0, 2]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xui32>, %arg2: tensor<4xui32>) -> tensor<3x4xui32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xui32>) -> tensor<3x4xui32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xui32>
    return %1 : tensor<3x4xui32>
  }
}

// -----

module @numpy_where_u64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xui64>, tensor<4xui64>)
    %want0 = call @expected() : () -> tensor<3x4xui64>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xui64>, tensor<4xui64>) -> tensor<3x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xui64>, tensor<4xui64>) {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [false, false, false, true], [true, false, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[3, 2, 2, 2], [0, 0, 1, 2], [3, 3, 1, 3]]> : tensor<3x4xui64>
    %c2 = stablehlo.constant dense<[3, 0, 3, 1]> : tensor<4xui64>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xui64>, tensor<4xui64>
  }
  func.func private @expected() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[3, 2, 3, 1], [3, 0, 3, 2], [3, 0, 1, 1]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xui64>, %arg2: tensor<4xui64>) -> tensor<3x4xui64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xui64>) -> tensor<3x4xui64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xui64>
    return %1 : tensor<3x4xui64>
  }
}

// -----

module @numpy_where_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<4xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[true, false, false, true], [false, true, true, true], [true, false, false, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[2.203125, -1.6796875, -2.421875, 1.703125], [-2.125, 1.453125, -1.0859375, 0.7578125], [-2.0625, -0.0625, 1.453125, -1.703125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[0.83984375, 1.34375, -0.11474609375, 0.78515625]> : tensor<4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xbf16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.203125, 1.34375, -0.11474609375, 1.703125], [0.83984375, 1.453125, -1.0859375, 0.7578125], [-2.0625, 1.34375, -0.11474609375, -1.703125]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xbf16>, %arg2: tensor<4xbf16>) -> tensor<3x4xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xbf16>) -> tensor<3x4xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xbf16>
    return %1 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_where_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[false, false, false, true], [false, false, true, false], [true, false, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[-0.057220458984375, -1.08203125, -2.646484375, 2.369140625], [0.431396484375, -1.5712890625, -1.0078125, 2.27734375], [1.2392578125, -1.4951171875, -1.6025390625, 0.225830078125]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[1.6142578125, 1.125, 0.44189453125, 1.1845703125]> : tensor<4xf16>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.6142578125, 1.125, 0.44189453125, 2.369140625], [1.6142578125, 1.125, -1.0078125, 1.1845703125], [1.2392578125, 1.125, -1.6025390625, 1.1845703125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf16>) -> tensor<3x4xf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xf16>
    return %1 : tensor<3x4xf16>
  }
}

// -----

module @numpy_where_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[false, true, true, true], [true, true, false, false], [false, false, false, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[-2.2068956, -0.5928608, -1.5907366, 1.712868], [1.7135669, 1.9688269, -0.40941903, 2.8523765], [2.9455562, -1.9684035, -0.522225, 0.10162736]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[0.16265775, -0.6502232, -2.2953742, 2.1927965]> : tensor<4xf32>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.16265775, -0.5928608, -1.5907366, 1.712868], [1.7135669, 1.9688269, -2.2953742, 2.1927965], [0.16265775, -0.6502232, -2.2953742, 2.1927965]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
}

// -----

module @numpy_where_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xf64>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xf64>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [false, true, false, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[-1.4771542080736904, -1.0085147753340777, 1.0135530737270884, -1.7863739342265688], [1.6982789563973357, -0.07669739408886844, -2.6882230827849867, 1.1883180212733206], [-0.48360784846792537, -1.3115064666441216, -0.22987115614254172, -0.16305775274728918]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[-2.3787866051312676, -0.04724906213236357, 0.7494518278718205, 1.7657518120733133]> : tensor<4xf64>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xf64>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.4771542080736904, -1.0085147753340777, 1.0135530737270884, -1.7863739342265688], [1.6982789563973357, -0.07669739408886844, -2.6882230827849867, 1.7657518120733133], [-2.3787866051312676, -1.3115064666441216, 0.7494518278718205, -0.16305775274728918]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
  }
}

// -----

module @numpy_where_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[(-1.5893226,2.2112405), (0.79669935,0.2557843), (1.2126395,-2.3673375), (1.0304126,0.43458945)], [(1.8739935,2.9785697), (-1.7142456,0.48451293), (-2.4778907,2.342905), (1.4892212,1.2218738)], [(-0.25401512,-2.2286408), (0.9171373,-0.088270605), (-0.50809896,-2.5501246), (1.8272593,1.1417712)]]> : tensor<3x4xcomplex<f32>>
    %c2 = stablehlo.constant dense<[(-0.124269485,-0.87418884), (-2.6992157,0.04459523), (1.4887311,-0.8035583), (1.5734345,-1.4101108)]> : tensor<4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.124269485,-0.87418884), (-2.6992157,0.04459523), (1.4887311,-0.8035583), (1.5734345,-1.4101108)], [(1.8739935,2.9785697), (-2.6992157,0.04459523), (1.4887311,-0.8035583), (1.4892212,1.2218738)], [(-0.124269485,-0.87418884), (0.9171373,-0.088270605), (-0.50809896,-2.5501246), (1.5734345,-1.4101108)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xcomplex<f32>>, %arg2: tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    return %1 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @numpy_where_c128 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[true, false, false, true], [true, false, true, false], [false, false, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[(0.5098080761915309,-0.5000300432187936), (2.6773558546127934,0.7639195901473439), (0.5288853710393973,-2.02676076900352), (0.018512964938232734,-1.3489202446610762)], [(2.5076074499823253,-1.8337160039031706), (1.5549658266782371,-0.09626574446782055), (0.8991593398549806,-2.226932236598053), (1.1827678673118633,2.6658669352038524)], [(-2.2944811899554645,-2.046214439086862), (0.7224354863817997,-2.4982889081401773), (0.5570038884628588,1.854609550704878), (-1.1961446409698542,2.1024442445160023)]]> : tensor<3x4xcomplex<f64>>
    %c2 = stablehlo.constant dense<[(-2.112319548198375,-1.3326670321640905), (1.7857662470541875,2.2237641478101864), (1.1178152318156815,0.9940791977260637), (1.599733913007471,-1.0172631339303628)]> : tensor<4xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.5098080761915309,-0.5000300432187936), (1.7857662470541875,2.2237641478101864), (1.1178152318156815,0.9940791977260637), (0.018512964938232734,-1.3489202446610762)], [(2.5076074499823253,-1.8337160039031706), (1.7857662470541875,2.2237641478101864), (0.8991593398549806,-2.226932236598053), (1.599733913007471,-1.0172631339303628)], [(-2.112319548198375,-1.3326670321640905), (1.7857662470541875,2.2237641478101864), (0.5570038884628588,1.854609550704878), (-1.1961446409698542,2.1024442445160023)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
    return %1 : tensor<3x4xcomplex<f64>>
  }
}

// -----

module @numpy_where_places_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0, %want1 = call @expected() : () -> (tensor<6xi32>, tensor<6xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.compare GT, %arg0, %0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %2 = call @cumsum(%1) : (tensor<3x4xi1>) -> tensor<12xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @clip(%2, %c_1) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %8 = stablehlo.add %4, %7 : tensor<12xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<12xi1>, tensor<12xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %25 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %25 : tensor<i32>
    }) : (tensor<6xi32>, tensor<12x1xi32>, tensor<12xi32>) -> tensor<6xi32>
    %13 = call @cumsum_1(%12) : (tensor<6xi32>) -> tensor<6xi32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %14 = call @floor_divide(%13, %c_5) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %15 = call @remainder(%14, %c_6) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %16 = call @floor_divide(%13, %c_7) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %17 = call @remainder(%16, %c_8) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.iota dim = 0 : tensor<6xi32>
    %19 = stablehlo.convert %1 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.reduce(%19 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %22 = stablehlo.compare GE, %18, %21, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_10 = stablehlo.constant dense<-1> : tensor<i32>
    %23 = call @_where_4(%22, %c_10, %15) : (tensor<6xi1>, tensor<i32>, tensor<6xi32>) -> tensor<6xi32>
    %c_11 = stablehlo.constant dense<-1> : tensor<i32>
    %24 = call @_where_4(%22, %c_11, %17) : (tensor<6xi1>, tensor<i32>, tensor<6xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%23, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%24, %want1) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[2, 0, -1, 1], [2, -1, 2, -2], [-3, 1, -1, -1]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> (tensor<6xi32>, tensor<6xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 1, 1, 2, -1]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[0, 3, 0, 2, 1, -1]> : tensor<6xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x4xi1>) -> tensor<12xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x4xi1>) -> tensor<12xi1>
    %1 = stablehlo.convert %0 : (tensor<12xi1>) -> tensor<12xi32>
    %2 = call @cumsum_0(%1) : (tensor<12xi32>) -> tensor<12xi32>
    return %2 : tensor<12xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<12xi32>) -> tensor<12xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    return %1 : tensor<12xi32>
  }
  func.func private @clip(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<12xi32>
    return %2 : tensor<12xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<6xi32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @floor_divide(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<6xi32>
    %2 = stablehlo.sign %arg0 : tensor<6xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %10 = stablehlo.and %5, %9 : tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<6xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %13 : tensor<6xi32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @remainder(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.add %4, %13 : tensor<6xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<6xi1>, tensor<6xi32>
    return %15 : tensor<6xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<6xi1>, %arg1: tensor<i32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %2 : tensor<6xi32>
  }
}

// -----

module @numpy_where_places_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0, %want1 = call @expected() : () -> (tensor<6xi32>, tensor<6xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = call @cumsum(%1) : (tensor<3x4xi1>) -> tensor<12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @clip(%2, %c_0) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %8 = stablehlo.add %4, %7 : tensor<12xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<12xi1>, tensor<12xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %25 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %25 : tensor<i32>
    }) : (tensor<6xi32>, tensor<12x1xi32>, tensor<12xi32>) -> tensor<6xi32>
    %13 = call @cumsum_1(%12) : (tensor<6xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %14 = call @floor_divide(%13, %c_4) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %15 = call @remainder(%14, %c_5) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %16 = call @floor_divide(%13, %c_6) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %17 = call @remainder(%16, %c_7) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.iota dim = 0 : tensor<6xi32>
    %19 = stablehlo.convert %1 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.reduce(%19 init: %c_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %22 = stablehlo.compare GE, %18, %21, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_9 = stablehlo.constant dense<-1> : tensor<i32>
    %23 = call @_where_4(%22, %c_9, %15) : (tensor<6xi1>, tensor<i32>, tensor<6xi32>) -> tensor<6xi32>
    %c_10 = stablehlo.constant dense<-1> : tensor<i32>
    %24 = call @_where_4(%22, %c_10, %17) : (tensor<6xi1>, tensor<i32>, tensor<6xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%23, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%24, %want1) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.4711264, -0.7732642, -2.1450467, -2.7007723], [-0.4478807, 0.34520957, -0.89224917, -2.3524387], [-0.6362283, 2.8631237, 0.047989346, 0.7734428]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<6xi32>, tensor<6xi32>) {
    %c0 = stablehlo.constant dense<[0, 1, 2, 2, 2, -1]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[0, 1, 1, 2, 3, -1]> : tensor<6xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x4xi1>) -> tensor<12xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x4xi1>) -> tensor<12xi1>
    %1 = stablehlo.convert %0 : (tensor<12xi1>) -> tensor<12xi32>
    %2 = call @cumsum_0(%1) : (tensor<12xi32>) -> tensor<12xi32>
    return %2 : tensor<12xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<12xi32>) -> tensor<12xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    return %1 : tensor<12xi32>
  }
  func.func private @clip(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<12xi32>
    return %2 : tensor<12xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<6xi32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @floor_divide(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<6xi32>
    %2 = stablehlo.sign %arg0 : tensor<6xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %10 = stablehlo.and %5, %9 : tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<6xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %13 : tensor<6xi32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @remainder(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.add %4, %13 : tensor<6xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<6xi1>, tensor<6xi32>
    return %15 : tensor<6xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<6xi1>, %arg1: tensor<i32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %2 : tensor<6xi32>
  }
}
