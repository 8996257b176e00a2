module @lax_argmax_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi1>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xi1>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001010001000001000101000000000101010001010100"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[0, 2, 4, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xi1>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi1>, tensor<4x6xi32>, tensor<i1>, tensor<i32>) -> (tensor<4xi1>, tensor<4xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
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

module @lax_argmax_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi8>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xi8>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0xFDFDFFFFFFFDFE0300FE010200010101FDFF0101FEFEFFFE"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[2, 1, 1, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xi8>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi8>, tensor<4x6xi32>, tensor<i8>, tensor<i32>) -> (tensor<4xi8>, tensor<4xi32>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
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

module @lax_argmax_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi16>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmax(%arg0) : (tensor<4x6xi16>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi16> {
    %c0 = stablehlo.constant dense<"0x00000000FFFF030002000000FEFF0000FFFF0100FFFF01000200FEFF01000000FEFF03000000FFFFFFFF010003000200"> : tensor<4x6xi16>
    return %c0 : tensor<4x6xi16>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[3, 3, 5, 4]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmax(%arg0: tensor<4x6xi16>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi16>, tensor<4x6xui8>, tensor<i16>, tensor<ui8>) -> (tensor<4xi16>, tensor<4xui8>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
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

module @lax_argmax_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFF00000000FDFFFFFF0000000003000000FDFFFFFFFDFFFFFFFFFFFFFFFEFFFFFF02000000FEFFFFFFFDFFFFFF0100000000000000FFFFFFFFFEFFFFFFFDFFFFFFFDFFFFFF01000000000000000200000001000000FFFFFFFF01000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[4, 3, 0, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xi32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
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

module @lax_argmax_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi64>
    %want0 = call @expected() : () -> tensor<4xi64>
    %0 = call @argmax(%arg0) : (tensor<4x6xi64>) -> tensor<4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi64>, tensor<4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi64> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0300000000000000010000000000000003000000000000000200000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF00000000000000000200000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000002000000000000000200000000000000FDFFFFFFFFFFFFFF"> : tensor<4x6xi64>
    return %c0 : tensor<4x6xi64>
  }
  func.func private @expected() -> tensor<4xi64> {
    %c0 = stablehlo.constant dense<[1, 2, 0, 3]> : tensor<4xi64>
    return %c0 : tensor<4xi64>
  }
  func.func private @argmax(%arg0: tensor<4x6xi64>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xi64>, tensor<4x6xi64>, tensor<i64>, tensor<i64>) -> (tensor<4xi64>, tensor<4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
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

module @lax_argmax_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui8>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmax(%arg0) : (tensor<4x6xui8>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui8> {
    %c0 = stablehlo.constant dense<"0x000002010200010101030201010300020303020200010002"> : tensor<4x6xui8>
    return %c0 : tensor<4x6xui8>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[2, 3, 1, 0]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmax(%arg0: tensor<4x6xui8>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui8>, tensor<4x6xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<4xui8>, tensor<4xui8>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
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

module @lax_argmax_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xui16>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x010000000300030003000200000001000000030002000100010003000000020001000000010003000000030002000200"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[2, 3, 1, 1]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xui16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui16>, tensor<4x6xi32>, tensor<ui16>, tensor<i32>) -> (tensor<4xui16>, tensor<4xi32>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
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

module @lax_argmax_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xui32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000200000003000000010000000100000003000000030000000200000003000000010000000000000002000000000000000000000001000000020000000300000002000000000000000200000000000000030000000000000001000000"> : tensor<4x6xui32>
    return %c0 : tensor<4x6xui32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 4, 3]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xui32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui32>, tensor<4x6xi32>, tensor<ui32>, tensor<i32>) -> (tensor<4xui32>, tensor<4xi32>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
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

module @lax_argmax_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui64>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmax(%arg0) : (tensor<4x6xui64>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000000000000000000010000000000000002000000000000000200000000000000000000000000000001000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000001000000000000000000000000000000030000000000000000000000000000000300000000000000000000000000000003000000000000000000000000000000000000000000000002000000000000000300000000000000"> : tensor<4x6xui64>
    return %c0 : tensor<4x6xui64>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[1, 4, 3, 1]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmax(%arg0: tensor<4x6xui64>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x6xui64>, tensor<4x6xui8>, tensor<ui64>, tensor<ui8>) -> (tensor<4xui64>, tensor<4xui8>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
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

module @lax_argmax_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xbf16>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA8BEE73E203F04C0CCBD703F363FB4BFB13FEBBF3240F33FA6BFCDBC763F963F05C077BFC83F3FBF78BFFABFC0BFD7BE"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[5, 4, 3, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xbf16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xbf16>, tensor<4x6xi32>, tensor<bf16>, tensor<i32>) -> (tensor<4xbf16>, tensor<4xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
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

module @lax_argmax_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xf16>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x3BB1633C44B231BD38C06CACFD403340F33F89418FBE5E3CED40B9A520BE6F3C33BEC541B930E93C0FB8FA41F73C3430"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, 3, 5, 3]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xf16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xf16>, tensor<4x6xi32>, tensor<f16>, tensor<i32>) -> (tensor<4xf16>, tensor<4xi32>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
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

module @lax_argmax_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4xui8>
    %0 = call @argmax(%arg0) : (tensor<4x6xf32>) -> tensor<4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x38E835C0B94531BF9B9829C09FAB05C0CF8835C0269A37C0BC5E65BF03A838C027542940EC1A6EBFC907264062278F3FF0F9E5BFF2B62FC0B272F33F44CBD43F70DB27BFD45E5E3F3CF406C030CD2540CC01743F4353ABBF8A1D15C0B95E443F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[1, 2, 2, 1]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @argmax(%arg0: tensor<4x6xf32>) -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xui8>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xf32>, tensor<4x6xui8>, tensor<f32>, tensor<ui8>) -> (tensor<4xf32>, tensor<4xui8>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<ui8>, %arg4: tensor<ui8>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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

module @lax_argmax_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @argmax(%arg0) : (tensor<4x6xf64>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xBB9E2D7720DDF8BF32D74BA3AB9501C0F4D210F3963BE4BF00DEA72BF21ABCBF1A97604E90ED0140A07EB879B21CE63F70E7488C1CA0DE3FB02EF479388FDBBFA83B49CA9807ECBF653AABF54C5804C08589B61AA8D5F7BF6CD5E47B65C7FF3FF91065FAF61003C0A848558F1DBAE53F08C3F7B44A7F06C0382476015C0905C0C4BD7E93F688FE3F139F8A942B9407C054BD3A66E6DE034084D69EB93D3CF63F80A438E6521CF83F7504BA9C82FB04C0D96C26342317F9BFFDE95CC4ACEDF7BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[4, 5, 4, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x6xf64>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x6xf64>, tensor<4x6xi32>, tensor<f64>, tensor<i32>) -> (tensor<4xf64>, tensor<4xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
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

module @lax_argmax_nan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xbf16>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmax(%arg0) : (tensor<3x3xbf16>) -> tensor<3xi32>
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
  func.func private @argmax(%arg0: tensor<3x3xbf16>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xbf16>, tensor<3x3xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
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

module @lax_argmax_nan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xf16>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmax(%arg0) : (tensor<3x3xf16>) -> tensor<3xi32>
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
  func.func private @argmax(%arg0: tensor<3x3xf16>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xf16>, tensor<3x3xi32>, tensor<f16>, tensor<i32>) -> (tensor<3xf16>, tensor<3xi32>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
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

module @lax_argmax_nan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xf32>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmax(%arg0) : (tensor<3x3xf32>) -> tensor<3xi32>
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
  func.func private @argmax(%arg0: tensor<3x3xf32>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xf32>, tensor<3x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
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

module @lax_argmax_nan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x3xf64>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @argmax(%arg0) : (tensor<3x3xf64>) -> tensor<3xi32>
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
  func.func private @argmax(%arg0: tensor<3x3xf64>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<3x3xf64>, tensor<3x3xi32>, tensor<f64>, tensor<i32>) -> (tensor<3xf64>, tensor<3xi32>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
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
