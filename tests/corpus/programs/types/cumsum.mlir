module @types_cumsum_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xi2>
    %want0 = call @expected() : () -> tensor<5x4xi2>
    %0 = call @cumsum(%arg0) : (tensor<5x4xi2>) -> tensor<5x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi2>, tensor<5x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xi2>
    return %c0 : tensor<5x4xi2>
  }
  func.func private @expected() -> tensor<5x4xi2> {
    %c0 = stablehlo.constant dense<"0x0102030001020300010203000102030001020300"> : tensor<5x4xi2>
    return %c0 : tensor<5x4xi2>
  }
  func.func private @cumsum(%arg0: tensor<5x4xi2>) -> tensor<5x4xi2> {
    %c = stablehlo.constant dense<0> : tensor<i2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i2>) -> tensor<i2>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i2>, %arg2: tensor<i2>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i2>
      stablehlo.return %2 : tensor<i2>
    }) : (tensor<5x4xi2>, tensor<i2>) -> tensor<5x4xi2>
    return %1 : tensor<5x4xi2>
  }
}

// -----

module @types_cumsum_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xi4>
    %want0 = call @expected() : () -> tensor<5x4xi4>
    %0 = call @cumsum(%arg0) : (tensor<5x4xi4>) -> tensor<5x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xi4> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xi4>
    return %c0 : tensor<5x4xi4>
  }
  func.func private @expected() -> tensor<5x4xi4> {
    %c0 = stablehlo.constant dense<"0x0102030401020304010203040102030401020304"> : tensor<5x4xi4>
    return %c0 : tensor<5x4xi4>
  }
  func.func private @cumsum(%arg0: tensor<5x4xi4>) -> tensor<5x4xi4> {
    %c = stablehlo.constant dense<0> : tensor<i4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<i4>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i4>, %arg2: tensor<i4>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i4>
      stablehlo.return %2 : tensor<i4>
    }) : (tensor<5x4xi4>, tensor<i4>) -> tensor<5x4xi4>
    return %1 : tensor<5x4xi4>
  }
}

// -----

module @types_cumsum_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xui2>
    %want0 = call @expected() : () -> tensor<5x4xui2>
    %0 = call @cumsum(%arg0) : (tensor<5x4xui2>) -> tensor<5x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui2>, tensor<5x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xui2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xui2>
    return %c0 : tensor<5x4xui2>
  }
  func.func private @expected() -> tensor<5x4xui2> {
    %c0 = stablehlo.constant dense<"0x0102030001020300010203000102030001020300"> : tensor<5x4xui2>
    return %c0 : tensor<5x4xui2>
  }
  func.func private @cumsum(%arg0: tensor<5x4xui2>) -> tensor<5x4xui2> {
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui2>) -> tensor<ui2>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui2>, %arg2: tensor<ui2>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui2>
      stablehlo.return %2 : tensor<ui2>
    }) : (tensor<5x4xui2>, tensor<ui2>) -> tensor<5x4xui2>
    return %1 : tensor<5x4xui2>
  }
}

// -----

module @types_cumsum_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xui4>
    %want0 = call @expected() : () -> tensor<5x4xui4>
    %0 = call @cumsum(%arg0) : (tensor<5x4xui4>) -> tensor<5x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui4>, tensor<5x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xui4> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xui4>
    return %c0 : tensor<5x4xui4>
  }
  func.func private @expected() -> tensor<5x4xui4> {
    %c0 = stablehlo.constant dense<"0x0102030401020304010203040102030401020304"> : tensor<5x4xui4>
    return %c0 : tensor<5x4xui4>
  }
  func.func private @cumsum(%arg0: tensor<5x4xui4>) -> tensor<5x4xui4> {
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui4>) -> tensor<ui4>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui4>, %arg2: tensor<ui4>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui4>
      stablehlo.return %2 : tensor<ui4>
    }) : (tensor<5x4xui4>, tensor<ui4>) -> tensor<5x4xui4>
    return %1 : tensor<5x4xui4>
  }
}

// -----

module @types_cumsum_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xi8>
    %want0 = call @expected() : () -> tensor<5x4xi8>
    %0 = call @cumsum(%arg0) : (tensor<5x4xi8>) -> tensor<5x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xi8> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xi8>
    return %c0 : tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<5x4xi8> {
    %c0 = stablehlo.constant dense<"0x0102030401020304010203040102030401020304"> : tensor<5x4xi8>
    return %c0 : tensor<5x4xi8>
  }
  func.func private @cumsum(%arg0: tensor<5x4xi8>) -> tensor<5x4xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x4xi8>, tensor<i8>) -> tensor<5x4xi8>
    return %1 : tensor<5x4xi8>
  }
}

