module @numpy_cumprod_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<4x5xi32>
    %0 = call @cumprod(%arg0) : (tensor<4x5xi1>) -> tensor<4x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0100000000010000010001010000010101010000"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0x0100000000000000000000000000000000000000010000000000000000000000000000000000000001000000000000000000000000000000000000000100000000000000000000000000000000000000"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @cumprod(%arg0: tensor<4x5xi1>) -> tensor<4x5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %1 = call @cumprod_0(%0) : (tensor<4x5xi32>) -> tensor<4x5xi32>
    return %1 : tensor<4x5xi32>
  }
  func.func private @cumprod_0(%arg0: tensor<4x5xi32>) -> tensor<4x5xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
}

// -----

module @numpy_cumprod_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi16>
    %want0 = call @expected() : () -> tensor<4x5xi16>
    %0 = call @cumprod(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x5xi16>, tensor<4x5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0xFFFF020001000100FEFF00000000FFFF00000100FEFF0100020000000000010001000000FFFF0200"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @expected() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0xFFFFFEFFFEFFFEFF040000000000000000000000FEFFFEFFFCFF0000000001000100000000000000"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @cumprod(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %0 = call @cumprod_0(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    return %0 : tensor<4x5xi16>
  }
  func.func private @cumprod_0(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i16>
      stablehlo.return %1 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    return %0 : tensor<4x5xi16>
  }
}

// -----

module @numpy_cumprod_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<20xbf16>
    %0 = call @cumprod(%arg0) : (tensor<4x5xbf16>) -> tensor<20xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<20xbf16>, tensor<20xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0x273FC23FA7BE99BF813EB53EFBBF80BE4DBFAB3F663FED3F52BFDEBFFEBF57BEFDBFDA3FBE3F7B3F"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<20xbf16> {
    %c0 = stablehlo.constant dense<"0x273F7D3FA5BEC53EC73D0D3D8ABD8A3C5DBC94BC85BCF6BCCA3C2FBDAE3D92BC103D753DB63DB33D"> : tensor<20xbf16>
    return %c0 : tensor<20xbf16>
  }
  func.func private @cumprod(%arg0: tensor<4x5xbf16>) -> tensor<20xbf16> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x5xbf16>) -> tensor<20xbf16>
    %1 = call @cumprod_0(%0) : (tensor<20xbf16>) -> tensor<20xbf16>
    return %1 : tensor<20xbf16>
  }
  func.func private @cumprod_0(%arg0: tensor<20xbf16>) -> tensor<20xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<20xbf16>, tensor<bf16>) -> tensor<20xbf16>
    return %0 : tensor<20xbf16>
  }
}

// -----

module @numpy_cumprod_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4x5xf32>
    %0 = call @cumprod(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xCDCF1B3FDFC9E1BE0B45953E0BC4B3BD49EBDD3F121E403C262BEE3FD05ED33E9D17563E4C22C4BF372AACBFD95C223E3760693FAD4E9B3E8054DC3D2EDFD9BFDAE5D73F1AE9B83E3780B0BE26BE55BE"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xCDCF1B3F816C89BE6E42A0BD5912E13BB31B433C121E403C56BCB23C6D93133CB4D5F63AAF1C3DBB372AACBF50625ABE8F1547BE798E71BD2CE6CFBB2EDFD9BF0EBE37C0E9B784BFD101B73E71CC98BD"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @cumprod(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}

// -----

module @numpy_cumprod_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<4x5xf64>
    %0 = call @cumprod(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0xE895229463AEE43FE81BDB6FE245DBBF7E851900A255F43FF0E88E934477EC3F002861B74D0DAB3FCA688FAD8E61F83FF406DC72E888E7BF08A36AF0BA13F4BF8EA05335EDAEFC3F908D8975ACE5F33FB0F06D409B4BE73F9C9FBBB14681FBBF4CB6C4EAF145E93FDC7C466559B0F73F0A90069CD6D3F6BFC0B6C452BD42B9BF0C30E7C84EE7E3BF7854360A86C0D43FA07EE7B45D1DC3BFD0EA7650C664E93F"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0xE895229463AEE43FE81BDB6FE245DBBF7E851900A255F43FF0E88E934477EC3F002861B74D0DAB3FFAA7F005AF83EF3F4A074FDFE90ED43FDA4A87C51D84F9BF8037C388F783F93F78A5E8230FD2B03F2C4DC6531BF1E63F06963EC39D3DE1BF1DCAB608FD26F4BF78AF850377E30240A4E99A9688FFB7BFE8F92F5D361CB2BFF29269D26972D53F3803B1FA3823DABF902B993BC890D6BF5AD2F4F9350BB3BF"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @cumprod(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = call @cumprod_0(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    return %0 : tensor<4x5xf64>
  }
  func.func private @cumprod_0(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    return %0 : tensor<4x5xf64>
  }
}

// -----

module @numpy_cumprod_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x5xcomplex<f32>>
    %0 = call @cumprod(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x292FA63F30F1FCBEC992B43F28222B3CADAF1ABFEE7D7BBFCDA63EBF5F5DF63FE53F35BE6E96E7BEA401CD3FB6B579BFEE0D3A3FA267C83E410DA5BF9E416E3F0CF5803F6E1ECFBFC03AC8BFAC00CB3F4BF615BF4F059EBFDE46023F2F91AF3E8AFA82BEB855A93F0ED90CBF9BC5FDBFED13EEBE046164BF86977E3FE9DDB03F1999BFBFC7A5D03E6B72C2BF7BC784BE4F14C13F10F72E3F2B3364BFDE4FD2BE"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x292FA63F30F1FCBEFB19EB3FE1F12EBF92FDE3BF581BB2BF4E268040A61619C07638E5BF20AAB1BFA401CD3FB6B579BF1CDDC53FB5FAA7BD215EF5BFF0AFC53F505B113FBD0C9540946704C15E57CCC04BF615BF4F059EBFA63A003E164154BF564C883F6E6AC13E7203273EEC6914C0274109C076CC6E3F86977E3FE9DDB03F5D4F03C0AFDED4BF7DDF2B4084BD43400FF5FA3F4B5DCE40CFBA663FC0B9D1C0"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @cumprod(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = call @cumprod_0(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @cumprod_0(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
}
