module @lax_dynamic_update_slice_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xi1>, tensor<2x3xi1>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xi1>, tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<2x3xi1>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x000100010100010100000001010000000101000001000101010100010101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
    %c2 = stablehlo.constant dense<3> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xi1>, tensor<2x3xi1>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000100010100010100000001010000000101000001000101010100010101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @lax_dynamic_update_slice_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xi8>, tensor<2x3xi8>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xi8>, tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<2x3xi8>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x030800F8FC0501FD060506000902080709F8FBF7FD08F9FCFDF809FE09FF"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[[0, 0, -2], [0, 2, 1]]> : tensor<2x3xi8>
    %c2 = stablehlo.constant dense<-1> : tensor<i32>
    %c3 = stablehlo.constant dense<1> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xi8>, tensor<2x3xi8>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030800F8FC0501FD060506000902080709F8FB0000FEF9FCFD00020109FF"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @lax_dynamic_update_slice_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xui32>, tensor<2x3xui32>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xui32>, tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<2x3xui32>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x020000000300000007000000070000000400000001000000010000000400000008000000040000000100000002000000020000000800000001000000090000000800000000000000020000000900000004000000020000000300000004000000030000000900000009000000000000000700000008000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[[1, 2, 0], [3, 2, 3]]> : tensor<2x3xui32>
    %c2 = stablehlo.constant dense<2> : tensor<i32>
    %c3 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xui32>, tensor<2x3xui32>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000300000007000000070000000400000001000000010000000400000008000000040000000100000002000000020000000800000001000000010000000200000000000000020000000900000004000000030000000200000003000000030000000900000009000000000000000700000008000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @lax_dynamic_update_slice_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x9E40F73F0641B340C4C0F5C04B40F540B640FBC0FC404A3F0C412FC0E5C0C5C0FAC071402F3FD040983EB3407D407E4092BDF140AB4090C018BFA9C0"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[[-0.39453125, 2.453125, -1.609375], [0.8515625, 0.34375, -0.625]]> : tensor<2x3xbf16>
    %c2 = stablehlo.constant dense<4> : tensor<i32>
    %c3 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x9E40F73F0641B340C4C0F5C04B40F540B640FBC0FC404A3F0C412FC0E5C0C5C0FAC071402F3FD040983ECABE1D40CEBF92BDF140AB405A3FB03E20BF"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @lax_dynamic_update_slice_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0xA2FB604017C5BBC086A30F41987EA240F6CD5DC0F73760C0689E64BF2363FAC02F34A1409821DEC0E4038740C62F70C0B2DA9640AA1BEBBF1A99A1C0351201C1FB73F83F528B0EC1CC4804415D9E9E4008B8C73FEA3C0F413F8885C0EB7888402E86E73FB58E934079648F3F9B219D4019CE59C0E22141C0"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[[-2.4763837, 1.0877724, 1.4693644], [-2.5383768, 2.186521, -0.25602493]]> : tensor<2x3xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %c3 = stablehlo.constant dense<-2> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xA2FB604017C5BBC086A30F41127D1EC0203C8B3F2214BC3F689E64BF2363FAC02F34A140C47422C0F6EF0B40B31583BEB2DA9640AA1BEBBF1A99A1C0351201C1FB73F83F528B0EC1CC4804415D9E9E4008B8C73FEA3C0F413F8885C0EB7888402E86E73FB58E934079648F3F9B219D4019CE59C0E22141C0"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @lax_dynamic_update_slice_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x50B412CABD1EE7BF188B061BA82904C000B38BD58247B0BF00C8FD9570727DBFC0FA9C9F20D706408351228163221FC078A3E2BECBA5F2BF402CDC53141A00C02903C631205F19C03E5613CCFC4A20C0CC7F608666FD1F40205C85DB6793EBBFCEF6B204DEA51FC0B41D8DAB7C9D1E40BC3B2B3111B4F7BFFC114518B2AD0540D0E2E102D42AF43FD03F7E5A5D9C12C03A79F8B569E51DC00494F9E222521EC0A083B5CD82B400C07DD6AF02703010C068F9E1C9F3DE08400EA312FEF88508C0C08CBD162C2F074020021CD1B528FBBFD4DC2C3FA858214020FDA3F1CA30FEBFA83D1218B620FBBF88DA3F051F5DF43F"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[[0.31307277757664664, 0.12157294168748756, -1.4771951106002081], [-0.5250572904163366, 1.432332198766801, -0.5850778180218752]]> : tensor<2x3xf64>
    %c2 = stablehlo.constant dense<2> : tensor<i32>
    %c3 = stablehlo.constant dense<0> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x50B412CABD1EE7BF188B061BA82904C000B38BD58247B0BF00C8FD9570727DBFC0FA9C9F20D706408351228163221FC078A3E2BECBA5F2BF402CDC53141A00C02903C631205F19C03E5613CCFC4A20C0CC7F608666FD1F40205C85DB6793EBBFC0693D676209D43F8053A080671FBF3F886C1D5797A2F7BFFC114518B2AD0540D0E2E102D42AF43FD03F7E5A5D9C12C050AA5BF244CDE0BF0061EB2AD5EAF63F989BC01DF5B8E2BF7DD6AF02703010C068F9E1C9F3DE08400EA312FEF88508C0C08CBD162C2F074020021CD1B528FBBFD4DC2C3FA858214020FDA3F1CA30FEBFA83D1218B620FBBF88DA3F051F5DF43F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @lax_dynamic_update_slice_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg3 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5 : (tensor<5x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0xC5321F3D2017E8405AEEF3409D61FB3FE4428940FDF00BC1A12B65403C361A4037CE00414062A4C07C20AF4074AE3740563EB4C0794AC1C0EED7044101BDBBC028236840935FF5C08600CCC09D2280BFB93F773FBAA3A7409877ABBF80625CC0F22EB3402C0DBFBE046F713F575AA940371224C072B09B3C2531C6C0D66308C1143E2D408A53B640FB773EC003799A40ADE9403F0E6F8B4017636DC04A7AA4C0F77DED40CA14B040B4530D4137E57B40473B8140F940C240BCDBA740A0C2BA3E591A903FF19E6240F2A37CC036AEF84011F2B0C00EAF0FC070FB71C0E615B240C8710DC08D321E3FBECB4A3E32907EC0"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-0.15430832,-1.4571906), (2.7151647,-1.5487432), (-2.4279807,-0.36665288)], [(-1.110326,1.57855), (1.5780019,-0.2928044), (-0.45743036,-1.3768126)]]> : tensor<2x3xcomplex<f32>>
    %c2 = stablehlo.constant dense<4> : tensor<i32>
    %c3 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1, %c2, %c3 : tensor<5x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xC5321F3D2017E8405AEEF3409D61FB3FE4428940FDF00BC1A12B65403C361A4037CE00414062A4C07C20AF4074AE3740563EB4C0794AC1C0EED7044101BDBBC028236840935FF5C08600CCC09D2280BFB93F773FBAA3A7409877ABBF80625CC0F22EB3402C0DBFBE046F713F575AA940371224C072B09B3C2531C6C0D66308C1143E2D408A53B640FB773EC003799A40ADE9403F0E6F8B4017636DC04A7AA4C0F77DED40CA14B04000031EBE3985BABF42C52D40383DC6BF09641BC0EDB9BBBE591A903FF19E6240F2A37CC036AEF84011F2B0C00EAF0FC02A1F8EBFED0DCA3FF7FBC93F75EA95BE5034EABE653BB0BF"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}
