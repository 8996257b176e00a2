module @numpy_sqrt_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi16>
    %want0 = call @expected() : () -> tensor<0xf32>
    %0 = stablehlo.convert %arg0 : (tensor<0xi16>) -> tensor<0xf32>
    %1 = stablehlo.sqrt %0 : tensor<0xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf32>, tensor<0xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi16> {
    %c0 = stablehlo.constant dense<> : tensor<0xi16>
    return %c0 : tensor<0xi16>
  }
  func.func private @expected() -> tensor<0xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0xf32>
    return %c0 : tensor<0xf32>
  }
}

// -----

module @numpy_sqrt_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = stablehlo.sqrt %arg0 : tensor<33xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0xA94B2A41454395490C4A6045E844B64A8B49294B1344EF4B283D2245694CE245A647B93D164A7148874A6B498446704CA64174423B4C534BDD46704CC448974C414C"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0xD4436D3EA03FAF42F542A3406E405443A94292430940F7438B3C88403344DA408841C93CFA42F6413A4395421B413744B93E2F3F1D44A8433D4137442D4249442044"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @numpy_sqrt_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = stablehlo.sqrt %arg0 : tensor<1x1xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<5.9852223> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<2.4464715> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @numpy_sqrt_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = stablehlo.sqrt %arg0 : tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
  func.func private @expected() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
}

// -----

module @numpy_sqrt_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<0xcomplex<f32>>
    %0 = stablehlo.sqrt %arg0 : tensor<0xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
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

// -----

module @numpy_sqrt_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f64>>
    %0 = stablehlo.sqrt %arg0 : tensor<33xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x3C19CF228425FEBFC66A3EB9E5A8FF3FA0712CE182EBF4BFA00FBDF5C3CFBFBF00341ECDE2D3923F8C515DA404D8EB3F4082D8D2E45DBC3FACD14CA86344F7BFAC1EC0D955F1E13F94E88DEA4BF3FB3F8C9EA2B3C491ECBF80D30625E15591BFC875DAE91A73D53FA20E543BB942F93F9028A83D4024CDBFBC758C15C5ACE43F62280EFA7F27FD3F8082DE31A7B9A0BF3A17BFBB5F2DF4BFCA18ACD53219F1BFE250360D0096F5BF18EE8991F086DFBF08B39A763928F9BFF026636405E1D7BF304718D36E3ED23FAEC95422E424F03F5EB5DC33F94AF33F50DC55F23863EE3FF48113BF4D62F0BF4C088D8864D3EF3F005DF96ED2E1983F6E0E8FF9AE0FF03F8AB3CE1BFBA7FABFFCFB2DE0010DF6BF28EA71E98A18F2BF1071B05EFC72C7BF8093DAE22B35B5BFC0C7C4871494C83F1C2BC2DC1C68E93F3851BB7F1E37D63FA4E6B86F0EBAEA3F840046C57CB5F7BFDC6D53900F6AF93F94B5D7E57663ED3FC09F4B9B0845BABF6CDE161E2B05E83F820330F7445CF1BF9051C6C0B6A4D33F86B976639CB0F13F72D5D55DEFB7FCBFD854D23DD9C1FEBFA6F05DBDF75FFCBF0E38378D552CFB3F20C4D1892637DE3FD04E674E0996F23F242B5A4F382FF6BF40E96F69D4CCADBFDAA5AC55DF16F0BF007053C9BBB6973FE63AA0B8B016F93FD43DFFD58850FDBF285274B9748BE03F101FE47EEE3FE0BFBA0FC4B03B09F83F609B4E5111F8CEBF94BA967B51F7E5BF"> : tensor<33xcomplex<f64>>
    return %c0 : tensor<33xcomplex<f64>>
  }
  func.func private @expected() -> tensor<33xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x8BBE2365ADD6E43F095A6334FE4EF83F9C0DD44309CAAB3F16BC0B54E150F2BFB62328D0C054E53FB3B08FE194E2E43FC18062B95358EC3F5C0AAED27044EABFD0C4D8ACA182F13FD3718919258AE93F7D790EB29058823F96251358C93CEEBFEE1F94542197EF3FD6303EAC9496E93FE4497FABEA9ADE3FCBE11819FE9DE53F40F275034899F53F59F84D2E8EC788BF768B59D69354DC3FCAA657BE2C50F3BF250C1D4016B7CA3F28DAC4F7C4E1F2BF63CCD0B59FE9C23F5A3B14319933F4BFA1A999E04F21EA3F32DC71EC4DC5E33FE1A04A74CEBAF23F7C09B2CA75F5D93F26ED0FC900BFDC3F0158E2BED0B6F13FB871005F5CF2E63FF53532A3E265E63F77CBBF5B70E0DF3F4387C3FDD622F6BF61F089A85AFAB53F178D50563012F1BFF6B5B688FE14D03F2CE14187FE73D83F0664F4DD5828ED3FA8AB2E658561C83F871A7C287F04F23F48823719D70DE5BF0AEE7A3CB4EEF43F2697BA2BAA76D63FAB4BD30C1350E23F7968BE2691FCE43F2C3899B7FCACC23F6A54D7EE3BD4F03FA3F104EF2A48F43F6B158D62CCA7E6BF0319D70577D6E23FF504DCD9B519F8BFAA93F248430CF53FDEE40E1509F8C63FF7029572CA7FF33F651FE66C1134E2BFF65FFCDB290BE63FA76D473F3C5BE7BFEE7711785B8BEC3F8BA4D8C83B20EC3F39FACF43F635C83F9143A66D1BDEF53FE7CCE31A2A7EE73FEDD073C6B65EF03FF35BA0B88B8BDF3F77062DF06848E6BF"> : tensor<33xcomplex<f64>>
    return %c0 : tensor<33xcomplex<f64>>
  }
}
