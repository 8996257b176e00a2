module @lax_split_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xi1>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xi1>, tensor<3x2xi1>, tensor<2x2xi1>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xi1>) -> tensor<1x2xi1>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xi1>) -> tensor<3x2xi1>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xi1>) -> tensor<2x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xi1>, tensor<1x2xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xi1> {
    %c0 = stablehlo.constant dense<[[true, true], [false, false], [true, false], [false, false], [false, true], [true, false]]> : tensor<6x2xi1>
    return %c0 : tensor<6x2xi1>
  }
  func.func private @expected() -> (tensor<1x2xi1>, tensor<3x2xi1>, tensor<2x2xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<1x2xi1>
    %c1 = stablehlo.constant dense<[[false, false], [true, false], [false, false]]> : tensor<3x2xi1>
    %c2 = stablehlo.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
    return %c0, %c1, %c2 : tensor<1x2xi1>, tensor<3x2xi1>, tensor<2x2xi1>
  }
}

// -----

module @lax_split_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xi8>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xi8>, tensor<3x2xi8>, tensor<2x2xi8>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xi8>) -> tensor<1x2xi8>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xi8>) -> tensor<3x2xi8>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xi8>) -> tensor<2x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xi8>, tensor<1x2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xi8> {
    %c0 = stablehlo.constant dense<[[6, -5], [-3, 8], [-6, -4], [-6, 6], [9, -8], [6, -6]]> : tensor<6x2xi8>
    return %c0 : tensor<6x2xi8>
  }
  func.func private @expected() -> (tensor<1x2xi8>, tensor<3x2xi8>, tensor<2x2xi8>) {
    %c0 = stablehlo.constant dense<[[6, -5]]> : tensor<1x2xi8>
    %c1 = stablehlo.constant dense<[[-3, 8], [-6, -4], [-6, 6]]> : tensor<3x2xi8>
    %c2 = stablehlo.constant dense<[[9, -8], [6, -6]]> : tensor<2x2xi8>
    return %c0, %c1, %c2 : tensor<1x2xi8>, tensor<3x2xi8>, tensor<2x2xi8>
  }
}

// -----

module @lax_split_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xi32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xi32>) -> tensor<1x2xi32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xi32>) -> tensor<3x2xi32>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xi32>) -> tensor<2x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xi32>, tensor<1x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xi32> {
    %c0 = stablehlo.constant dense<[[4, 2], [4, -4], [-4, 3], [-6, -2], [-1, -1], [1, 9]]> : tensor<6x2xi32>
    return %c0 : tensor<6x2xi32>
  }
  func.func private @expected() -> (tensor<1x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>) {
    %c0 = stablehlo.constant dense<[[4, 2]]> : tensor<1x2xi32>
    %c1 = stablehlo.constant dense<[[4, -4], [-4, 3], [-6, -2]]> : tensor<3x2xi32>
    %c2 = stablehlo.constant dense<[[-1, -1], [1, 9]]> : tensor<2x2xi32>
    return %c0, %c1, %c2 : tensor<1x2xi32>, tensor<3x2xi32>, tensor<2x2xi32>
  }
}

// -----

module @lax_split_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xui32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xui32>, tensor<3x2xui32>, tensor<2x2xui32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xui32>) -> tensor<3x2xui32>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xui32>) -> tensor<2x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xui32>, tensor<1x2xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xui32> {
    %c0 = stablehlo.constant dense<[[3, 7], [8, 3], [1, 0], [9, 0], [2, 1], [6, 3]]> : tensor<6x2xui32>
    return %c0 : tensor<6x2xui32>
  }
  func.func private @expected() -> (tensor<1x2xui32>, tensor<3x2xui32>, tensor<2x2xui32>) {
    %c0 = stablehlo.constant dense<[[3, 7]]> : tensor<1x2xui32>
    %c1 = stablehlo.constant dense<[[8, 3], [1, 0], [9, 0]]> : tensor<3x2xui32>
    %c2 = stablehlo.constant dense<[[2, 1], [6, 3]]> : tensor<2x2xui32>
    return %c0, %c1, %c2 : tensor<1x2xui32>, tensor<3x2xui32>, tensor<2x2xui32>
  }
}

// -----

