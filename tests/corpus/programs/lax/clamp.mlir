module @lax_clamp_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<i8>, tensor<5xi8>, tensor<i8>)
    %want0 = call @expected() : () -> tensor<5xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i8>) -> tensor<5xi8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<5xi8>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i8>, tensor<5xi8>, tensor<i8>) {
    %c0 = stablehlo.constant dense<-2> : tensor<i8>
    %c1 = stablehlo.constant dense<[4, 5, 3, -1, 0]> : tensor<5xi8>
    %c2 = stablehlo.constant dense<5> : tensor<i8>
    return %c0, %c1, %c2 : tensor<i8>, tensor<5xi8>, tensor<i8>
  }
  func.func private @expected() -> tensor<5xi8> {
    %c0 = stablehlo.constant dense<[4, 5, 3, -1, 0]> : tensor<5xi8>
    return %c0 : tensor<5xi8>
  }
}

// -----

module @lax_clamp_i16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<i16>, tensor<5xi16>, tensor<i16>)
    %want0 = call @expected() : () -> tensor<5xi16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i16>) -> tensor<5xi16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i16>) -> tensor<5xi16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i16>, tensor<5xi16>, tensor<i16>) {
    %c0 = stablehlo.constant dense<-2> : tensor<i16>
    %c1 = stablehlo.constant dense<[7, -9, -6, -2, 6]> : tensor<5xi16>
    %c2 = stablehlo.constant dense<5> : tensor<i16>
    return %c0, %c1, %c2 : tensor<i16>, tensor<5xi16>, tensor<i16>
  }
  func.func private @expected() -> tensor<5xi16> {
    %c0 = stablehlo.constant dense<[5, -2, -2, -2, 5]> : tensor<5xi16>
    return %c0 : tensor<5xi16>
  }
}

// -----

module @lax_clamp_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<i32>, tensor<5xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<5xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<-2> : tensor<i32>
    %c1 = stablehlo.constant dense<[-1, -3, 1, -2, 5]> : tensor<5xi32>
    %c2 = stablehlo.constant dense<5> : tensor<i32>
    return %c0, %c1, %c2 : tensor<i32>, tensor<5xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[-1, -2, 1, -2, 5]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @lax_clamp_i64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<i64>, tensor<5xi64>, tensor<i64>)
    %want0 = call @expected() : () -> tensor<5xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i64>, tensor<5xi64>, tensor<i64>) {
    %c0 = stablehlo.constant dense<-2> : tensor<i64>
    %c1 = stablehlo.constant dense<[-5, 6, 5, -3, 2]> : tensor<5xi64>
    %c2 = stablehlo.constant dense<5> : tensor<i64>
    return %c0, %c1, %c2 : tensor<i64>, tensor<5xi64>, tensor<i64>
  }
  func.func private @expected() -> tensor<5xi64> {
    %c0 = stablehlo.constant dense<[-2, 5, 5, -2, 2]> : tensor<5xi64>
    return %c0 : tensor<5xi64>
  }
}

// -----

module @lax_clamp_u8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<ui8>, tensor<5xui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<5xui8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui8>) -> tensor<5xui8>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<5xui8>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui8>, tensor<5xui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<2> : tensor<ui8>
    %c1 = stablehlo.constant dense<[5, 0, 1, 5, 6]> : tensor<5xui8>
    %c2 = stablehlo.constant dense<5> : tensor<ui8>
    return %c0, %c1, %c2 : tensor<ui8>, tensor<5xui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<[5, 2, 2, 5, 5]> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
}

// -----

module @lax_clamp_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<ui16>, tensor<5xui16>, tensor<ui16>)
    %want0 = call @expected() : () -> tensor<5xui16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui16>) -> tensor<5xui16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui16>) -> tensor<5xui16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui16>, tensor<5xui16>, tensor<ui16>) {
    %c0 = stablehlo.constant dense<2> : tensor<ui16>
    %c1 = stablehlo.constant dense<[1, 5, 9, 5, 0]> : tensor<5xui16>
    %c2 = stablehlo.constant dense<5> : tensor<ui16>
    return %c0, %c1, %c2 : tensor<ui16>, tensor<5xui16>, tensor<ui16>
  }
  func.func private @expected() -> tensor<5xui16> {
    %c0 = stablehlo.constant dense<[2, 5, 5, 5, 2]> : tensor<5xui16>
    return %c0 : tensor<5xui16>
  }
}

