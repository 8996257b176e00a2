module @types_reduce_window_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<4x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<i1>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi1>, tensor<i1>) -> tensor<4x3xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010101000101000101000100010001010101010000000101000001010001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<4x3xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<4x3xi1>
    return %c0 : tensor<4x3xi1>
  }
}

// -----

module @types_reduce_window_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<4x3xi2>
    %c = stablehlo.constant dense<0> : tensor<i2>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i2>, %arg2: tensor<i2>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<i2>
      stablehlo.return %1 : tensor<i2>
    }) : (tensor<5x6xi2>, tensor<i2>) -> tensor<4x3xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi2>, tensor<4x3xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<4x3xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<4x3xi2>
    return %c0 : tensor<4x3xi2>
  }
}

// -----

module @types_reduce_window_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<4x3xi4>
    %c = stablehlo.constant dense<0> : tensor<i4>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i4>, %arg2: tensor<i4>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<i4>
      stablehlo.return %1 : tensor<i4>
    }) : (tensor<5x6xi4>, tensor<i4>) -> tensor<4x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi4>, tensor<4x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030201020203030303030301010303020302020303020301010202010101"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<4x3xi4> {
    %c0 = stablehlo.constant dense<3> : tensor<4x3xi4>
    return %c0 : tensor<4x3xi4>
  }
}

// -----

module @types_reduce_window_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<4x3xui2>
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui2>) -> tensor<ui2>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui2>, %arg2: tensor<ui2>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui2>
      stablehlo.return %2 : tensor<ui2>
    }) : (tensor<5x6xui2>, tensor<ui2>) -> tensor<4x3xui2>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xui2>, tensor<4x3xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030302020103030301030202010102030203010303020102010202020202"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<4x3xui2> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [3, 3, 3], [3, 3, 3], [3, 3, 2]]> : tensor<4x3xui2>
    return %c0 : tensor<4x3xui2>
  }
}

// -----

module @types_reduce_window_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<4x3xui4>
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui4>) -> tensor<ui4>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui4>, %arg2: tensor<ui4>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui4>
      stablehlo.return %2 : tensor<ui4>
    }) : (tensor<5x6xui4>, tensor<ui4>) -> tensor<4x3xui4>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xui4>, tensor<4x3xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x010301030202010303030302020103030203030302030102020103030303"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<4x3xui4> {
    %c0 = stablehlo.constant dense<3> : tensor<4x3xui4>
    return %c0 : tensor<4x3xui4>
  }
}

// -----

module @types_reduce_window_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<4x3xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<4x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030102020102010103030203020202020102030301020301010201020201"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<4x3xi8> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [2, 3, 3], [3, 2, 3], [3, 2, 3]]> : tensor<4x3xi8>
    return %c0 : tensor<4x3xi8>
  }
}

// -----

module @types_reduce_window_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<4x3xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<i16>
      stablehlo.return %1 : tensor<i16>
    }) : (tensor<5x6xi16>, tensor<i16>) -> tensor<4x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010003000300020002000200020002000100030001000200020003000100020001000300010001000200030001000300020003000100020002000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<4x3xi16> {
    %c0 = stablehlo.constant dense<[[3, 3, 2], [3, 3, 3], [3, 3, 3], [3, 3, 3]]> : tensor<4x3xi16>
    return %c0 : tensor<4x3xi16>
  }
}

// -----

module @types_reduce_window_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<i32>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000300000002000000020000000100000003000000020000000100000003000000010000000300000003000000010000000300000003000000020000000300000002000000030000000300000002000000010000000300000003000000010000000300000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[2, 3, 3], [3, 3, 3], [3, 3, 3], [3, 3, 3]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
}

// -----

module @types_reduce_window_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<4x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<5x6xi64>, tensor<i64>) -> tensor<4x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000200000000000000020000000000000003000000000000000100000000000000030000000000000002000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000030000000000000003000000000000000300000000000000030000000000000002000000000000000300000000000000030000000000000002000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<4x3xi64> {
    %c0 = stablehlo.constant dense<3> : tensor<4x3xi64>
    return %c0 : tensor<4x3xi64>
  }
}

// -----

module @types_reduce_window_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<4x3xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<5x6xui8>, tensor<ui8>) -> tensor<4x3xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x020201010301030202010202010301030102020301020102020201020102"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<4x3xui8> {
    %c0 = stablehlo.constant dense<[[3, 2, 3], [3, 3, 2], [3, 3, 2], [3, 2, 2]]> : tensor<4x3xui8>
    return %c0 : tensor<4x3xui8>
  }
}

// -----

