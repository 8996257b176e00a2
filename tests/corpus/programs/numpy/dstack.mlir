module @numpy_dstack_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<3x4xi32>)
    %want0 = call @expected() : () -> tensor<3x4x2xi32>
    %0 = call @atleast_3d(%arg0) : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %1 = call @atleast_3d(%arg1) : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x4x2xi32>, tensor<3x4x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<3x4xi32>) {
    %c0 = stablehlo.constant dense<[[-2, 2, -1, -3], [2, 0, 3, 2], [-3, 0, -3, 2]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[1, 0, 2, 3], [0, 0, -1, -1], [-2, -2, -3, -2]]> : tensor<3x4xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4x2xi32> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFF010000000200000000000000FFFFFFFF02000000FDFFFFFF030000000200000000000000000000000000000003000000FFFFFFFF02000000FFFFFFFFFDFFFFFFFEFFFFFF00000000FEFFFFFFFDFFFFFFFDFFFFFF02000000FEFFFFFF"> : tensor<3x4x2xi32>
    return %c0 : tensor<3x4x2xi32>
  }
  func.func private @atleast_3d(%arg0: tensor<3x4xi32>) -> tensor<3x4x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    return %0 : tensor<3x4x1xi32>
  }
}

// -----

module @numpy_dstack_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4x2xbf16>
    %0 = call @atleast_3d(%arg0) : (tensor<3x4xbf16>) -> tensor<3x4x1xbf16>
    %1 = call @atleast_3d(%arg1) : (tensor<3x4xbf16>) -> tensor<3x4x1xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x2xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x4x2xbf16>, tensor<3x4x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[2.375, -2.140625, 1.1171875, 2.921875], [0.7890625, -2.609375, -2.9375, -2.5], [-2.203125, -2.25, -1.046875, -0.134765625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.0859375, 2.53125, -0.400390625, 2.703125], [0.671875, 0.011474609375, -1.703125, -1.0703125], [-2.140625, 0.2734375, 1.234375, 2.5]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4x2xbf16> {
    %c0 = stablehlo.constant dense<"0x18408BBF09C022408F3FCDBE3B402D404A3F2C3F27C03C3C3CC0DABF20C089BF0DC009C010C08C3E86BF9E3F0ABE2040"> : tensor<3x4x2xbf16>
    return %c0 : tensor<3x4x2xbf16>
  }
  func.func private @atleast_3d(%arg0: tensor<3x4xbf16>) -> tensor<3x4x1xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xbf16>) -> tensor<3x4x1xbf16>
    return %0 : tensor<3x4x1xbf16>
  }
}

// -----

module @numpy_dstack_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4x2xf32>
    %0 = call @atleast_3d(%arg0) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %1 = call @atleast_3d(%arg1) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x4x1xf32>, tensor<3x4x1xf32>) -> tensor<3x4x2xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[2.608305, 0.37671164, 2.4858723, -2.362774], [2.253892, 0.9115172, 0.15631981, -2.4561079], [-1.2689319, -1.8301657, 2.945113, -1.5286179]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.0066445, 1.8872712, -1.1630315, -1.7134708], [-1.8457922, 2.3659525, 2.076384, 1.6477518], [-1.3148116, 2.7062905, -0.560629, 1.6397979]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4x2xf32> {
    %c0 = stablehlo.constant dense<"0x78EE2640DD6C004059E0C03E1A92F13F88181F4037DE94BFB03717C00353DBBFC43F1040EB42ECBF3159693FC46B17404D12203E7AE30440DF301DC088E9D23F5C6CA2BFBF4BA8BFDF42EABFDD332D40BB7C3C4062850FBFC0A9C3BFE6E4D13F"> : tensor<3x4x2xf32>
    return %c0 : tensor<3x4x2xf32>
  }
  func.func private @atleast_3d(%arg0: tensor<3x4xf32>) -> tensor<3x4x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    return %0 : tensor<3x4x1xf32>
  }
}

// -----

module @numpy_dstack_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4x2xf64>
    %0 = call @atleast_3d(%arg0) : (tensor<3x4xf64>) -> tensor<3x4x1xf64>
    %1 = call @atleast_3d(%arg1) : (tensor<3x4xf64>) -> tensor<3x4x1xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x4x1xf64>, tensor<3x4x1xf64>) -> tensor<3x4x2xf64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x4x2xf64>, tensor<3x4x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-2.6353587245307573, -2.1948512488021743, 1.957050413113909, 1.1392722373737572], [2.3115400451594237, -0.31684871293434336, -1.9653094544274183, -1.7904809501633845], [1.47296438015886, 2.2630063250949366, -0.287121766708891, 0.3587647581732565]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.3676978703908458, -0.7331358554888201, 1.951855907681753, 0.6648929906477421], [-0.817888553460862, -2.569746341779732, 1.1369043403182042, 0.7787847091663824], [0.43244881315215933, 1.8282741795632784, 0.9816344708037352, -1.8761281466330009]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4x2xf64> {
    %c0 = stablehlo.constant dense<"0xF8B378F4361505C048CD08A65C88D73F5285E92B0E8F01C0D02E5B53D975E7BF14290F181450FF3FDCF59F42CD3AFF3F342D8C86753AF23F747E45AACD46E53F2CD50AB5087E024088639C9D242CEABFE84AF5D23F47D4BF3CAD872BD78E04C0DA909453E871FFBFE48D059BC230F23FFE00515ACFA5FCBFD0D20FE9CDEBE83F90480F194391F73FB8AE6BC93DADDB3F2464670FA31A02403887156D9C40FD3FE0007FF93360D2BF504E97B18C69EF3F60EFD37500F6D63F224D8EF29E04FEBF"> : tensor<3x4x2xf64>
    return %c0 : tensor<3x4x2xf64>
  }
  func.func private @atleast_3d(%arg0: tensor<3x4xf64>) -> tensor<3x4x1xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xf64>) -> tensor<3x4x1xf64>
    return %0 : tensor<3x4x1xf64>
  }
}
