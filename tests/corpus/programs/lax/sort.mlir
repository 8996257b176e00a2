module @lax_sort_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xi1>
    %want0 = call @expected() : () -> tensor<3x9xi1>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xi1>) -> tensor<3x9xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xi1>, tensor<3x9xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xi1> {
    %c0 = stablehlo.constant dense<"0x010100000101010000000101000100000000010101000100000000"> : tensor<3x9xi1>
    return %c0 : tensor<3x9xi1>
  }
  func.func private @expected() -> tensor<3x9xi1> {
    %c0 = stablehlo.constant dense<"0x000000000101010101000000000000010101000000000001010101"> : tensor<3x9xi1>
    return %c0 : tensor<3x9xi1>
  }
}

// -----

module @lax_sort_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xi8>
    %want0 = call @expected() : () -> tensor<3x9xi8>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xi8>) -> tensor<3x9xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xi8>, tensor<3x9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xi8> {
    %c0 = stablehlo.constant dense<"0xFDFE04FFFA02FB00F7F8FDFDFF0507F904FB0107FEFB00030603FF"> : tensor<3x9xi8>
    return %c0 : tensor<3x9xi8>
  }
  func.func private @expected() -> tensor<3x9xi8> {
    %c0 = stablehlo.constant dense<"0xF7FAFBFDFEFF000204F8F9FBFDFDFF040507FBFEFF000103030607"> : tensor<3x9xi8>
    return %c0 : tensor<3x9xi8>
  }
}

// -----

module @lax_sort_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xi16>
    %want0 = call @expected() : () -> tensor<3x9xi16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xi16>) -> tensor<3x9xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xi16>, tensor<3x9xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xi16> {
    %c0 = stablehlo.constant dense<"0xF7FFFEFFFAFF040001000500FDFF0200FAFF01000200020000000000F9FFF8FF08000500F8FFF8FF0700000007000200FAFFFCFFFAFF"> : tensor<3x9xi16>
    return %c0 : tensor<3x9xi16>
  }
  func.func private @expected() -> tensor<3x9xi16> {
    %c0 = stablehlo.constant dense<"0xF7FFFAFFFAFFFDFFFEFF0100020004000500F8FFF9FF0000000001000200020005000800F8FFF8FFFAFFFAFFFCFF0000020007000700"> : tensor<3x9xi16>
    return %c0 : tensor<3x9xi16>
  }
}

// -----

module @lax_sort_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xi32>
    %want0 = call @expected() : () -> tensor<3x9xi32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xi32>, tensor<3x9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xi32> {
    %c0 = stablehlo.constant dense<"0x03000000FCFFFFFF0800000001000000FDFFFFFF0600000000000000F7FFFFFF02000000FEFFFFFFFEFFFFFF04000000F8FFFFFF0600000004000000FCFFFFFFF9FFFFFF04000000F9FFFFFFFBFFFFFFFCFFFFFF08000000FEFFFFFF00000000F9FFFFFFFBFFFFFF02000000"> : tensor<3x9xi32>
    return %c0 : tensor<3x9xi32>
  }
  func.func private @expected() -> tensor<3x9xi32> {
    %c0 = stablehlo.constant dense<"0xF7FFFFFFFCFFFFFFFDFFFFFF000000000100000002000000030000000600000008000000F8FFFFFFF9FFFFFFFCFFFFFFFEFFFFFFFEFFFFFF04000000040000000400000006000000F9FFFFFFF9FFFFFFFBFFFFFFFBFFFFFFFCFFFFFFFEFFFFFF000000000200000008000000"> : tensor<3x9xi32>
    return %c0 : tensor<3x9xi32>
  }
}

// -----

module @lax_sort_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xi64>
    %want0 = call @expected() : () -> tensor<3x9xi64>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xi64>) -> tensor<3x9xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xi64>, tensor<3x9xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xi64> {
    %c0 = stablehlo.constant dense<"0x0900000000000000FDFFFFFFFFFFFFFF0000000000000000F7FFFFFFFFFFFFFF080000000000000003000000000000000800000000000000FEFFFFFFFFFFFFFF02000000000000000000000000000000F9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0800000000000000FCFFFFFFFFFFFFFF090000000000000005000000000000000600000000000000FCFFFFFFFFFFFFFF02000000000000000800000000000000FBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF090000000000000002000000000000000300000000000000F7FFFFFFFFFFFFFF"> : tensor<3x9xi64>
    return %c0 : tensor<3x9xi64>
  }
  func.func private @expected() -> tensor<3x9xi64> {
    %c0 = stablehlo.constant dense<"0xF7FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF000000000000000002000000000000000300000000000000080000000000000008000000000000000900000000000000F9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF00000000000000000500000000000000060000000000000008000000000000000900000000000000F7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000200000000000000030000000000000008000000000000000900000000000000"> : tensor<3x9xi64>
    return %c0 : tensor<3x9xi64>
  }
}

