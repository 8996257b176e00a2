module @numpy_conj_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @numpy_conj_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xbf16>
    %want0 = call @expected() : () -> tensor<7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[3.921875, 1.8671875, -0.376953125, -7.9375, 4.375, -7.875, 0.47265625]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @expected() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[3.921875, 1.8671875, -0.376953125, -7.9375, 4.375, -7.875, 0.47265625]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
}

// -----

module @numpy_conj_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%arg0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xC80ABEE08A2317C08A682F0DF6EF08C01054C3F75A1BF8BF02F5FB70FFB517C0EC4B354F765FF4BF2F5D2BB9E1F810C0DA6B17D2B13B0AC09CBD99FB0EED19C015E4D006A6E821C0A8AB60EE951FF1BF647ACDFC02091B40E65586EC32FB0DC090162EF5273119C062AB9121EA8E2040E454E671C75C05C074E915D6D18309C05CF651BA587820C0EACADFA0659B10C0BE85AC5B458714C06077B28A6D70F93FBE6BA4D7211F134078793833E82F0740481BF9790B58F7BF80887B5B332DC23F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xC80ABEE08A2317C08A682F0DF6EF08C01054C3F75A1BF8BF02F5FB70FFB517C0EC4B354F765FF4BF2F5D2BB9E1F810C0DA6B17D2B13B0AC09CBD99FB0EED19C015E4D006A6E821C0A8AB60EE951FF1BF647ACDFC02091B40E65586EC32FB0DC090162EF5273119C062AB9121EA8E2040E454E671C75C05C074E915D6D18309C05CF651BA587820C0EACADFA0659B10C0BE85AC5B458714C06077B28A6D70F93FBE6BA4D7211F134078793833E82F0740481BF9790B58F7BF80887B5B332DC23F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @numpy_conj_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<0xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<0xcomplex<f32>>) -> tensor<0xf32>
    %1 = stablehlo.imag %arg0 : (tensor<0xcomplex<f32>>) -> tensor<0xf32>
    %2 = stablehlo.negate %1 : tensor<0xf32>
    %3 = stablehlo.complex %0, %2 : tensor<0xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0 : tensor<0xcomplex<f32>>
  }
  func.func private @expected() -> tensor<0xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0 : tensor<0xcomplex<f32>>
  }
}