// -----

module @types_cumsum_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xi16>
    %want0 = call @expected() : () -> tensor<5x4xi16>
    %0 = call @cumsum(%arg0) : (tensor<5x4xi16>) -> tensor<5x4xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi16>, tensor<5x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xi16> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xi16>
    return %c0 : tensor<5x4xi16>
  }
  func.func private @expected() -> tensor<5x4xi16> {
    %c0 = stablehlo.constant dense<"0x01000200030004000100020003000400010002000300040001000200030004000100020003000400"> : tensor<5x4xi16>
    return %c0 : tensor<5x4xi16>
  }
  func.func private @cumsum(%arg0: tensor<5x4xi16>) -> tensor<5x4xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<5x4xi16>, tensor<i16>) -> tensor<5x4xi16>
    return %1 : tensor<5x4xi16>
  }
}

// -----

module @types_cumsum_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xi32>
    %want0 = call @expected() : () -> tensor<5x4xi32>
    %0 = call @cumsum(%arg0) : (tensor<5x4xi32>) -> tensor<5x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xi32> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xi32>
    return %c0 : tensor<5x4xi32>
  }
  func.func private @expected() -> tensor<5x4xi32> {
    %c0 = stablehlo.constant dense<"0x0100000002000000030000000400000001000000020000000300000004000000010000000200000003000000040000000100000002000000030000000400000001000000020000000300000004000000"> : tensor<5x4xi32>
    return %c0 : tensor<5x4xi32>
  }
  func.func private @cumsum(%arg0: tensor<5x4xi32>) -> tensor<5x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5x4xi32>, tensor<i32>) -> tensor<5x4xi32>
    return %1 : tensor<5x4xi32>
  }
}

// -----

module @types_cumsum_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xi64>
    %want0 = call @expected() : () -> tensor<5x4xi64>
    %0 = call @cumsum(%arg0) : (tensor<5x4xi64>) -> tensor<5x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi64>, tensor<5x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xi64> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xi64>
    return %c0 : tensor<5x4xi64>
  }
  func.func private @expected() -> tensor<5x4xi64> {
    %c0 = stablehlo.constant dense<"0x01000000000000000200000000000000030000000000000004000000000000000100000000000000020000000000000003000000000000000400000000000000010000000000000002000000000000000300000000000000040000000000000001000000000000000200000000000000030000000000000004000000000000000100000000000000020000000000000003000000000000000400000000000000"> : tensor<5x4xi64>
    return %c0 : tensor<5x4xi64>
  }
  func.func private @cumsum(%arg0: tensor<5x4xi64>) -> tensor<5x4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5x4xi64>, tensor<i64>) -> tensor<5x4xi64>
    return %1 : tensor<5x4xi64>
  }
}

// -----

module @types_cumsum_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xui8>
    %want0 = call @expected() : () -> tensor<5x4xui8>
    %0 = call @cumsum(%arg0) : (tensor<5x4xui8>) -> tensor<5x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xui8> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xui8>
    return %c0 : tensor<5x4xui8>
  }
  func.func private @expected() -> tensor<5x4xui8> {
    %c0 = stablehlo.constant dense<"0x0102030401020304010203040102030401020304"> : tensor<5x4xui8>
    return %c0 : tensor<5x4xui8>
  }
  func.func private @cumsum(%arg0: tensor<5x4xui8>) -> tensor<5x4xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<5x4xui8>, tensor<ui8>) -> tensor<5x4xui8>
    return %1 : tensor<5x4xui8>
  }
}

// -----

module @types_cumsum_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xui16>
    %want0 = call @expected() : () -> tensor<5x4xui16>
    %0 = call @cumsum(%arg0) : (tensor<5x4xui16>) -> tensor<5x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui16>, tensor<5x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xui16> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xui16>
    return %c0 : tensor<5x4xui16>
  }
  func.func private @expected() -> tensor<5x4xui16> {
    %c0 = stablehlo.constant dense<"0x01000200030004000100020003000400010002000300040001000200030004000100020003000400"> : tensor<5x4xui16>
    return %c0 : tensor<5x4xui16>
  }
  func.func private @cumsum(%arg0: tensor<5x4xui16>) -> tensor<5x4xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<5x4xui16>, tensor<ui16>) -> tensor<5x4xui16>
    return %1 : tensor<5x4xui16>
  }
}

