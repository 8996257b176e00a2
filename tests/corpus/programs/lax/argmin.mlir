module @lax_argmin_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi1>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xi1>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001000001010100000100000001000001010100000001"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, 2, 0, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xi1>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi1>, tensor<4x6xi32>, tensor<i1>, tensor<i32>) -> (tensor<4xi1>, tensor<4xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi8>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xi8>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x0100FF03FF00FDFF0001FEFF0202010103FDFF0303FDFFFF"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[2, 0, 5, 3]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xi8>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<127> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi8>, tensor<4x6xi32>, tensor<i8>, tensor<i32>) -> (tensor<4xi8>, tensor<4xi32>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi16>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmin(%arg0) : (tensor<4x6xi16>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi16> {
    %c0 = stablehlo.constant dense<"0x01000300FFFF0100010000000300FDFF02000300FEFF020001000000FDFFFEFFFFFFFEFF0200030003000200FEFF0300"> : tensor<4x6xi16>
    return %c0 : tensor<4x6xi16>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[2, 1, 2, 4]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmin(%arg0: tensor<4x6xi16>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi16>, tensor<4x6xui8>, tensor<i16>, tensor<ui8>) -> (tensor<4xi16>, tensor<4xui8>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<i16>, tensor<ui8>
    }
    return %1#1 : tensor<4xui8>
  }
}

// -----

module @lax_argmin_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x01000000FEFFFFFF01000000FDFFFFFFFDFFFFFF01000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFDFFFFFF0000000003000000FFFFFFFFFFFFFFFF0000000003000000FFFFFFFF02000000FEFFFFFF000000000300000003000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[3, 0, 2, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xi32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi64>
    %want0 = call @expected() : () -> tensor<4xi64>
    %0 = call @argmin(%arg0) : (tensor<4x6xi64>) -> tensor<4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi64>, tensor<4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi64> {
    %c0 = stablehlo.constant dense<"0x0200000000000000FDFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF01000000000000000300000000000000000000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<4x6xi64>
    return %c0 : tensor<4x6xi64>
  }
  func.func private @expected() -> tensor<4xi64> {
    %c0 = stablehlo.constant dense<[1, 5, 0, 2]> : tensor<4xi64>
    return %c0 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x6xi64>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi64>
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi64>, tensor<4x6xi64>, tensor<i64>, tensor<i64>) -> (tensor<4xi64>, tensor<4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
}

// -----

module @lax_argmin_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui8>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmin(%arg0) : (tensor<4x6xui8>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui8> {
    %c0 = stablehlo.constant dense<"0x010202030202010302010303020203000302030101010202"> : tensor<4x6xui8>
    return %c0 : tensor<4x6xui8>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[0, 0, 3, 1]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmin(%arg0: tensor<4x6xui8>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui8>, tensor<4x6xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<4xui8>, tensor<4xui8>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<ui8>, tensor<ui8>
    }
    return %1#1 : tensor<4xui8>
  }
}

// -----

module @lax_argmin_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xui16>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x020000000100020003000300000001000300020003000300030001000300000001000000000003000200010001000000"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, 0, 3, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xui16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui16>, tensor<4x6xi32>, tensor<ui16>, tensor<i32>) -> (tensor<4xui16>, tensor<4xi32>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xui32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000030000000300000001000000000000000200000003000000030000000300000002000000030000000200000001000000000000000000000000000000000000000300000001000000000000000200000003000000"> : tensor<4x6xui32>
    return %c0 : tensor<4x6xui32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[5, 0, 3, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xui32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui32>, tensor<4x6xi32>, tensor<ui32>, tensor<i32>) -> (tensor<4xui32>, tensor<4xi32>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui64>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmin(%arg0) : (tensor<4x6xui64>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000000000000000000020000000000000000000000000000000200000000000000030000000000000000000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000003000000000000000100000000000000030000000000000002000000000000000200000000000000030000000000000000000000000000000100000000000000020000000000000000000000000000000200000000000000"> : tensor<4x6xui64>
    return %c0 : tensor<4x6xui64>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[2, 1, 0, 1]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmin(%arg0: tensor<4x6xui64>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui64>, tensor<4x6xui8>, tensor<ui64>, tensor<ui8>) -> (tensor<4xui64>, tensor<4xui8>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<ui8>
    }
    return %1#1 : tensor<4xui8>
  }
}

// -----

module @lax_argmin_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xbf16>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xCFBE04BFB93EB6BFD13F133F20BFD03F37C01AC0054034C0C03EE7BEC73F25C0F13F05C045BFB73F07C02BC06FBF2EC0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[3, 2, 3, 5]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xbf16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xbf16>, tensor<4x6xi32>, tensor<bf16>, tensor<i32>) -> (tensor<4xbf16>, tensor<4xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xf16>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xBE404D40A3C1C938984155C15BC195B404359841494000419A3976416EB5EC3EE1B5FB3DC2343132FCBC393DCE3D58C1"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[2, 0, 4, 5]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xf16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xf16>, tensor<4x6xi32>, tensor<f16>, tensor<i32>) -> (tensor<4xf16>, tensor<4xi32>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f16>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmin(%arg0) : (tensor<4x6xf32>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xE04E41BFB2507A3F73606FBFA96B1E4079D927C01CED7EBF53236ABD8E4E13C0CF27FF3FA3E000C0AD5B43BF5F8533C0AA9AB8BE236F29BF84E764BF4DBEC7BFA65C3F4055F52CC0CE45F3BFDE0AEABF200AADBFB08925C0A4B6D7BE48CE46BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[4, 5, 5, 3]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmin(%arg0: tensor<4x6xf32>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xui8>, tensor<f32>, tensor<ui8>) -> (tensor<4xf32>, tensor<4xui8>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<ui8>
      stablehlo.return %9, %10 : tensor<f32>, tensor<ui8>
    }
    return %1#1 : tensor<4xui8>
  }
}

