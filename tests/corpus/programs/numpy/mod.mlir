module @numpy_mod_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi8>, tensor<7xi8>)
    %want0 = call @expected() : () -> tensor<7xi8>
    %0 = call @remainder(%arg0, %arg1) : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi8>, tensor<7xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi8>, tensor<7xi8>) {
    %c0 = stablehlo.constant dense<[6, 8, 7, 1, 9, 2, 4]> : tensor<7xi8>
    %c1 = stablehlo.constant dense<[7, 3, 6, 1, 4, 9, 9]> : tensor<7xi8>
    return %c0, %c1 : tensor<7xi8>, tensor<7xi8>
  }
  func.func private @expected() -> tensor<7xi8> {
    %c0 = stablehlo.constant dense<[6, 2, 1, 0, 1, 2, 4]> : tensor<7xi8>
    return %c0 : tensor<7xi8>
  }
  func.func private @remainder(%arg0: tensor<7xi8>, %arg1: tensor<7xi8>) -> tensor<7xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<7xi8>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<7xi8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<7xi1>, tensor<7xi8>, tensor<7xi8>) -> tensor<7xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<7xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<7xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<7xi8>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %12 = stablehlo.and %11, %6 : tensor<7xi1>
    %13 = stablehlo.add %4, %3 : tensor<7xi8>
    %14 = stablehlo.select %12, %13, %4 : tensor<7xi1>, tensor<7xi8>
    return %14 : tensor<7xi8>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi8>, %arg2: tensor<7xi8>) -> tensor<7xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}

// -----

module @numpy_mod_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui16>, tensor<2x3x4xui16>)
    %want0 = call @expected() : () -> tensor<2x3x4xui16>
    %0 = call @remainder(%arg0, %arg1) : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui16>, tensor<2x3x4xui16>) {
    %c0 = stablehlo.constant dense<"0x020006000200020004000100080002000800070009000200080007000700010006000300090007000800070002000400"> : tensor<2x3x4xui16>
    %c1 = stablehlo.constant dense<"0x070008000100060009000600070004000100030005000200060009000200040007000200080005000700060004000400"> : tensor<2x3x4xui16>
    return %c0, %c1 : tensor<2x3x4xui16>, tensor<2x3x4xui16>
  }
  func.func private @expected() -> tensor<2x3x4xui16> {
    %c0 = stablehlo.constant dense<"0x020006000000020004000100010002000000010004000000020007000100010006000100010002000100010002000000"> : tensor<2x3x4xui16>
    return %c0 : tensor<2x3x4xui16>
  }
  func.func private @remainder(%arg0: tensor<2x3x4xui16>, %arg1: tensor<2x3x4xui16>) -> tensor<2x3x4xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<2x3x4xui16>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<2x3x4xui16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<2x3x4xi1>, tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xui16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2x3x4xui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<2x3x4xui16>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<2x3x4xui16>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<2x3x4xui16>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    %12 = stablehlo.and %11, %6 : tensor<2x3x4xi1>
    %13 = stablehlo.add %4, %3 : tensor<2x3x4xui16>
    %14 = stablehlo.select %12, %13, %4 : tensor<2x3x4xi1>, tensor<2x3x4xui16>
    return %14 : tensor<2x3x4xui16>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xui16>, %arg2: tensor<2x3x4xui16>) -> tensor<2x3x4xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xui16>
    return %0 : tensor<2x3x4xui16>
  }
}

// -----

module @numpy_mod_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<0xi32>)
    %want0 = call @expected() : () -> tensor<0xi32>
    %0 = call @remainder(%arg0, %arg1) : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi32>, tensor<0xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi32>, tensor<0xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    %c1 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0, %c1 : tensor<0xi32>, tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
  func.func private @remainder(%arg0: tensor<0xi32>, %arg1: tensor<0xi32>) -> tensor<0xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<0xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %12 = stablehlo.and %11, %6 : tensor<0xi1>
    %13 = stablehlo.add %4, %3 : tensor<0xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<0xi1>, tensor<0xi32>
    return %14 : tensor<0xi32>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

module @numpy_mod_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = call @remainder(%arg0, %arg1) : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0xBD3EC33F0DB6D9404909F83F046C4140DE28DE40E7ADE54066666540C1CA0A41C038B0406658C740B0169040686ECB402762DA40021CC040FD9796402C13C740B9D3F4401EE2D140BF5C4A40C565E53FDA573540B3B81140447F8F3FC0BBF8401503944004A595400335AA3FC4CF8440A4E8C94009CB5D405ACC9F3F40C2884084DE6240"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0x8F2A4C40A4A20F4198C1764062A62E405BC7DF3FA09F0340766952401D99D940DCA49840B7AA16409CBCE13FEFA50040E99D0F410706CC3F14D7C140C0A10A40DEA76F403B6C8B40BED39440DA5E2440E119BB401B1E0B40F90AE13F1FDBEA40EF52F84077DDAA40F7A85C4028C2ED4034B3F63FEB601740E57A79408C56AD40B9EEE93F"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0xBD3EC33F0DB6D9404909F83F102D963E674DD93FDCF9803F80E7973E94F1EF3F209F3C3FBCB6C23F10C3793F1858A73E2762DA40F35D9C3FFD979640B0C5F13F607B253EC6EB0C40BF5C4A40C565E53FDA5735400053D33D447F8F3F100ADE3E1503944004A595400335AA3FC4CF8440E811073F3CD48C3F5ACC9F3F40C288404FCEDB3F"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @remainder(%arg0: tensor<33xf32>, %arg1: tensor<33xf32>) -> tensor<33xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<33xi1>, tensor<33xi1>) -> tensor<33xi1>
    %8 = stablehlo.and %7, %2 : tensor<33xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<33xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<33xi1>, tensor<33xf32>
    return %10 : tensor<33xf32>
  }
}

// -----

module @numpy_mod_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = call @remainder(%arg0, %arg1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<8.255915518106429> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<5.161081001986058> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<3.094834516120371> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
  func.func private @remainder(%arg0: tensor<1x1xf64>, %arg1: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<1x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
    %8 = stablehlo.and %7, %2 : tensor<1x1xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<1x1xf64>
    %10 = stablehlo.select %8, %9, %0 : tensor<1x1xi1>, tensor<1x1xf64>
    return %10 : tensor<1x1xf64>
  }
}
