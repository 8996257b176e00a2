module @numpy_square_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi32>
    %want0 = call @expected() : () -> tensor<33xi32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<33xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi32>, tensor<33xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0xFAFFFFFFFEFFFFFFF7FFFFFF00000000FBFFFFFFFAFFFFFFF8FFFFFFFBFFFFFF00000000080000000400000000000000FFFFFFFF04000000FCFFFFFFFBFFFFFFFEFFFFFF09000000040000000000000009000000F9FFFFFF0600000007000000F7FFFFFF06000000F9FFFFFF040000000300000009000000FCFFFFFFFBFFFFFFFBFFFFFF"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
  func.func private @expected() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0x240000000400000051000000000000001900000024000000400000001900000000000000400000001000000000000000010000001000000010000000190000000400000051000000100000000000000051000000310000002400000031000000510000002400000031000000100000000900000051000000100000001900000019000000"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
}

// -----

module @numpy_square_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = chlo.square %arg0 : tensor<1x1xbf16> -> tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-6.96875> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<48.5> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @numpy_square_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = chlo.square %arg0 : tensor<4x0x2xf64> -> tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
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

module @numpy_square_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f32>>
    %0 = chlo.square %arg0 : tensor<2x1x3x2xcomplex<f32>> -> tensor<2x1x3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(-0.2682614,0.57201016), (1.8690128,-8.256741)], [(7.579676,-8.398986), (5.106831,-7.3953905)], [(5.363471,-1.4583831), (-0.7743005,7.3119197)]]], [[[(6.274806,-1.5081574), (0.314792,-3.9489362)], [(3.7469025,-0.8889441), (-6.437645,-7.522754)], [(-8.021054,1.7490216), (0.37296173,4.4939795)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(-0.25523144,-0.3068965), (-64.68056,-30.863909)], [(-13.091474,-127.32319), (-28.612078,-75.53402)], [(26.63994,-15.6439905), (-52.864624,-11.323246)]]], [[[(37.09865,-18.92679), (-15.495004,-2.4861872)], [(13.249057,-6.6615734), (-15.148559,96.85764)], [(61.278236,-28.057995), (-20.056751,3.3521647)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
}
