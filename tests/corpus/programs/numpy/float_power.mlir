module @numpy_float_power_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<0xi32>)
    %want0 = call @expected() : () -> tensor<0xf32>
    %0 = stablehlo.convert %arg0 : (tensor<0xi32>) -> tensor<0xf32>
    %1 = stablehlo.convert %arg1 : (tensor<0xi32>) -> tensor<0xf32>
    %2 = stablehlo.power %0, %1 : tensor<0xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<0xf32>, tensor<0xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi32>, tensor<0xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    %c1 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0, %c1 : tensor<0xi32>, tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0xf32>
    return %c0 : tensor<0xf32>
  }
}

// -----

module @numpy_float_power_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.power %arg0, %arg1 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x59EC7F40A0B42940943C5840E008674060B53C409F4F3A4039841140C42D01400B9915409F083E4083742340D5AE14401CD74B40D3F27540FB38AA3FEF9E254044C73040221448401B492D400BBCCB3FD3BE1340C0692D40C1D70B4043C43740B4990340EDAC3A405DCF054007C910403032684085E36140901D7340940078401EBD4540"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0xCA7457401F20CE3F476B2240B3C75D40D35D22405FAC993F8D3D0840D8C3E03FB45AE83F2267E03FC382E13F76946A409519973F24A236409A4679400DC01140BB916A404011AE3F7C2DA03F87A8E83F63D09A3FF814B73F770E0C4076950240D346AD3FE65E3440BEEE823FDA768C3F4399F83F90006140F59AB33F5ED01C400CF25F40"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0xB488D44265DF994088C5AF4199F9AA42639B7841B9D766408CE2B740BFAB5B4075759540CAA9D74071F3A64098BFAF41EE3C7B40B26A3A42904442403B7B0B4134B1254268C6964069975E40A6F61440D80B30406B268540BC04B14050A709410DD329405B6EA3411D170840D1C31C407F7B4341CF80A8420232D0402E0DDD41652C4F42"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_float_power_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = stablehlo.power %arg0, %arg1 : tensor<1x1xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<1.8689991188221957> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<3.5033090121132826> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<8.943975398573203> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}
