module @numpy_swapaxes_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi32>
    %want0 = call @expected() : () -> tensor<4x3x2xi32>
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xi32>) -> tensor<4x3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi32> {
    %c0 = stablehlo.constant dense<"0x030000000000000003000000FEFFFFFF0000000003000000FDFFFFFF0200000001000000FEFFFFFF020000000200000000000000FDFFFFFF02000000FDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF010000000300000000000000FEFFFFFF01000000"> : tensor<2x3x4xi32>
    return %c0 : tensor<2x3x4xi32>
  }
  func.func private @expected() -> tensor<4x3x2xi32> {
    %c0 = stablehlo.constant dense<"0x030000000000000000000000FDFFFFFF010000000300000000000000FDFFFFFF03000000FDFFFFFFFEFFFFFF000000000300000002000000FDFFFFFFFDFFFFFF02000000FEFFFFFFFEFFFFFFFDFFFFFF02000000010000000200000001000000"> : tensor<4x3x2xi32>
    return %c0 : tensor<4x3x2xi32>
  }
}

// -----

module @numpy_swapaxes_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<4x3x2xbf16>
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xbf16>) -> tensor<4x3x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3x2xbf16>, tensor<4x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x8C3FB0BF8B3E264022C0C2BF8A3F4FBF01C06A3E653F06C04F3F32C0FA3E2D400E4011C0BB3E163F583F37C0E83F1E40"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<4x3x2xbf16> {
    %c0 = stablehlo.constant dense<"0x8C3F4F3F22C00E4001C0583FB0BF32C0C2BF11C06A3E37C08B3EFA3E8A3FBB3E653FE83F26402D404FBF163F06C01E40"> : tensor<4x3x2xbf16>
    return %c0 : tensor<4x3x2xbf16>
  }
}

// -----

module @numpy_swapaxes_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<4x3x2xf32>
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x5FA9A83F19ED32C09F1786BF5C69833F9E6EE33E501DF03E50111140F0AC48BF10B32D403D019FBE6326B5BFDF3B0B40A8A4A23F19DB3EBF66CF1EC04E7B85BF71183EC039C2C13E57B80D404091DD3F975452BEA509A1BFE87B21BF6DA0E73F"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<4x3x2xf32> {
    %c0 = stablehlo.constant dense<"0x5FA9A83FA8A4A23F9E6EE33E71183EC010B32D40975452BE19ED32C019DB3EBF501DF03E39C2C13E3D019FBEA509A1BF9F1786BF66CF1EC05011114057B80D406326B5BFE87B21BF5C69833F4E7B85BFF0AC48BF4091DD3FDF3B0B406DA0E73F"> : tensor<4x3x2xf32>
    return %c0 : tensor<4x3x2xf32>
  }
}

// -----

module @numpy_swapaxes_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<4x3x2xf64>
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xf64>) -> tensor<4x3x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3x2xf64>, tensor<4x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xE8C30A059A27024060ADD6579494E03FA8B2C2178E1AE1BF5090453A8E2EEBBF371987CC70BE04C0C8CFABE7827A02C094A5DE612991E63F80810C9F578CDABF885CA957DA1E074077D4079FDD1B01C031EAA8AF957EF4BFD040D26A9DF9E8BF9011394196B5C93F78F6B0EECDB3F03FC0472947BCAECABF3278E1D3EF6703C056C7A01B3055F3BFE08237C9715CFF3FD8B94EE1426AFE3F7C53C147822B00C03E46389585CC05C0F8EF8E254D49E73FB255EB38E1AE07C0083B8C80DBA0EFBF"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<4x3x2xf64> {
    %c0 = stablehlo.constant dense<"0xE8C30A059A2702409011394196B5C93F371987CC70BE04C056C7A01B3055F3BF885CA957DA1E07403E46389585CC05C060ADD6579494E03F78F6B0EECDB3F03FC8CFABE7827A02C0E08237C9715CFF3F77D4079FDD1B01C0F8EF8E254D49E73FA8B2C2178E1AE1BFC0472947BCAECABF94A5DE612991E63FD8B94EE1426AFE3F31EAA8AF957EF4BFB255EB38E1AE07C05090453A8E2EEBBF3278E1D3EF6703C080810C9F578CDABF7C53C147822B00C0D040D26A9DF9E8BF083B8C80DBA0EFBF"> : tensor<4x3x2xf64>
    return %c0 : tensor<4x3x2xf64>
  }
}
