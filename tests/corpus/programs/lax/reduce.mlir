module @lax_reduce_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi32>, tensor<4x5xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4xi32>, tensor<4xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.reduce(%arg0 init: %c), (%arg1 init: %c_0) across dimensions = [1] : (tensor<4x5xi32>, tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>, tensor<4xi32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %1 = stablehlo.multiply %arg2, %arg4 : tensor<i32>
      %2 = stablehlo.multiply %arg3, %arg5 : tensor<i32>
      %3 = stablehlo.subtract %1, %2 : tensor<i32>
      %4 = stablehlo.multiply %arg2, %arg5 : tensor<i32>
      %5 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      %6 = stablehlo.add %4, %5 : tensor<i32>
      stablehlo.return %3, %6 : tensor<i32>, tensor<i32>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi32>, tensor<4x5xi32>) {
    %c0 = stablehlo.constant dense<"0x03000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFF02000000FEFFFFFF00000000FDFFFFFFFDFFFFFF01000000FDFFFFFF01000000FFFFFFFF0000000001000000FFFFFFFF0100000001000000"> : tensor<4x5xi32>
    %c1 = stablehlo.constant dense<"0x0200000000000000FFFFFFFFFEFFFFFF00000000FDFFFFFF0000000001000000FEFFFFFF0300000000000000030000000000000001000000FEFFFFFF02000000000000000200000000000000FEFFFFFF"> : tensor<4x5xi32>
    return %c0, %c1 : tensor<4x5xi32>, tensor<4x5xi32>
  }
  func.func private @expected() -> (tensor<4xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[-14, 72, 90, -8]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[34, 144, 0, 6]> : tensor<4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<4xi32>
  }
}

// -----

module @lax_reduce_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xbf16>, tensor<4x5xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<4xbf16>, tensor<4xbf16>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %cst_0) across dimensions = [1] : (tensor<4x5xbf16>, tensor<4x5xbf16>, tensor<bf16>, tensor<bf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
     reducer(%arg2: tensor<bf16>, %arg4: tensor<bf16>) (%arg3: tensor<bf16>, %arg5: tensor<bf16>)  {
      %1 = stablehlo.multiply %arg2, %arg4 : tensor<bf16>
      %2 = stablehlo.multiply %arg3, %arg5 : tensor<bf16>
      %3 = stablehlo.subtract %1, %2 : tensor<bf16>
      %4 = stablehlo.multiply %arg2, %arg5 : tensor<bf16>
      %5 = stablehlo.multiply %arg3, %arg4 : tensor<bf16>
      %6 = stablehlo.add %4, %5 : tensor<bf16>
      stablehlo.return %3, %6 : tensor<bf16>, tensor<bf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xbf16>, tensor<4x5xbf16>) {
    %c0 = stablehlo.constant dense<"0x66BF84BFC43FCBBF87BFEEBF2A40FF3FE8BFC0BF35400540CD3ED23E14C0A4BF9BBF14BF3B40E8BF"> : tensor<4x5xbf16>
    %c1 = stablehlo.constant dense<"0x8DBE0E40EA3F36C0943F92BFF53FE2BFAB3D3B3F2DC02C401240003E3D3F2FBFEFBF1F400A40A5BE"> : tensor<4x5xbf16>
    return %c0, %c1 : tensor<4x5xbf16>, tensor<4x5xbf16>
  }
  func.func private @expected() -> (tensor<4xbf16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[26.875, -57.5, -1.25, 32.0]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[7.1875, 3.0, -32.0, 45.0]> : tensor<4xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<4xbf16>
  }
}

// -----