// -----

module @types_cumsum_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xui32>
    %want0 = call @expected() : () -> tensor<5x4xui32>
    %0 = call @cumsum(%arg0) : (tensor<5x4xui32>) -> tensor<5x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xui32> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xui32>
    return %c0 : tensor<5x4xui32>
  }
  func.func private @expected() -> tensor<5x4xui32> {
    %c0 = stablehlo.constant dense<"0x0100000002000000030000000400000001000000020000000300000004000000010000000200000003000000040000000100000002000000030000000400000001000000020000000300000004000000"> : tensor<5x4xui32>
    return %c0 : tensor<5x4xui32>
  }
  func.func private @cumsum(%arg0: tensor<5x4xui32>) -> tensor<5x4xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x4xui32>, tensor<ui32>) -> tensor<5x4xui32>
    return %1 : tensor<5x4xui32>
  }
}

// -----

module @types_cumsum_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xui64>
    %want0 = call @expected() : () -> tensor<5x4xui64>
    %0 = call @cumsum(%arg0) : (tensor<5x4xui64>) -> tensor<5x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui64>, tensor<5x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xui64> {
    %c0 = stablehlo.constant dense<1> : tensor<5x4xui64>
    return %c0 : tensor<5x4xui64>
  }
  func.func private @expected() -> tensor<5x4xui64> {
    %c0 = stablehlo.constant dense<"0x01000000000000000200000000000000030000000000000004000000000000000100000000000000020000000000000003000000000000000400000000000000010000000000000002000000000000000300000000000000040000000000000001000000000000000200000000000000030000000000000004000000000000000100000000000000020000000000000003000000000000000400000000000000"> : tensor<5x4xui64>
    return %c0 : tensor<5x4xui64>
  }
  func.func private @cumsum(%arg0: tensor<5x4xui64>) -> tensor<5x4xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<5x4xui64>, tensor<ui64>) -> tensor<5x4xui64>
    return %1 : tensor<5x4xui64>
  }
}

// -----

module @types_cumsum_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<5x4xf8E3M4>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E3M4>) -> tensor<5x4xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x4xf8E3M4>, tensor<5x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2F302A22202327232B292D2D292A20202629282E"> : tensor<5x4xf8E3M4>
    return %c0 : tensor<5x4xf8E3M4>
  }
  func.func private @expected() -> tensor<5x4xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2F40464A20323E442B3A444B293A41452638424A"> : tensor<5x4xf8E3M4>
    return %c0 : tensor<5x4xf8E3M4>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E3M4>) -> tensor<5x4xf8E3M4> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E3M4>) -> tensor<f8E3M4>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E3M4>
      stablehlo.return %2 : tensor<f8E3M4>
    }) : (tensor<5x4xf8E3M4>, tensor<f8E3M4>) -> tensor<5x4xf8E3M4>
    return %1 : tensor<5x4xf8E3M4>
  }
}

// -----

module @types_cumsum_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<5x4xf8E4M3>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E4M3>) -> tensor<5x4xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x4xf8E4M3>, tensor<5x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3131343337303035353137323437303732303132"> : tensor<5x4xf8E4M3>
    return %c0 : tensor<5x4xf8E4M3>
  }
  func.func private @expected() -> tensor<5x4xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x31393F42373C4043353B4144343E414532393E42"> : tensor<5x4xf8E4M3>
    return %c0 : tensor<5x4xf8E4M3>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E4M3>) -> tensor<5x4xf8E4M3> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3>) -> tensor<f8E4M3>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E4M3>, %arg2: tensor<f8E4M3>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E4M3>
      stablehlo.return %2 : tensor<f8E4M3>
    }) : (tensor<5x4xf8E4M3>, tensor<f8E4M3>) -> tensor<5x4xf8E4M3>
    return %1 : tensor<5x4xf8E4M3>
  }
}

// -----

module @types_cumsum_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5x4xf8E4M3B11FNUZ>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x4xf8E4M3B11FNUZ>, tensor<5x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5151575458535456545456575852555256525456"> : tensor<5x4xf8E4M3B11FNUZ>
    return %c0 : tensor<5x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x51596063585E6266545C6266585D6264565C6164"> : tensor<5x4xf8E4M3B11FNUZ>
    return %c0 : tensor<5x4xf8E4M3B11FNUZ>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<f8E4M3B11FNUZ>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %2 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<5x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
    return %1 : tensor<5x4xf8E4M3B11FNUZ>
  }
}

