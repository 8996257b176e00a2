module @types_argsort_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xi1>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000001000000010001010001010100010000010101010101000101000001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000100000003000000040000000500000002000000010000000400000000000000020000000300000005000000020000000400000005000000000000000100000003000000000000000100000002000000030000000400000005000000000000000300000004000000010000000200000005000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xi1>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi1>, tensor<5x6xi32>) -> (tensor<5x6xi1>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xi4>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010203020303010201030101020202030302030301020201010303020203"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000100000003000000020000000400000005000000000000000200000004000000050000000100000003000000000000000100000002000000050000000300000004000000020000000500000003000000040000000000000001000000000000000300000004000000010000000200000005000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xi4>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i4>, %arg2: tensor<i4>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi4>, tensor<5x6xi32>) -> (tensor<5x6xi4>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xui4>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x010101010302020201030102020202010301010302010201030303010203"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000004000000020000000400000000000000010000000500000003000000030000000500000000000000010000000200000004000000000000000300000005000000020000000400000001000000030000000400000000000000010000000200000005000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xui4>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui4>, %arg2: tensor<ui4>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xui4>, tensor<5x6xi32>) -> (tensor<5x6xui4>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xi8>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010102030302020102020202030101020303030303010303010302020103"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000100000002000000050000000300000004000000010000000000000002000000030000000400000005000000010000000200000003000000000000000400000005000000030000000000000001000000020000000400000005000000000000000400000002000000030000000100000005000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xi8>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi8>, tensor<5x6xi32>) -> (tensor<5x6xi8>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xi16>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030001000300020001000200010002000200030001000300010002000300030001000300010002000100020001000200010003000100010001000100"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000400000003000000050000000000000002000000000000000400000001000000020000000300000005000000000000000400000001000000020000000300000005000000000000000200000004000000010000000300000005000000000000000200000003000000040000000500000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xi16>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi16>, tensor<5x6xi32>) -> (tensor<5x6xi16>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xi32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000001000000010000000100000003000000020000000200000001000000030000000300000003000000010000000100000002000000010000000100000001000000030000000200000003000000020000000100000002000000020000000100000003000000020000000200000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000300000004000000010000000000000005000000020000000000000001000000030000000400000005000000000000000100000003000000040000000500000002000000040000000100000003000000050000000000000002000000010000000000000003000000040000000500000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xi32>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi32>, tensor<5x6xi32>) -> (tensor<5x6xi32>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = call @argsort(%arg0) : (tensor<5x6xi64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000300000000000000030000000000000003000000000000000100000000000000020000000000000003000000000000000300000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000003000000000000000100000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x050000000000000001000000000000000000000000000000020000000000000003000000000000000400000000000000000000000000000003000000000000000400000000000000010000000000000002000000000000000500000000000000000000000000000001000000000000000200000000000000050000000000000003000000000000000400000000000000000000000000000001000000000000000400000000000000050000000000000003000000000000000200000000000000020000000000000003000000000000000500000000000000000000000000000001000000000000000400000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @argsort(%arg0: tensor<5x6xi64>) -> tensor<5x6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xi64>, tensor<5x6xi64>) -> (tensor<5x6xi64>, tensor<5x6xi64>)
    return %1#1 : tensor<5x6xi64>
  }
}

// -----

module @types_argsort_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xui8>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010303020203030201020101030201030303020103030102030303010202"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000300000004000000010000000200000005000000020000000400000005000000010000000300000000000000020000000100000000000000030000000400000005000000010000000400000000000000050000000200000003000000030000000400000005000000000000000100000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xui8>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xui8>, tensor<5x6xi32>) -> (tensor<5x6xui8>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xui16>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020001000100020002000200030003000100030003000300020002000300010003000100030003000300030002000300020002000300010001000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000000000000030000000400000005000000020000000000000001000000030000000400000005000000030000000500000000000000010000000200000004000000040000000000000001000000020000000300000005000000030000000400000000000000010000000200000005000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xui16>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xui16>, tensor<5x6xi32>) -> (tensor<5x6xui16>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xui32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000100000001000000030000000100000001000000030000000100000001000000030000000200000002000000030000000300000002000000010000000200000003000000010000000300000001000000020000000200000001000000030000000200000003000000010000000200000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000004000000050000000000000003000000010000000200000004000000050000000000000003000000030000000200000004000000000000000100000005000000000000000200000005000000030000000400000001000000030000000100000004000000050000000000000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xui32>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xui32>, tensor<5x6xi32>) -> (tensor<5x6xui32>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = call @argsort(%arg0) : (tensor<5x6xui64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000010000000000000003000000000000000200000000000000030000000000000002000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000001000000000000000200000000000000030000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000030000000000000002000000000000000100000000000000030000000000000002000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x040000000000000005000000000000000100000000000000020000000000000003000000000000000000000000000000000000000000000002000000000000000400000000000000010000000000000003000000000000000500000000000000040000000000000001000000000000000300000000000000050000000000000000000000000000000200000000000000010000000000000002000000000000000400000000000000050000000000000000000000000000000300000000000000020000000000000001000000000000000400000000000000000000000000000003000000000000000500000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @argsort(%arg0: tensor<5x6xui64>) -> tensor<5x6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<5x6xui64>, tensor<5x6xi64>) -> (tensor<5x6xui64>, tensor<5x6xi64>)
    return %1#1 : tensor<5x6xi64>
  }
}

