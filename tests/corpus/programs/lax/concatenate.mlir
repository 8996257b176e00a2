module @lax_concatenate_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xi1>, tensor<2x1xi1>)
    %want0 = call @expected() : () -> tensor<2x7xi1>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xi1>, tensor<2x1xi1>, tensor<2x3xi1>) -> tensor<2x7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xi1>, tensor<2x7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi1>, tensor<2x1xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<2x3xi1>
    %c1 = stablehlo.constant dense<false> : tensor<2x1xi1>
    return %c0, %c1 : tensor<2x3xi1>, tensor<2x1xi1>
  }
  func.func private @expected() -> tensor<2x7xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, false, true, true, true], [true, true, true, false, true, true, true]]> : tensor<2x7xi1>
    return %c0 : tensor<2x7xi1>
  }
}

// -----

module @lax_concatenate_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xi8>, tensor<2x1xi8>)
    %want0 = call @expected() : () -> tensor<2x7xi8>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xi8>, tensor<2x1xi8>, tensor<2x3xi8>) -> tensor<2x7xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xi8>, tensor<2x7xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi8>, tensor<2x1xi8>) {
    %c0 = stablehlo.constant dense<[[-7, -7, 4], [1, -7, -6]]> : tensor<2x3xi8>
    %c1 = stablehlo.constant dense<[[-3], [8]]> : tensor<2x1xi8>
    return %c0, %c1 : tensor<2x3xi8>, tensor<2x1xi8>
  }
  func.func private @expected() -> tensor<2x7xi8> {
    %c0 = stablehlo.constant dense<[[-7, -7, 4, -3, -7, -7, 4], [1, -7, -6, 8, 1, -7, -6]]> : tensor<2x7xi8>
    return %c0 : tensor<2x7xi8>
  }
}

// -----

module @lax_concatenate_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xi16>, tensor<2x1xi16>)
    %want0 = call @expected() : () -> tensor<2x7xi16>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xi16>, tensor<2x1xi16>, tensor<2x3xi16>) -> tensor<2x7xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xi16>, tensor<2x7xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi16>, tensor<2x1xi16>) {
    %c0 = stablehlo.constant dense<[[8, 0, 9], [-7, 4, -4]]> : tensor<2x3xi16>
    %c1 = stablehlo.constant dense<[[2], [8]]> : tensor<2x1xi16>
    return %c0, %c1 : tensor<2x3xi16>, tensor<2x1xi16>
  }
  func.func private @expected() -> tensor<2x7xi16> {
    %c0 = stablehlo.constant dense<[[8, 0, 9, 2, 8, 0, 9], [-7, 4, -4, 8, -7, 4, -4]]> : tensor<2x7xi16>
    return %c0 : tensor<2x7xi16>
  }
}

// -----

module @lax_concatenate_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xi32>, tensor<2x1xi32>)
    %want0 = call @expected() : () -> tensor<2x7xi32>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xi32>, tensor<2x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi32>, tensor<2x1xi32>) {
    %c0 = stablehlo.constant dense<[[-3, -9, 6], [-2, 5, -6]]> : tensor<2x3xi32>
    %c1 = stablehlo.constant dense<[[4], [-4]]> : tensor<2x1xi32>
    return %c0, %c1 : tensor<2x3xi32>, tensor<2x1xi32>
  }
  func.func private @expected() -> tensor<2x7xi32> {
    %c0 = stablehlo.constant dense<[[-3, -9, 6, 4, -3, -9, 6], [-2, 5, -6, -4, -2, 5, -6]]> : tensor<2x7xi32>
    return %c0 : tensor<2x7xi32>
  }
}

// -----

module @lax_concatenate_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xi64>, tensor<2x1xi64>)
    %want0 = call @expected() : () -> tensor<2x7xi64>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xi64>, tensor<2x1xi64>, tensor<2x3xi64>) -> tensor<2x7xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xi64>, tensor<2x7xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi64>, tensor<2x1xi64>) {
    %c0 = stablehlo.constant dense<[[6, -5, -2], [5, 5, 6]]> : tensor<2x3xi64>
    %c1 = stablehlo.constant dense<[[3], [-5]]> : tensor<2x1xi64>
    return %c0, %c1 : tensor<2x3xi64>, tensor<2x1xi64>
  }
  func.func private @expected() -> tensor<2x7xi64> {
    %c0 = stablehlo.constant dense<[[6, -5, -2, 3, 6, -5, -2], [5, 5, 6, -5, 5, 5, 6]]> : tensor<2x7xi64>
    return %c0 : tensor<2x7xi64>
  }
}

// -----

