module @numpy_logaddexp_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xf16>, tensor<4x0x2xf16>)
    %want0 = call @expected() : () -> tensor<4x0x2xf16>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<4x0x2xf16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<4x0x2xf16>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> tensor<4x0x2xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<4x0x2xf16>
    %4 = stablehlo.abs %1 : tensor<4x0x2xf16>
    %5 = stablehlo.negate %4 : tensor<4x0x2xf16>
    %6 = stablehlo.exponential %5 : tensor<4x0x2xf16>
    %7 = stablehlo.log_plus_one %6 : tensor<4x0x2xf16>
    %8 = stablehlo.add %0, %7 : tensor<4x0x2xf16>
    %9 = stablehlo.select %2, %3, %8 : tensor<4x0x2xi1>, tensor<4x0x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xf16>, tensor<4x0x2xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0, %c1 : tensor<4x0x2xf16>, tensor<4x0x2xf16>
  }
  func.func private @expected() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
}

// -----

module @numpy_logaddexp_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<2x1x3x2xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<2x1x3x2xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> tensor<2x1x3x2xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<2x1x3x2xf32>
    %4 = stablehlo.abs %1 : tensor<2x1x3x2xf32>
    %5 = stablehlo.negate %4 : tensor<2x1x3x2xf32>
    %6 = stablehlo.exponential %5 : tensor<2x1x3x2xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<2x1x3x2xf32>
    %8 = stablehlo.add %0, %7 : tensor<2x1x3x2xf32>
    %9 = stablehlo.select %2, %3, %8 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) {
    %c0 = stablehlo.constant dense<[[[[-0.76203734, -4.1093006], [3.862042, 3.8063009], [2.648656, -2.4742916]]], [[[-2.4177916, 4.0200367], [3.892222, 1.1257007], [-1.7842535, -0.33502263]]]]> : tensor<2x1x3x2xf32>
    %c1 = stablehlo.constant dense<[[[[3.9738054, -2.1581166], [-2.1881917, -4.305402], [-1.5807133, -2.3236487]]], [[[-0.7700432, -4.1779065], [-0.9434255, 4.4728284], [-4.2695904, -0.40460292]]]]> : tensor<2x1x3x2xf32>
    return %c0, %c1 : tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[3.9825423, -2.0252428], [3.8643966, 3.8066008], [2.6631124, -1.7029889]]], [[[-0.5940057, 4.020312], [3.9001322, 4.5074086], [-1.7042439, 0.3239395]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @numpy_logaddexp_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf64>, tensor<17x3xf64>)
    %want0 = call @expected() : () -> tensor<17x3xf64>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<17x3xf64>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<17x3xf64>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<17x3xf64>, tensor<17x3xf64>) -> tensor<17x3xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<17x3xf64>
    %4 = stablehlo.abs %1 : tensor<17x3xf64>
    %5 = stablehlo.negate %4 : tensor<17x3xf64>
    %6 = stablehlo.exponential %5 : tensor<17x3xf64>
    %7 = stablehlo.log_plus_one %6 : tensor<17x3xf64>
    %8 = stablehlo.add %0, %7 : tensor<17x3xf64>
    %9 = stablehlo.select %2, %3, %8 : tensor<17x3xi1>, tensor<17x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<17x3xf64>, tensor<17x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf64>, tensor<17x3xf64>) {
    %c0 = stablehlo.constant dense<"0x94CAED1A2BE80F4028D9F5152040034076DF61B67F450040D4D5FED68BEFF4BFE8285A250414FABF408C0018185110C07F4E08F5CC2412C04053629D814FDABF1D34F76601820DC0D0D3D4B21C6ED1BF905F52FBDDAE024018CEFEE48CB5FABFD2742055AAA50DC0523A13B98E2A114030C0FC7B616EEB3F5C487A972753FFBFA5B1B4705D9E0EC0961B6315603206C0DCC5DB32BCE8F3BF808926BCA6D0C53FB02E6697965A0C40C8ED7BC4544D0F402A3916ECD5C0004048B23F5C34B9E9BF5872018923F9024050ADA6FA6142F7BFF47C767EE48F09C0107274C17D35D2BF58EF5902EFEAFC3F8C27997EFD60F83F20050BC04789CEBF003043BEEC05C6BF9623F78C11C011C078293443F8170F4010C636C44753EE3FB4408FBAF6B21340EE220F7BB5010EC000D1C9D7676DD83FE6A21B81D22303C0449F7B014CA5F13F5057A00B228F03401CB2DA5DB33E12407ED5D7E2012C12408043EB759F31C8BFE8CF9EE2489512C0EC9894E34EBEF2BFFC75207C2E12FB3FF329A802683B02C07A95A1408394FEBF68FAE9B641BD0D400409E36D58520CC0"> : tensor<17x3xf64>
    %c1 = stablehlo.constant dense<"0x5E5D08895F10F6BF4670ACDD70D90FC0F016D0F3496DEF3F7CEBFFF4FBB30340D635D25BCDB703C020C272C47E90DB3F8A348B0FEFFBFABFA2DCF84CAB481340308F8E2C5147FE3FC03CE4692395F93FB0B678DA09F100C0E1DC4A3D2DE000C058A9400CEF280740CE22D8A17A761040C86BF2EEE975114060FDE8F27CB0F6BF8A1336BB2F5FFEBFB8A80722DC1DE23F2EB383902CFC01C0C0D6FD143DFF0CC04A9B3D0484D409C0D85E4CDFBE9F124020E5E79485A9D6BFA12EAA5C98EB0DC0C4B87A8F047605C06AC378E933BE06403A74821BA6FE08C08845F21F9FB9E23F80AFDE1AC019EEBF0E8EEC728BD40040785AB4F0E3B8FEBF8E4CFA66A53300C0C23B3B4DA165F3BFC0D37C96A92EC03FCBB1DFB8AF7E06C038266F28D5C00F400925B28EA6E211C0505200C6630D1040809A5F7E016CC0BF469EAD2AD2100340CE7C77E0F1A701C09822C58D95680B40A8D347CA87AD04C06C46995796760F4088116703BCFEF73F78385AAF994BF23FE2E2F4E5AEAD044074D71C06F1C70CC0F9D580034A130DC0E0032C51FEFC024020E2B4129E26EC3F"> : tensor<17x3xf64>
    return %c0, %c1 : tensor<17x3xf64>, tensor<17x3xf64>
  }
  func.func private @expected() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0x985ED6F7B3F10F40A65C7F7391430340E80E8F510AAB02404F6FC08D98E20340CC56AECFB94FF4BF7D7A65EFBA43DC3FE354D8A77915FABF9AC93B11204E13406FD0520BBA56FE3F316791D793DFFB3F0FC0A5D492C6024069696D226DC1F2BFDBD69129B72B0740C22CCC21419A13406FAB452824941140DC3B3C9FA6AEEEBF4B7818AE9033FCBF3D09B615ED3AE33FAEF3CDE89DD3EDBFE0773B622BA9C83F7C44242BEE5C0C4072A3E16D202E1440482202C8A26A01401EF0DDF79C11E8BF765220E72A0603404917EFF6E5D906409247FEFF6ABA03C0269FD1EFF0ECED3FE5C52EDA3EE9FD3F6D795F780D630440FC99D4A68E62B1BFB0B18F2890159BBF6F8F30E2FBC5F2BFD1D6315C18470F4031B2DC33EC0FEF3F59DEB4E12A00154038C9E17CD2D50AC0D17B32CF26281040C440F23E0B249EBF1AFE489D160705400AE2E1DE95A20340158E5EA30E5C1340AE5EEF2FD42C1240252029A686970F4032203BDE8007F83FF573077C6CCDF33F78C60071996C07400880CCBCED5500C03A8F7297C5F3FBBF47D7D0EBEC970F4095A8EBFC9E88EC3F"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
}
