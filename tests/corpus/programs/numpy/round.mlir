module @numpy_round_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi32>
    %want0 = call @expected() : () -> tensor<1x1xi32>
    %0 = call @round(%arg0) : (tensor<1x1xi32>) -> tensor<1x1xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<-7> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<-7> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
  func.func private @round(%arg0: tensor<1x1xi32>) -> tensor<1x1xi32> {
    return %arg0 : tensor<1x1xi32>
  }
}

// -----

module @numpy_round_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf16>
    %want0 = call @expected() : () -> tensor<4x0x2xf16>
    %0 = call @round(%arg0) : (tensor<4x0x2xf16>) -> tensor<4x0x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> ()
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
  func.func private @round(%arg0: tensor<4x0x2xf16>) -> tensor<4x0x2xf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4x0x2xf16>
    return %0 : tensor<4x0x2xf16>
  }
}

// -----

module @numpy_round_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf32>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = call @round(%arg0) : (tensor<2x1x3x2xf32>) -> tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[-2.2840996, 1.5483189], [4.1089807, 6.4310255], [-7.438883, -5.825176]]], [[[8.992464, -7.072599], [1.3815064, 4.4553814], [4.174166, -4.1710215]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[-2.0, 2.0], [4.0, 6.0], [-7.0, -6.0]]], [[[9.0, -7.0], [1.0, 4.0], [4.0, -4.0]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
  func.func private @round(%arg0: tensor<2x1x3x2xf32>) -> tensor<2x1x3x2xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x1x3x2xf32>
    return %0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @numpy_round_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f32>>
    %0 = call @round(%arg0) : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5774044186FAC6404C28A2C0FAFACEC07CB881BF1973B4C0068039C0D52E2340B283E7401219F93FBE9101C0FEE5F740EDA609C08E14F6C0793302C1E59DCBC071BFA6C0ADD1074171A96E3FFBACAE3DD632D73FBD81E040F7B1EAC07D1D643F847ACCC0D20807C12808FDBC27B0BBBF63F4DFC053B41DC0387B96C0220A31405569ECC0C2FBF14003F10CC016C60141FB48104092FE9C40B80803C01F61F040EF7288C0E09833C0511C04C0A93070C0F0AC4AC0C698863FF41CA6C0A17220403BAE4840FB0009416C8BD9C006EE8FBFE436F0C06AA0CD406043A1BFB55F3EBFDA94F4C0FCDD0E41107DDDC0CC348040D967234075D8CBC0C3CBC540261BBE40EE4809C0A2AA07418F5FADC070AE8DC0ECCB8FC089C4D6C0A79AA34096D6B23FD1A681C09743304071E785BE7B85B140456F034111E9F4406948223FBEC3813F40B47E406D3F9BC0DE12E73FC479C3C0C80198C0C1AA33BF7700D83FE9B820C01C32B73F5316EC403617F0404D989AC0892AE240AF04E84012C3C63F19070341CA50ADC0D867C5C0F3E3AAC0934DDE40A9D2C0406DAAA7BF"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x000000410000C0400000A0C00000C0C0000080BF0000C0C0000040C0000040400000E04000000040000000C000000041000000C0000000C1000000C10000C0C00000A0C0000000410000803F00000000000000400000E0400000E0C00000803F0000C0C0000000C100000080000080BF0000E0C0000000C00000A0C0000040400000E0C000000041000000C000000041000000400000A040000000C000000041000080C0000040C0000000C0000080C0000040C00000803F0000A0C00000404000004040000010410000E0C0000080BF000000C10000C040000080BF000080BF000000C1000010410000E0C000008040000040400000C0C00000C0400000C040000000C0000000410000A0C0000080C0000080C00000E0C00000A0400000803F000080C000004040000000800000C04000000041000000410000803F0000803F000080400000A0C0000000400000C0C00000A0C0000080BF00000040000040C00000803F0000E040000000410000A0C00000E0400000E04000000040000000410000A0C00000C0C00000A0C00000E0400000C040000080BF"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
  func.func private @round(%arg0: tensor<17x3xcomplex<f32>>) -> tensor<17x3xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xf32>
    %1 = stablehlo.round_nearest_even %0 : tensor<17x3xf32>
    %2 = stablehlo.imag %arg0 : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xf32>
    %3 = stablehlo.round_nearest_even %2 : tensor<17x3xf32>
    %4 = stablehlo.complex %1, %3 : tensor<17x3xcomplex<f32>>
    return %4 : tensor<17x3xcomplex<f32>>
  }
}
