module @written_select_and_scatter_max_i8 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>)
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %m = stablehlo.compare GE, %p, %q : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %m = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %m : tensor<i8>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) {
    %c0 = stablehlo.constant dense<"0xFB0CF9040E000805FDFF02FC0709F70B03F80A060DFE01FA"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<[[2, 1, 4], [3, 0, 0]]> : tensor<2x3xi8>
    %c2 = stablehlo.constant dense<1> : tensor<i8>
    return %c0, %c1, %c2 : tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x010301010501010101010101010101020101040101010101"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
}

// -----

module @written_select_and_scatter_max_i32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %m = stablehlo.compare GE, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %m = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %m : tensor<i32>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x0C00000009000000FCFFFFFF06000000F9FFFFFFF8FFFFFF0E0000000B000000FAFFFFFF0300000008000000FBFFFFFF02000000FEFFFFFFFFFFFFFFFDFFFFFF07000000050000000D0000000A00000001000000F7FFFFFF0400000000000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<[[3, 1, 2], [3, 0, 1]]> : tensor<2x3xi32>
    %c2 = stablehlo.constant dense<1> : tensor<i32>
    return %c0, %c1, %c2 : tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000020000000100000001000000040000000100000001000000010000000300000001000000010000000100000001000000010000000200000001000000040000000100000001000000010000000100000001000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
}

// -----

module @written_select_and_scatter_max_u16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>)
    %want0 = call @expected() : () -> tensor<4x6xui16>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %m = stablehlo.compare GE, %p, %q : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %m = stablehlo.add %p, %q : tensor<ui16>
      stablehlo.return %m : tensor<ui16>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<4x6xui16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) {
    %c0 = stablehlo.constant dense<"0xFDFF02000100FBFFF8FF050009000E00F7FF03000D000A000800FFFF06000000FEFF0C0004000700F9FFFAFF0B00FCFF"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<[[4, 2, 3], [1, 2, 3]]> : tensor<2x3xui16>
    %c2 = stablehlo.constant dense<1> : tensor<ui16>
    return %c0, %c1, %c2 : tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>
  }
  func.func private @expected() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x010001000100030001000100010001000100010001000100010006000100010007000100010001000100030001000100"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
}

// -----

module @written_select_and_scatter_max_bf16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %m = stablehlo.compare GE, %p, %q : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %m = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %m : tensor<bf16>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<"0x6041A0C0C0C0E0C0C040804080C0A04010C130415041404020410040404100C10000104180BF40C000C0803F0041E040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<[[3.0, 2.0, 2.0], [2.0, 0.0, 0.0]]> : tensor<2x3xbf16>
    %c2 = stablehlo.constant dense<1.0> : tensor<bf16>
    return %c0, %c1, %c2 : tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x8040803F803F803F803F803F803F803F803F803F4040803F4040803F4040803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @written_select_and_scatter_max_f16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %m = stablehlo.compare GE, %p, %q : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %m = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %m : tensor<f16>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<"0x0049003C004400C6004000C000C580C8004A0047000000C8804800C700C40048804900450042804A0046004B00BC00C2"> : tensor<4x6xf16>
    %c1 = stablehlo.constant dense<[[2.0, 4.0, 0.0], [1.0, 0.0, 3.0]]> : tensor<2x3xf16>
    %c2 = stablehlo.constant dense<1.0> : tensor<f16>
    return %c0, %c1, %c2 : tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x0042003C003C003C003C003C003C003C0045003C003C003C003C003C003C003C0044003C003C0040003C003C003C003C"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @written_select_and_scatter_max_f32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<"0x00008040000000000000803F000000C100004040000080C00000E040000000C0000020410000A04000003041000080BF0000C040000040C0000060410000004100000040000040410000A0C0000010410000E0C0000010C10000C0C000005041"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<[[3.0, 0.0, 0.0], [1.0, 2.0, 1.0]]> : tensor<2x3xf32>
    %c2 = stablehlo.constant dense<1.0> : tensor<f32>
    return %c0, %c1, %c2 : tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F000080400000803F0000803F0000803F0000803F0000803F0000803F0000803F000040400000803F0000803F0000803F0000803F000000400000803F0000803F0000803F00000040"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_select_and_scatter_max_f64 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>)
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %m = stablehlo.compare GE, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %m = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %m : tensor<f64>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<"0x0000000000002840000000000000204000000000000020C000000000000018C00000000000000040000000000000F0BF000000000000104000000000000022C000000000000008400000000000002C4000000000000014400000000000002640000000000000184000000000000000C0000000000000224000000000000024400000000000001CC000000000000000000000000000001C4000000000000008C0000000000000F03F00000000000014C00000000000002A4000000000000010C0"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<[[0.0, 3.0, 4.0], [3.0, 2.0, 4.0]]> : tensor<2x3xf64>
    %c2 = stablehlo.constant dense<1.0> : tensor<f64>
    return %c0, %c1, %c2 : tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000001040000000000000F03F0000000000001440000000000000F03F000000000000F03F000000000000F03F0000000000000840000000000000F03F000000000000F03F0000000000001040000000000000F03F000000000000F03F000000000000F03F0000000000001440000000000000F03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @written_select_and_scatter_min_i8 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>)
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %m = stablehlo.compare LE, %p, %q : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %m = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %m : tensor<i8>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) {
    %c0 = stablehlo.constant dense<"0xF8020B0A0908FD00030EF9FE06F7FBFF0D05010C07FC04FA"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<[[2, 3, 2], [4, 0, 0]]> : tensor<2x3xi8>
    %c2 = stablehlo.constant dense<1> : tensor<i8>
    return %c0, %c1, %c2 : tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x010101010101010101010301010704010101010101010101"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
}