// -----

module @types_cumsum_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5x4xf8E4M3FN>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x4xf8E4M3FN>, tensor<5x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3234343533323537363036373633383535363132"> : tensor<5x4xf8E4M3FN>
    return %c0 : tensor<5x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x323B4043333A4044363B4145363C4245353E4144"> : tensor<5x4xf8E4M3FN>
    return %c0 : tensor<5x4xf8E4M3FN>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E4M3FN>) -> tensor<5x4xf8E4M3FN> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E4M3FN>, %arg2: tensor<f8E4M3FN>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E4M3FN>
      stablehlo.return %2 : tensor<f8E4M3FN>
    }) : (tensor<5x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x4xf8E4M3FN>
    return %1 : tensor<5x4xf8E4M3FN>
  }
}

// -----

module @types_cumsum_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5x4xf8E4M3FNUZ>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x4xf8E4M3FNUZ>, tensor<5x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3C383D40393E3B3D383A403C3D3A394038393A3A"> : tensor<5x4xf8E4M3FNUZ>
    return %c0 : tensor<5x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3C42484C3944494C3841484B3D44484C38404549"> : tensor<5x4xf8E4M3FNUZ>
    return %c0 : tensor<5x4xf8E4M3FNUZ>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E4M3FNUZ>, %arg2: tensor<f8E4M3FNUZ>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E4M3FNUZ>
      stablehlo.return %2 : tensor<f8E4M3FNUZ>
    }) : (tensor<5x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5x4xf8E4M3FNUZ>
    return %1 : tensor<5x4xf8E4M3FNUZ>
  }
}

// -----

module @types_cumsum_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<5x4xf8E5M2>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E5M2>) -> tensor<5x4xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x393939393B3A3C3A3A3938383B3A3C3A3A3C3939"> : tensor<5x4xf8E5M2>
    return %c0 : tensor<5x4xf8E5M2>
  }
  func.func private @expected() -> tensor<5x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x393D40413B3E41423A3E40413B3E41423A3F4142"> : tensor<5x4xf8E5M2>
    return %c0 : tensor<5x4xf8E5M2>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E5M2>) -> tensor<5x4xf8E5M2> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<f8E5M2>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E5M2>
      stablehlo.return %2 : tensor<f8E5M2>
    }) : (tensor<5x4xf8E5M2>, tensor<f8E5M2>) -> tensor<5x4xf8E5M2>
    return %1 : tensor<5x4xf8E5M2>
  }
}

// -----

module @types_cumsum_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5x4xf8E5M2FNUZ>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x4xf8E5M2FNUZ>, tensor<5x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x3E403F3D3C3F3F3F3D3E3E3F403D3D3F403F3C3D"> : tensor<5x4xf8E5M2FNUZ>
    return %c0 : tensor<5x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x3E4345463C4245473D4244464042444640444546"> : tensor<5x4xf8E5M2FNUZ>
    return %c0 : tensor<5x4xf8E5M2FNUZ>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E5M2FNUZ>, %arg2: tensor<f8E5M2FNUZ>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E5M2FNUZ>
      stablehlo.return %2 : tensor<f8E5M2FNUZ>
    }) : (tensor<5x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5x4xf8E5M2FNUZ>
    return %1 : tensor<5x4xf8E5M2FNUZ>
  }
}

// -----

module @types_cumsum_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5x4xf8E8M0FNU>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x4xf8E8M0FNU>, tensor<5x4xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7E7F7F7E7F7E7F7E7F7F7E7F7F7F7E7F7F7E7F7F"> : tensor<5x4xf8E8M0FNU>
    return %c0 : tensor<5x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x4xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<0xFF> : tensor<5x4xf8E8M0FNU>
    return %c0 : tensor<5x4xf8E8M0FNU>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf8E8M0FNU>) -> tensor<5x4xf8E8M0FNU> {
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f8E8M0FNU>
      stablehlo.return %2 : tensor<f8E8M0FNU>
    }) : (tensor<5x4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5x4xf8E8M0FNU>
    return %1 : tensor<5x4xf8E8M0FNU>
  }
}

// -----