// -----

module @lax_clamp_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<ui32>, tensor<5xui32>, tensor<ui32>)
    %want0 = call @expected() : () -> tensor<5xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui32>, tensor<5xui32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<2> : tensor<ui32>
    %c1 = stablehlo.constant dense<[2, 4, 1, 0, 1]> : tensor<5xui32>
    %c2 = stablehlo.constant dense<5> : tensor<ui32>
    return %c0, %c1, %c2 : tensor<ui32>, tensor<5xui32>, tensor<ui32>
  }
  func.func private @expected() -> tensor<5xui32> {
    %c0 = stablehlo.constant dense<[2, 4, 2, 2, 2]> : tensor<5xui32>
    return %c0 : tensor<5xui32>
  }
}

// -----

module @lax_clamp_u64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<ui64>, tensor<5xui64>, tensor<ui64>)
    %want0 = call @expected() : () -> tensor<5xui64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui64>, tensor<5xui64>, tensor<ui64>) {
    %c0 = stablehlo.constant dense<2> : tensor<ui64>
    %c1 = stablehlo.constant dense<[3, 1, 5, 6, 6]> : tensor<5xui64>
    %c2 = stablehlo.constant dense<5> : tensor<ui64>
    return %c0, %c1, %c2 : tensor<ui64>, tensor<5xui64>, tensor<ui64>
  }
  func.func private @expected() -> tensor<5xui64> {
    %c0 = stablehlo.constant dense<[3, 2, 5, 5, 5]> : tensor<5xui64>
    return %c0 : tensor<5xui64>
  }
}

// -----

module @lax_clamp_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<bf16>, tensor<5xbf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<5xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<bf16>, tensor<5xbf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<-2.0> : tensor<bf16>
    %c1 = stablehlo.constant dense<[9.0, 7.4375, -5.09375, 0.60546875, -3.75]> : tensor<5xbf16>
    %c2 = stablehlo.constant dense<5.0> : tensor<bf16>
    return %c0, %c1, %c2 : tensor<bf16>, tensor<5xbf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[5.0, 5.0, -2.0, 0.60546875, -2.0]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
}

// -----

module @lax_clamp_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<f16>, tensor<5xf16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<5xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<5xf16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<-2.0> : tensor<f16>
    %c1 = stablehlo.constant dense<[-2.486328125, 2.84765625, 1.533203125, 4.3984375, -0.46044921875]> : tensor<5xf16>
    %c2 = stablehlo.constant dense<5.0> : tensor<f16>
    return %c0, %c1, %c2 : tensor<f16>, tensor<5xf16>, tensor<f16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[-2.0, 2.84765625, 1.533203125, 4.3984375, -0.46044921875]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
}

// -----

module @lax_clamp_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<f32>, tensor<5xf32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f32>, tensor<5xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<-2.0> : tensor<f32>
    %c1 = stablehlo.constant dense<[6.403094, -3.918197, 3.150177, 8.035927, 2.2829883]> : tensor<5xf32>
    %c2 = stablehlo.constant dense<5.0> : tensor<f32>
    return %c0, %c1, %c2 : tensor<f32>, tensor<5xf32>, tensor<f32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[5.0, -2.0, 3.150177, 5.0, 2.2829883]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @lax_clamp_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<f64>, tensor<5xf64>, tensor<f64>)
    %want0 = call @expected() : () -> tensor<5xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f64>, tensor<5xf64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<-2.0> : tensor<f64>
    %c1 = stablehlo.constant dense<[-5.679690706115041, -4.294947263943682, 3.499049306695502, 8.384289500926773, -3.3774524306298295]> : tensor<5xf64>
    %c2 = stablehlo.constant dense<5.0> : tensor<f64>
    return %c0, %c1, %c2 : tensor<f64>, tensor<5xf64>, tensor<f64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-2.0, -2.0, 3.499049306695502, 5.0, -2.0]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}