module @lax_split_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xbf16>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xbf16>, tensor<3x2xbf16>, tensor<2x2xbf16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xbf16>) -> tensor<1x2xbf16>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xbf16>) -> tensor<3x2xbf16>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xbf16>) -> tensor<2x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xbf16>, tensor<1x2xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xbf16> {
    %c0 = stablehlo.constant dense<[[4.0, -0.384765625], [-6.46875, -3.09375], [-4.375, -6.0625], [5.5625, 3.75], [-6.125, -4.875], [5.9375, 6.71875]]> : tensor<6x2xbf16>
    return %c0 : tensor<6x2xbf16>
  }
  func.func private @expected() -> (tensor<1x2xbf16>, tensor<3x2xbf16>, tensor<2x2xbf16>) {
    %c0 = stablehlo.constant dense<[[4.0, -0.384765625]]> : tensor<1x2xbf16>
    %c1 = stablehlo.constant dense<[[-6.46875, -3.09375], [-4.375, -6.0625], [5.5625, 3.75]]> : tensor<3x2xbf16>
    %c2 = stablehlo.constant dense<[[-6.125, -4.875], [5.9375, 6.71875]]> : tensor<2x2xbf16>
    return %c0, %c1, %c2 : tensor<1x2xbf16>, tensor<3x2xbf16>, tensor<2x2xbf16>
  }
}

// -----

module @lax_split_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xf16>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xf16>, tensor<3x2xf16>, tensor<2x2xf16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xf16>) -> tensor<1x2xf16>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xf16>) -> tensor<3x2xf16>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xf16>) -> tensor<2x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xf16>, tensor<1x2xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xf16> {
    %c0 = stablehlo.constant dense<[[-7.1015625, -3.591796875], [6.53515625, -8.484375], [3.939453125, -4.88671875], [5.73828125, 4.87109375], [-0.086181640625, -1.62890625], [8.953125, -6.875]]> : tensor<6x2xf16>
    return %c0 : tensor<6x2xf16>
  }
  func.func private @expected() -> (tensor<1x2xf16>, tensor<3x2xf16>, tensor<2x2xf16>) {
    %c0 = stablehlo.constant dense<[[-7.1015625, -3.591796875]]> : tensor<1x2xf16>
    %c1 = stablehlo.constant dense<[[6.53515625, -8.484375], [3.939453125, -4.88671875], [5.73828125, 4.87109375]]> : tensor<3x2xf16>
    %c2 = stablehlo.constant dense<[[-0.086181640625, -1.62890625], [8.953125, -6.875]]> : tensor<2x2xf16>
    return %c0, %c1, %c2 : tensor<1x2xf16>, tensor<3x2xf16>, tensor<2x2xf16>
  }
}

// -----

module @lax_split_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xf32>) -> tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xf32> {
    %c0 = stablehlo.constant dense<[[-3.1336405, -6.187518], [-0.56196296, 3.3439], [-2.0510767, -6.269731], [1.3944894, -2.5409122], [4.291652, 6.1084986], [-5.961285, 5.531372]]> : tensor<6x2xf32>
    return %c0 : tensor<6x2xf32>
  }
  func.func private @expected() -> (tensor<1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[[-3.1336405, -6.187518]]> : tensor<1x2xf32>
    %c1 = stablehlo.constant dense<[[-0.56196296, 3.3439], [-2.0510767, -6.269731], [1.3944894, -2.5409122]]> : tensor<3x2xf32>
    %c2 = stablehlo.constant dense<[[4.291652, 6.1084986], [-5.961285, 5.531372]]> : tensor<2x2xf32>
    return %c0, %c1, %c2 : tensor<1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
}

// -----

module @lax_split_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xf64>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xf64>, tensor<3x2xf64>, tensor<2x2xf64>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xf64>) -> tensor<1x2xf64>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xf64>) -> tensor<2x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xf64>, tensor<1x2xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xf64> {
    %c0 = stablehlo.constant dense<[[7.059302352062684, -5.812168026954646], [8.62808850086449, -7.339913841296447], [4.629816129453504, -8.74734059451617], [6.799694678042705, 7.878878528016216], [-0.3405782653479932, 6.927084842974434], [-7.926146755485852, -7.567305380656121]]> : tensor<6x2xf64>
    return %c0 : tensor<6x2xf64>
  }
  func.func private @expected() -> (tensor<1x2xf64>, tensor<3x2xf64>, tensor<2x2xf64>) {
    %c0 = stablehlo.constant dense<[[7.059302352062684, -5.812168026954646]]> : tensor<1x2xf64>
    %c1 = stablehlo.constant dense<[[8.62808850086449, -7.339913841296447], [4.629816129453504, -8.74734059451617], [6.799694678042705, 7.878878528016216]]> : tensor<3x2xf64>
    %c2 = stablehlo.constant dense<[[-0.3405782653479932, 6.927084842974434], [-7.926146755485852, -7.567305380656121]]> : tensor<2x2xf64>
    return %c0, %c1, %c2 : tensor<1x2xf64>, tensor<3x2xf64>, tensor<2x2xf64>
  }
}