// -----

module @types_argsort_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E3M4>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x254730432F333A353E45342A46414133313147232C424545463146432222"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000400000002000000050000000300000001000000050000000400000001000000000000000200000003000000040000000500000003000000010000000200000000000000010000000200000003000000040000000500000000000000040000000500000001000000030000000000000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E3M4>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E3M4>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x78> : tensor<f8E3M4>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E3M4>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E3M4>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x78> : tensor<f8E3M4>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E3M4>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E3M4>, tensor<5x6xi32>) -> (tensor<5x6xf8E3M4>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E4M3>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x40413F423B4342443A433A443C35384335433B4134314237403F413E4335"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x040000000200000000000000010000000300000005000000020000000400000000000000030000000100000005000000010000000400000002000000000000000300000005000000030000000200000005000000000000000100000004000000050000000300000001000000000000000200000004000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E4M3>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3>, %arg2: tensor<f8E4M3>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7C> : tensor<f8E4M3>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E4M3>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7C> : tensor<f8E4M3>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E4M3>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E4M3>, tensor<5x6xi32>) -> (tensor<5x6xf8E4M3>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x51585B5D61635E5B5B58505C635A545D625264585D5C5960635763615451"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000040000000300000001000000020000000500000000000000050000000200000001000000030000000400000000000000010000000400000003000000020000000500000000000000050000000400000001000000030000000000000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E4M3B11FNUZ>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<f8E4M3B11FNUZ>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xi32>) -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E4M3FN>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x4342413B443F423544443D3F3D31413843413B4038413D41303D3D353F39"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000500000002000000010000000000000004000000010000000400000005000000000000000200000003000000010000000300000000000000020000000500000004000000020000000000000004000000010000000300000005000000000000000300000005000000010000000200000004000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E4M3FN>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3FN>, %arg2: tensor<f8E4M3FN>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3FN>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7F> : tensor<f8E4M3FN>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E4M3FN>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3FN>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7F> : tensor<f8E4M3FN>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E4M3FN>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E4M3FN>, tensor<5x6xi32>) -> (tensor<5x6xf8E4M3FN>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E4M3FNUZ>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3E424748444A43464C4C4A484C3A493D3F423B483F383B3A48394A474940"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000100000004000000020000000300000005000000000000000100000005000000040000000200000003000000010000000300000004000000050000000200000000000000030000000500000000000000040000000200000001000000010000000500000003000000000000000400000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E4M3FNUZ>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3FNUZ>, %arg2: tensor<f8E4M3FNUZ>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3FNUZ>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E4M3FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3FNUZ>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E4M3FNUZ>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xi32>) -> (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E5M2>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x41413C3A3F3D413F40383F3F41413E3F3B4241403E3F3F4141383D413A3E"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000005000000040000000000000001000000030000000100000004000000050000000200000000000000040000000200000003000000000000000100000005000000020000000300000004000000010000000000000005000000010000000400000002000000050000000000000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E5M2>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E5M2>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E5M2>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E5M2>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E5M2>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E5M2>, tensor<5x6xi32>) -> (tensor<5x6xf8E5M2>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E5M2FNUZ>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4145414344413C4541463D3F3E4243444045453C3F43444544443F3D4445"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000200000005000000030000000400000001000000000000000400000005000000020000000100000003000000000000000400000001000000020000000300000005000000010000000200000003000000040000000000000005000000030000000200000000000000010000000400000005000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E5M2FNUZ>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E5M2FNUZ>, %arg2: tensor<f8E5M2FNUZ>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E5M2FNUZ>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E5M2FNUZ>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E5M2FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E5M2FNUZ>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E5M2FNUZ>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E5M2FNUZ>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xi32>) -> (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf8E8M0FNU>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F7F7E80807F7F807F807E807F80807F80807F7F7F7E807F80808080807F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000050000000300000004000000040000000000000002000000010000000300000005000000000000000300000001000000020000000400000005000000030000000000000001000000020000000500000004000000050000000000000001000000020000000300000004000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf8E8M0FNU>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f8E8M0FNU>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f8E8M0FNU>
      %cst_2 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f8E8M0FNU>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f8E8M0FNU>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5x6xf8E8M0FNU>, tensor<5x6xi32>) -> (tensor<5x6xf8E8M0FNU>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xbf16>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x08403340CB3F9A3F0940E63F823FCB3F3E40CB3FE03FCF3F32400A3FB83FC93FA13F1E401140013F2B400540114025400E40CF3FD23F1B40143F3D3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000005000000000000000400000001000000000000000100000003000000050000000400000002000000010000000400000002000000030000000500000000000000010000000300000000000000040000000500000002000000040000000500000001000000020000000000000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xbf16>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
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
    }) : (tensor<5x6xbf16>, tensor<5x6xi32>) -> (tensor<5x6xbf16>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf16>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x443D003E173802384C40693C5040143C993FA04123405A38D83FF93E13382C3B9F3F8B3F203FD53C0438383D613C88391B3C3E40E240E43EB839923F"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000005000000000000000100000004000000050000000100000002000000040000000000000003000000020000000300000001000000050000000400000000000000020000000500000004000000010000000300000000000000040000000000000003000000050000000100000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf16>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
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
    }) : (tensor<5x6xf16>, tensor<5x6xi32>) -> (tensor<5x6xf16>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = call @argsort(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x320E0740500FC63FAA34D23F8290234071D7394013021140BB5CF43F197F1740D16FCF3FDA86B33F9CE03940D93602403308503F8E3FB13F86D50B40D49EC53F08401340696219404AEAC33FFD303E40EE12EE3F9E61344096E20440EF02743F69F59F3FF4DA323F3374B53FD01F0F40015C2C3F9BC2893F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000000000000050000000300000004000000030000000200000000000000050000000100000004000000000000000100000003000000020000000400000005000000050000000000000002000000040000000300000001000000040000000100000005000000000000000200000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @argsort(%arg0: tensor<5x6xf32>) -> tensor<5x6xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi32>
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
    }) : (tensor<5x6xf32>, tensor<5x6xi32>) -> (tensor<5x6xf32>, tensor<5x6xi32>)
    return %1#1 : tensor<5x6xi32>
  }
}