module @lax_concatenate_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xui8>, tensor<2x1xui8>)
    %want0 = call @expected() : () -> tensor<2x7xui8>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xui8>, tensor<2x1xui8>, tensor<2x3xui8>) -> tensor<2x7xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xui8>, tensor<2x7xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xui8>, tensor<2x1xui8>) {
    %c0 = stablehlo.constant dense<[[3, 9, 4], [0, 9, 2]]> : tensor<2x3xui8>
    %c1 = stablehlo.constant dense<[[7], [3]]> : tensor<2x1xui8>
    return %c0, %c1 : tensor<2x3xui8>, tensor<2x1xui8>
  }
  func.func private @expected() -> tensor<2x7xui8> {
    %c0 = stablehlo.constant dense<[[3, 9, 4, 7, 3, 9, 4], [0, 9, 2, 3, 0, 9, 2]]> : tensor<2x7xui8>
    return %c0 : tensor<2x7xui8>
  }
}

// -----

module @lax_concatenate_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xui16>, tensor<2x1xui16>)
    %want0 = call @expected() : () -> tensor<2x7xui16>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xui16>, tensor<2x1xui16>, tensor<2x3xui16>) -> tensor<2x7xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xui16>, tensor<2x7xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xui16>, tensor<2x1xui16>) {
    %c0 = stablehlo.constant dense<[[8, 6, 7], [9, 1, 5]]> : tensor<2x3xui16>
    %c1 = stablehlo.constant dense<[[5], [9]]> : tensor<2x1xui16>
    return %c0, %c1 : tensor<2x3xui16>, tensor<2x1xui16>
  }
  func.func private @expected() -> tensor<2x7xui16> {
    %c0 = stablehlo.constant dense<[[8, 6, 7, 5, 8, 6, 7], [9, 1, 5, 9, 9, 1, 5]]> : tensor<2x7xui16>
    return %c0 : tensor<2x7xui16>
  }
}

// -----

module @lax_concatenate_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xui32>, tensor<2x1xui32>)
    %want0 = call @expected() : () -> tensor<2x7xui32>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x3xui32>) -> tensor<2x7xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xui32>, tensor<2x7xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xui32>, tensor<2x1xui32>) {
    %c0 = stablehlo.constant dense<[[2, 2, 3], [1, 7, 3]]> : tensor<2x3xui32>
    %c1 = stablehlo.constant dense<[[9], [7]]> : tensor<2x1xui32>
    return %c0, %c1 : tensor<2x3xui32>, tensor<2x1xui32>
  }
  func.func private @expected() -> tensor<2x7xui32> {
    %c0 = stablehlo.constant dense<[[2, 2, 3, 9, 2, 2, 3], [1, 7, 3, 7, 1, 7, 3]]> : tensor<2x7xui32>
    return %c0 : tensor<2x7xui32>
  }
}

// -----

module @lax_concatenate_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xui64>, tensor<2x1xui64>)
    %want0 = call @expected() : () -> tensor<2x7xui64>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xui64>, tensor<2x1xui64>, tensor<2x3xui64>) -> tensor<2x7xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xui64>, tensor<2x7xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xui64>, tensor<2x1xui64>) {
    %c0 = stablehlo.constant dense<[[9, 6, 9], [4, 4, 9]]> : tensor<2x3xui64>
    %c1 = stablehlo.constant dense<[[2], [8]]> : tensor<2x1xui64>
    return %c0, %c1 : tensor<2x3xui64>, tensor<2x1xui64>
  }
  func.func private @expected() -> tensor<2x7xui64> {
    %c0 = stablehlo.constant dense<[[9, 6, 9, 2, 9, 6, 9], [4, 4, 9, 8, 4, 4, 9]]> : tensor<2x7xui64>
    return %c0 : tensor<2x7xui64>
  }
}

// -----

module @lax_concatenate_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xbf16>, tensor<2x1xbf16>)
    %want0 = call @expected() : () -> tensor<2x7xbf16>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xbf16>, tensor<2x1xbf16>, tensor<2x3xbf16>) -> tensor<2x7xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xbf16>, tensor<2x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xbf16>, tensor<2x1xbf16>) {
    %c0 = stablehlo.constant dense<[[1.03125, -2.703125, -6.46875], [6.875, 4.5, 3.796875]]> : tensor<2x3xbf16>
    %c1 = stablehlo.constant dense<[[-3.328125], [-2.9375]]> : tensor<2x1xbf16>
    return %c0, %c1 : tensor<2x3xbf16>, tensor<2x1xbf16>
  }
  func.func private @expected() -> tensor<2x7xbf16> {
    %c0 = stablehlo.constant dense<[[1.03125, -2.703125, -6.46875, -3.328125, 1.03125, -2.703125, -6.46875], [6.875, 4.5, 3.796875, -2.9375, 6.875, 4.5, 3.796875]]> : tensor<2x7xbf16>
    return %c0 : tensor<2x7xbf16>
  }
}

// -----

