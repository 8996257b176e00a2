module @numpy_signbit_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi32>
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = call @signbit(%arg0) : (tensor<7xi32>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[-5, -8, 2, -2, -9, 5, -9]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[true, true, false, true, true, false, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
  func.func private @signbit(%arg0: tensor<7xi32>) -> tensor<7xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    return %1 : tensor<7xi1>
  }
}

// -----

module @numpy_signbit_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = call @signbit(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xE6C0F640E3C004C1DEC09040EBC0E6C097C0E340D83FE73F0D41BD40D440BF40FEC07E3F4540C4C06C407FBF9A40A340"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010001010100010101000000000000000100000100010000"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
  func.func private @signbit(%arg0: tensor<2x3x4xbf16>) -> tensor<2x3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3x4xbf16>) -> tensor<2x3x4xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<2x3x4xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x3x4xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<2x3x4xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> tensor<2x3x4xi1>
    %5 = stablehlo.convert %4 : tensor<2x3x4xi1>
    return %5 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_signbit_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @signbit(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[8.033268, 5.299946, -5.313885, -0.6649336, -8.5078], [4.8987417, -0.956045, 1.4429159, -7.171851, 8.906919], [-4.719369, -2.715285, -1.4539196, 4.8293643, -3.050332]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, true, true], [false, true, false, true, false], [true, true, true, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @signbit(%arg0: tensor<3x5xf32>) -> tensor<3x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x5xf32>) -> tensor<3x5xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x5xi1>
    return %5 : tensor<3x5xi1>
  }
}