module @types_reduce_window_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<4x3xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<5x6xui16>, tensor<ui16>) -> tensor<4x3xui16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010003000300030001000200030003000200030003000300010001000100020001000300020001000200010003000300010003000200020001000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<4x3xui16> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [3, 3, 3], [2, 2, 3], [3, 2, 3]]> : tensor<4x3xui16>
    return %c0 : tensor<4x3xui16>
  }
}

// -----

module @types_reduce_window_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<4x3xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<4x3xui32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000300000001000000020000000200000003000000010000000100000003000000010000000100000003000000020000000200000003000000010000000300000001000000020000000300000001000000010000000200000003000000030000000100000003000000020000000100000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<4x3xui32> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [2, 3, 3], [3, 3, 3], [3, 3, 3]]> : tensor<4x3xui32>
    return %c0 : tensor<4x3xui32>
  }
}

// -----

module @types_reduce_window_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<4x3xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<5x6xui64>, tensor<ui64>) -> tensor<4x3xui64>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000300000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000010000000000000002000000000000000300000000000000030000000000000002000000000000000200000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<4x3xui64> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [3, 3, 3], [3, 3, 2], [3, 3, 1]]> : tensor<4x3xui64>
    return %c0 : tensor<4x3xui64>
  }
}

// -----

module @types_reduce_window_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<4x3xf8E3M4>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E3M4>
      stablehlo.return %1 : tensor<f8E3M4>
    }) : (tensor<5x6xf8E3M4>, tensor<f8E3M4>) -> tensor<4x3xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<4x3xf8E3M4>, tensor<4x3xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x3B353B47223532334638422A433148444440404027443E27344346393044"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<4x3xf8E3M4> {
    %c0 = stablehlo.constant dense<[[1.6875, 2.875, 2.25], [2.375, 3.0, 2.5], [2.375, 3.0, 2.5], [2.375, 2.75, 2.5]]> : tensor<4x3xf8E3M4>
    return %c0 : tensor<4x3xf8E3M4>
  }
}

// -----

module @types_reduce_window_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<4x3xf8E4M3>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E4M3>, %arg2: tensor<f8E4M3>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E4M3>
      stablehlo.return %1 : tensor<f8E4M3>
    }) : (tensor<5x6xf8E4M3>, tensor<f8E4M3>) -> tensor<4x3xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<4x3xf8E4M3>, tensor<4x3xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x363E42324042433D4140413A3E31313C30373E3E3B3A423242434239333A"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<4x3xf8E4M3> {
    %c0 = stablehlo.constant dense<[[2.75, 2.5, 2.5], [2.75, 2.25, 2.25], [1.75, 1.5, 2.5], [2.75, 2.5, 2.5]]> : tensor<4x3xf8E4M3>
    return %c0 : tensor<4x3xf8E4M3>
  }
}

// -----

module @types_reduce_window_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<4x3xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<f8E4M3B11FNUZ>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %1 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5B615C615F535E615B5F5A62605A5A636359555B6360595F5E5C61625C62"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<4x3xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[2.25, 2.25, 2.5], [2.25, 2.75, 2.75], [2.0, 2.75, 2.75], [1.75, 2.75, 2.5]]> : tensor<4x3xf8E4M3B11FNUZ>
    return %c0 : tensor<4x3xf8E4M3B11FNUZ>
  }
}

// -----

module @types_reduce_window_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<4x3xf8E4M3FN>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E4M3FN>, %arg2: tensor<f8E4M3FN>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E4M3FN>
      stablehlo.return %1 : tensor<f8E4M3FN>
    }) : (tensor<5x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<4x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x393E3942433D333C3C423C42423241443B3F3D3235413D42413F43393E44"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<4x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.75, 2.5, 2.75], [2.5, 3.0, 2.5], [2.5, 3.0, 2.5], [2.25, 2.75, 3.0]]> : tensor<4x3xf8E4M3FN>
    return %c0 : tensor<4x3xf8E4M3FN>
  }
}

// -----

module @types_reduce_window_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<4x3xf8E4M3FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E4M3FNUZ>, %arg2: tensor<f8E4M3FNUZ>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E4M3FNUZ>
      stablehlo.return %1 : tensor<f8E4M3FNUZ>
    }) : (tensor<5x6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<4x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4645484948424949433C4038493D403949424A4A423C3F4B444A4145443B"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<4x3xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[2.25, 2.25, 2.0], [2.25, 1.375, 2.25], [2.5, 1.25, 2.75], [2.5, 1.625, 2.75]]> : tensor<4x3xf8E4M3FNUZ>
    return %c0 : tensor<4x3xf8E4M3FNUZ>
  }
}

