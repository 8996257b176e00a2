module @random_categorical_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2xui32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @_gumbel(%arg0) : (tensor<2xui32>) -> tensor<5x4xbf16>
    %1 = stablehlo.add %0, %arg1 : tensor<5x4xbf16>
    %2 = call @argmax(%1) : (tensor<5x4xbf16>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2xui32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<[1656041808, 3958324382]> : tensor<2xui32>
    %c1 = stablehlo.constant dense<"0x843EC33FCFBF1FC0B03F20C083BD9EBF1B3F5D3F08BF483FE53F3F40E6BFB53FC3BFFC3F5FBE83BF"> : tensor<5x4xbf16>
    return %c0, %c1 : tensor<2xui32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 2, 1, 1]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<5x4xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.175490e-38> : tensor<bf16>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<bf16>) -> tensor<5x4xbf16>
    %1 = stablehlo.log %0 : tensor<5x4xbf16>
    %2 = stablehlo.negate %1 : tensor<5x4xbf16>
    %3 = stablehlo.log %2 : tensor<5x4xbf16>
    %4 = stablehlo.negate %3 : tensor<5x4xbf16>
    return %4 : tensor<5x4xbf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<bf16>) -> tensor<5x4xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<5x4xui64>
    %8 = stablehlo.iota dim = 1 : tensor<5x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<5x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<5x4xui64>
    %13 = stablehlo.add %10, %12 : tensor<5x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<5x4xui64>
    %16 = stablehlo.convert %13 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %17 = stablehlo.convert %15 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %18:2 = call @threefry2x32(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<5x4xui32>, tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<5x4xui32>
    %20 = stablehlo.convert %19 : (tensor<5x4xui32>) -> tensor<5x4xui8>
    %21 = stablehlo.convert %20 : (tensor<5x4xui8>) -> tensor<5x4xui16>
    %c_2 = stablehlo.constant dense<1> : tensor<ui16>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<5x4xui16>
    %23 = stablehlo.shift_right_logical %21, %22 : tensor<5x4xui16>
    %c_3 = stablehlo.constant dense<16256> : tensor<ui16>
    %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<5x4xui16>
    %25 = stablehlo.or %23, %24 : tensor<5x4xui16>
    %26 = stablehlo.bitcast_convert %25 : (tensor<5x4xui16>) -> tensor<5x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x4xbf16>
    %28 = stablehlo.subtract %26, %27 : tensor<5x4xbf16>
    %29 = stablehlo.subtract %2, %1 : tensor<1x1xbf16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<5x4xbf16>
    %31 = stablehlo.multiply %28, %30 : tensor<5x4xbf16>
    %32 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<5x4xbf16>
    %33 = stablehlo.add %31, %32 : tensor<5x4xbf16>
    %34 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<5x4xbf16>
    %35 = stablehlo.maximum %34, %33 : tensor<5x4xbf16>
    return %35 : tensor<5x4xbf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x4xui32>, tensor<5x4xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5x4xui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<5x4xbf16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x4xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x4xbf16>, tensor<5x4xi32>, tensor<bf16>, tensor<i32>) -> (tensor<5xbf16>, tensor<5xi32>)
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
    return %1#1 : tensor<5xi32>
  }
}

// -----

