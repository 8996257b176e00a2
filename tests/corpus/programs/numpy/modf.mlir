module @numpy_modf_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf16>
    %want0, %want1 = call @expected() : () -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>)
    %0:2 = call @modf(%arg0) : (tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>)
    stablehlo.custom_call @check.expect_close(%0#0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_close(%0#1, %want1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0xAC420A45D0441347A33B7D48B744B74590479D4546403A473047D844894599473945C8405C428F42123C2A3DB9412946"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @expected() -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>) {
    %c0 = stablehlo.constant dense<"0x60350029803AC02CA33BD03BB839B8398038E838603040330032C03A4838C83820334036C03178348024A834E43A2031"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<"0x00420045004400470000004800440045004700450040004700470044004500470045004000420042003C003C00400046"> : tensor<2x3x4xf16>
    return %c0, %c1 : tensor<2x3x4xf16>, tensor<2x3x4xf16>
  }
  func.func private @modf(%arg0: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x3x4xf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xi1>
    %2 = stablehlo.floor %arg0 : tensor<2x3x4xf16>
    %3 = stablehlo.ceil %arg0 : tensor<2x3x4xf16>
    %4 = call @_where(%1, %2, %3) : (tensor<2x3x4xi1>, tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x4xf16>
    return %5, %4 : tensor<2x3x4xf16>, tensor<2x3x4xf16>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<2x3x4xf16>) -> tensor<2x3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xf16>
    return %0 : tensor<2x3x4xf16>
  }
}

// -----

module @numpy_modf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0, %want1 = call @expected() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %0:2 = call @modf(%arg0) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
    stablehlo.custom_call @check.expect_close(%0#0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    stablehlo.custom_call @check.expect_close(%0#1, %want1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[3.4783275, 2.890774, 2.0707018, 6.375506, 7.957104], [7.4364777, 5.993355, 3.3425167, 8.507365, 8.462419], [6.587706, 1.9966298, 2.5165648, 2.9995553, 8.027195]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[0.4783275, 0.890774, 0.07070184, 0.37550592, 0.9571042], [0.43647766, 0.9933548, 0.34251666, 0.5073652, 0.46241856], [0.5877061, 0.99662983, 0.51656485, 0.99955535, 0.027194977]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[3.0, 2.0, 2.0, 6.0, 7.0], [7.0, 5.0, 3.0, 8.0, 8.0], [6.0, 1.0, 2.0, 2.0, 8.0]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @modf(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %2 = stablehlo.floor %arg0 : tensor<3x5xf32>
    %3 = stablehlo.ceil %arg0 : tensor<3x5xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf32>
    return %5, %4 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_modf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf64>
    %want0, %want1 = call @expected() : () -> (tensor<33xf64>, tensor<33xf64>)
    %0:2 = call @modf(%arg0) : (tensor<33xf64>) -> (tensor<33xf64>, tensor<33xf64>)
    stablehlo.custom_call @check.expect_close(%0#0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    stablehlo.custom_call @check.expect_close(%0#1, %want1) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x95AA25A4DF1DFE3FDE422C41AF11F63FD89E96F1AFF80A405FA4328DDF731B40B8B4907B9DE617403D11621E3A1EF53F353D30C9297310409101689226851D40080A8545351C2140155F4356F6AF1A405A44E9E7B9B90340CE4E3CB14694EB3F7475806404A6F33FA0DA8EF201111B40310C3ECC197C1140ACB2BBA3EDB90D40B35703FDCE431A40E0C57D0DE52B1440969E5C62AD18F63F9D6E151959631940D47F73D65FB81940C7B70915E12B2040234565D716B51340233A7FE9482E09405F8E2A0705ADE43F03DEC8DD350B1040A3A03DC3C59515400D790190AA3F1B40B882D91E4F8F0740EE831FF0B64921402A7341A749C714408EFF9BD5D4F61740DDEE7F76C5C1FA3F"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @expected() -> (tensor<33xf64>, tensor<33xf64>) {
    %c0 = stablehlo.constant dense<"0x2A554B48BF3BEC3F780BB104BD46D83FC0F6B48C7FC5D73FF8229569FC9EEB3FC0A585DCEB34EF3FF4448879E878D43F404D0F4C72CABC3F101980266952D83F80A0505854C3E13FA8F81AB2B27FE53FD0224A3FCFCDDD3FCE4E3CB14694EB3FA0AB03242330CD3F00D576940F88E83F10C3E0C39CC1D73FB0CAEE8EB6E7E63F98BD1AE8771EE23F00F0E2BE86F2A53F587A7289B562D83FD0E956919135D63F40FD3767FD85DB3F80E3DB848AF0B53F18292ABBB6A8ED3F30A2F3978EE4C23F5F8E2A0705ADE43F0006BC91BB6B863F300ADA335C5CD93F68C80B8054FDE93FE00A667B3C3DEE3FE03EF8016F9BE43F40652EE834E9C83F70FCDFACA6B6EF3FBADDFFEC8A83E53F"> : tensor<33xf64>
    %c1 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000084000000000000018400000000000001440000000000000F03F00000000000010400000000000001C400000000000002040000000000000184000000000000000400000000000000000000000000000F03F00000000000018400000000000001040000000000000084000000000000018400000000000001440000000000000F03F0000000000001840000000000000184000000000000020400000000000001040000000000000084000000000000000000000000000001040000000000000144000000000000018400000000000000040000000000000204000000000000014400000000000001440000000000000F03F"> : tensor<33xf64>
    return %c0, %c1 : tensor<33xf64>, tensor<33xf64>
  }
  func.func private @modf(%arg0: tensor<33xf64>) -> (tensor<33xf64>, tensor<33xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<33xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    %2 = stablehlo.floor %arg0 : tensor<33xf64>
    %3 = stablehlo.ceil %arg0 : tensor<33xf64>
    %4 = call @_where(%1, %2, %3) : (tensor<33xi1>, tensor<33xf64>, tensor<33xf64>) -> tensor<33xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<33xf64>
    return %5, %4 : tensor<33xf64>, tensor<33xf64>
  }
  func.func private @_where(%arg0: tensor<33xi1>, %arg1: tensor<33xf64>, %arg2: tensor<33xf64>) -> tensor<33xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xf64>
    return %0 : tensor<33xf64>
  }
}
