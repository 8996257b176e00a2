module @numpy_argsort_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi1>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @argsort(%arg0) : (tensor<4x6xi1>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x010000000001010001010000000000010000000000010000"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000003000000040000000000000005000000010000000400000005000000000000000200000003000000000000000100000002000000040000000500000003000000000000000100000002000000040000000500000003000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @argsort(%arg0: tensor<4x6xi1>) -> tensor<4x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x6xi1>, tensor<4x6xi32>) -> (tensor<4x6xi1>, tensor<4x6xi32>)
    return %1#1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_argsort_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi8>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @argsort(%arg0) : (tensor<4x6xi8>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0xFDFE03FDFC0505F9FBFC0702FA00060505FFFEF8FF010208"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x040000000000000003000000010000000200000005000000010000000200000003000000050000000000000004000000000000000500000001000000030000000400000002000000010000000000000002000000030000000400000005000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @argsort(%arg0: tensor<4x6xi8>) -> tensor<4x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x6xi8>, tensor<4x6xi32>) -> (tensor<4x6xi8>, tensor<4x6xi32>)
    return %1#1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_argsort_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui32>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @argsort(%arg0) : (tensor<4x6xui32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui32> {
    %c0 = stablehlo.constant dense<"0x040000000700000007000000030000000600000005000000000000000500000008000000050000000700000005000000000000000600000003000000000000000000000003000000090000000900000000000000070000000600000003000000"> : tensor<4x6xui32>
    return %c0 : tensor<4x6xui32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000000000005000000040000000100000002000000000000000100000003000000050000000400000002000000000000000300000004000000020000000500000001000000020000000500000004000000030000000000000001000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @argsort(%arg0: tensor<4x6xui32>) -> tensor<4x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x6xui32>, tensor<4x6xi32>) -> (tensor<4x6xui32>, tensor<4x6xi32>)
    return %1#1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_argsort_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @argsort(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x89C0F3407840EEC041C0DCC0A7C0D84064406C402140ED40093F88C0D04040C0D7C0D5BF8B4035C0B640944087C0D2C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000500000000000000040000000200000001000000000000000400000002000000030000000100000005000000040000000100000003000000050000000000000002000000050000000400000001000000000000000300000002000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @argsort(%arg0: tensor<4x6xbf16>) -> tensor<4x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xbf16>, tensor<4x6xi32>) -> (tensor<4x6xbf16>, tensor<4x6xi32>)
    return %1#1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_argsort_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @argsort(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x1E420245A642B5C5B4BEFB4577C4904229C388C57448B94235C63E462D3D20C8B6B60CB92448704820C255BBB9C6643F"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000400000000000000020000000100000005000000030000000000000002000000010000000500000004000000030000000000000005000000040000000200000001000000040000000200000003000000050000000000000001000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @argsort(%arg0: tensor<4x6xf16>) -> tensor<4x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xf16>, tensor<4x6xi32>) -> (tensor<4x6xf16>, tensor<4x6xi32>)
    return %1#1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_argsort_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @argsort(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xD0C8AEC0BE08FAC0F935DBBF3DA09940E353CB3F448EA0C04AF9B4C04FEE13C06A177CC04D700C3F0217E8C0F992A4C0FEEF8AC032D9234061B0A2C0F2D49B4093A61B3FA12DB2C05F76A840065AA1BFEF9F57C0152416C07886F3BF193B23C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000000000005000000020000000400000003000000040000000000000005000000020000000100000003000000050000000200000000000000040000000100000003000000020000000500000003000000040000000100000000000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @argsort(%arg0: tensor<4x6xf32>) -> tensor<4x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
    return %1#1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_argsort_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xi64>
    %0 = call @argsort(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x207517226E6A0540824394259AA610404007C61C7F1FFA3FA0A5D9BD35DB1040B8CF72D02C741E40F04A849F20E3054064CB7DEA94D40D407D08AB5B8E001EC0B40A78656D140FC0E81575AE498FF13FA8C026AFCBBB1840186BE845F5E10D4039375E8BA6521CC038856A9DCC981FC0B53160FBDFDB11C0F2DDC16D737014C09201B9DFCFD405C06E073C10B07C02C06CF71F54233E1040A6848A3FB71D14400F3422F06E7A1EC02C03DC39C4431A403EAF5D87D7AE13C01EB97BD8C39B03C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000000000000000000000500000000000000010000000000000003000000000000000400000000000000010000000000000002000000000000000300000000000000000000000000000005000000000000000400000000000000010000000000000000000000000000000300000000000000020000000000000004000000000000000500000000000000020000000000000004000000000000000500000000000000000000000000000001000000000000000300000000000000"> : tensor<4x6xi64>
    return %c0 : tensor<4x6xi64>
  }
  func.func private @argsort(%arg0: tensor<4x6xf64>) -> tensor<4x6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f64>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xf64>, tensor<4x6xi64>) -> (tensor<4x6xf64>, tensor<4x6xi64>)
    return %1#1 : tensor<4x6xi64>
  }
}