// -----

module @lax_sort_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xui8>
    %want0 = call @expected() : () -> tensor<3x9xui8>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xui8>) -> tensor<3x9xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xui8>, tensor<3x9xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xui8> {
    %c0 = stablehlo.constant dense<"0x020905070604020904010200090805060300050805050209010802"> : tensor<3x9xui8>
    return %c0 : tensor<3x9xui8>
  }
  func.func private @expected() -> tensor<3x9xui8> {
    %c0 = stablehlo.constant dense<"0x020204040506070909000001020305060809010202050505080809"> : tensor<3x9xui8>
    return %c0 : tensor<3x9xui8>
  }
}

// -----

module @lax_sort_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xui16>
    %want0 = call @expected() : () -> tensor<3x9xui16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xui16>) -> tensor<3x9xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xui16>, tensor<3x9xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xui16> {
    %c0 = stablehlo.constant dense<"0x050008000700000006000700020001000700080002000900020001000000060004000100020009000500050002000700000001000200"> : tensor<3x9xui16>
    return %c0 : tensor<3x9xui16>
  }
  func.func private @expected() -> tensor<3x9xui16> {
    %c0 = stablehlo.constant dense<"0x000001000200050006000700070007000800000001000100020002000400060008000900000001000200020002000500050007000900"> : tensor<3x9xui16>
    return %c0 : tensor<3x9xui16>
  }
}

// -----

module @lax_sort_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xui32>
    %want0 = call @expected() : () -> tensor<3x9xui32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xui32>) -> tensor<3x9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xui32>, tensor<3x9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xui32> {
    %c0 = stablehlo.constant dense<"0x040000000200000005000000010000000800000003000000090000000000000001000000030000000400000000000000030000000200000004000000000000000400000007000000050000000000000008000000040000000500000000000000060000000200000001000000"> : tensor<3x9xui32>
    return %c0 : tensor<3x9xui32>
  }
  func.func private @expected() -> tensor<3x9xui32> {
    %c0 = stablehlo.constant dense<"0x000000000100000001000000020000000300000004000000050000000800000009000000000000000000000002000000030000000300000004000000040000000400000007000000000000000000000001000000020000000400000005000000050000000600000008000000"> : tensor<3x9xui32>
    return %c0 : tensor<3x9xui32>
  }
}

// -----

module @lax_sort_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xui64>
    %want0 = call @expected() : () -> tensor<3x9xui64>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x9xui64>) -> tensor<3x9xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xui64>, tensor<3x9xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xui64> {
    %c0 = stablehlo.constant dense<"0x060000000000000001000000000000000100000000000000050000000000000003000000000000000600000000000000050000000000000003000000000000000300000000000000050000000000000005000000000000000900000000000000020000000000000005000000000000000900000000000000080000000000000007000000000000000400000000000000070000000000000000000000000000000500000000000000010000000000000009000000000000000700000000000000010000000000000006000000000000000600000000000000"> : tensor<3x9xui64>
    return %c0 : tensor<3x9xui64>
  }
  func.func private @expected() -> tensor<3x9xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000300000000000000030000000000000003000000000000000500000000000000050000000000000006000000000000000600000000000000020000000000000004000000000000000500000000000000050000000000000005000000000000000700000000000000080000000000000009000000000000000900000000000000000000000000000001000000000000000100000000000000050000000000000006000000000000000600000000000000070000000000000007000000000000000900000000000000"> : tensor<3x9xui64>
    return %c0 : tensor<3x9xui64>
  }
}

// -----

module @lax_sort_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xbf16>
    %want0 = call @expected() : () -> tensor<3x9xbf16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x9xbf16>) -> tensor<3x9xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xbf16>, tensor<3x9xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xbf16> {
    %c0 = stablehlo.constant dense<"0x19C096C0B0C01BC0ECC005C1C0C0BC40443FE63F6A4072C00D415BC0D3C0D040FC3ED6C00F411E40FC405F40CDBE06BF293F9340FAC0"> : tensor<3x9xbf16>
    return %c0 : tensor<3x9xbf16>
  }
  func.func private @expected() -> tensor<3x9xbf16> {
    %c0 = stablehlo.constant dense<"0x05C1ECC0C0C0B0C096C01BC019C0443FBC40D6C0D3C072C05BC0FC3EE63F6A40D0400D41FAC006BFCDBE293F1E405F409340FC400F41"> : tensor<3x9xbf16>
    return %c0 : tensor<3x9xbf16>
  }
}