module @types_cumsum_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xbf16>
    %want0 = call @expected() : () -> tensor<5x4xbf16>
    %0 = call @cumsum(%arg0) : (tensor<5x4xbf16>) -> tensor<5x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xbf16> {
    %c0 = stablehlo.constant dense<"0x6B3F0E3F343F6C3F633F483F333F043F083F683F123F0B3F173F363F453F583F5B3F6A3F733F103F"> : tensor<5x4xbf16>
    return %c0 : tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<5x4xbf16> {
    %c0 = stablehlo.constant dense<"0x6B3FBC3F0B404640633FD63F18403940083FB83F00402340173FA63F04403A405B3FE23F2E405240"> : tensor<5x4xbf16>
    return %c0 : tensor<5x4xbf16>
  }
  func.func private @cumsum(%arg0: tensor<5x4xbf16>) -> tensor<5x4xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x4xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
    return %1 : tensor<5x4xbf16>
  }
}

// -----

module @types_cumsum_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf16>
    %want0 = call @expected() : () -> tensor<5x4xf16>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf16>) -> tensor<5x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x4xf16>, tensor<5x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf16> {
    %c0 = stablehlo.constant dense<"0x6939A03A873BA1393C38893A6E387839E938A43A5939CD3BA4386239EB38D73B73382A39FB3AD93B"> : tensor<5x4xf16>
    return %c0 : tensor<5x4xf16>
  }
  func.func private @expected() -> tensor<5x4xf16> {
    %c0 = stablehlo.constant dense<"0x6939043EE4404C423C38623D993F2A41E938C63D39402C42A438033D783FB2417338CE3C26401C42"> : tensor<5x4xf16>
    return %c0 : tensor<5x4xf16>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf16>) -> tensor<5x4xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x4xf16>, tensor<f16>) -> tensor<5x4xf16>
    return %1 : tensor<5x4xf16>
  }
}

// -----

module @types_cumsum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf32>
    %want0 = call @expected() : () -> tensor<5x4xf32>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf32>) -> tensor<5x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0xC305493F0C736B3FA4FA543F3E02373FBF4D1B3FD90B013FD2867B3FAE951C3F10AA543FA9A8223F1EF4373FD2981F3F54C7123FEE67213F514E4E3F2092783F2CAF373F02BB3F3F2D962B3FDDE30E3F"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0xC305493F683CDA3FDD5C22406C1D5040BF4D1B3FCC2C8E3F1AF80540861D2D4010AA543F5CA9BB3FB6D10B40EAB7334054C7123FA1179A3F659F0040EDC33E402CAF373F17B5BB3F17C008400E792C40"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf32>) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }
}

// -----

module @types_cumsum_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xf64>
    %want0 = call @expected() : () -> tensor<5x4xf64>
    %0 = call @cumsum(%arg0) : (tensor<5x4xf64>) -> tensor<5x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xf64> {
    %c0 = stablehlo.constant dense<"0xE09D07DAE695E33F8B01BE316E55E73FCA4FC1C16A9AE13F3C9D3CEE5AA1EE3F1CACD325CDD5EE3F44F4D9049560E53FFA04DDF179B1E23F2F7F4D27B68EEC3FC8F53134DBF3E83F3E5A2CE04FF8E23F3CB21DEE589EE83F4E7F8FE4A0EDE33F301097041376E13F76B027CD03ABEC3FD486172EAFD1E63FB097AB2C920CEF3FCE330B2D35DDEE3FD21777A7448DE53F4A882B5669ADED3F0AE82355F79AE03F"> : tensor<5x4xf64>
    return %c0 : tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<5x4xf64> {
    %c0 = stablehlo.constant dense<"0xE09D07DAE695E33FB6CFE285AA75F53F9B77C3E6DF42FE3F1CE3F0AEC6C906401CACD325CDD5EE3F30D05615311BFA3F56A92207F7B901402209F690A4DD0840C8F53134DBF3E83F03282F8A15F6F53F90009F00A122014064E0C239091E0640301097041376E13F5360DF688B10F73FDE91F57FB13C0140CA77200BD6FF0840CE330B2D35DDEE3FD02541EA3C35FA3FFA74ABCAF8850440FC6EF49FB6AC0840"> : tensor<5x4xf64>
    return %c0 : tensor<5x4xf64>
  }
  func.func private @cumsum(%arg0: tensor<5x4xf64>) -> tensor<5x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x4xf64>, tensor<f64>) -> tensor<5x4xf64>
    return %1 : tensor<5x4xf64>
  }
}

// -----

