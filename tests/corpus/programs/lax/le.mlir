module @lax_le_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<2x3x4xi1>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<2x3x4xi1>) {
    %c0 = stablehlo.constant dense<"0x010101000000010101000000000101010101000100010000"> : tensor<2x3x4xi1>
    %c1 = stablehlo.constant dense<"0x000001010101000001000100000100000000010101000000"> : tensor<2x3x4xi1>
    return %c0, %c1 : tensor<2x3x4xi1>, tensor<2x3x4xi1>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000001010101000001010101010100000000010101000101"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_le_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi8>, tensor<0xi8>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<0xi8>, tensor<0xi8>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi8>, tensor<0xi8>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi8>
    %c1 = stablehlo.constant dense<> : tensor<0xi8>
    return %c0, %c1 : tensor<0xi8>, tensor<0xi8>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_le_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi16>, tensor<33xi16>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<33xi16>, tensor<33xi16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi16>, tensor<33xi16>) {
    %c0 = stablehlo.constant dense<"0x020000000100FFFFFFFFFEFFFFFFFEFFFEFF0200010000000100FFFF020000000100FEFFFFFF0100FFFF0200020001000000FEFF0100000000000200FEFF01000100"> : tensor<33xi16>
    %c1 = stablehlo.constant dense<"0x00000000FFFF000000000100FEFF02000100000001000100020002000000000001000100FEFFFFFFFEFF00000200FEFF0200000001000000010001000100FEFF0000"> : tensor<33xi16>
    return %c0, %c1 : tensor<33xi16>, tensor<33xi16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000100010101000101000101010100010101000000000100010101010100010000"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_le_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi32>, tensor<1x1xi32>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi32>, tensor<1x1xi32>) {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xi32>
    %c1 = stablehlo.constant dense<2> : tensor<1x1xi32>
    return %c0, %c1 : tensor<1x1xi32>, tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_le_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi64>, tensor<4x0x2xi64>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<4x0x2xi64>, tensor<4x0x2xi64>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi64>, tensor<4x0x2xi64>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi64>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi64>
    return %c0, %c1 : tensor<4x0x2xi64>, tensor<4x0x2xi64>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @lax_le_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>) {
    %c0 = stablehlo.constant dense<[[[[0, 0], [0, 1], [0, 0]]], [[[2, 0], [0, 0], [0, 1]]]]> : tensor<2x1x3x2xui8>
    %c1 = stablehlo.constant dense<[[[[2, 2], [0, 2], [0, 0]]], [[[2, 1], [0, 1], [1, 2]]]]> : tensor<2x1x3x2xui8>
    return %c0, %c1 : tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_le_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui16>, tensor<17x3xui16>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<17x3xui16>, tensor<17x3xui16>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui16>, tensor<17x3xui16>) {
    %c0 = stablehlo.constant dense<"0x020001000100010001000000000000000100020000000100020002000000010001000100010002000000000001000100010002000200000002000100020000000100020001000100000000000100000001000200020002000000000000000200000001000100"> : tensor<17x3xui16>
    %c1 = stablehlo.constant dense<"0x020000000200000000000000020000000100010000000000010001000200020001000100000000000200000000000200020001000100010002000100000001000200020001000100020000000200010000000000010001000000000000000000000000000100"> : tensor<17x3xui16>
    return %c0, %c1 : tensor<17x3xui16>, tensor<17x3xui16>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010001000001010101000100000001010101000001010001010000010101000101010101010101010000000001010100010001"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_le_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %c0 = stablehlo.constant dense<[[2, 0, 1, 0, 1], [2, 2, 1, 2, 0], [1, 2, 1, 1, 0]]> : tensor<3x5xui32>
    %c1 = stablehlo.constant dense<[[1, 2, 1, 2, 1], [2, 0, 2, 1, 0], [1, 0, 2, 0, 0]]> : tensor<3x5xui32>
    return %c0, %c1 : tensor<3x5xui32>, tensor<3x5xui32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, true, true, true, true], [true, false, true, false, true], [true, false, true, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_le_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui64>, tensor<ui64>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui64>, tensor<ui64>) {
    %c0 = stablehlo.constant dense<0> : tensor<ui64>
    %c1 = stablehlo.constant dense<1> : tensor<ui64>
    return %c0, %c1 : tensor<ui64>, tensor<ui64>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_le_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xbf16>, tensor<7xbf16>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xbf16>, tensor<7xbf16>) {
    %c0 = stablehlo.constant dense<[1.6328125, -1.875, 1.2890625, -1.3671875, -1.984375, 1.09375, -1.5]> : tensor<7xbf16>
    %c1 = stablehlo.constant dense<[0.228515625, 0.5859375, -0.427734375, 1.5859375, 1.2421875, 0.083984375, 1.90625]> : tensor<7xbf16>
    return %c0, %c1 : tensor<7xbf16>, tensor<7xbf16>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, true, true, false, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_le_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>) {
    %c0 = stablehlo.constant dense<"0x31BA1D30E03C0B3E84B9A9B52CBC613147BA0A3A1CB354BF6CBFA7BBCEBD0CB8B4BC4DBB0ABC233CF3BE3B2763BA02BC"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<"0x813674BB433F7C3D523DBD3D263EB9B406B800BECB3714BA43BE0E3B9E3EF4B57BB99D3D233CD93E7ABF4DBEE1BEAF3C"> : tensor<2x3x4xf16>
    return %c0, %c1 : tensor<2x3x4xf16>, tensor<2x3x4xf16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010001000101010001000101010101010101010100000001"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_le_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[1.6215382, -0.06841575, -0.093967326, 0.03426662, 1.9147241], [0.95270705, -1.7567191, -1.8169112, 0.8499869, -0.4188504], [-0.2975412, 1.8444904, 1.365438, 1.5354887, -1.3114899]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[-0.94172734, -1.1565964, -1.4801321, -1.5164454, 0.06190812], [1.9159795, -0.88715994, -1.3430462, 0.47810543, -0.79189014], [1.814407, -1.951592, 0.68566656, 1.9265286, 0.71252084]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false, false], [true, true, true, false, false], [true, false, false, true, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_le_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf64>, tensor<33xf64>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf64>, tensor<33xf64>) {
    %c0 = stablehlo.constant dense<"0x4A5228B62B11F8BF10C07DB2400FE33F0466605BA5DCEC3FD2BFADA601A2FABF0051BB4AD0488DBFC007C3399FE8EE3F800E41469EB9AFBF1871A96C7550D63FB0FFF0663024CE3FF022A874C4BDF33FF01846ED7C1DFB3F409AE2AAD130C53F804AA88862F3FCBFB62BB620A375FD3FE031281A94A5E93F784CE63A63E7DDBF20B16D65D383ECBF1C990AAC4146F7BFAA5CBAB1519EF8BFE086BC04C5B4B7BFFE93DB730716F5BF0CBB1F7C96C1EFBF7A6A0DF83280F63F54FDC8D6BC85EBBFF0C14598E6BCDBBFCCAE50DA1ADDF3BF62637F261790FD3F7833F42C7CCEF7BF506B090EB6DFE23F5E4105507D17FE3F0C06DBDFB3DCE7BF84E173BC6B2CF1BF88075D7CCD7EED3F"> : tensor<33xf64>
    %c1 = stablehlo.constant dense<"0xEC6BD93E3CFEF93FA0D324C3A557EB3F2C9A09535D3FFEBF385ECCC7CD35FEBF341FE14A9266EABF6E5EBE07B48EF9BF007CEF8BDF33B83FA60869F5DF09F9BF208EB3C05191E63F60EBB835925BE53F1C3F28D357C6F4BF083635ADFE9FE33FA0D03BF43950D4BF0ECF9219F57DF2BFEA1737B324FFFF3F90C694417B1FEBBFC2D301DCF07CF93F34F04DA987D3EE3F00D956186269F7BF380E7715946CF93FE6CBAB557345F73F703D4442FE1FCF3FA075A056F018D9BFB6BB8F098EEBF03FDC98F4399166FB3F2443F5FD8E9CED3FAE7D7163A22BFBBF203B183118C1F7BF4EBBFC153D8CF7BFB0D87F35D698CABF3CC7F21AF912FABFD60BA1969236F13F64561101DBCCFB3F"> : tensor<33xf64>
    return %c0, %c1 : tensor<33xf64>, tensor<33xf64>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010100000000010001000001010001000101010101010001010100010000000101"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_le_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<121xbf16>, tensor<121xbf16>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010100010001000100000101010001000100010000000001000000010001000001010101010101000100000000010001000100010000010101000101010001000000000000000001000100000101010101010101010000000000000000000001000001010101010101010101000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_le_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<121xf32>, tensor<121xf32>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010100010001000100000101010001000100010000000001000000010001000001010101010101000100000000010001000100010000010101000101010001000000000000000001000100000101010101010101010000000000000000000001000001010101010101010101000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_le_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<121xf64>, tensor<121xf64>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010100010001000100000101010001000100010000000001000000010001000001010101010101000100000000010001000100010000010101000101010001000000000000000001000100000101010101010101010000000000000000000001000001010101010101010101000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}
