module @lax_bessel_i1e_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = chlo.bessel_i1e %arg0 : tensor<1x1xbf16> -> tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<3.390625> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<0.189453125> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @lax_bessel_i1e_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf16>
    %want0 = call @expected() : () -> tensor<4x0x2xf16>
    %0 = chlo.bessel_i1e %arg0 : tensor<4x0x2xf16> -> tensor<4x0x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
  func.func private @expected() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
}

// -----

module @lax_bessel_i1e_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf32>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = chlo.bessel_i1e %arg0 : tensor<2x1x3x2xf32> -> tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[-8.732818, -6.5487056], [8.965946, 4.772172], [0.8729171, -1.031221]]], [[[1.6556021, -5.881658], [-1.6484655, 6.739898], [-8.394833, 8.226061]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[-0.12897, -0.14646648], [0.12744354, 0.16706127], [0.20024839, -0.209398]]], [[[0.21880922, -0.1533372], [-0.21884334, 0.14465415], [-0.13128164, 0.13248247]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @lax_bessel_i1e_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf64>
    %want0 = call @expected() : () -> tensor<17x3xf64>
    %0 = chlo.bessel_i1e %arg0 : tensor<17x3xf64> -> tensor<17x3xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<17x3xf64>, tensor<17x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0xEC8DC06D414907C008266770310300C0584643A8F0C91FC09873C8D31279024062C173B07F8811407CD31D564B2E1540247D6AF3134606C0A44882AD8CB622404039CB078FFDC6BFF7F7662EFF2021C0F0B0DC56945AF7BF10DC425EC752E3BFAA6AC654B82D22C01023F85C9160EBBF186AB9E100F2F23F30AC4144161511401A6F733F0A1E14C0D0180F791D7CF9BF08F1B27A2BF10C40A4221A29F62E064010CFD0BB399317C0C80D2599EC6D02C0E03DD389F31B17408C5ADC88B08D1140E26076BF73BB1BC0AFCA15A1F15D11C078C1B74D4F801D40BA5FD920FD2322404430183836151140DC995C14BF391E4011779BA3BA8120C06A5EDEC9DDEC114004E057097EC0144086C98A350B7F1FC0BC4BF8FF7BB61D40B41CF72670470DC0047295A6248C1E406811C01744B71B40D80BEB1EA0C12040400822ECA98AEABF58084764C5601840B0CF56585A86F2BF2035B6636F1B1E40B04DA4C5B606114002EDDE6703672140F67584D85AEF12C07486F6F8BAD914C03CE9D84014611E4016F5A43C45E708C05AEFF85140C812C0A4BDBDBF8C5C1F40"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
  func.func private @expected() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0xD358C3A4A16AC9BF02A64738358DCBBF4994280D9338C1BF0576921B74E6CA3F561B2A951D1BC63F64CA84B61481C43F74BBB499E9BBC9BF77CE9F090A00C03F98448C23CB49B3BF0A67E64C54A7C0BF49D7F661D604CCBF4357CB111E1BC6BF70A721C34C36C0BF040AF1F80B78C9BF59A71370FF7FCB3F3AA89C8DB253C63FB944A9A25EF0C4BF29C06C6A6709CCBF8DC5A16D77B7C73F32D464D02BC3C93FF786E229319CC3BF463588C2AFE9CABF93B6C2708CC6C33F3119716F9A18C63F8AD3B599204AC2BF872FA821D12FC6BF573A3DCEEACCC13F3A4990733D3AC03F2C00FEB1A253C63FF29A6BBC619CC13FAD4AE9BEBEEEC0BFB247567507EBC53FB9A4881B34ADC43FCE0EF53AC34AC1BF083697B194BEC13F30603A710F9FC7BFA2873C234B87C13FCB6327E6544BC23F7935A2ABACD1C03F79A827A6B235C9BFC8F6DAB77C55C33F2A50818CBB67CBBFB319CD6536A4C13F15BA7B7BD75AC63FCC7DD1610289C03F8897A968D673C5BFD2D313F3F8A2C4BF784856784792C13F3DE1044414EAC8BF8630FCBE7285C5BFC76D41A23653C13F"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
}
