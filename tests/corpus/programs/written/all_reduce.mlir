module @written_all_reduce_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x070404030608040407070803060508080308030502030305"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x010004000207000003050104020106050204070508060607"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x08040803080F04040A0C090708060E0D050C0A0A0A09090C"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x08040803080F04040A0C090708060E0D050C0A0A0A09090C"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<4x6xi8> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %s = stablehlo.add %p, %q : tensor<i8>
      stablehlo.return %s : tensor<i8>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<4x6xi8>
    return %y : tensor<4x6xi8>
  }
}

// -----

module @written_all_reduce_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<4x6xui16>, tensor<4x6xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x060004000100000000000600010006000800070003000300080000000300020003000500020004000800060008000800"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x040005000500070003000000080003000700070007000600030007000600080004000700060003000700070006000500"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x0A0009000600070003000600090009000F000E000A0009000B00070009000A0007000C00080007000F000D000E000D00"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x0A0009000600070003000600090009000F000E000A0009000B00070009000A0007000C00080007000F000D000E000D00"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<4x6xui16> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %s = stablehlo.add %p, %q : tensor<ui16>
      stablehlo.return %s : tensor<ui16>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui16>) -> tensor<4x6xui16>
    return %y : tensor<4x6xui16>
  }
}

// -----

module @written_all_reduce_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000800000000000000030000000600000006000000030000000500000007000000060000000700000002000000010000000200000002000000000000000600000003000000030000000200000004000000050000000200000006000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x050000000300000008000000010000000700000006000000040000000300000008000000000000000000000008000000060000000700000007000000070000000000000000000000070000000400000007000000010000000800000008000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x0B0000000B00000008000000040000000D0000000C00000007000000080000000F00000006000000070000000A0000000700000009000000090000000700000006000000030000000A000000060000000B000000060000000A0000000E000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x0B0000000B00000008000000040000000D0000000C00000007000000080000000F00000006000000070000000A0000000700000009000000090000000700000006000000030000000A000000060000000B000000060000000A0000000E000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %y : tensor<4x6xi32>
  }
}

// -----

module @written_all_reduce_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf16>, tensor<4x6xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf16>, tensor<4x6xf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf16>, tensor<4x6xf16>) -> (tensor<4x6xf16>, tensor<4x6xf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf16>, tensor<4x6xf16>) {
    %c0 = stablehlo.constant dense<"0x0042004200440047004800400045003C004000440046003C004200440047004200470042004500400046000000420000"> : tensor<4x6xf16>
    %c1 = stablehlo.constant dense<"0x00440000003C00420044004800400044004400460040003C0044003C0000004600460042004600420045004200470044"> : tensor<4x6xf16>
    return %c0, %c1 : tensor<4x6xf16>, tensor<4x6xf16>
  }
  func.func private @expected() -> (tensor<4x6xf16>, tensor<4x6xf16>) {
    %c0 = stablehlo.constant dense<"0x0047004200450049004A00490047004500460049004800400047004500478048804A0046804900458049004200490044"> : tensor<4x6xf16>
    %c1 = stablehlo.constant dense<"0x0047004200450049004A00490047004500460049004800400047004500478048804A0046804900458049004200490044"> : tensor<4x6xf16>
    return %c0, %c1 : tensor<4x6xf16>, tensor<4x6xf16>
  }
  func.func private @run(%x: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %s = stablehlo.add %p, %q : tensor<f16>
      stablehlo.return %s : tensor<f16>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf16>) -> tensor<4x6xf16>
    return %y : tensor<4x6xf16>
  }
}

// -----

module @written_all_reduce_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x000080400000E040000080400000C0400000E0400000E04000000040000000000000803F000000410000C040000000000000E0400000C0400000404000004040000080400000E040000000000000C0400000803F000040400000E04000004040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x000000000000A0400000004100004040000000410000A0400000803F0000803F0000803F00000000000000410000C0400000E0400000E0400000803F0000E040000000410000A0400000A0400000804000000000000000000000000000004040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x000080400000404100004041000010410000704100004041000040400000803F0000004000000041000060410000C0400000604100005041000080400000204100004041000040410000A040000020410000803F000040400000E0400000C040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x000080400000404100004041000010410000704100004041000040400000803F0000004000000041000060410000C0400000604100005041000080400000204100004041000040410000A040000020410000803F000040400000E0400000C040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}

// -----

