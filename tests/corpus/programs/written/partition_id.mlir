module @written_partition_id_u32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<ui32>
    %r = "stablehlo.partition_id"() : () -> tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @expected() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<0> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
}

// -----

module @written_partition_id_pair_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run, @run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x080000000400000003000000080000000400000004000000050000000300000008000000040000000500000002000000030000000100000002000000040000000000000008000000070000000800000007000000040000000700000001000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x070000000800000004000000070000000200000000000000030000000800000004000000060000000300000005000000030000000100000001000000040000000500000007000000040000000400000006000000050000000500000001000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x080000000400000003000000080000000400000004000000050000000300000008000000040000000500000002000000030000000100000002000000040000000000000008000000070000000800000007000000040000000700000001000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x080000000900000005000000080000000300000001000000040000000900000005000000070000000400000006000000040000000200000002000000050000000600000008000000050000000500000007000000060000000600000002000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %i = "stablehlo.partition_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<i32>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %y = stablehlo.add %x, %k : tensor<4x6xi32>
    return %y : tensor<4x6xi32>
  }
}

// -----

module @written_partition_id_pair_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui8>, tensor<4x6xui8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui8>, tensor<4x6xui8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run, @run]]} : (tensor<4x6xui8>, tensor<4x6xui8>) -> (tensor<4x6xui8>, tensor<4x6xui8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui8>, tensor<4x6xui8>) {
    %c0 = stablehlo.constant dense<"0x030806020705040701020801040704010702000206080407"> : tensor<4x6xui8>
    %c1 = stablehlo.constant dense<"0x000307080304060605050406010607060805010207080700"> : tensor<4x6xui8>
    return %c0, %c1 : tensor<4x6xui8>, tensor<4x6xui8>
  }
  func.func private @expected() -> (tensor<4x6xui8>, tensor<4x6xui8>) {
    %c0 = stablehlo.constant dense<"0x030806020705040701020801040704010702000206080407"> : tensor<4x6xui8>
    %c1 = stablehlo.constant dense<"0x010408090405070706060507020708070906020308090801"> : tensor<4x6xui8>
    return %c0, %c1 : tensor<4x6xui8>, tensor<4x6xui8>
  }
  func.func private @run(%x: tensor<4x6xui8>) -> tensor<4x6xui8> {
    %i = "stablehlo.partition_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<ui8>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<ui8>) -> tensor<4x6xui8>
    %y = stablehlo.add %x, %k : tensor<4x6xui8>
    return %y : tensor<4x6xui8>
  }
}

// -----

module @written_partition_id_pair_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run, @run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000A0400000000000000040000000410000A0400000004100000000000000000000803F0000C0400000804000004040000000400000803F00000000000000410000A040000000000000C0400000E040000000400000000000000041"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000A0400000C040000080400000A040000000000000803F0000E040000000000000803F0000E040000040400000E0400000A040000000400000C0400000004000000000000080400000000000000041000040400000E040000040400000E040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000A0400000000000000040000000410000A0400000004100000000000000000000803F0000C0400000804000004040000000400000803F00000000000000410000A040000000000000C0400000E040000000400000000000000041"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000C0400000E0400000A0400000C0400000803F00000040000000410000803F000000400000004100008040000000410000C040000040400000E040000040400000803F0000A0400000803F0000104100008040000000410000804000000041"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %i = "stablehlo.partition_id"() : () -> tensor<ui32>
    %j = stablehlo.convert %i : (tensor<ui32>) -> tensor<f32>
    %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %y = stablehlo.add %x, %k : tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}
