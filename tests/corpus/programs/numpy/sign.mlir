module @numpy_sign_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi32>
    %want0 = call @expected() : () -> tensor<0xi32>
    %0 = stablehlo.sign %arg0 : tensor<0xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi32>, tensor<0xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
}

// -----

module @numpy_sign_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xui8>
    %want0 = call @expected() : () -> tensor<33xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<33xui8>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<33xui8>, tensor<33xui8>) -> tensor<33xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<33xui8>
    %c_1 = stablehlo.constant dense<1> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<33xui8>
    %4 = stablehlo.select %1, %2, %3 : tensor<33xi1>, tensor<33xui8>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<33xui8>, tensor<33xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xui8> {
    %c0 = stablehlo.constant dense<"0x040103090806080607070906070301010708030505050107070307020101000808"> : tensor<33xui8>
    return %c0 : tensor<33xui8>
  }
  func.func private @expected() -> tensor<33xui8> {
    %c0 = stablehlo.constant dense<"0x010101010101010101010101010101010101010101010101010101010101000101"> : tensor<33xui8>
    return %c0 : tensor<33xui8>
  }
}

// -----

module @numpy_sign_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = stablehlo.sign %arg0 : tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-0.09521484375> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-1.0> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @numpy_sign_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.sign %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-6.5488343, -4.861767, -7.9977927, 5.170325, 2.369156], [-8.967705, -7.4608107, -5.1276546, -0.5370834, 8.431531], [-4.762987, -0.17385584, 3.2441366, -6.713936, -8.275863]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_sign_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.sign %arg0 : tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-8.92792576553418,2.4773217117640787), (2.0267019744924912,-7.60442013919213)], [(-5.245946896932906,-3.7906281877818833), (-0.07758890657358108,4.146431039213166)], [(-4.116275484568289,2.297897976594255), (7.909419179993304,-6.509985797856897)]]], [[[(-2.92536263685337,-7.839677665954883), (-5.189879719814485,-5.643823516601735)], [(-2.045942784540067,8.431272926985486), (4.585611867575553,-0.7045271571757894)], [(7.008124067096389,5.50377029703923), (0.7487728215894354,3.769086518102995)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-0.9635918436250716,0.267377558705355), (0.25752700576172405,-0.9662711013496166)], [(-0.8105406906011718,-0.5856823276143606), (-0.01870893924099149,0.9998249724789217)], [(-0.8731578083048602,0.48743762862160445), (0.7721052230334757,-0.6354947085259065)]]], [[[(-0.3496020354486488,-0.9368982958732296), (-0.6768843056016741,-0.7360894217621521)], [(-0.23581751018646283,0.971797356391474), (0.9884025031457716,-0.1518568133972694)], [(0.7864607668824191,0.6176402368326706), (0.19485373277717663,0.9808323112656928)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