// -----

module @lax_sort_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xf16>
    %want0 = call @expected() : () -> tensor<3x9xf16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x9xf16>) -> tensor<3x9xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xf16>, tensor<3x9xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xf16> {
    %c0 = stablehlo.constant dense<"0x8DC612417740384268484AC5CCB91548664877C7E8415D476D481642E6BE2BB3CBC6D2C51EBB43C8C9BEE1437146BD3C354619C59A46"> : tensor<3x9xf16>
    return %c0 : tensor<3x9xf16>
  }
  func.func private @expected() -> tensor<3x9xf16> {
    %c0 = stablehlo.constant dense<"0x8DC64AC5CCB977401241384215486648684877C7CBC6D2C5E6BE2BB3E84116425D476D4843C819C5C9BE1EBBBD3CE143354671469A46"> : tensor<3x9xf16>
    return %c0 : tensor<3x9xf16>
  }
}

// -----

module @lax_sort_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xf32>
    %want0 = call @expected() : () -> tensor<3x9xf32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xf32> {
    %c0 = stablehlo.constant dense<"0xDE729140A56E02C133EA2EC029A62B40157CBDBF3B638240B2C90A414995C740DE20EFC0E81CCCC071F45DBFF6660E4018E17E402CA91E4020FEBA40C3430841D890EFC044FF07409641BBC0755C21402D13213F3427AEBFC2A7E4C0BD59D5C014B0FB400098F14077B606C1"> : tensor<3x9xf32>
    return %c0 : tensor<3x9xf32>
  }
  func.func private @expected() -> tensor<3x9xf32> {
    %c0 = stablehlo.constant dense<"0xA56E02C1DE20EFC033EA2EC0157CBDBF29A62B403B638240DE7291404995C740B2C90A41D890EFC0E81CCCC071F45DBF44FF0740F6660E402CA91E4018E17E4020FEBA40C343084177B606C1C2A7E4C0BD59D5C09641BBC03427AEBF2D13213F755C21400098F14014B0FB40"> : tensor<3x9xf32>
    return %c0 : tensor<3x9xf32>
  }
}

// -----

module @lax_sort_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x9xf64>
    %want0 = call @expected() : () -> tensor<3x9xf64>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x9xf64>) -> tensor<3x9xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x9xf64>, tensor<3x9xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x9xf64> {
    %c0 = stablehlo.constant dense<"0xB0E0F48FF3CCF33F3C771CF5B8030EC0F72555C267091AC0F2EBBD8D7A35214038C1DC22E86E0B40E4B575867CA00A40BE1939FF325420C0E42501E44D420FC018905252266F0040E269B8E99A452140DC420BC02E0A1C4017F4032325301DC0902F49D30FA61340B8F33A50772C1640A216221DFF9B0CC0185A12714B6D0F4020376E8A8D82D9BF1C3323412F400740203D8FB29300E7BF005FE32AF13B1D4098ED2B8AB4B9FC3F92B517B2B9FB00C053DA12CFCCB110C0609560279AB0E8BF0E1D9CF3424920C00C2A0E19572B09C01F160B9BF2D916C0"> : tensor<3x9xf64>
    return %c0 : tensor<3x9xf64>
  }
  func.func private @expected() -> tensor<3x9xf64> {
    %c0 = stablehlo.constant dense<"0xBE1939FF325420C0F72555C267091AC0E42501E44D420FC03C771CF5B8030EC0B0E0F48FF3CCF33F18905252266F0040E4B575867CA00A4038C1DC22E86E0B40F2EBBD8D7A35214017F4032325301DC0A216221DFF9B0CC020376E8A8D82D9BF1C3323412F400740185A12714B6D0F40902F49D30FA61340B8F33A50772C1640DC420BC02E0A1C40E269B8E99A4521400E1D9CF3424920C01F160B9BF2D916C053DA12CFCCB110C00C2A0E19572B09C092B517B2B9FB00C0609560279AB0E8BF203D8FB29300E7BF98ED2B8AB4B9FC3F005FE32AF13B1D40"> : tensor<3x9xf64>
    return %c0 : tensor<3x9xf64>
  }
}

// -----