module @random_categorical_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2xui32>, tensor<5x4xf16>)
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @_gumbel(%arg0) : (tensor<2xui32>) -> tensor<5x4xf16>
    %1 = stablehlo.add %0, %arg1 : tensor<5x4xf16>
    %2 = call @argmax(%1) : (tensor<5x4xf16>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2xui32>, tensor<5x4xf16>) {
    %c0 = stablehlo.constant dense<[2970553009, 3751659966]> : tensor<2xui32>
    %c1 = stablehlo.constant dense<"0x64C09F41133E583346B0E7C0B640233AE3AF50B906C02740B13D8CBFA73D40C018C12C3DDDB751BA"> : tensor<5x4xf16>
    return %c0, %c1 : tensor<2xui32>, tensor<5x4xf16>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[1, 3, 3, 0, 1]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<5x4xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<6.103520e-05> : tensor<f16>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f16>) -> tensor<5x4xf16>
    %1 = stablehlo.log %0 : tensor<5x4xf16>
    %2 = stablehlo.negate %1 : tensor<5x4xf16>
    %3 = stablehlo.log %2 : tensor<5x4xf16>
    %4 = stablehlo.negate %3 : tensor<5x4xf16>
    return %4 : tensor<5x4xf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f16>) -> tensor<5x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<5x4xui64>
    %8 = stablehlo.iota dim = 1 : tensor<5x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<5x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<5x4xui64>
    %13 = stablehlo.add %10, %12 : tensor<5x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<5x4xui64>
    %16 = stablehlo.convert %13 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %17 = stablehlo.convert %15 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %18:2 = call @threefry2x32(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<5x4xui32>, tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<5x4xui32>
    %20 = stablehlo.convert %19 : (tensor<5x4xui32>) -> tensor<5x4xui16>
    %c_2 = stablehlo.constant dense<6> : tensor<ui16>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<5x4xui16>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<5x4xui16>
    %c_3 = stablehlo.constant dense<15360> : tensor<ui16>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<5x4xui16>
    %24 = stablehlo.or %22, %23 : tensor<5x4xui16>
    %25 = stablehlo.bitcast_convert %24 : (tensor<5x4xui16>) -> tensor<5x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<5x4xf16>
    %27 = stablehlo.subtract %25, %26 : tensor<5x4xf16>
    %28 = stablehlo.subtract %2, %1 : tensor<1x1xf16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf16>) -> tensor<5x4xf16>
    %30 = stablehlo.multiply %27, %29 : tensor<5x4xf16>
    %31 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf16>) -> tensor<5x4xf16>
    %32 = stablehlo.add %30, %31 : tensor<5x4xf16>
    %33 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf16>) -> tensor<5x4xf16>
    %34 = stablehlo.maximum %33, %32 : tensor<5x4xf16>
    return %34 : tensor<5x4xf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x4xui32>, tensor<5x4xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5x4xui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<5x4xf16>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x4xi32>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x4xf16>, tensor<5x4xi32>, tensor<f16>, tensor<i32>) -> (tensor<5xf16>, tensor<5xi32>)
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
    return %1#1 : tensor<5xi32>
  }
}

// -----

module @random_categorical_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2xui32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @_gumbel(%arg0) : (tensor<2xui32>) -> tensor<5x4xf32>
    %1 = stablehlo.add %0, %arg1 : tensor<5x4xf32>
    %2 = call @argmax(%1) : (tensor<5x4xf32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2xui32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<[684029690, 4283836888]> : tensor<2xui32>
    %c1 = stablehlo.constant dense<"0xFFE5AABF5FAE263FDA5CF9BF5B5422BEB32D29BF4A42293F1CA0173FD9A1B63FA64A09401607C9BFF0050B40921302C063773A4003EB20409DC218C0780DC03F79C6B23FB37BE9BF16F3EBBFE3039D3F"> : tensor<5x4xf32>
    return %c0, %c1 : tensor<2xui32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[2, 2, 0, 0, 0]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x4xf32>
    %1 = stablehlo.log %0 : tensor<5x4xf32>
    %2 = stablehlo.negate %1 : tensor<5x4xf32>
    %3 = stablehlo.log %2 : tensor<5x4xf32>
    %4 = stablehlo.negate %3 : tensor<5x4xf32>
    return %4 : tensor<5x4xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<5x4xui64>
    %8 = stablehlo.iota dim = 1 : tensor<5x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<5x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<5x4xui64>
    %13 = stablehlo.add %10, %12 : tensor<5x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<5x4xui64>
    %16 = stablehlo.convert %13 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %17 = stablehlo.convert %15 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %18:2 = call @threefry2x32(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<5x4xui32>, tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<5x4xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %23 = stablehlo.or %21, %22 : tensor<5x4xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<5x4xui32>) -> tensor<5x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<5x4xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x4xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<5x4xf32>
    %30 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x4xf32>
    %31 = stablehlo.add %29, %30 : tensor<5x4xf32>
    %32 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x4xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<5x4xf32>
    return %33 : tensor<5x4xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x4xui32>, tensor<5x4xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5x4xui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<5x4xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x4xf32>, tensor<5x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
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
    return %1#1 : tensor<5xi32>
  }
}