module @types_cumsum_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x4xcomplex<f32>>
    %0 = call @cumsum(%arg0) : (tensor<5x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x13B43A3FFD49313FECC45E3F17997F3F09251B3FFFC6513F19E7383F55BC743FC90E543FFDBA7B3F87356D3F9D792E3F368F173FBDF0183F9DBE073F02A44C3FCF522F3FC8001C3F3C0A333FAC6F503F773D563FD88F2F3F63C10D3F4662133F46ED293FE4FD5B3F28C9263FAEE46E3FAEFF243F862B723F65DF363FC8785B3F29705D3FD399513F6AE1723FEB3E273F52C0363F0BEB7E3FC58C493F230A683F"> : tensor<5x4xcomplex<f32>>
    return %c0 : tensor<5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x13B43A3FFD49313F80BCCC3F8A71D83F82270D4085AA204048613B409AD95D40C90E543FFDBA7B3F28A2E03F4D1AD53FE234164056C910408924384056F24340CF522F3FC8001C3F862EB13F3A38B63FA1260E4013000740FA963140A4D82B4046ED293FE4FD5B3F375BA83F4971E53F0EDBFA3F86432F4060252B40B821664029705D3FD399513FCA28E83F5F6CBC3F7AC42140F2F01D40AB2754407BF35740"> : tensor<5x4xcomplex<f32>>
    return %c0 : tensor<5x4xcomplex<f32>>
  }
  func.func private @cumsum(%arg0: tensor<5x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<5x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
    return %1 : tensor<5x4xcomplex<f32>>
  }
}

// -----

module @types_cumsum_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<5x4xcomplex<f64>>
    %0 = call @cumsum(%arg0) : (tensor<5x4xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x4xcomplex<f64>>, tensor<5x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x96FCF49B8D2AE93F2CF83A381898E13F58392642FFBEEB3F4AEAA38199FBE73FC4276F39652FED3FA4187277C7C9E43FE8A340F7D4A3EA3F441692315FD9E43F1C4CC35D6519E73F1CC2459158BBEC3F56577C05A279E73F7CE0C911304CE13FB066B90137C7EC3F65BC25BBEF3CE03F546505AF2129E13F0C30FAAE0537E63F143280272157E43F5AD57C41AC3AE53F1E4DAB4D3B04EE3FB0233C9DDF78EE3F716E1DABB051ED3FE3E1F325AA2BE33FD4B4ACF14756EB3F064646E88C49E33F0007C0AEFC66E13FC2FF0314BE55EA3FA0B935B273BCED3FE1666D610A53EA3F5088DA309E0BE03F56256450EA4DEA3F2EE00A42806EE83F14B17D489550E13FEDACE1BCB969EA3FB8056735F7F0EE3FC754C94176CCE23F9820A74CC465E33FFE6F684EDC2DEC3F7AB13C2043E9E33F7AA9A214F31CE53FE48296B65469E23F"> : tensor<5x4xcomplex<f64>>
    return %c0 : tensor<5x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x96FCF49B8D2AE93F2CF83A381898E13FF79A0D6FC674FA3F3B71EFDCD8C9F43F6C97E2853C8604408D7DA898BC2EFF3F66C0B2C3312F0B4058C4B818B6CD04401C4CC35D6519E73F1CC2459158BBEC3FB9D19FB18349F73F4CD18751C403F73F88423E998FD602407EAF1A2F3C22FF3FDD9BFF04D8200740C2E34B83DF1E0540143280272157E43F5AD57C41AC3AE53F99BF953AAE2DF93F857C5CEFC5D9F93F693B124843EB0340BB362B81CDB701409E687D44D5C00A403CC83CBB308A06400007C0AEFC66E13FC2FF0314BE55EA3F50E07A30B891F73F52B3B83A6454FA3F7824E8488797FF3FFE6275B1ACBD034048CAF6B463E7054043CF9403D2110840EDACE1BCB969EA3FB8056735F7F0EE3FDA8055FF179BF63F281307C15D2BF93F6CDC441303590240F2B592A8FF8F0140CA866DD83FA00740AB5638D6542A0640"> : tensor<5x4xcomplex<f64>>
    return %c0 : tensor<5x4xcomplex<f64>>
  }
  func.func private @cumsum(%arg0: tensor<5x4xcomplex<f64>>) -> tensor<5x4xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<complex<f64>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f64>>
      stablehlo.return %2 : tensor<complex<f64>>
    }) : (tensor<5x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x4xcomplex<f64>>
    return %1 : tensor<5x4xcomplex<f64>>
  }
}