module @lax_sort_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<9xcomplex<f32>>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %1 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %6 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f32>
      %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f32>
      %16 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f32>
      %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f32>
      %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.and %23, %21 : tensor<i1>
      %25 = stablehlo.or %22, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-2.147495,1.8608884), (-2.775452,1.0756179), (-2.01473,-0.39084908), (2.837016,-1.3617446), (-1.1150554,-0.9680286), (-0.038768023,-0.2933348), (1.866713,-2.3603637), (-2.831732,2.72373), (2.1381605,1.0495982)]> : tensor<9xcomplex<f32>>
    return %c0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> tensor<9xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-2.831732,2.72373), (-2.775452,1.0756179), (-2.147495,1.8608884), (-2.01473,-0.39084908), (-1.1150554,-0.9680286), (-0.038768023,-0.2933348), (1.866713,-2.3603637), (2.1381605,1.0495982), (2.837016,-1.3617446)]> : tensor<9xcomplex<f32>>
    return %c0 : tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_sort_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<9xcomplex<f64>>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %1 = stablehlo.real %arg1 : (tensor<complex<f64>>) -> tensor<f64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %6 = stablehlo.imag %arg1 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f64>
      %11 = stablehlo.real %arg2 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f64>
      %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f64>
      %16 = stablehlo.imag %arg2 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f64>
      %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f64>
      %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %24 = stablehlo.and %23, %21 : tensor<i1>
      %25 = stablehlo.or %22, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(1.1321110388215345,0.6549340991849615), (-2.7947034284624186,-0.48781505700063565), (0.20266823651695365,1.2327526594715446), (-1.56841967034336,1.2688367895618429), (-0.48148664388393403,-2.564798099884289), (1.8474049342410286,-1.8315953869023962), (-1.2796527372668665,-1.1035433247444744), (1.8034252701679714,0.01605647892488804), (-1.957947131002118,-1.6787512928128914)]> : tensor<9xcomplex<f64>>
    return %c0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> tensor<9xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-2.7947034284624186,-0.48781505700063565), (-1.957947131002118,-1.6787512928128914), (-1.56841967034336,1.2688367895618429), (-1.2796527372668665,-1.1035433247444744), (-0.48148664388393403,-2.564798099884289), (0.20266823651695365,1.2327526594715446), (1.1321110388215345,0.6549340991849615), (1.8034252701679714,0.01605647892488804), (1.8474049342410286,-1.8315953869023962)]> : tensor<9xcomplex<f64>>
    return %c0 : tensor<9xcomplex<f64>>
  }
}

// -----

module @lax_sort_special_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xbf16>
    %want0 = call @expected() : () -> tensor<9xbf16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<9xbf16>) -> tensor<9xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xbf16> {
    %c0 = stablehlo.constant dense<[1.0, 0x7FC0, 0xFF80, 0.0, -0.0, 0x7F80, -1.0, 0x7FC0, 2.0]> : tensor<9xbf16>
    return %c0 : tensor<9xbf16>
  }
  func.func private @expected() -> tensor<9xbf16> {
    %c0 = stablehlo.constant dense<[0xFF80, -1.0, 0.0, -0.0, 1.0, 2.0, 0x7F80, 0x7FC0, 0x7FC0]> : tensor<9xbf16>
    return %c0 : tensor<9xbf16>
  }
}

// -----

module @lax_sort_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xf16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<9xf16>) -> tensor<9xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[1.0, 0x7E00, 0xFC00, 0.0, -0.0, 0x7C00, -1.0, 0x7E00, 2.0]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0xFC00, -1.0, 0.0, -0.0, 1.0, 2.0, 0x7C00, 0x7E00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
}

// -----

module @lax_sort_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<9xf32>) -> tensor<9xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[1.0, 0x7FC00000, 0xFF800000, 0.0, -0.0, 0x7F800000, -1.0, 0x7FC00000, 2.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0xFF800000, -1.0, 0.0, -0.0, 1.0, 2.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
}

// -----

module @lax_sort_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xf64>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<9xf64>) -> tensor<9xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 0xFFF0000000000000, 0.0, -0.0, 0x7FF0000000000000, -1.0, 0x7FF8000000000000, 2.0]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0xFFF0000000000000, -1.0, 0.0, -0.0, 1.0, 2.0, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
}

// -----

module @lax_sort_empty_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf32>
    %want0 = call @expected() : () -> tensor<0xf32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0xf32>) -> tensor<0xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xf32>, tensor<0xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0xf32>
    return %c0 : tensor<0xf32>
  }
  func.func private @expected() -> tensor<0xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0xf32>
    return %c0 : tensor<0xf32>
  }
}