// -----

module @lax_split_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xcomplex<f32>>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.0203288,8.695586), (-8.827418,-2.5996873)], [(-2.4130223,4.238567), (4.7067294,-6.8270445)], [(8.684937,-2.445947), (-0.55606997,-0.66822)], [(7.327354,4.5894113), (1.6358696,-6.5852695)], [(-6.972913,-6.5787), (-2.3709857,-3.6674159)], [(-1.8883513,-3.574838), (-6.8980374,8.361404)]]> : tensor<6x2xcomplex<f32>>
    return %c0 : tensor<6x2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<1x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-1.0203288,8.695586), (-8.827418,-2.5996873)]]> : tensor<1x2xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-2.4130223,4.238567), (4.7067294,-6.8270445)], [(8.684937,-2.445947), (-0.55606997,-0.66822)], [(7.327354,4.5894113), (1.6358696,-6.5852695)]]> : tensor<3x2xcomplex<f32>>
    %c2 = stablehlo.constant dense<[[(-6.972913,-6.5787), (-2.3709857,-3.6674159)], [(-1.8883513,-3.574838), (-6.8980374,8.361404)]]> : tensor<2x2xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<1x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  }
}

// -----

module @lax_split_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xi2>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xi2>, tensor<3x2xi2>, tensor<2x2xi2>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xi2>) -> tensor<1x2xi2>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xi2>) -> tensor<3x2xi2>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xi2>) -> tensor<2x2xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xi2>, tensor<1x2xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi2>, tensor<2x2xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xi2> {
    %c0 = stablehlo.constant dense<[[-1, 0], [1, 1], [1, -2], [0, -2], [-1, -1], [1, 0]]> : tensor<6x2xi2>
    return %c0 : tensor<6x2xi2>
  }
  func.func private @expected() -> (tensor<1x2xi2>, tensor<3x2xi2>, tensor<2x2xi2>) {
    %c0 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi2>
    %c1 = stablehlo.constant dense<[[1, 1], [1, -2], [0, -2]]> : tensor<3x2xi2>
    %c2 = stablehlo.constant dense<[[-1, -1], [1, 0]]> : tensor<2x2xi2>
    return %c0, %c1, %c2 : tensor<1x2xi2>, tensor<3x2xi2>, tensor<2x2xi2>
  }
}

// -----

module @lax_split_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xi4>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xi4>, tensor<3x2xi4>, tensor<2x2xi4>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xi4>) -> tensor<1x2xi4>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xi4>) -> tensor<3x2xi4>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xi4>) -> tensor<2x2xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xi4>, tensor<1x2xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xi4> {
    %c0 = stablehlo.constant dense<[[6, 7], [-5, -6], [1, 0], [-1, -6], [7, 0], [7, -7]]> : tensor<6x2xi4>
    return %c0 : tensor<6x2xi4>
  }
  func.func private @expected() -> (tensor<1x2xi4>, tensor<3x2xi4>, tensor<2x2xi4>) {
    %c0 = stablehlo.constant dense<[[6, 7]]> : tensor<1x2xi4>
    %c1 = stablehlo.constant dense<[[-5, -6], [1, 0], [-1, -6]]> : tensor<3x2xi4>
    %c2 = stablehlo.constant dense<[[7, 0], [7, -7]]> : tensor<2x2xi4>
    return %c0, %c1, %c2 : tensor<1x2xi4>, tensor<3x2xi4>, tensor<2x2xi4>
  }
}

// -----

