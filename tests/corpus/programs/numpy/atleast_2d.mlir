module @numpy_atleast_2d_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi1>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = call @atleast_2d(%arg0) : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000001000100000100010001010100010000010101000001"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000001000100000100010001010100010000010101000001"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
  func.func private @atleast_2d(%arg0: tensor<2x3x4xi1>) -> tensor<2x3x4xi1> {
    return %arg0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_atleast_2d_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi8>
    %want0 = call @expected() : () -> tensor<1x0xi8>
    %0 = call @atleast_2d(%arg0) : (tensor<0xi8>) -> tensor<1x0xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x0xi8>, tensor<1x0xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi8> {
    %c0 = stablehlo.constant dense<> : tensor<0xi8>
    return %c0 : tensor<0xi8>
  }
  func.func private @expected() -> tensor<1x0xi8> {
    %c0 = stablehlo.constant dense<> : tensor<1x0xi8>
    return %c0 : tensor<1x0xi8>
  }
  func.func private @atleast_2d(%arg0: tensor<0xi8>) -> tensor<1x0xi8> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<0xi8>) -> tensor<1x0xi8>
    return %0 : tensor<1x0xi8>
  }
}

// -----

module @numpy_atleast_2d_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf32>
    %want0 = call @expected() : () -> tensor<1x33xf32>
    %0 = call @atleast_2d(%arg0) : (tensor<33xf32>) -> tensor<1x33xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x33xf32>, tensor<1x33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x3AC780C03A8CC5C0E2699D40206CCE40A4586AC0AF47A3C031350CC1028404C187B41640106DEA3F34BE7040186809C15F449940D072E3BF2615DEC001DCEA40FAB032400F67FC3FEBFC02414749AEC069F568404A10DEBE81B912BF6445EF40F4F1FB40C05D384007F81CC030EDAFC01B156440D48666C0B8264CC0B8B6EB3E2843F73F"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @expected() -> tensor<1x33xf32> {
    %c0 = stablehlo.constant dense<"0x3AC780C03A8CC5C0E2699D40206CCE40A4586AC0AF47A3C031350CC1028404C187B41640106DEA3F34BE7040186809C15F449940D072E3BF2615DEC001DCEA40FAB032400F67FC3FEBFC02414749AEC069F568404A10DEBE81B912BF6445EF40F4F1FB40C05D384007F81CC030EDAFC01B156440D48666C0B8264CC0B8B6EB3E2843F73F"> : tensor<1x33xf32>
    return %c0 : tensor<1x33xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<33xf32>) -> tensor<1x33xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<33xf32>) -> tensor<1x33xf32>
    return %0 : tensor<1x33xf32>
  }
}
