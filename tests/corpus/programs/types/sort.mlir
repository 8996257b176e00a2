module @types_sort_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xi1>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000001000000010100000001000101000000010100000001000101010100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000000000001000000010101000000000101000000010101000001010101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_sort_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i4>, %arg2: tensor<i4>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xi4>) -> tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030102030101020302030102020302020103010302010201020202030203"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010101020303010202020303010202020303010101020203020202020303"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_sort_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui4>, %arg2: tensor<ui4>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xui4>) -> tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020101010301030302020103020102030203030202030202010303010202"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x010101010203010202030303010202020303020202020303010102020303"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_sort_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010201010203010103020103020303010203020303030203010201020301"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010101020203010101020303010202030303020203030303010101020203"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_sort_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xi16>) -> tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000200020003000300020003000100010002000200030002000300030003000100010003000300030001000300020002000100010001000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000200020003000300010001000200020002000300010002000300030003000300010001000300030003000300010001000100020002000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_sort_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xi32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000002000000020000000300000001000000030000000300000002000000030000000200000002000000030000000100000001000000020000000200000002000000030000000300000003000000010000000300000002000000030000000300000001000000010000000200000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000020000000200000003000000020000000200000002000000030000000300000003000000010000000100000002000000020000000200000003000000010000000200000003000000030000000300000003000000010000000100000001000000020000000300000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_sort_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xi64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000030000000000000001000000000000000300000000000000010000000000000002000000000000000300000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_sort_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xui8>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030203010103030202030201030202010202030303020303010303030202"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010102030303010202020303010202020203020303030303010202030303"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_sort_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xui16>) -> tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020002000300010001000100030003000300010003000100020003000300020001000300010002000300010002000100010001000300020003000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010001000100020002000300010001000300030003000300010002000200030003000300010001000100020002000300010001000200030003000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_sort_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000300000003000000030000000100000002000000030000000100000003000000030000000300000002000000020000000200000001000000030000000200000003000000020000000200000001000000030000000200000001000000030000000100000003000000030000000200000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000200000003000000030000000300000003000000010000000200000003000000030000000300000003000000010000000200000002000000020000000300000003000000010000000100000002000000020000000200000003000000010000000200000002000000030000000300000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_sort_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x6xui64>) -> tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000003000000000000000100000000000000010000000000000003000000000000000200000000000000020000000000000001000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_sort_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E3M4>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x78> : tensor<f8E3M4>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E3M4>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E3M4>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x78> : tensor<f8E3M4>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E3M4>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E3M4>) -> tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x443F333C4146312243212933383E3244423A46383F464738292D3C3D2346"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x333C3F41444621222931334332383A3E424438383F46464723292D3C3D46"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_sort_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3>, %arg2: tensor<f8E4M3>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7C> : tensor<f8E4M3>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E4M3>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7C> : tensor<f8E4M3>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E4M3>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E4M3>) -> tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x353C3043413A323332393B4033413941323C3C413A404244434041323843"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x30353A3C4143323233393B403233393C41413A3C40414244323840414343"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_sort_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<f8E4M3B11FNUZ>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5B64595B56556164565964626063615E5A5F5C5A54536259545C635E6161"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5556595B5B645659616264645A5E5F6061635354595A5C62545C5E616163"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_sort_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3FN>, %arg2: tensor<f8E4M3FN>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3FN>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7F> : tensor<f8E4M3FN>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E4M3FN>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3FN>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7F> : tensor<f8E4M3FN>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E4M3FN>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3F443F3941404235373A4040403B414036333844423B4340433A383B4139"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x393F3F40414435373A40404233363B404041383B4042434438393A3B4143"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_sort_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3FNUZ>, %arg2: tensor<f8E4M3FNUZ>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3FNUZ>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E4M3FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3FNUZ>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E4M3FNUZ>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3E494942493A3F4B46423A4944384C4A404B49494244493F453E403D4B4C"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3A3E424949493A3F4246494B3840444A4B4C3F42444949493D3E40454B4C"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_sort_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E5M2>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E5M2>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E5M2>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E5M2>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E5M2>) -> tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3B4140403E41403D4040403F403B403940403E40423E3C3F424239404241"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3B3E404041413D3F40404040393B404040403C3E3E3F4042394041424242"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_sort_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E5M2FNUZ>, %arg2: tensor<f8E5M2FNUZ>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E5M2FNUZ>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E5M2FNUZ>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E5M2FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E5M2FNUZ>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E5M2FNUZ>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E5M2FNUZ>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x404343404443463F3F4545433D43433F40443C4141454145414545424041"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4040434343443F3F434545463D3F404343443C4141414545404141424545"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_sort_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>):
      %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E8M0FNU>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E8M0FNU>
      %cst_2 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E8M0FNU>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E8M0FNU>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x6xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x808080807E807F7E7E80807E807F808080807F7E7E80807F807F7F807E80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7E80808080807E7E7E7F80807F80808080807E7E7F7F80807E7F7F808080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_sort_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
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
    }) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xC93F08409B3FCC3F2440E73FCA3F2440BB3F593FB33F0D40CF3F39400E4025400D4007401C40C93F203FF43F8C3FAD3F0740E93F1040F13FFA3F2E40"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x9B3FC93FCC3FE73F08402440593FB33FBB3FCA3F0D402440CF3F07400D400E4025403940203F8C3FAD3FC93FF43F1C40E93FF13FFA3F074010402E40"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_sort_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
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
    }) : (tensor<5x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x973B78405141763E8641B941EB403C405E3D8A413A38473DA13B6240F33E33415C3E9A3B2340E541CE3FD5419D3CA141933BF3397F3E6840E7406941"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x973B763E784051418641B9413A38473D5E3D3C40EB408A419A3BA13B5C3EF33E624033419D3CCE3F2340A141D541E541F339933B7F3E6840E7406941"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_sort_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
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
    }) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xD432283F23623A3F809B533F50432A403037A33F8144C33F70771A40DDE0DF3F9AFB2840A917344051B9CA3F78728F3FB1EB5D3F89E2184041EED43F6491E53FFA223940BCC00040BB44F43F5134583F1F82AF3F1FEA853FFC4A0B405F44003FE0E1A53FC47B3840B5A05A3F983C1240C3625A3F4EA3E63F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xD432283F23623A3F809B533F3037A33F8144C33F50432A4078728F3F51B9CA3FDDE0DF3F70771A409AFB2840A9173440B1EB5D3F41EED43F6491E53FBCC0004089E21840FA2239405F44003F5134583F1FEA853F1F82AF3FBB44F43FFC4A0B40C3625A3FB5A05A3FE0E1A53F4EA3E63F983C1240C47B3840"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_sort_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
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
    }) : (tensor<5x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x3E80B657E8A70340CC202D45F6DF0640B943049031B3F93F10E488C1970D0140E981402578B8F43F48F4A81CDB13FD3F5B39D9672870EA3F708898521DAF064052FB786CF2030340958F651BA2AA0440418225942F8E0040B9019F6191FAE83F5C60D7857B8AE83F4CC9764677C4F13FB62247A1026F02405ACAC5371508E43F127CBF6CE333EB3FFA94CF2392D4EC3FF65E42BD9EC7FC3FBAEB97ABC34404409FFDE8CB3F97064087505F31B53A04401B4DF7B27297F93F9AAF09E6E225E23F4A7D3FA499590440B12B9236A393034086795078CA3E0140A4F822A5305E0140337DB2A5008EFF3FFA441B9DB937FD3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xE981402578B8F43FB943049031B3F93F48F4A81CDB13FD3F10E488C1970D01403E80B657E8A70340CC202D45F6DF0640B9019F6191FAE83F5B39D9672870EA3F418225942F8E004052FB786CF2030340958F651BA2AA0440708898521DAF06405ACAC5371508E43F5C60D7857B8AE83F127CBF6CE333EB3FFA94CF2392D4EC3F4CC9764677C4F13FB62247A1026F02409AAF09E6E225E23F1B4DF7B27297F93FF65E42BD9EC7FC3F87505F31B53A0440BAEB97ABC34404409FFDE8CB3F970640FA441B9DB937FD3F337DB2A5008EFF3F86795078CA3E0140A4F822A5305E0140B12B9236A39303404A7D3FA499590440"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}
