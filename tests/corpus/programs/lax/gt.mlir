module @lax_gt_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi1>, tensor<0xi1>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi1>, tensor<0xi1>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    %c1 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0, %c1 : tensor<0xi1>, tensor<0xi1>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_gt_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi8>, tensor<33xi8>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<33xi8>, tensor<33xi8>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi8>, tensor<33xi8>) {
    %c0 = stablehlo.constant dense<"0x010002FFFE0102000001FF00FEFF00FFFF0100FEFF0001FE0200FEFE01FFFEFE02"> : tensor<33xi8>
    %c1 = stablehlo.constant dense<"0x0002FFFE0200FF000100FFFF00010100FF0001FE0201FF00FF00FEFEFE01FF00FE"> : tensor<33xi8>
    return %c0, %c1 : tensor<33xi8>, tensor<33xi8>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010001010001010000010001000000000001000000000100010000000100000001"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_gt_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi16>, tensor<1x1xi16>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi16>, tensor<1x1xi16>) {
    %c0 = stablehlo.constant dense<1> : tensor<1x1xi16>
    %c1 = stablehlo.constant dense<0> : tensor<1x1xi16>
    return %c0, %c1 : tensor<1x1xi16>, tensor<1x1xi16>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_gt_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0, %c1 : tensor<4x0x2xi32>, tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @lax_gt_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) {
    %c0 = stablehlo.constant dense<[[[[-2, -2], [-1, 2], [-2, 1]]], [[[-2, -1], [2, -2], [0, 2]]]]> : tensor<2x1x3x2xi64>
    %c1 = stablehlo.constant dense<[[[[0, 1], [-2, -1], [-1, 1]]], [[[-1, 0], [1, -1], [2, 1]]]]> : tensor<2x1x3x2xi64>
    return %c0, %c1 : tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, false], [true, true], [false, false]]], [[[false, false], [true, false], [false, true]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_gt_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui8>, tensor<17x3xui8>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<17x3xui8>, tensor<17x3xui8>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui8>, tensor<17x3xui8>) {
    %c0 = stablehlo.constant dense<"0x020201000201000002020001010200000200000001020202000000010102010201020000020002020001000201000200000100"> : tensor<17x3xui8>
    %c1 = stablehlo.constant dense<"0x000200000002020002000102000200010002000100020000020100000101020002020101010102000001000202000202010101"> : tensor<17x3xui8>
    return %c0, %c1 : tensor<17x3xui8>, tensor<17x3xui8>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010001000100000000010000010000000100000001000101000000010001000100000000010000010000000000000000000000"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_gt_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui16>, tensor<3x5xui16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui16>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[[1, 0, 0, 2, 1], [0, 2, 1, 1, 0], [1, 0, 0, 2, 0]]> : tensor<3x5xui16>
    %c1 = stablehlo.constant dense<[[1, 2, 2, 2, 1], [2, 1, 0, 1, 0], [2, 2, 0, 1, 1]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<3x5xui16>, tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false, false], [false, true, true, false, false], [false, false, false, true, false]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_gt_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui32>, tensor<ui32>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<1> : tensor<ui32>
    %c1 = stablehlo.constant dense<2> : tensor<ui32>
    return %c0, %c1 : tensor<ui32>, tensor<ui32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_gt_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui64>, tensor<7xui64>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui64>, tensor<7xui64>) {
    %c0 = stablehlo.constant dense<[2, 2, 2, 0, 1, 1, 1]> : tensor<7xui64>
    %c1 = stablehlo.constant dense<[1, 1, 0, 2, 2, 0, 1]> : tensor<7xui64>
    return %c0, %c1 : tensor<7xui64>, tensor<7xui64>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[true, true, true, false, false, true, false]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_gt_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
    %c0 = stablehlo.constant dense<"0xBBBF87BFEF3FACBFDD3F25BE3F3E3FBECEBF14BF4D3F143C81BFDC3FC93F4CBF263EF53DC83DCDBEEEBF293F7D3EEBBF"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<"0xB73FD0BF833E653F97BE903EFDBF97BF0A3FD7BFF0BFE03F24BF26BE713FB13FF93FE03F30BF49BFE1BF0C3FFEBFE8BF"> : tensor<2x3x4xbf16>
    return %c0, %c1 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000101000100010100010100000101000000010100010100"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_gt_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<0xf16>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<0xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0, %c1 : tensor<0xf16>, tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_gt_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x46A0C8BE0A6EB53F121F773FD5FDB63F9D157B3F48C3C2BD00C050BFCAB4C03F06C47EBFA93D3EBF95C6F8BED1832BBF0D734FBFD3EE4D3F361CCABFB3340F3F0F42E6BD9AF5AE3FF8EC8D3E6FA13E3FC3A78BBFFCBC2E3FFED7A5BE45F5653F2C54DBBFF07B313FB94FEA3F6252E3BF9882953FB0306ABCCE243BBFB26C663E2D1179BD"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0x1B550ABF4203BF3D22A6B1BF129DAD3FB46872BD090C7D3FB949833E7D39E3BF2337153E55CB7A3C877FB8BD5C96BB3F5B8574BE213929BFEF58833F034A9FBF86E529BFA494A4BFCCAEADBE3B9CD83FB0DCC03FE1F467BF8626F9BF3A8B283F60B506BF9B4DD2BF6C2AA0BF143C2A3F1173B63F3A81F23E3F94B03FA0055A3F1E51923E"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010101010100000100000000000100010101010000010101000101000000000000"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_gt_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<-1.7819364632292984> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<-0.0029126704971309536> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_gt_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<121xbf16>, tensor<121xbf16>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000001000100010001000000000100010001000100010100010101000100010000000000000000010001000101000100010001000100000000010000000100010001010101010100010001000000000000000000000100010101010101010100010000000000000000000000000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_gt_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<121xf32>, tensor<121xf32>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000001000100010001000000000100010001000100010100010101000100010000000000000000010001000101000100010001000100000000010000000100010001010101010100010001000000000000000000000100010101010101010100010000000000000000000000000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_gt_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<121xf64>, tensor<121xf64>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000001000100010001000000000100010001000100010100010101000100010000000000000000010001000101000100010001000100000000010000000100010001010101010100010001000000000000000000000100010101010101010100010000000000000000000000000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}