// -----

module @types_argsort_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = call @argsort(%arg0) : (tensor<5x6xf64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x45EF9E7FDA18F23F32A613CC717901407828C9F01DCB074011C1C8419A08054063DC2493E72AF73F13D020C5C0B70640D5E3CB890ABE0040043560DD9940E23F08EFF12A3337F03FC3ED8EC13E69F73F9868B88EE0E0FE3FB0F0A077AB9DE53F5483EC1B8CC90040AFB2CB7F126DF83FE243638B6D20FA3F979466D310FB0540E2ABB4B480580240DE01D42B2AC103407A6089984A31F83F7834587CFA7F064067DED4EF3A0C0240DCB20B94F0C30740290825204586F13F6ADD42EBAFF90240259AF0F32315F13FEF8BF156A87600405E7428088C1CFB3F68C36CD4C3CFE73FCE14A92C64D30040661EEBFFA2A60240"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x000000000000000004000000000000000100000000000000030000000000000005000000000000000200000000000000010000000000000005000000000000000200000000000000030000000000000004000000000000000000000000000000010000000000000002000000000000000000000000000000040000000000000005000000000000000300000000000000040000000000000000000000000000000200000000000000050000000000000001000000000000000300000000000000030000000000000000000000000000000200000000000000010000000000000004000000000000000500000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @argsort(%arg0: tensor<5x6xf64>) -> tensor<5x6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<5x6xi64>
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
    }) : (tensor<5x6xf64>, tensor<5x6xi64>) -> (tensor<5x6xf64>, tensor<5x6xi64>)
    return %1#1 : tensor<5x6xi64>
  }
}
