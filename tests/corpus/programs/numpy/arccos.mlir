module @numpy_arccos_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = chlo.acos %arg0 : tensor<f16> -> tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.65478515625> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<2.28515625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_arccos_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = chlo.acos %arg0 : tensor<7xf32> -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.5739088, 0.010373206, 0.083447926, -0.3504467, -0.72860575, 0.82864386, 0.3478229]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[2.1820674, 1.5604229, 1.4872513, 1.9288443, 2.3870804, 0.5941156, 1.2155483]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_arccos_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = chlo.acos %arg0 : tensor<2x3x4xf64> -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x0CB1CFF060B7ED3F7C840A7CE4B0D5BFD43E592A04CDE4BF009CCEE757ACCF3F00EB7B26763766BF90B39A37BB37EE3FA237588DE798D5BF1856B223196DDE3F6EB0963E3684EC3F808560D7114CE53F90A3048A608CEA3F79667C10B7C6EBBF90F76FEEE3F0C9BF04B6FE26664DD03F886C290FD701C63FECEF74BA44A7C9BF14083890FB50E6BF2825C3B45E67D13F7844DA7D5976ED3F0E1D54549A35E7BF54AF9B5DD5A4E0BFD4BE9B43E8F7D1BF74F4C7A27CF7CEBF95171C6B4EDEE8BF"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x2BDA258F3953D83F81E667F641AAFE3F584C6CE8313A0240B8A11EBFCC21F53FDEDE3B10172DF93FB941A66FFA75D53F8A233F9BE2A3FE3FB93ABAB6B434F13FE45E0C93FD23DE3F39FA636174F6EA3FFB7EAA6E75F4E23F5EC8730ACCF90440993A3619E265FC3F7AFF92A30103F53FC0ED5B373C5EF63FA35C93D77C5CFC3F846D585185BD02401D00C9F9EEB9F43F560B3C11E6A8D93F0BD8CE97DC0E0340DA20F07E3BF100407DEA4BEFA0AFFD3F8308750DD90AFD3F3D440B58ECAF0340"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}