// -----

module @lax_argmin_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmin(%arg0) : (tensor<4x6xf64>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB208106AD1700540D56E1D12064204C0B0226A8D8408D93F20423A662257BA3FF6FC90931096024070A22225AFE8D3BF309542A86116D63FD0EC5ED8EFBAD73F3F9D35CB0C76F2BF144E2D25BB5CFBBF1802B9E6A9D90240684F8E39821DE33F87D110D94CAF02C0E8F32150BD03E53F706BEA5FFC8ED03F2C75FF6ABB01FB3FF8CC0E71BF7EE6BFD75D3BA45104FDBF18089F6D9B1200C050BCD48607CFF53FAFDDFFD5A7E202C03184B58AAEADFABFB43E033FC3D1FA3FC2D980A9767B0540"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, 3, 0, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmin(%arg0: tensor<4x6xf64>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xf64>, tensor<4x6xi32>, tensor<f64>, tensor<i32>) -> (tensor<4xf64>, tensor<4xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
}

// -----

module @lax_argmin_nan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xbf16>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmin(%arg0) : (tensor<3x3xbf16>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x3xbf16> {
    %c0 = stablehlo.constant dense<[[1.0, 0x7FC0, 3.0], [0x7FC0, 2.0, 0x7FC0], [0.0, -0.0, 0.0]]> : tensor<3x3xbf16>
    return %c0 : tensor<3x3xbf16>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @argmin(%arg0: tensor<3x3xbf16>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xbf16>, tensor<3x3xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
}

// -----

module @lax_argmin_nan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xf16>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmin(%arg0) : (tensor<3x3xf16>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x3xf16> {
    %c0 = stablehlo.constant dense<[[1.0, 0x7E00, 3.0], [0x7E00, 2.0, 0x7E00], [0.0, -0.0, 0.0]]> : tensor<3x3xf16>
    return %c0 : tensor<3x3xf16>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @argmin(%arg0: tensor<3x3xf16>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xf16>, tensor<3x3xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f16>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
}

// -----

module @lax_argmin_nan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xf32>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmin(%arg0) : (tensor<3x3xf32>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[1.0, 0x7FC00000, 3.0], [0x7FC00000, 2.0, 0x7FC00000], [0.0, -0.0, 0.0]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @argmin(%arg0: tensor<3x3xf32>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xf32>, tensor<3x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
}

// -----

module @lax_argmin_nan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xf64>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmin(%arg0) : (tensor<3x3xf64>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x3xf64> {
    %c0 = stablehlo.constant dense<[[1.0, 0x7FF8000000000000, 3.0], [0x7FF8000000000000, 2.0, 0x7FF8000000000000], [0.0, -0.0, 0.0]]> : tensor<3x3xf64>
    return %c0 : tensor<3x3xf64>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @argmin(%arg0: tensor<3x3xf64>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xf64>, tensor<3x3xi32>, tensor<f64>, tensor<i32>) -> (tensor<3xf64>, tensor<3xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
  }
}
