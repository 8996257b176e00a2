module @written_collective_reduce_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x010501040206080706020708020304020708020602070403"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x020708060504030406000701070202010507080500060005"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x030C090A070A0B0B0C020E09090506030C0F0A0B020D0408"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<0> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<4x6xi8> {
    %y = "stablehlo.collective_reduce"(%x) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %s = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %s : tensor<i8>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<4x6xi8>
    return %y : tensor<4x6xi8>
  }
}

// -----

module @written_collective_reduce_i64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi64>, tensor<4x6xi64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi64>, tensor<4x6xi64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi64>, tensor<4x6xi64>) -> (tensor<4x6xi64>, tensor<4x6xi64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi64>, tensor<4x6xi64>) {
    %c0 = stablehlo.constant dense<"0x060000000000000001000000000000000200000000000000030000000000000007000000000000000300000000000000010000000000000001000000000000000100000000000000070000000000000007000000000000000100000000000000050000000000000005000000000000000400000000000000060000000000000002000000000000000700000000000000010000000000000001000000000000000500000000000000080000000000000002000000000000000200000000000000"> : tensor<4x6xi64>
    %c1 = stablehlo.constant dense<"0x040000000000000004000000000000000000000000000000040000000000000006000000000000000700000000000000020000000000000002000000000000000300000000000000060000000000000002000000000000000500000000000000030000000000000004000000000000000200000000000000060000000000000004000000000000000500000000000000070000000000000006000000000000000100000000000000000000000000000001000000000000000200000000000000"> : tensor<4x6xi64>
    return %c0, %c1 : tensor<4x6xi64>, tensor<4x6xi64>
  }
  func.func private @expected() -> (tensor<4x6xi64>, tensor<4x6xi64>) {
    %c0 = stablehlo.constant dense<"0x0A000000000000000500000000000000020000000000000007000000000000000D000000000000000A000000000000000300000000000000030000000000000004000000000000000D00000000000000090000000000000006000000000000000800000000000000090000000000000006000000000000000C0000000000000006000000000000000C00000000000000080000000000000007000000000000000600000000000000080000000000000003000000000000000400000000000000"> : tensor<4x6xi64>
    %c1 = stablehlo.constant dense<0> : tensor<4x6xi64>
    return %c0, %c1 : tensor<4x6xi64>, tensor<4x6xi64>
  }
  func.func private @run(%x: tensor<4x6xi64>) -> tensor<4x6xi64> {
    %y = "stablehlo.collective_reduce"(%x) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
      %s = stablehlo.add %p, %q : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi64>) -> tensor<4x6xi64>
    return %y : tensor<4x6xi64>
  }
}

// -----

module @written_collective_reduce_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000804000000041000080400000C0400000803F0000A040000000410000A040000080400000C04000000000000040400000803F00008040000080400000004000004040000000000000C0400000E0400000803F000000410000E04000004040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000E0400000E0400000803F0000C04000008040000040400000E040000000000000A0400000E040000000000000E0400000A040000000410000C0400000E0400000C040000040400000C040000000000000004000000040000000000000C040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x00003041000070410000A040000040410000A04000000041000070410000A040000010410000504100000000000020410000C0400000404100002041000010410000104100004040000040410000E04000004040000020410000E04000001041"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<0.0> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %y = "stablehlo.collective_reduce"(%x) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}
