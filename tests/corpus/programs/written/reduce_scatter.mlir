module @written_reduce_scatter_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xi8>, tensor<2x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<2x6xi8>, tensor<2x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xi8>, tensor<2x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xi8>, tensor<2x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x010403060806060505020608060202080402010002030101"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x020704080604080001060601010408070106010608050403"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<2x6xi8>, tensor<2x6xi8>) {
    %c0 = stablehlo.constant dense<[[3, 11, 7, 14, 14, 10], [14, 5, 6, 8, 12, 9]]> : tensor<2x6xi8>
    %c1 = stablehlo.constant dense<[[7, 6, 10, 15, 5, 8], [2, 6, 10, 8, 5, 4]]> : tensor<2x6xi8>
    return %c0, %c1 : tensor<2x6xi8>, tensor<2x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<2x6xi8> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %s = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %s : tensor<i8>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<2x6xi8>
    return %y : tensor<2x6xi8>
  }
}

// -----

module @written_reduce_scatter_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xui16>, tensor<2x6xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<2x6xui16>, tensor<2x6xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xui16>, tensor<2x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xui16>, tensor<2x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x000003000100080004000100040000000100050006000300060008000000010007000300010003000700010007000000"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x040007000400030003000500050001000600000007000500060006000000010003000700080006000300050001000300"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<2x6xui16>, tensor<2x6xui16>) {
    %c0 = stablehlo.constant dense<[[4, 10, 5, 11, 7, 6], [9, 1, 7, 5, 13, 8]]> : tensor<2x6xui16>
    %c1 = stablehlo.constant dense<[[12, 14, 0, 2, 10, 10], [9, 9, 10, 6, 8, 3]]> : tensor<2x6xui16>
    return %c0, %c1 : tensor<2x6xui16>, tensor<2x6xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<2x6xui16> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %s = stablehlo.add %p, %q : tensor<ui16>
      stablehlo.return %s : tensor<ui16>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui16>) -> tensor<2x6xui16>
    return %y : tensor<2x6xui16>
  }
}

// -----

module @written_reduce_scatter_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xi32>, tensor<2x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<2x6xi32>, tensor<2x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xi32>, tensor<2x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xi32>, tensor<2x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x000000000100000003000000020000000300000002000000010000000300000001000000080000000300000001000000040000000300000000000000010000000400000002000000040000000700000003000000040000000000000005000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x070000000600000003000000000000000500000007000000010000000800000000000000030000000500000002000000050000000600000008000000020000000600000002000000050000000500000003000000040000000300000005000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<2x6xi32>, tensor<2x6xi32>) {
    %c0 = stablehlo.constant dense<[[7, 7, 6, 2, 8, 9], [2, 11, 1, 11, 8, 3]]> : tensor<2x6xi32>
    %c1 = stablehlo.constant dense<[[9, 9, 8, 3, 10, 4], [9, 12, 6, 8, 3, 10]]> : tensor<2x6xi32>
    return %c0, %c1 : tensor<2x6xi32>, tensor<2x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<2x6xi32> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi32>) -> tensor<2x6xi32>
    return %y : tensor<2x6xi32>
  }
}

// -----

module @written_reduce_scatter_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf16>, tensor<4x6xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xf16>, tensor<2x6xf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf16>, tensor<4x6xf16>) -> (tensor<2x6xf16>, tensor<2x6xf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xf16>, tensor<2x6xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xf16>, tensor<2x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf16>, tensor<4x6xf16>) {
    %c0 = stablehlo.constant dense<"0x003C0000004800450000003C0040003C0000000000470045004500480044003C00450045004500440044003C00400046"> : tensor<4x6xf16>
    %c1 = stablehlo.constant dense<"0x003C0048004000480046004500400045004700400045004800420040003C0044003C0040004800470047003C00400000"> : tensor<4x6xf16>
    return %c0, %c1 : tensor<4x6xf16>, tensor<4x6xf16>
  }
  func.func private @expected() -> (tensor<2x6xf16>, tensor<2x6xf16>) {
    %c0 = stablehlo.constant dense<[[2.0, 8.0, 10.0, 13.0, 6.0, 6.0], [4.0, 6.0, 7.0, 2.0, 12.0, 13.0]]> : tensor<2x6xf16>
    %c1 = stablehlo.constant dense<[[8.0, 10.0, 5.0, 5.0, 6.0, 7.0], [13.0, 11.0, 11.0, 2.0, 4.0, 6.0]]> : tensor<2x6xf16>
    return %c0, %c1 : tensor<2x6xf16>, tensor<2x6xf16>
  }
  func.func private @run(%x: tensor<4x6xf16>) -> tensor<2x6xf16> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %s = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %s : tensor<f16>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf16>) -> tensor<2x6xf16>
    return %y : tensor<2x6xf16>
  }
}