module @lax_concatenate_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xf16>, tensor<2x1xf16>)
    %want0 = call @expected() : () -> tensor<2x7xf16>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xf16>, tensor<2x1xf16>, tensor<2x3xf16>) -> tensor<2x7xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xf16>, tensor<2x7xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xf16>, tensor<2x1xf16>) {
    %c0 = stablehlo.constant dense<[[7.31640625, -5.59765625, 7.2421875], [-5.74609375, 0.41064453125, 6.93359375]]> : tensor<2x3xf16>
    %c1 = stablehlo.constant dense<[[3.810546875], [3.53125]]> : tensor<2x1xf16>
    return %c0, %c1 : tensor<2x3xf16>, tensor<2x1xf16>
  }
  func.func private @expected() -> tensor<2x7xf16> {
    %c0 = stablehlo.constant dense<[[7.31640625, -5.59765625, 7.2421875, 3.810546875, 7.31640625, -5.59765625, 7.2421875], [-5.74609375, 0.41064453125, 6.93359375, 3.53125, -5.74609375, 0.41064453125, 6.93359375]]> : tensor<2x7xf16>
    return %c0 : tensor<2x7xf16>
  }
}

// -----

module @lax_concatenate_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xf32>, tensor<2x1xf32>)
    %want0 = call @expected() : () -> tensor<2x7xf32>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xf32>, tensor<2x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xf32>, tensor<2x1xf32>) {
    %c0 = stablehlo.constant dense<[[2.4753067, -4.93894, 6.1188073], [-7.7974215, -4.313191, -1.7068452]]> : tensor<2x3xf32>
    %c1 = stablehlo.constant dense<[[0.30256394], [-6.2426925]]> : tensor<2x1xf32>
    return %c0, %c1 : tensor<2x3xf32>, tensor<2x1xf32>
  }
  func.func private @expected() -> tensor<2x7xf32> {
    %c0 = stablehlo.constant dense<[[2.4753067, -4.93894, 6.1188073, 0.30256394, 2.4753067, -4.93894, 6.1188073], [-7.7974215, -4.313191, -1.7068452, -6.2426925, -7.7974215, -4.313191, -1.7068452]]> : tensor<2x7xf32>
    return %c0 : tensor<2x7xf32>
  }
}

// -----

module @lax_concatenate_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xf64>, tensor<2x1xf64>)
    %want0 = call @expected() : () -> tensor<2x7xf64>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xf64>, tensor<2x1xf64>, tensor<2x3xf64>) -> tensor<2x7xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xf64>, tensor<2x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xf64>, tensor<2x1xf64>) {
    %c0 = stablehlo.constant dense<[[-6.157599788348754, 1.12100870866613, -3.2988343468775803], [4.3080511844380975, -4.044272303477601, -8.196959586327658]]> : tensor<2x3xf64>
    %c1 = stablehlo.constant dense<[[2.392975749948574], [-6.419331727669055]]> : tensor<2x1xf64>
    return %c0, %c1 : tensor<2x3xf64>, tensor<2x1xf64>
  }
  func.func private @expected() -> tensor<2x7xf64> {
    %c0 = stablehlo.constant dense<[[-6.157599788348754, 1.12100870866613, -3.2988343468775803, 2.392975749948574, -6.157599788348754, 1.12100870866613, -3.2988343468775803], [4.3080511844380975, -4.044272303477601, -8.196959586327658, -6.419331727669055, 4.3080511844380975, -4.044272303477601, -8.196959586327658]]> : tensor<2x7xf64>
    return %c0 : tensor<2x7xf64>
  }
}

// -----

module @lax_concatenate_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x7xcomplex<f32>>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(3.375075,-0.36392578), (-5.557622,7.6096416), (5.8515544,-6.0755258)], [(6.60949,-8.22103), (1.5852863,-1.0673437), (4.832162,5.076467)]]> : tensor<2x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-3.3234367,2.2718163)], [(5.0627227,-8.901263)]]> : tensor<2x1xcomplex<f32>>
    return %c0, %c1 : tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(3.375075,-0.36392578), (-5.557622,7.6096416), (5.8515544,-6.0755258), (-3.3234367,2.2718163), (3.375075,-0.36392578), (-5.557622,7.6096416), (5.8515544,-6.0755258)], [(6.60949,-8.22103), (1.5852863,-1.0673437), (4.832162,5.076467), (5.0627227,-8.901263), (6.60949,-8.22103), (1.5852863,-1.0673437), (4.832162,5.076467)]]> : tensor<2x7xcomplex<f32>>
    return %c0 : tensor<2x7xcomplex<f32>>
  }
}

// -----

