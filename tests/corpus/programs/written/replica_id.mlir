module @written_replica_id_u32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<ui32>
    %r = "stablehlo.replica_id"() : () -> tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @expected() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<0> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
}

// -----

module @written_replica_id_pair_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000600000005000000040000000500000001000000080000000700000005000000040000000400000002000000030000000100000005000000000000000700000008000000010000000000000002000000020000000600000000000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x040000000600000002000000000000000700000001000000060000000100000007000000070000000200000004000000080000000700000007000000050000000600000007000000070000000400000005000000030000000400000000000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000600000005000000040000000500000001000000080000000700000005000000040000000400000002000000030000000100000005000000000000000700000008000000010000000000000002000000020000000600000000000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x050000000700000003000000010000000800000002000000070000000200000008000000080000000300000005000000090000000800000008000000060000000700000008000000080000000500000006000000040000000500000001000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %i = "stablehlo.replica_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<i32>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %y = stablehlo.add %x, %k : tensor<4x6xi32>
    return %y : tensor<4x6xi32>
  }
}

// -----

module @written_replica_id_pair_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui8>, tensor<4x6xui8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui8>, tensor<4x6xui8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui8>, tensor<4x6xui8>) -> (tensor<4x6xui8>, tensor<4x6xui8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui8>, tensor<4x6xui8>) {
    %c0 = stablehlo.constant dense<"0x020706060706080600070105030305040506010103030602"> : tensor<4x6xui8>
    %c1 = stablehlo.constant dense<"0x020107050703020005040406030401020601040102030201"> : tensor<4x6xui8>
    return %c0, %c1 : tensor<4x6xui8>, tensor<4x6xui8>
  }
  func.func private @expected() -> (tensor<4x6xui8>, tensor<4x6xui8>) {
    %c0 = stablehlo.constant dense<"0x020706060706080600070105030305040506010103030602"> : tensor<4x6xui8>
    %c1 = stablehlo.constant dense<"0x030208060804030106050507040502030702050203040302"> : tensor<4x6xui8>
    return %c0, %c1 : tensor<4x6xui8>, tensor<4x6xui8>
  }
  func.func private @run(%x: tensor<4x6xui8>) -> tensor<4x6xui8> {
    %i = "stablehlo.replica_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<ui8>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<ui8>) -> tensor<4x6xui8>
    %y = stablehlo.add %x, %k : tensor<4x6xui8>
    return %y : tensor<4x6xui8>
  }
}

// -----

module @written_replica_id_pair_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000803F0000803F0000A04000008040000000410000A0400000C0400000803F0000004000008040000000410000404000004040000000410000A040000040400000E040000000000000004000000040000000400000E0400000000000000040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000410000803F000040400000C040000080400000A0400000004100000040000000000000C0400000E0400000000000008040000000400000C04000008040000040400000E04000004040000040400000A040000000410000A040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000803F0000803F0000A04000008040000000410000A0400000C0400000803F0000004000008040000000410000404000004040000000410000A040000040400000E040000000000000004000000040000000400000E0400000000000000040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000803F0000104100000040000080400000E0400000A0400000C04000001041000040400000803F0000E040000000410000803F0000A040000040400000E0400000A040000080400000004100008040000080400000C040000010410000C040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %i = "stablehlo.replica_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<f32>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %y = stablehlo.add %x, %k : tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}
