module @numpy_tile_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi1>
    %want0 = call @expected() : () -> tensor<2x2x9xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xi1>) -> tensor<1x2x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xi1>) -> tensor<1x1x1x2x1x3xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x2x1x3xi1>) -> tensor<2x1x1x2x3x3xi1>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x2x3x3xi1>) -> tensor<2x2x9xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<2x2x9xi1>, tensor<2x2x9xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
  func.func private @expected() -> tensor<2x2x9xi1> {
    %c0 = stablehlo.constant dense<"0x010100010100010100000101000101000101010100010100010100000101000101000101"> : tensor<2x2x9xi1>
    return %c0 : tensor<2x2x9xi1>
  }
}

// -----

module @numpy_tile_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi8>
    %want0 = call @expected() : () -> tensor<2x2x9xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xi8>) -> tensor<1x2x3xi8>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xi8>) -> tensor<1x1x1x2x1x3xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x2x1x3xi8>) -> tensor<2x1x1x2x3x3xi8>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x2x3x3xi8>) -> tensor<2x2x9xi8>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<2x2x9xi8>, tensor<2x2x9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<[[-2, 3, 2], [1, -3, 3]]> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
  func.func private @expected() -> tensor<2x2x9xi8> {
    %c0 = stablehlo.constant dense<"0xFE0302FE0302FE030201FD0301FD0301FD03FE0302FE0302FE030201FD0301FD0301FD03"> : tensor<2x2x9xi8>
    return %c0 : tensor<2x2x9xi8>
  }
}

// -----

module @numpy_tile_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xui32>
    %want0 = call @expected() : () -> tensor<2x2x9xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xui32>) -> tensor<1x2x3xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xui32>) -> tensor<1x1x1x2x1x3xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x2x1x3xui32>) -> tensor<2x1x1x2x3x3xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x2x3x3xui32>) -> tensor<2x2x9xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<2x2x9xui32>, tensor<2x2x9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<[[1, 3, 0], [3, 3, 0]]> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
  func.func private @expected() -> tensor<2x2x9xui32> {
    %c0 = stablehlo.constant dense<"0x010000000300000000000000010000000300000000000000010000000300000000000000030000000300000000000000030000000300000000000000030000000300000000000000010000000300000000000000010000000300000000000000010000000300000000000000030000000300000000000000030000000300000000000000030000000300000000000000"> : tensor<2x2x9xui32>
    return %c0 : tensor<2x2x9xui32>
  }
}

// -----

module @numpy_tile_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf16>
    %want0 = call @expected() : () -> tensor<2x2x9xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xf16>) -> tensor<1x2x3xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf16>) -> tensor<1x1x1x2x1x3xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x2x1x3xf16>) -> tensor<2x1x1x2x3x3xf16>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x2x3x3xf16>) -> tensor<2x2x9xf16>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<2x2x9xf16>, tensor<2x2x9xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf16> {
    %c0 = stablehlo.constant dense<[[0.6083984375, 0.052703857421875, 2.501953125], [-1.0517578125, 0.35498046875, 0.5673828125]]> : tensor<2x3xf16>
    return %c0 : tensor<2x3xf16>
  }
  func.func private @expected() -> tensor<2x2x9xf16> {
    %c0 = stablehlo.constant dense<"0xDE38BF2A0141DE38BF2A0141DE38BF2A014135BCAE358A3835BCAE358A3835BCAE358A38DE38BF2A0141DE38BF2A0141DE38BF2A014135BCAE358A3835BCAE358A3835BCAE358A38"> : tensor<2x2x9xf16>
    return %c0 : tensor<2x2x9xf16>
  }
}

// -----

module @numpy_tile_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf32>
    %want0 = call @expected() : () -> tensor<2x2x9xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<1x1x1x2x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x2x1x3xf32>) -> tensor<2x1x1x2x3x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x2x3x3xf32>) -> tensor<2x2x9xf32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<2x2x9xf32>, tensor<2x2x9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[1.6853255, -2.148211, 2.7294154], [0.3430743, -0.34856516, -0.8793012]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
  func.func private @expected() -> tensor<2x2x9xf32> {
    %c0 = stablehlo.constant dense<"0xBFB8D73F4A7C09C0BEAE2E40BFB8D73F4A7C09C0BEAE2E40BFB8D73F4A7C09C0BEAE2E406FA7AF3E2277B2BEE21961BF6FA7AF3E2277B2BEE21961BF6FA7AF3E2277B2BEE21961BFBFB8D73F4A7C09C0BEAE2E40BFB8D73F4A7C09C0BEAE2E40BFB8D73F4A7C09C0BEAE2E406FA7AF3E2277B2BEE21961BF6FA7AF3E2277B2BEE21961BF6FA7AF3E2277B2BEE21961BF"> : tensor<2x2x9xf32>
    return %c0 : tensor<2x2x9xf32>
  }
}

// -----

module @numpy_tile_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x2x9xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x1x2x1x3xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x1x1x2x1x3xcomplex<f32>>) -> tensor<2x1x1x2x3x3xcomplex<f32>>
    %3 = stablehlo.reshape %2 : (tensor<2x1x1x2x3x3xcomplex<f32>>) -> tensor<2x2x9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<2x2x9xcomplex<f32>>, tensor<2x2x9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.1024582,0.29237315), (1.4430157,-1.7383329), (-0.58798903,0.43474025)], [(1.111742,-2.6760035), (-2.5661714,-0.6522368), (0.20693603,-2.2643104)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x2x9xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xAD8E0640EFB1953EBDB4B83FB181DEBF738616BF4696DE3EAD8E0640EFB1953EBDB4B83FB181DEBF738616BF4696DE3EAD8E0640EFB1953EBDB4B83FB181DEBF738616BF4696DE3E904D8E3FA4432BC0273C24C0FEF826BF0AE7533E76EA10C0904D8E3FA4432BC0273C24C0FEF826BF0AE7533E76EA10C0904D8E3FA4432BC0273C24C0FEF826BF0AE7533E76EA10C0AD8E0640EFB1953EBDB4B83FB181DEBF738616BF4696DE3EAD8E0640EFB1953EBDB4B83FB181DEBF738616BF4696DE3EAD8E0640EFB1953EBDB4B83FB181DEBF738616BF4696DE3E904D8E3FA4432BC0273C24C0FEF826BF0AE7533E76EA10C0904D8E3FA4432BC0273C24C0FEF826BF0AE7533E76EA10C0904D8E3FA4432BC0273C24C0FEF826BF0AE7533E76EA10C0"> : tensor<2x2x9xcomplex<f32>>
    return %c0 : tensor<2x2x9xcomplex<f32>>
  }
}
