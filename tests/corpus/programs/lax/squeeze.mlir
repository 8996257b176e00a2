module @lax_squeeze_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi1>
    %want0 = call @expected() : () -> tensor<3xi1>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi1>) -> tensor<3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi1> {
    %c0 = stablehlo.constant dense<[[[false], [true], [false]]]> : tensor<1x3x1xi1>
    return %c0 : tensor<1x3x1xi1>
  }
  func.func private @expected() -> tensor<3xi1> {
    %c0 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    return %c0 : tensor<3xi1>
  }
}

// -----

module @lax_squeeze_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi8>
    %want0 = call @expected() : () -> tensor<3xi8>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi8>) -> tensor<3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi8> {
    %c0 = stablehlo.constant dense<[[[-5], [7], [-1]]]> : tensor<1x3x1xi8>
    return %c0 : tensor<1x3x1xi8>
  }
  func.func private @expected() -> tensor<3xi8> {
    %c0 = stablehlo.constant dense<[-5, 7, -1]> : tensor<3xi8>
    return %c0 : tensor<3xi8>
  }
}

// -----

module @lax_squeeze_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi16>
    %want0 = call @expected() : () -> tensor<3xi16>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi16>) -> tensor<3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi16>, tensor<3xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi16> {
    %c0 = stablehlo.constant dense<[[[2], [-7], [8]]]> : tensor<1x3x1xi16>
    return %c0 : tensor<1x3x1xi16>
  }
  func.func private @expected() -> tensor<3xi16> {
    %c0 = stablehlo.constant dense<[2, -7, 8]> : tensor<3xi16>
    return %c0 : tensor<3xi16>
  }
}

// -----

module @lax_squeeze_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi32>
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi32>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi32> {
    %c0 = stablehlo.constant dense<[[[7], [-9], [6]]]> : tensor<1x3x1xi32>
    return %c0 : tensor<1x3x1xi32>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[7, -9, 6]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
}

// -----

module @lax_squeeze_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xi64>
    %want0 = call @expected() : () -> tensor<3xi64>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xi64>) -> tensor<3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xi64> {
    %c0 = stablehlo.constant dense<[[[6], [9], [2]]]> : tensor<1x3x1xi64>
    return %c0 : tensor<1x3x1xi64>
  }
  func.func private @expected() -> tensor<3xi64> {
    %c0 = stablehlo.constant dense<[6, 9, 2]> : tensor<3xi64>
    return %c0 : tensor<3xi64>
  }
}

// -----

module @lax_squeeze_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xui8>
    %want0 = call @expected() : () -> tensor<3xui8>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xui8>) -> tensor<3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xui8> {
    %c0 = stablehlo.constant dense<[[[5], [3], [9]]]> : tensor<1x3x1xui8>
    return %c0 : tensor<1x3x1xui8>
  }
  func.func private @expected() -> tensor<3xui8> {
    %c0 = stablehlo.constant dense<[5, 3, 9]> : tensor<3xui8>
    return %c0 : tensor<3xui8>
  }
}

// -----

module @lax_squeeze_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xui16>
    %want0 = call @expected() : () -> tensor<3xui16>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xui16>) -> tensor<3xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xui16>, tensor<3xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xui16> {
    %c0 = stablehlo.constant dense<[[[4], [6], [4]]]> : tensor<1x3x1xui16>
    return %c0 : tensor<1x3x1xui16>
  }
  func.func private @expected() -> tensor<3xui16> {
    %c0 = stablehlo.constant dense<[4, 6, 4]> : tensor<3xui16>
    return %c0 : tensor<3xui16>
  }
}

// -----

module @lax_squeeze_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xui32>
    %want0 = call @expected() : () -> tensor<3xui32>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xui32>) -> tensor<3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xui32> {
    %c0 = stablehlo.constant dense<[[[7], [7], [5]]]> : tensor<1x3x1xui32>
    return %c0 : tensor<1x3x1xui32>
  }
  func.func private @expected() -> tensor<3xui32> {
    %c0 = stablehlo.constant dense<[7, 7, 5]> : tensor<3xui32>
    return %c0 : tensor<3xui32>
  }
}

// -----

module @lax_squeeze_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xui64>
    %want0 = call @expected() : () -> tensor<3xui64>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xui64>) -> tensor<3xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xui64> {
    %c0 = stablehlo.constant dense<[[[9], [4], [4]]]> : tensor<1x3x1xui64>
    return %c0 : tensor<1x3x1xui64>
  }
  func.func private @expected() -> tensor<3xui64> {
    %c0 = stablehlo.constant dense<[9, 4, 4]> : tensor<3xui64>
    return %c0 : tensor<3xui64>
  }
}

// -----

module @lax_squeeze_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xbf16>
    %want0 = call @expected() : () -> tensor<3xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xbf16>) -> tensor<3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xbf16> {
    %c0 = stablehlo.constant dense<[[[4.03125], [7.40625], [-4.25]]]> : tensor<1x3x1xbf16>
    return %c0 : tensor<1x3x1xbf16>
  }
  func.func private @expected() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[4.03125, 7.40625, -4.25]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
}

// -----

module @lax_squeeze_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xf16>
    %want0 = call @expected() : () -> tensor<3xf16>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xf16>) -> tensor<3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xf16> {
    %c0 = stablehlo.constant dense<[[[7.9296875], [3.07421875], [-8.2734375]]]> : tensor<1x3x1xf16>
    return %c0 : tensor<1x3x1xf16>
  }
  func.func private @expected() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[7.9296875, 3.07421875, -8.2734375]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
}

// -----

module @lax_squeeze_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xf32>
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xf32> {
    %c0 = stablehlo.constant dense<[[[3.0969496], [-2.866863], [6.837788]]]> : tensor<1x3x1xf32>
    return %c0 : tensor<1x3x1xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[3.0969496, -2.866863, 6.837788]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
}

// -----

module @lax_squeeze_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xf64>
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xf64>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xf64> {
    %c0 = stablehlo.constant dense<[[[5.853733930202173], [-6.91422379552857], [2.7677568969814565]]]> : tensor<1x3x1xf64>
    return %c0 : tensor<1x3x1xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[5.853733930202173, -6.91422379552857, 2.7677568969814565]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
}

// -----

module @lax_squeeze_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3xcomplex<f32>>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[(3.4177125,-7.6829367)], [(-7.4516726,-8.274167)], [(-2.7925794,-5.933922)]]]> : tensor<1x3x1xcomplex<f32>>
    return %c0 : tensor<1x3x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(3.4177125,-7.6829367), (-7.4516726,-8.274167), (-2.7925794,-5.933922)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
}

// -----

module @lax_squeeze_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x3x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3xcomplex<f64>>
    %0 = stablehlo.reshape %arg0 : (tensor<1x3x1xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x3x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[(7.8401196361635,0.1639388993705957)], [(6.13634851468758,-7.596995066003518)], [(4.39528893966429,-0.13098236847527467)]]]> : tensor<1x3x1xcomplex<f64>>
    return %c0 : tensor<1x3x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(7.8401196361635,0.1639388993705957), (6.13634851468758,-7.596995066003518), (4.39528893966429,-0.13098236847527467)]> : tensor<3xcomplex<f64>>
    return %c0 : tensor<3xcomplex<f64>>
  }
}
