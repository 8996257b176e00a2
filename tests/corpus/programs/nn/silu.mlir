module @nn_silu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @silu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x1440F03F8B3F5E3F05BF1440FF3FCC3FA0BEEABF1940A8BFB83E77BF8A3F893EED3FE3BF6C3FAFBF6B3F7F3EAA3F1340"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0640CF3F503F1C3F46BE0640DF3FAA3F07BE82BE0C408EBE583E88BE4E3F1B3ECD3F83BE293F8EBE283F0F3E863F0540"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @silu(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %1 = stablehlo.exponential %0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x6xbf16>
    return %6 : tensor<4x6xbf16>
  }
}

// -----

module @nn_silu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @silu(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xD941C84087C16930E53A113B96AA7AC1703C33B578B3E63C65BF1D2CB6C1FE3ED2406EC0B136B840C8C0C2C17534E5BF"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x8D4161403FB1B72CD93800396AA652B1AC3A5DB09BAE933B06B43F28F9B0F53D6C40FAB2093450406AB2E6B01331B5B3"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @silu(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf16>
    %1 = stablehlo.exponential %0 : tensor<4x6xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x6xf16>
    return %6 : tensor<4x6xf16>
  }
}

// -----

module @nn_silu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @silu(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x70730EC0C05131C0CAD7E23F5953683F4C53144094DE703FC1BC0BBF048A244051C1C7BF969B37C0047B753FC83C0D40A62A7BBF0BE0F23F426A3FBF09283B4074BC503F40A421C0471FF2BE5C4122403462BBBEE44B8F3FD1B119409B641B40"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x98205EBEFB3227BED6E3C13FC187253F24060740B3402D3FCB094DBEF3D9184011AE8ABE02CC1DBE6B75313F8378FE3F96F888BE8934D33F800576BE3A9E314006B5103FD3963FBEA4EA39BE82571640BC7819BEBA0F583FC0ED0C40F1CB0E40"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @silu(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %1 = stablehlo.exponential %0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x6xf32>
    return %6 : tensor<4x6xf32>
  }
}

// -----

module @nn_silu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @silu(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xFE86A7A6E0BAFEBF2482CC2F263305C0D676BB55694906407600101DCA6803C0A8426F17456106404020D4C3969CBFBF88A780ADCBCA05C00CF2D7C73226FB3FE65CA2F3D1CBF6BFF869562AB90FF43F28E850F22B45004087FBD54D7EF3FDBF685B51C4E88704402CF23ABDC36FE03F88D0EA77253305C064C9D9B66A1CFE3FFF6409AA636FF2BFAC973617006AF83F92344F6677FF07C0CCC27B66551BF53F910BFFD937F201C000BA2ACB8C049CBF7CD5FD4A8433ED3F4875B9F535480540"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x284D7FD6966ACFBF1C177E7D3F62C6BF5CC33147F6FD04409EE2EAFF5E37C9BF35BC255D11180540F072E9E692A9ADBF1A427DA1D877C5BF014D48E6BFF1F63F65985AADA4AED1BF2E5C99E5CF36EF3FA666135081C6FC3FF765ABC2A2F1CFBFAD96E7B2FA100340AA6A66D34291D43F9FA3E29B4062C6BFB468D2669F21FA3F1FC3E78E48B4D1BFA969322CC40DF43F34115ABFE736C2BF252526F777A7F03F037C7D4DAF8BCBBF366B2D806EA28BBF158D3610EDD5E43F488CC8521EE40340"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @silu(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %1 = stablehlo.exponential %0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf64>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x6xf64>
    return %6 : tensor<4x6xf64>
  }
}

// -----

module @nn_silu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @silu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @silu_0(%0#1, %0#2, %arg0, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x56BEB9BF2340023E1BBF24C0F63CECBF113FB7BFF1BF43BFD5BFB4BF0340E5BF31401EC0A7BF3EBFF43F1E401F40BDBF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xCA3E04BD8D3F113F5B3ECDBD043FA6BD463FF0BCAABD1D3E82BDD8BC8C3F9CBD8C3FCEBDC0BB243E8B3F8D3F8D3F18BD"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @silu(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %1 = stablehlo.exponential %0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<4x6xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<4x6xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x6xbf16>
    return %9, %8, %5 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @silu_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x6xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x6xbf16>
    %3 = stablehlo.add %1, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_silu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @silu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @silu_0(%0#1, %0#2, %arg0, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xE3442EC0ADE61EC0F24730C0D347EBBF4C0C2F40ADA690BFF563863F302B5E3FAE730C40E1D9EA3F4956C5BF597583BFB4481A401BC921BE4CFBB33F2DEAC6BFC368373F190220C00ACC82BF1C0EE4BD50A05D3F55DF254003BC063F57640340"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x2B4BC4BDFED8CBBD82CDC2BD97B0A4BDA53B8C3F41D2113DF83F713FCE91623F29818C3F53428A3FD7E542BD3BA1833D58C78C3FA4B8D73E2242833F042A4ABD996C543F3F92CBBDF1BF863D4B8DE33E2C62623FB4958C3FB561403F75EE8B3F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @silu(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %1 = stablehlo.exponential %0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x6xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x6xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x6xf32>
    return %9, %8, %5 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @silu_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x6xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x6xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x6xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_silu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @silu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @silu_0(%0#1, %0#2, %arg0, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x805645E08190D9BF997AFCBBE902F4BF74569632F1FBF03F10AE0607F0C1F93FF2E311A925B602C000E0CD5FA72AD73F972CC058C168FABFF04591467CF3E7BF54D8AAD8F830E43F2E0901E1E26C01404060FF48EA4EF13FE44E8C12ABB30740208EDFF18F28B63F50A5E9F78EEADDBFE4E8DB9A68C1F63F88FD1C31F3C5F93FE423B9F0B75AFB3F28ED4E618D96EDBF708D4A88875FE73F80D60E413271F23FA0AE74518701E83FE2FCB8B07D7C014000BFBDDE982F92BF2867D51D8BFDFF3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xA084EECBB98CD33F5276541A8139793F441EB55D0F43EE3FAA03B71124E9F03F4ADDF9AEBF83B9BF97846A07E9AAE53F31C3F41173B9AFBFDDA35E459438C43F000B2783B576E93FE71002DF968EF13F1C5C11059371EE3FB22B03F2BC6DF13F1A9616CB1762E13FE23FB858BB91D13FBF3888CB1774F03F8EB5AB19A8E9F03F6AC8F2FEF518F13F3F035012EE92B83FBD5FAB8199B9EA3FF3F46BAE2F0CEF3FE5DC9CC327F7EA3F3F210072548FF13F50543B2E856EDF3F67D5ABABBA73F13F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @silu(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %1 = stablehlo.exponential %0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %7 = stablehlo.subtract %6, %5 : tensor<4x6xf64>
    %8 = stablehlo.multiply %5, %7 : tensor<4x6xf64>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x6xf64>
    return %9, %8, %5 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @silu_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x6xf64>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x6xf64>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x6xf64>
    %3 = stablehlo.add %1, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}