module @lax_concatenate_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xcomplex<f64>>, tensor<2x1xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x7xcomplex<f64>>
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<2x3xcomplex<f64>>, tensor<2x1xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x7xcomplex<f64>>, tensor<2x7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xcomplex<f64>>, tensor<2x1xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(-8.150474822569167,-7.338741675103322), (4.235172695165815,-4.609587310239182), (-7.05997965730003,6.138642447741489)], [(8.372282475583901,7.17625161472499), (-2.2928576817385604,6.7775279785270275), (7.446013171143779,7.773079204630427)]]> : tensor<2x3xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(3.468005582823377,1.960905345935739)], [(-0.5029641836867143,6.943444443177775)]]> : tensor<2x1xcomplex<f64>>
    return %c0, %c1 : tensor<2x3xcomplex<f64>>, tensor<2x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-8.150474822569167,-7.338741675103322), (4.235172695165815,-4.609587310239182), (-7.05997965730003,6.138642447741489), (3.468005582823377,1.960905345935739), (-8.150474822569167,-7.338741675103322), (4.235172695165815,-4.609587310239182), (-7.05997965730003,6.138642447741489)], [(8.372282475583901,7.17625161472499), (-2.2928576817385604,6.7775279785270275), (7.446013171143779,7.773079204630427), (-0.5029641836867143,6.943444443177775), (8.372282475583901,7.17625161472499), (-2.2928576817385604,6.7775279785270275), (7.446013171143779,7.773079204630427)]]> : tensor<2x7xcomplex<f64>>
    return %c0 : tensor<2x7xcomplex<f64>>
  }
}

// -----

module @lax_concatenate_empty_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0x3xi32>, tensor<2x3xi32>)
    %want0 = call @expected() : () -> tensor<2x3xi32>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0x3xi32>, tensor<2x3xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %c1 = stablehlo.constant dense<[[-6, 7, -5], [-8, -6, 6]]> : tensor<2x3xi32>
    return %c0, %c1 : tensor<0x3xi32>, tensor<2x3xi32>
  }
  func.func private @expected() -> tensor<2x3xi32> {
    %c0 = stablehlo.constant dense<[[-6, 7, -5], [-8, -6, 6]]> : tensor<2x3xi32>
    return %c0 : tensor<2x3xi32>
  }
}

// -----

module @lax_concatenate_empty_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0x3xf32>, tensor<2x3xf32>)
    %want0 = call @expected() : () -> tensor<2x3xf32>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>, tensor<2x3xf32>) {
    %c0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %c1 = stablehlo.constant dense<[[-7.0376115, -1.6122637, 3.6607995], [-0.14362027, -7.554932, -2.9591234]]> : tensor<2x3xf32>
    return %c0, %c1 : tensor<0x3xf32>, tensor<2x3xf32>
  }
  func.func private @expected() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[-7.0376115, -1.6122637, 3.6607995], [-0.14362027, -7.554932, -2.9591234]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
}

// -----

module @lax_concatenate_empty_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f64>>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-5.207835333687205,-6.7549372652195325), (5.133655358606834,-1.3405011430158211), (-5.140786812099016,3.418335452665639)], [(-5.628570042162637,-5.308749007621737), (-1.1067151406684888,-5.073183451645847), (4.2191894814007505,-8.619519927336725)]]> : tensor<2x3xcomplex<f64>>
    return %c0, %c1 : tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-5.207835333687205,-6.7549372652195325), (5.133655358606834,-1.3405011430158211), (-5.140786812099016,3.418335452665639)], [(-5.628570042162637,-5.308749007621737), (-1.1067151406684888,-5.073183451645847), (4.2191894814007505,-8.619519927336725)]]> : tensor<2x3xcomplex<f64>>
    return %c0 : tensor<2x3xcomplex<f64>>
  }
}

// -----

module @lax_concatenate_empty_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0x3xi1>, tensor<2x3xi1>)
    %want0 = call @expected() : () -> tensor<2x3xi1>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0x3xi1>, tensor<2x3xi1>) {
    %c0 = stablehlo.constant dense<> : tensor<0x3xi1>
    %c1 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
    return %c0, %c1 : tensor<0x3xi1>, tensor<2x3xi1>
  }
  func.func private @expected() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
}

// -----

module @lax_concatenate_empty_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0x3xi64>, tensor<2x3xi64>)
    %want0 = call @expected() : () -> tensor<2x3xi64>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<0x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0x3xi64>, tensor<2x3xi64>) {
    %c0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %c1 = stablehlo.constant dense<[[1, -7, -9], [-8, -8, 9]]> : tensor<2x3xi64>
    return %c0, %c1 : tensor<0x3xi64>, tensor<2x3xi64>
  }
  func.func private @expected() -> tensor<2x3xi64> {
    %c0 = stablehlo.constant dense<[[1, -7, -9], [-8, -8, 9]]> : tensor<2x3xi64>
    return %c0 : tensor<2x3xi64>
  }
}
