module @numpy_astype_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi1>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [false, false, false, false], [true, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 1.0, 0.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi8>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-1, -2, 0, 2], [1, 0, -2, 3], [2, 1, 1, 0]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-1.0, -2.0, 0.0, 2.0], [1.0, 0.0, -2.0, 3.0], [2.0, 1.0, 1.0, 0.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[2, 2, 2, 1], [-2, 3, -1, 2], [2, -1, 0, -2]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 1.0], [-2.0, 3.0, -1.0, 2.0], [2.0, -1.0, 0.0, -2.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[2, 1, -1, -2], [-3, 2, 0, 3], [1, -3, -3, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.0, 1.0, -1.0, -2.0], [-3.0, 2.0, 0.0, 3.0], [1.0, -3.0, -3.0, -3.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi64>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[-2, -2, -2, -3], [0, -3, -1, 2], [3, -2, 1, -2]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-2.0, -2.0, -2.0, -3.0], [0.0, -3.0, -1.0, 2.0], [3.0, -2.0, 1.0, -2.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui8>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui8>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[1, 2, 1, 1], [3, 1, 3, 1], [1, 1, 0, 0]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 1.0], [3.0, 1.0, 3.0, 1.0], [1.0, 1.0, 0.0, 0.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[2, 2, 3, 1], [1, 3, 2, 1], [2, 0, 1, 0]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.0, 2.0, 3.0, 1.0], [1.0, 3.0, 2.0, 1.0], [2.0, 0.0, 1.0, 0.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui32>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[1, 1, 2, 0], [3, 1, 3, 3], [0, 2, 1, 1]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 0.0], [3.0, 1.0, 3.0, 3.0], [0.0, 2.0, 1.0, 1.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui64>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[0, 3, 1, 3], [2, 0, 0, 0], [2, 2, 2, 3]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.0, 3.0, 1.0, 3.0], [2.0, 0.0, 0.0, 0.0], [2.0, 2.0, 2.0, 3.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.921875, 2.234375, 2.46875, 2.1875], [2.640625, -2.359375, 0.234375, -1.46875], [2.453125, -1.109375, -0.1220703125, -2.71875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.921875, 2.234375, 2.46875, 2.1875], [2.640625, -2.359375, 0.234375, -1.46875], [2.453125, -1.109375, -0.1220703125, -2.71875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-2.62890625, 0.2027587890625, 1.8076171875, -0.0782470703125], [-0.3896484375, -2.02734375, 2.48046875, 1.1748046875], [2.001953125, 2.30859375, -2.423828125, 1.80859375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-2.62890625, 0.2027587890625, 1.8076171875, -0.0782470703125], [-0.3896484375, -2.02734375, 2.48046875, 1.1748046875], [2.001953125, 2.30859375, -2.423828125, 1.80859375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.4301378, 1.3143628, -0.27546483, -2.8120265], [0.6810325, -0.68933094, -1.1941748, 2.626034], [-0.15300603, -1.7990992, 1.9808598, -2.3305964]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.4296875, 1.314453125, -0.275390625, -2.8125], [0.68115234375, -0.689453125, -1.1943359375, 2.626953125], [-0.1529541015625, -1.798828125, 1.98046875, -2.330078125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @numpy_astype_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.8862933383639013, -0.7722282621947452, -0.22068208195369898, -2.0227349360821147], [-2.61626723417046, 1.6567645000897997, 2.121271615765682, 0.3806391842569705], [2.0451560269372697, 2.393990117625716, -0.8846166461157479, -2.6446721445165142]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-1.88671875, -0.7724609375, -0.220703125, -2.0234375], [-2.6171875, 1.6572265625, 2.12109375, 0.380615234375], [2.044921875, 2.39453125, -0.884765625, -2.64453125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}
