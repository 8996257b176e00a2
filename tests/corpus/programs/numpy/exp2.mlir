module @numpy_exp2_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.multiply %1, %0 : tensor<f32>
    %3 = stablehlo.exponential %2 : tensor<f32>
    stablehlo.custom_call @check.expect_close(%3, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<-2> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.25> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_exp2_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xbf16>
    %want0 = call @expected() : () -> tensor<7xbf16>
    %cst = stablehlo.constant dense<6.914060e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7xbf16>
    %2 = stablehlo.exponential %1 : tensor<7xbf16>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[0.64453125, -3.5, -1.875, -0.265625, -0.31640625, 2.03125, 0.0269775390625]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @expected() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[1.5625, 0.0888671875, 0.2734375, 0.83203125, 0.8046875, 4.09375, 1.015625]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
}

// -----

module @numpy_exp2_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0xCDDE3740C76C103F7F2C68403C6843BF5653B03ECA67DCBFB2D13D400DBA3C4014D4B63D3C3B1240E9A94AC0B4C4C33F70417840D1DAB0BF35EE67BEBF9D94BFBFA975BD8F3B67C0F47309BFAB387C40470431C06AC32D3CED733FC07E8D7240"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x6D6CEA405840BD3F61C645411AD2163F9882A23FE5359B3E2F06FA406B15F740AE2B883F24F19B40CE13E43D52C0384062676B41CC7DC43E37CE5A3F1FF5E43E5D93753F7961A73DE971303F20BC7541348D163EC6F1803FC4C2003ED64D5D41"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @numpy_exp2_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf64>
    %want0 = call @expected() : () -> tensor<0xf64>
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<0xf64>
    %2 = stablehlo.exponential %1 : tensor<0xf64>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<0xf64>, tensor<0xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
}