// -----

module @types_reduce_window_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<4x3xf8E5M2>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E5M2>
      stablehlo.return %1 : tensor<f8E5M2>
    }) : (tensor<5x6xf8E5M2>, tensor<f8E5M2>) -> tensor<4x3xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3D4041403841423C39403B423E393E3C3D3B3F423C41413D413E3C383B3E"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<4x3xf8E5M2> {
    %c0 = stablehlo.constant dense<[[3.0, 2.5, 3.0], [3.0, 2.0, 3.0], [3.0, 2.5, 2.5], [3.0, 2.5, 2.5]]> : tensor<4x3xf8E5M2>
    return %c0 : tensor<4x3xf8E5M2>
  }
}

// -----

module @types_reduce_window_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<4x3xf8E5M2FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E5M2FNUZ>, %arg2: tensor<f8E5M2FNUZ>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E5M2FNUZ>
      stablehlo.return %1 : tensor<f8E5M2FNUZ>
    }) : (tensor<5x6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x40464546433E453E3D464444414141404045413F3E423F3D453C3E444343"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<4x3xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[3.0, 3.0, 2.0], [2.5, 3.0, 2.5], [1.25, 1.5, 2.5], [2.5, 2.0, 1.75]]> : tensor<4x3xf8E5M2FNUZ>
    return %c0 : tensor<4x3xf8E5M2FNUZ>
  }
}

// -----

module @types_reduce_window_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<4x3xf8E8M0FNU>
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f8E8M0FNU>
      stablehlo.return %1 : tensor<f8E8M0FNU>
    }) : (tensor<5x6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<4x3xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F807F7F7F8080808080807F7E7E7E8080807E807F8080807F80807F7E80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<4x3xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<0xFF> : tensor<4x3xf8E8M0FNU>
    return %c0 : tensor<4x3xf8E8M0FNU>
  }
}

// -----

module @types_reduce_window_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x3940183F09406E3F963F0940CE3F493FEC3FE13FBC3FF53FE83F573FA93F0F406F3F6F3F31403C4029401040C43F0140B43F0D40DB3F16403340293F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[2.890625, 2.140625, 2.140625], [1.8125, 2.234375, 1.9140625], [2.9375, 2.640625, 2.015625], [2.9375, 2.640625, 2.796875]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @types_reduce_window_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x9640D1414441493F7B406741F840213F6C412738E0388E3E8E3C523B3F408638BE41073ECC3908384339B538843A58383B41844192405E3CCF3C3E3A"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[2.908203125, 2.7109375, 2.701171875], [2.484375, 2.7109375, 2.87109375], [1.138671875, 2.123046875, 2.87109375], [2.7578125, 2.28515625, 1.2021484375]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
}

// -----

module @types_reduce_window_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x2B3C174030C3284021F2C53FDBD9F63F38D537403E880B40F7F48F3F83B2283F1BA310407484014076253E40583C2640FC09234036541640F429A53F637F0540F9F9203F10ECAB3F2613563FCEA1B73F7CE7DA3F5C943B40399E223FADBFC53F2929953FFEFD6E3F01DA053F1FE7F83FB585233F4F54B43F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[2.6369133, 2.2599552, 2.9710364], [2.5474844, 2.2599552, 2.9710364], [2.5474844, 2.9309301, 1.544912], [1.4346254, 2.9309301, 1.544912]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @types_reduce_window_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x72C5FF8BBB42074044E1B3A90808E53F519ACB6467DAF43FEE444E75ED5CE33FE696557515D7EF3F8F2ECCADD47C054052C8DA1EAAAEFF3F9D13CC3EE5A3F33F16F2F74EC9BB0140922B9DD4986905404BD1593CDF08F43FF8B520CB9451FF3FAC05F8644DE4ED3F30CC24B4D487EF3F0CE2A5600BB903405AF60B8504170140B15B0306F4B3F83F79C9A912D53DF43F6855236932290540FC81BB8E0768E23FA2135AD74726FD3FFC70A583B0A0EC3FE258DB2FAA0A0640D4FA8D57EEBDF03FDCB5133C13120240527F876BCCDB04409BE6EAD31B5E0440ECDEB0601C1C0340FA6E2491DFDBF73FA6D5663C3820F23F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[2.9075842797689626, 2.676561032339529, 2.685952527803074], [1.9801427083262024, 2.676561032339529, 1.9574172911337637], [2.645115682020947, 2.465353732168529, 2.75520741832871], [2.645115682020947, 2.545951514822105, 2.75520741832871]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}