module @lax_reduce_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xf32>, tensor<4x5xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4xf32>, tensor<4xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %cst_0) across dimensions = [1] : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<f32>, %arg5: tensor<f32>)  {
      %1 = stablehlo.multiply %arg2, %arg4 : tensor<f32>
      %2 = stablehlo.multiply %arg3, %arg5 : tensor<f32>
      %3 = stablehlo.subtract %1, %2 : tensor<f32>
      %4 = stablehlo.multiply %arg2, %arg5 : tensor<f32>
      %5 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      %6 = stablehlo.add %4, %5 : tensor<f32>
      stablehlo.return %3, %6 : tensor<f32>, tensor<f32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xf32>, tensor<4x5xf32>) {
    %c0 = stablehlo.constant dense<"0xF72E10403E052EBF266C06407AE3A03E9282953F49203EC0112348BFF1381840745938C0E8FCB53F01C2473DD7DB9DBE5D4CBF3F39B749BFCD9E17C01805F0BFCF73ED3DA61232BF09D4314023924A3F"> : tensor<4x5xf32>
    %c1 = stablehlo.constant dense<"0xEC0AD0BE5F07CC3FE3823340F6643A40D3FE1740DA230AC0435734C0AECC10C01CC462BEBEA9E43F1772314093A2B23E8F0EFCBEED179EBF9079BF3F3E603B405FB523C0D7DD1D40B9A8543F28C2B0BE"> : tensor<4x5xf32>
    return %c0, %c1 : tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @expected() -> (tensor<4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[59.79154, 125.97427, -5.642427, -39.72235]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[-89.65952, -195.42047, -6.1406555, 41.053127]> : tensor<4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module @lax_reduce_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xf64>, tensor<4x5xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4xf64>, tensor<4xf64>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %cst_0) across dimensions = [1] : (tensor<4x5xf64>, tensor<4x5xf64>, tensor<f64>, tensor<f64>) -> (tensor<4xf64>, tensor<4xf64>)
     reducer(%arg2: tensor<f64>, %arg4: tensor<f64>) (%arg3: tensor<f64>, %arg5: tensor<f64>)  {
      %1 = stablehlo.multiply %arg2, %arg4 : tensor<f64>
      %2 = stablehlo.multiply %arg3, %arg5 : tensor<f64>
      %3 = stablehlo.subtract %1, %2 : tensor<f64>
      %4 = stablehlo.multiply %arg2, %arg5 : tensor<f64>
      %5 = stablehlo.multiply %arg3, %arg4 : tensor<f64>
      %6 = stablehlo.add %4, %5 : tensor<f64>
      stablehlo.return %3, %6 : tensor<f64>, tensor<f64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>, tensor<4x5xf64>) {
    %c0 = stablehlo.constant dense<"0x60951D190D31DF3FDCE2F20D3B9604C09885B744157AF23F9E0A169AA96A04C00352A0131A66F3BF5CA072415F2C07C0A8F7B440A179ECBF4CECADFC303AFE3F90FAD4B67161C0BF042C45841F4901C0E8E1BA3CF638FF3F087597DD6828E13F8A034BA3185A03C0009E0691FA2DB5BF7DFC0E5AC9C3F7BF20FF95A712E3BCBFA0D9962AB652C1BF0E022CEF57B2FBBFB05AC6E1B939E03FE6279789562A05C0"> : tensor<4x5xf64>
    %c1 = stablehlo.constant dense<"0xFEBD15203FB902C0FDA1D9C322A5FFBFEC5EC29ACA42034040D7C2946BABA63F88FCAE4BBB45054058C5BD9F72470640498036625676F0BFD0DD5AED70BF06C03C185AF8341B07C0A0A925E42F07EE3FBC77161BCCC3FCBFEA09A5348DF005C0008D7F520997FD3FD20FA3FA535D01C0A7CAD343C041FDBF08CBCAC7FF8ED7BFB8D98DCA8500FC3F1C6B248C7DEFEBBFE84E5EC86DBC034060F1F07CBE41F93F"> : tensor<4x5xf64>
    return %c0, %c1 : tensor<4x5xf64>, tensor<4x5xf64>
  }
  func.func private @expected() -> (tensor<4xf64>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[-113.39800264300703, 123.89929017127328, -108.3787599109913, 4.81906496763395]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[105.00520488013603, 28.285707188447066, 40.003044938329886, 8.951730612291913]> : tensor<4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<4xf64>
  }
}

// -----

module @lax_reduce_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0:2 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %cst_0) across dimensions = [1] : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>)
     reducer(%arg2: tensor<complex<f32>>, %arg4: tensor<complex<f32>>) (%arg3: tensor<complex<f32>>, %arg5: tensor<complex<f32>>)  {
      %1 = stablehlo.multiply %arg2, %arg4 : tensor<complex<f32>>
      %2 = stablehlo.multiply %arg3, %arg5 : tensor<complex<f32>>
      %3 = stablehlo.subtract %1, %2 : tensor<complex<f32>>
      %4 = stablehlo.multiply %arg2, %arg5 : tensor<complex<f32>>
      %5 = stablehlo.multiply %arg3, %arg4 : tensor<complex<f32>>
      %6 = stablehlo.add %4, %5 : tensor<complex<f32>>
      stablehlo.return %3, %6 : tensor<complex<f32>>, tensor<complex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x6098F73E3055193E300124C0227FD83FB55DC13F8D8206BF4495CBBF098CA6BE203694BFA5E3EA3F3C863940878CCC3FAA243EC092C0B5BEE176F13F9C5AD1BF957537BF8EDFD73F829E97BF382E1740BFC207BEC35823C090D3993E4C6BB7BFAE87BABF34BDAFBF765AB8BF1E7717401B5EA5BE823E1BC0611F2AC0230A093F1C47FABFBFC3D5BF875DDCBE4E8F1DBFFF6D813E9936D9BFB3D81DC06C833FC0"> : tensor<4x5xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0xEB40123F0521F3BFBFE72ABE0682C4BF3ADB05C0A6809C3FDA12D2BE65DDFFBF49882B4097CA01400A8315C0CD990CC00E1528C0C3CA16C038A0DDBFD74A02BF17D511BF25ABF03F801702C032391340076A0BC00202753F8B2F293F28BDC6BFBD7ACF3F9041E9BE7EC2E1BF133DEFBF35CCD33F20D085BF58E49F3F4B976D3F813A38BFA6CC90BF467FBC3DF17E9A3FC60614BEF0BFA2BFB9031B40D5782540"> : tensor<4x5xcomplex<f32>>
    return %c0, %c1 : tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-56.376385,42.126034), (-138.40121,133.46011), (-31.30713,85.61198), (74.205246,51.44303)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(5.7264442,-27.236809), (12.215294,485.67944), (-79.74974,-36.544655), (14.990192,-126.63303)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
}