// -----

module @random_categorical_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2xui32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<5xi64>
    %0 = call @_gumbel(%arg0) : (tensor<2xui32>) -> tensor<5x4xf64>
    %1 = stablehlo.add %0, %arg1 : tensor<5x4xf64>
    %2 = call @argmax(%1) : (tensor<5x4xf64>) -> tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2xui32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<[3759214062, 4106843568]> : tensor<2xui32>
    %c1 = stablehlo.constant dense<"0xB0250E5ED05C0740C2749D9F787707C066CE1B69F58CF8BF343356DD1D9C0140C78D9CAD7976FCBF10E147EF5B80EF3FB07E9663D43FEEBF6C359BFBDFC9004006D3677B223205C07EE31F37F90606C0502C7B1A315DEABF606B1D7A1894E5BFF18AF823740F04C090FE60728422DD3FD86284885BFAFB3F90D99936A58C0640088114195F8C0640A83B6E5A71D0E13F2CB216178259F13F8873CCCB15FBFBBF"> : tensor<5x4xf64>
    return %c0, %c1 : tensor<2xui32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<5xi64> {
    %c0 = stablehlo.constant dense<[0, 3, 3, 2, 0]> : tensor<5xi64>
    return %c0 : tensor<5xi64>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<5x4xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.2250738585072014E-308> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5x4xf64>
    %1 = stablehlo.log %0 : tensor<5x4xf64>
    %2 = stablehlo.negate %1 : tensor<5x4xf64>
    %3 = stablehlo.log %2 : tensor<5x4xf64>
    %4 = stablehlo.negate %3 : tensor<5x4xf64>
    return %4 : tensor<5x4xf64>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5x4xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<5x4xui64>
    %8 = stablehlo.iota dim = 1 : tensor<5x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<5x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<5x4xui64>
    %13 = stablehlo.add %10, %12 : tensor<5x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<5x4xui64>
    %16 = stablehlo.convert %13 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %17 = stablehlo.convert %15 : (tensor<5x4xui64>) -> tensor<5x4xui32>
    %18:2 = call @threefry2x32(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<5x4xui32>, tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>)
    %19 = stablehlo.convert %18#0 : (tensor<5x4xui32>) -> tensor<5x4xui64>
    %20 = stablehlo.convert %18#1 : (tensor<5x4xui32>) -> tensor<5x4xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %22 = stablehlo.shift_left %19, %21 : tensor<5x4xui64>
    %23 = stablehlo.or %22, %20 : tensor<5x4xui64>
    %c_3 = stablehlo.constant dense<12> : tensor<ui64>
    %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %25 = stablehlo.shift_right_logical %23, %24 : tensor<5x4xui64>
    %c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<5x4xui64>
    %27 = stablehlo.or %25, %26 : tensor<5x4xui64>
    %28 = stablehlo.bitcast_convert %27 : (tensor<5x4xui64>) -> tensor<5x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x4xf64>
    %30 = stablehlo.subtract %28, %29 : tensor<5x4xf64>
    %31 = stablehlo.subtract %2, %1 : tensor<1x1xf64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x4xf64>
    %33 = stablehlo.multiply %30, %32 : tensor<5x4xf64>
    %34 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x4xf64>
    %35 = stablehlo.add %33, %34 : tensor<5x4xf64>
    %36 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x4xf64>
    %37 = stablehlo.maximum %36, %35 : tensor<5x4xf64>
    return %37 : tensor<5x4xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<5x4xui32>) -> (tensor<5x4xui32>, tensor<5x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x4xui32>, tensor<5x4xui32>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<5x4xui32>, %arg2: tensor<5x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<5x4xui32>, tensor<5x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<5x4xf64>) -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<5x4xi64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x4xf64>, tensor<5x4xi64>, tensor<f64>, tensor<i64>) -> (tensor<5xf64>, tensor<5xi64>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
    }
    return %1#1 : tensor<5xi64>
  }
}