module @written_all_reduce_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001440000000000000184000000000000020400000000000002040000000000000204000000000000018400000000000000000000000000000F03F0000000000000040000000000000184000000000000000000000000000001440000000000000204000000000000020400000000000002040000000000000004000000000000008400000000000000000000000000000204000000000000010400000000000001440000000000000004000000000000008400000000000000840"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x000000000000004000000000000000400000000000000000000000000000000000000000000010400000000000001440000000000000004000000000000020400000000000001840000000000000F03F00000000000020400000000000000040000000000000F03F0000000000001C4000000000000010400000000000001840000000000000000000000000000000400000000000001C4000000000000018400000000000000000000000000000204000000000000010400000000000001040"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001C40000000000000204000000000000020400000000000002040000000000000284000000000000026400000000000000040000000000000224000000000000020400000000000001C4000000000000020400000000000001C4000000000000022400000000000002E4000000000000028400000000000002040000000000000084000000000000000400000000000002E400000000000002440000000000000144000000000000024400000000000001C400000000000001C40"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x0000000000001C40000000000000204000000000000020400000000000002040000000000000284000000000000026400000000000000040000000000000224000000000000020400000000000001C4000000000000020400000000000001C4000000000000022400000000000002E4000000000000028400000000000002040000000000000084000000000000000400000000000002E400000000000002440000000000000144000000000000024400000000000001C400000000000001C40"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf64>) -> tensor<4x6xf64>
    return %y : tensor<4x6xf64>
  }
}

// -----

module @written_all_reduce_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x0000000000002040000000000000000000000000000018400000000000000000000000000000F03F00000000000000000000000000001040000000000000000000000000000000000000000000000000000000000000104000000000000000000000000000001C400000000000000000000000000000184000000000000000000000000000001C40000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000000040000000000000000000000000000014400000000000000000000000000000F03F00000000000000000000000000002040000000000000000000000000000008400000000000000000000000000000F03F00000000000000000000000000001C400000000000000000000000000000F03F0000000000000000000000000000004000000000000000000000000000002040000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<4x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x000000000000184000000000000000000000000000001C40000000000000000000000000000014400000000000000000000000000000204000000000000000000000000000001C4000000000000000000000000000001C4000000000000000000000000000001040000000000000000000000000000010400000000000000000000000000000000000000000000000000000000000001C40000000000000000000000000000000400000000000000000000000000000F03F0000000000000000000000000000204000000000000000000000000000000040000000000000000000000000000008400000000000000000000000000000004000000000000000000000000000001040000000000000000000000000000008400000000000000000000000000000000000000000000000000000000000001C40000000000000000000000000000000400000000000000000000000000000144000000000000000000000000000002040000000000000000000000000000018400000000000000000"> : tensor<4x6xcomplex<f64>>
    return %c0, %c1 : tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x0000000000002C4000000000000000000000000000002A40000000000000000000000000000018400000000000000000000000000000284000000000000000000000000000001C4000000000000000000000000000002640000000000000000000000000000026400000000000000000000000000000244000000000000000000000000000001C400000000000000000000000000000244000000000000000000000000000001C400000000000000000000000000000084000000000000000000000000000002A4000000000000000000000000000000840000000000000000000000000000026400000000000000000000000000000144000000000000000000000000000001440000000000000000000000000000024400000000000000000000000000000F03F0000000000000000000000000000224000000000000000000000000000002440000000000000000000000000000014400000000000000000000000000000224000000000000000000000000000001C400000000000000000"> : tensor<4x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x0000000000002C4000000000000000000000000000002A40000000000000000000000000000018400000000000000000000000000000284000000000000000000000000000001C4000000000000000000000000000002640000000000000000000000000000026400000000000000000000000000000244000000000000000000000000000001C400000000000000000000000000000244000000000000000000000000000001C400000000000000000000000000000084000000000000000000000000000002A4000000000000000000000000000000840000000000000000000000000000026400000000000000000000000000000144000000000000000000000000000001440000000000000000000000000000024400000000000000000000000000000F03F0000000000000000000000000000224000000000000000000000000000002440000000000000000000000000000014400000000000000000000000000000224000000000000000000000000000001C400000000000000000"> : tensor<4x6xcomplex<f64>>
    return %c0, %c1 : tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
      %s = stablehlo.add %p, %q : tensor<complex<f64>>
      stablehlo.return %s : tensor<complex<f64>>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    return %y : tensor<4x6xcomplex<f64>>
  }
}