// -----

module @written_reduce_scatter_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xf32>, tensor<2x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<2x6xf32>, tensor<2x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000803F000040400000804000000041000000410000404000000040000000000000A04000000000000040400000804000004040000000000000803F0000C0400000C0400000803F0000803F0000E0400000E040000000000000404000000040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x00000000000040400000C04000000041000000400000803F000000410000004100000040000080400000C0400000E0400000000000008040000040400000E0400000C040000000000000A040000080400000C0400000C0400000A0400000A040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<2x6xf32>, tensor<2x6xf32>) {
    %c0 = stablehlo.constant dense<[[1.0, 6.0, 10.0, 16.0, 10.0, 4.0], [10.0, 8.0, 7.0, 4.0, 9.0, 11.0]]> : tensor<2x6xf32>
    %c1 = stablehlo.constant dense<[[3.0, 4.0, 4.0, 13.0, 12.0, 1.0], [6.0, 11.0, 13.0, 6.0, 8.0, 7.0]]> : tensor<2x6xf32>
    return %c0, %c1 : tensor<2x6xf32>, tensor<2x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<2x6xf32> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
    return %y : tensor<2x6xf32>
  }
}

// -----

module @written_reduce_scatter_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xf64>, tensor<2x6xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000018400000000000000040000000000000184000000000000010400000000000001C40000000000000F03F000000000000144000000000000010400000000000001C4000000000000000400000000000000840000000000000F03F0000000000002040000000000000F03F0000000000001040000000000000204000000000000008400000000000001840000000000000F03F0000000000001C400000000000001C400000000000000040000000000000F03F"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x000000000000F03F000000000000184000000000000008400000000000002040000000000000000000000000000020400000000000001C400000000000001C400000000000000040000000000000F03F000000000000104000000000000010400000000000001C40000000000000F03F000000000000000000000000000018400000000000001840000000000000104000000000000000000000000000000840000000000000F03F00000000000008400000000000001440000000000000F03F"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<2x6xf64>, tensor<2x6xf64>) {
    %c0 = stablehlo.constant dense<[[1.0, 12.0, 5.0, 14.0, 4.0, 15.0], [8.0, 12.0, 6.0, 8.0, 6.0, 7.0]]> : tensor<2x6xf64>
    %c1 = stablehlo.constant dense<[[8.0, 9.0, 1.0, 10.0, 14.0, 7.0], [6.0, 4.0, 8.0, 10.0, 7.0, 2.0]]> : tensor<2x6xf64>
    return %c0, %c1 : tensor<2x6xf64>, tensor<2x6xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<2x6xf64> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf64>) -> tensor<2x6xf64>
    return %y : tensor<2x6xf64>
  }
}

// -----

module @written_reduce_scatter_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>)
    %want0, %want1 = call @expected() : () -> (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x000000000000084000000000000000000000000000001040000000000000000000000000000010400000000000000000000000000000104000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000204000000000000000000000000000001440000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000000040000000000000000000000000000008400000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000001440000000000000000000000000000008400000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000014400000000000000000000000000000F03F000000000000000000000000000014400000000000000000000000000000204000000000000000000000000000001C400000000000000000"> : tensor<4x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x0000000000000840000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000001440000000000000000000000000000000400000000000000000000000000000F03F000000000000000000000000000008400000000000000000000000000000184000000000000000000000000000001040000000000000000000000000000018400000000000000000000000000000F03F000000000000000000000000000014400000000000000000000000000000F03F00000000000000000000000000001C400000000000000000000000000000F03F0000000000000000000000000000204000000000000000000000000000001C400000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000018400000000000000000000000000000004000000000000000000000000000001440000000000000000000000000000014400000000000000000"> : tensor<4x6xcomplex<f64>>
    return %c0, %c1 : tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(6.0,0.0), (6.0,0.0), (7.0,0.0), (9.0,0.0), (2.0,0.0), (1.0,0.0)], [(11.0,0.0), (11.0,0.0), (6.0,0.0), (9.0,0.0), (3.0,0.0), (8.0,0.0)]]> : tensor<2x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(2.0,0.0), (7.0,0.0), (3.0,0.0), (13.0,0.0), (10.0,0.0), (1.0,0.0)], [(3.0,0.0), (7.0,0.0), (7.0,0.0), (7.0,0.0), (13.0,0.0), (12.0,0.0)]]> : tensor<2x6xcomplex<f64>>
    return %c0, %c1 : tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>> {
    %y = "stablehlo.reduce_scatter"(%x) ({
    ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
      %s = stablehlo.add %p, %q : tensor<complex<f64>>
      stablehlo.return %s : tensor<complex<f64>>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
    return %y : tensor<2x6xcomplex<f64>>
  }
}
