module @numpy_less_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi1>, tensor<17x3xi1>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<17x3xi1>, tensor<17x3xi1>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi1>, tensor<17x3xi1>) {
    %c0 = stablehlo.constant dense<"0x000101000000010101010001000100000101010101010001000000000100010101000001010101010000010100000000000000"> : tensor<17x3xi1>
    %c1 = stablehlo.constant dense<"0x010100010000010101000001010100010000010100000000000100000001010100010101000000010100010100010000010101"> : tensor<17x3xi1>
    return %c0, %c1 : tensor<17x3xi1>, tensor<17x3xi1>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010000010000000000000000010000010000000000000000000100000001000000010100000000000100000000010000010101"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @numpy_less_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui16>, tensor<3x5xui16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui16>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[[1, 2, 1, 1, 0], [0, 2, 0, 2, 0], [0, 1, 1, 0, 0]]> : tensor<3x5xui16>
    %c1 = stablehlo.constant dense<[[2, 2, 1, 0, 0], [0, 0, 2, 0, 2], [1, 0, 2, 2, 0]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<3x5xui16>, tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false, false], [false, false, true, false, true], [true, false, true, true, false]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @numpy_less_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<bf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<bf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<0.89453125> : tensor<bf16>
    %c1 = stablehlo.constant dense<1.8671875> : tensor<bf16>
    return %c0, %c1 : tensor<bf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_less_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[0.64861244, -1.3600578, -0.24670789, 0.77149636, 0.5393502, 1.2543464, -1.1155207]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[-0.8835555, 0.93748593, 1.7615967, -1.2327278, -1.4317545, -1.1474535, 1.8294408]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, true, true, false, false, false, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_less_with_u8_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xi16>
    %1 = stablehlo.convert %arg1 : (tensor<4xui8>) -> tensor<4xi16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xi16>) -> tensor<1x4xi16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xi16>) -> tensor<3x4xi16>
    %4 = stablehlo.compare LT, %0, %3, SIGNED : (tensor<3x4xi16>, tensor<3x4xi16>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[[5, 8, 2, 8], [9, 8, 8, 9], [5, 8, 4, 2]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[6, 6, 3, 3]> : tensor<4xui8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [false, false, false, false], [true, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_u32_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg1 : (tensor<4xui32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[[5, 5, 7, 6], [4, 6, 7, 2], [6, 5, 5, 1]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[7, 9, 4, 8]> : tensor<4xui32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, true, false, true], [true, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_f16_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xf16>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[8.4375, 2.046875, 8.0625, 7.71875], [5.34375, 1.0234375, 2.90625, 3.078125], [5.0625, 3.90625, 2.640625, 7.96875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[3.587890625, 6.7109375, 7.62890625, 4.91015625]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [false, true, true, true], [false, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_f32_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi64>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[1, 3, 1, 3], [3, 1, 6, 2], [3, 7, 2, 4]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[8.42261, 1.6779935, 7.8705516, 1.585289]> : tensor<4xf32>
    return %c0, %c1 : tensor<3x4xi64>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [true, true, true, false], [true, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_i8_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi8>) -> tensor<1x4xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi8>) -> tensor<3x4xi8>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[false, false, false, true], [false, true, true, false], [false, false, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[3, 9, 1, 8]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, false, true], [true, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_i8_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui64>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4xf64>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui64>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[5, 8, 2, 6], [7, 6, 1, 2], [6, 3, 6, 6]]> : tensor<3x4xui64>
    %c1 = stablehlo.constant dense<[8, 6, 5, 9]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xui64>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [true, false, true, true], [true, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_c64_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.real %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %3 = stablehlo.real %1 : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.compare EQ, %2, %4, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.imag %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %7 = stablehlo.imag %1 : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare LT, %6, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %10 = stablehlo.real %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %11 = stablehlo.real %1 : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.compare LT, %10, %12, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.select %5, %9, %13 : tensor<3x4xi1>, tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%14, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[6.7594366, 3.3285997, 1.9318829, 7.210575], [1.0513966, 2.008008, 6.337562, 5.97826], [7.48418, 8.749921, 5.4826975, 1.7346195]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[(4.7528453,1.1481445), (1.0777277,8.869079), (5.1277337,3.4495819), (5.652147,5.8507595)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [true, false, false, false], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_c64_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.convert %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %3 = stablehlo.real %0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %4 = stablehlo.real %2 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %3, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %7 = stablehlo.imag %0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %8 = stablehlo.imag %2 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %10 = stablehlo.compare LT, %7, %9, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %11 = stablehlo.real %0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %12 = stablehlo.real %2 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %14 = stablehlo.compare LT, %11, %13, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %15 = stablehlo.select %6, %10, %14 : tensor<3x4xi1>, tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%15, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[6.902017873287586, 3.4787271182663133, 4.379019137744733, 8.005007577774133], [3.254758453544966, 6.167926510546481, 4.436392537010205, 5.882238147513853], [8.566273730794745, 1.2272501146750656, 1.709417430451353, 2.3419390521605825]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[(7.0671325,2.298224), (3.504395,8.17094), (3.2181299,6.513595), (3.1004856,5.3072443)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [true, false, false, false], [false, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_bf16_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[1, 1, 2, 9], [9, 5, 5, 4], [9, 2, 3, 3]]> : tensor<3x4xi16>
    %c1 = stablehlo.constant dense<[6.375, 1.53125, 8.4375, 3.84375]> : tensor<4xbf16>
    return %c0, %c1 : tensor<3x4xi16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, false], [false, false, true, false], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @numpy_less_with_f16_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf16>) -> tensor<3x4xf16>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [false, false, false, false], [false, true, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[8.2890625, 8.46875, 1.7705078125, 6.34375]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