module @lax_split_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xui2>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xui2>, tensor<3x2xui2>, tensor<2x2xui2>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xui2>) -> tensor<1x2xui2>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xui2>) -> tensor<3x2xui2>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xui2>) -> tensor<2x2xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xui2>, tensor<1x2xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xui2>, tensor<2x2xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xui2> {
    %c0 = stablehlo.constant dense<[[0, 1], [1, 2], [1, 0], [1, 0], [3, 2], [1, 3]]> : tensor<6x2xui2>
    return %c0 : tensor<6x2xui2>
  }
  func.func private @expected() -> (tensor<1x2xui2>, tensor<3x2xui2>, tensor<2x2xui2>) {
    %c0 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xui2>
    %c1 = stablehlo.constant dense<[[1, 2], [1, 0], [1, 0]]> : tensor<3x2xui2>
    %c2 = stablehlo.constant dense<[[3, 2], [1, 3]]> : tensor<2x2xui2>
    return %c0, %c1, %c2 : tensor<1x2xui2>, tensor<3x2xui2>, tensor<2x2xui2>
  }
}

// -----

module @lax_split_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xui4>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xui4>, tensor<3x2xui4>, tensor<2x2xui4>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xui4>) -> tensor<1x2xui4>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xui4>) -> tensor<3x2xui4>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xui4>) -> tensor<2x2xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xui4>, tensor<1x2xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xui4>, tensor<2x2xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xui4> {
    %c0 = stablehlo.constant dense<[[8, 5], [5, 0], [4, 4], [4, 8], [7, 8], [7, 6]]> : tensor<6x2xui4>
    return %c0 : tensor<6x2xui4>
  }
  func.func private @expected() -> (tensor<1x2xui4>, tensor<3x2xui4>, tensor<2x2xui4>) {
    %c0 = stablehlo.constant dense<[[8, 5]]> : tensor<1x2xui4>
    %c1 = stablehlo.constant dense<[[5, 0], [4, 4], [4, 8]]> : tensor<3x2xui4>
    %c2 = stablehlo.constant dense<[[7, 8], [7, 6]]> : tensor<2x2xui4>
    return %c0, %c1, %c2 : tensor<1x2xui4>, tensor<3x2xui4>, tensor<2x2xui4>
  }
}

// -----

module @lax_split_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xf8E4M3FN>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xf8E4M3FN>) -> tensor<1x2xf8E4M3FN>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xf8E4M3FN>, tensor<1x2xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[6.0, 0.125], [2.25, -6.5], [3.5, -1.125], [6.5, -7.0], [1.125, 3.0], [3.5, 1.5]]> : tensor<6x2xf8E4M3FN>
    return %c0 : tensor<6x2xf8E4M3FN>
  }
  func.func private @expected() -> (tensor<1x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[6.0, 0.125]]> : tensor<1x2xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[2.25, -6.5], [3.5, -1.125], [6.5, -7.0]]> : tensor<3x2xf8E4M3FN>
    %c2 = stablehlo.constant dense<[[1.125, 3.0], [3.5, 1.5]]> : tensor<2x2xf8E4M3FN>
    return %c0, %c1, %c2 : tensor<1x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>
  }
}

// -----

module @lax_split_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x2xf8E5M2>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<1x2xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x2xf8E5M2>)
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<6x2xf8E5M2>) -> tensor<1x2xf8E5M2>
    %1 = stablehlo.slice %arg0 [1:4, 0:2] : (tensor<6x2xf8E5M2>) -> tensor<3x2xf8E5M2>
    %2 = stablehlo.slice %arg0 [4:6, 0:2] : (tensor<6x2xf8E5M2>) -> tensor<2x2xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x2xf8E5M2>, tensor<1x2xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x2xf8E5M2> {
    %c0 = stablehlo.constant dense<[[-2.0, 0.375], [-3.5, 7.0], [3.5, -2.0], [8.0, -6.0], [-5.0, 1.5], [-1.25, 6.0]]> : tensor<6x2xf8E5M2>
    return %c0 : tensor<6x2xf8E5M2>
  }
  func.func private @expected() -> (tensor<1x2xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x2xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[-2.0, 0.375]]> : tensor<1x2xf8E5M2>
    %c1 = stablehlo.constant dense<[[-3.5, 7.0], [3.5, -2.0], [8.0, -6.0]]> : tensor<3x2xf8E5M2>
    %c2 = stablehlo.constant dense<[[-5.0, 1.5], [-1.25, 6.0]]> : tensor<2x2xf8E5M2>
    return %c0, %c1, %c2 : tensor<1x2xf8E5M2>, tensor<3x2xf8E5M2>, tensor<2x2xf8E5M2>
  }
}
