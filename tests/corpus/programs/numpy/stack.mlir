module @numpy_stack_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x2x4xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xi1>) -> tensor<3x1x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xi1>) -> tensor<3x1x4xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xi1>, tensor<3x1x4xi1>) -> tensor<3x2x4xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2x4xi1>, tensor<3x2x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [false, true, true, true], [true, true, true, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[false, false, true, false], [true, false, true, false], [false, true, true, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<3x4xi1>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x2x4xi1> {
    %c0 = stablehlo.constant dense<"0x000101000000010000010101010001000101010000010100"> : tensor<3x2x4xi1>
    return %c0 : tensor<3x2x4xi1>
  }
}

// -----

module @numpy_stack_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x2x4xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xi8>) -> tensor<3x1x4xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xi8>) -> tensor<3x1x4xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xi8>, tensor<3x1x4xi8>) -> tensor<3x2x4xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2x4xi8>, tensor<3x2x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[[1, -3, 0, -3], [2, -3, -1, -2], [-2, 0, 2, 0]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[[2, 0, -3, 0], [3, -3, 3, 2], [1, 1, 3, 1]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x2x4xi8> {
    %c0 = stablehlo.constant dense<"0x01FD00FD0200FD0002FDFFFE03FD0302FE00020001010301"> : tensor<3x2x4xi8>
    return %c0 : tensor<3x2x4xi8>
  }
}

// -----

module @numpy_stack_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui32>, tensor<3x4xui32>)
    %want0 = call @expected() : () -> tensor<3x2x4xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xui32>) -> tensor<3x1x4xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xui32>) -> tensor<3x1x4xui32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xui32>, tensor<3x1x4xui32>) -> tensor<3x2x4xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2x4xui32>, tensor<3x2x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui32>, tensor<3x4xui32>) {
    %c0 = stablehlo.constant dense<[[2, 0, 3, 0], [0, 1, 0, 1], [0, 2, 0, 2]]> : tensor<3x4xui32>
    %c1 = stablehlo.constant dense<[[3, 3, 0, 2], [2, 0, 2, 2], [0, 3, 3, 2]]> : tensor<3x4xui32>
    return %c0, %c1 : tensor<3x4xui32>, tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x2x4xui32> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000300000003000000000000000200000000000000010000000000000001000000020000000000000002000000020000000000000002000000000000000200000000000000030000000300000002000000"> : tensor<3x2x4xui32>
    return %c0 : tensor<3x2x4xui32>
  }
}

// -----

module @numpy_stack_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x2x4xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xf16>) -> tensor<3x1x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xf16>) -> tensor<3x1x4xf16>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xf16>, tensor<3x1x4xf16>) -> tensor<3x2x4xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2x4xf16>, tensor<3x2x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-1.4130859375, 2.361328125, -2.203125, 1.3603515625], [-0.87939453125, -1.27734375, -0.2529296875, -2.60546875], [0.380859375, 0.82958984375, -0.935546875, -2.646484375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.865234375, -0.7158203125, -2.109375, 0.83642578125], [-0.85107421875, -1.439453125, -2.4375, 0.73291015625], [2.302734375, -1.4189453125, 2.169921875, -1.3994140625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x2x4xf16> {
    %c0 = stablehlo.constant dense<"0xA7BDB94068C0713DECBABAB938C0B13A09BB1CBD0CB436C1CFBAC2BDE0C0DD391836A33A7CBB4BC19B40ADBD574099BD"> : tensor<3x2x4xf16>
    return %c0 : tensor<3x2x4xf16>
  }
}

// -----

module @numpy_stack_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x2x4xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-2.827499, -1.4522601, -1.7512847, -2.0290813], [0.34961012, 1.6738515, 1.4901359, 2.6382787], [2.5998528, -2.8142984, -0.0024262902, 0.044035472]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.303287, 1.8685932, 1.3520375, -2.4171455], [-1.5336546, 2.0774627, 0.6536031, 1.2330276], [-0.57982624, -0.30429202, -1.6813786, 2.9199257]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x2x4xf32> {
    %c0 = stablehlo.constant dense<"0xBEF534C0A9E3B9BF192AE0BF78DC01C01CD2A6BF102EEF3F910FAD3F83B21AC01900B33EC440D63FC6BCBE3F8FD92840CB4EC4BF26F504408852273FD9D39D3FFD632640771D34C065021FBB8A5E343D7E6F14BF2ACC9BBE6A37D7BF10E03A40"> : tensor<3x2x4xf32>
    return %c0 : tensor<3x2x4xf32>
  }
}

// -----

module @numpy_stack_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2x4xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xcomplex<f32>>) -> tensor<3x1x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xcomplex<f32>>) -> tensor<3x1x4xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xcomplex<f32>>, tensor<3x1x4xcomplex<f32>>) -> tensor<3x2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2x4xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-1.4707346,0.39833724), (-0.27175766,2.9324071), (-1.2110996,1.0700749), (0.09357474,-1.9329172)], [(2.7800176,1.2048616), (-2.9060078,-0.54530144), (1.2622242,-1.4714391), (2.3985977,0.8535661)], [(0.43182284,-2.5289035), (-0.9630483,2.334535), (-2.6473215,-0.22500522), (-2.4250724,-2.6560063)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.781577,-2.7061882), (-0.5820415,-0.98395824), (2.112455,-2.971968), (-2.931364,0.437468)], [(-2.179336,-2.7962503), (-2.7882257,-2.612593), (-1.7143278,-2.0765114), (-1.7952493,-1.6244079)], [(-0.43203276,-1.2240949), (1.0848068,-1.920442), (0.5642763,-1.4982424), (-1.67736,1.7356914)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x0841BCBFDCF2CB3ED2238BBE8FAC3B4050059BBF37F8883F1DA4BF3DD569F7BF6E15483F30322DC0AC0015BFB0E47BBF76320740B9343EC0789B3BC0CEFBDF3ECFEB3140E8389A3F08FC39C0E0980BBF9090A13F1E58BCBFA08219404F835A3F3E7A0BC0C4F532C04A7232C0B93427C0186FDBBF90E504C0BBCAE5BF99ECCFBFE217DD3E8ED921C0558A76BF05691540B76D29C0C56766BE63341BC002FC29C06633DDBE24AF9CBFF3DA8A3F0BD1F5BF6974103F68C6BFBFBCB3D6BF232BDE3F"> : tensor<3x2x4xcomplex<f32>>
    return %c0 : tensor<3x2x4xcomplex<f32>>
  }
}