// -----

module @written_select_and_scatter_min_i32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %m = stablehlo.compare LE, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %m = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %m : tensor<i32>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x0100000009000000FEFFFFFF0300000004000000FFFFFFFF0C000000060000000800000005000000070000000A0000000E000000FCFFFFFF0B00000002000000FBFFFFFF00000000FDFFFFFFFAFFFFFFF8FFFFFF0D000000F9FFFFFFF7FFFFFF"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<[[0, 0, 1], [1, 2, 3]]> : tensor<2x3xi32>
    %c2 = stablehlo.constant dense<1> : tensor<i32>
    return %c0, %c1, %c2 : tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000200000001000000010000000200000003000000010000000100000004000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
}

// -----

module @written_select_and_scatter_min_u16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>)
    %want0 = call @expected() : () -> tensor<4x6xui16>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %m = stablehlo.compare LE, %p, %q : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %m = stablehlo.add %p, %q : tensor<ui16>
      stablehlo.return %m : tensor<ui16>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<4x6xui16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) {
    %c0 = stablehlo.constant dense<"0x08000400000001000200FFFF09000300F7FF0B00FBFFF9FF0D000600F8FF0A000E00FAFFFEFFFDFFFCFF0C0005000700"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<[[2, 0, 3], [1, 0, 0]]> : tensor<2x3xui16>
    %c2 = stablehlo.constant dense<1> : tensor<ui16>
    return %c0, %c1, %c2 : tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>
  }
  func.func private @expected() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x010001000100010004000100010003000100010001000100010002000100010001000100010001000100010001000100"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
}

// -----

module @written_select_and_scatter_min_bf16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %m = stablehlo.compare LE, %p, %q : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %m = stablehlo.add %p, %q : tensor<bf16>
      stablehlo.return %m : tensor<bf16>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<"0x304100404041604140C0A0C01041E0400000803F204100C1504100C0E0C0004180C08040A04010C1C0404040C0C080BF"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<[[4.0, 0.0, 2.0], [2.0, 4.0, 3.0]]> : tensor<2x3xbf16>
    %c2 = stablehlo.constant dense<1.0> : tensor<bf16>
    return %c0, %c1, %c2 : tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803F803F803F4040803FA040A040803F803F803F803F4040803F803F8040803F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @written_select_and_scatter_min_f16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %m = stablehlo.compare LE, %p, %q : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %m = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %m : tensor<f16>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<"0x80C8804800C50048004600C600C0804A004A00490045004700C8004000C4004400428049003C00C200BC0000004B00C7"> : tensor<4x6xf16>
    %c1 = stablehlo.constant dense<[[0.0, 2.0, 4.0], [3.0, 4.0, 3.0]]> : tensor<2x3xf16>
    %c2 = stablehlo.constant dense<1.0> : tensor<f16>
    return %c0, %c1, %c2 : tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x003C003C0042003C003C0045003C003C003C003C003C003C0044003C0045003C003C003C003C003C003C003C003C0044"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @written_select_and_scatter_min_f32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.compare LE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<"0x00003041000080BF0000A040000010C100001041000020410000C0C0000040410000E04000004040000000C10000804000000041000060410000A0C00000E0C0000040C0000050410000803F000000000000C04000000040000080C0000000C0"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [3.0, 0.0, 0.0]]> : tensor<2x3xf32>
    %c2 = stablehlo.constant dense<1.0> : tensor<f32>
    return %c0, %c1, %c2 : tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F000040400000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080400000803F0000803F0000803F0000803F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_select_and_scatter_min_f64 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>)
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %r = "stablehlo.select_and_scatter"(%a, %b, %c) ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %m = stablehlo.compare LE, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %m : tensor<i1>
    }, {
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %m = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %m : tensor<f64>
    }) {window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
        padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<"0x0000000000002C400000000000002840000000000000084000000000000000400000000000002A4000000000000000000000000000001040000000000000224000000000000010C00000000000001C40000000000000264000000000000014C000000000000008C000000000000018C00000000000002040000000000000F0BF0000000000001CC0000000000000F03F00000000000022C000000000000000C000000000000020C0000000000000144000000000000018400000000000002440"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<[[1.0, 2.0, 2.0], [1.0, 4.0, 1.0]]> : tensor<2x3xf64>
    %c2 = stablehlo.constant dense<1.0> : tensor<f64>
    return %c0, %c1, %c2 : tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000840000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000040000000000000F03F000000000000F03F0000000000001040000000000000F03F0000000000000040000000000000F03F0000000000001440000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
