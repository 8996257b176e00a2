module @lax_stack_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi1>, tensor<4xi1>)
    %want0 = call @expected() : () -> tensor<2x4xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi1>) -> tensor<1x4xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<2x4xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xi1>, tensor<2x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<4xi1>) {
    %c0 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<4xi1>
  }
  func.func private @expected() -> tensor<2x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [false, false, true, true]]> : tensor<2x4xi1>
    return %c0 : tensor<2x4xi1>
  }
}

// -----

module @lax_stack_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi8>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<2x4xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi8>) -> tensor<1x4xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi8>) -> tensor<1x4xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xi8>, tensor<1x4xi8>) -> tensor<2x4xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xi8>, tensor<2x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 4]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[3, -9, 2, -2]> : tensor<4xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<2x4xi8> {
    %c0 = stablehlo.constant dense<[[7, 0, 5, 4], [3, -9, 2, -2]]> : tensor<2x4xi8>
    return %c0 : tensor<2x4xi8>
  }
}

// -----

module @lax_stack_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi16>, tensor<4xi16>)
    %want0 = call @expected() : () -> tensor<2x4xi16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi16>) -> tensor<1x4xi16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi16>) -> tensor<1x4xi16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xi16>, tensor<1x4xi16>) -> tensor<2x4xi16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi16>, tensor<4xi16>) {
    %c0 = stablehlo.constant dense<[6, 3, -6, -7]> : tensor<4xi16>
    %c1 = stablehlo.constant dense<[5, 8, 5, -1]> : tensor<4xi16>
    return %c0, %c1 : tensor<4xi16>, tensor<4xi16>
  }
  func.func private @expected() -> tensor<2x4xi16> {
    %c0 = stablehlo.constant dense<[[6, 3, -6, -7], [5, 8, 5, -1]]> : tensor<2x4xi16>
    return %c0 : tensor<2x4xi16>
  }
}

// -----

module @lax_stack_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<2x4xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[2, 5, 8, 4]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[-7, 9, -2, -1]> : tensor<4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<2x4xi32> {
    %c0 = stablehlo.constant dense<[[2, 5, 8, 4], [-7, 9, -2, -1]]> : tensor<2x4xi32>
    return %c0 : tensor<2x4xi32>
  }
}

// -----

module @lax_stack_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi64>, tensor<4xi64>)
    %want0 = call @expected() : () -> tensor<2x4xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi64>) -> tensor<1x4xi64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi64>) -> tensor<1x4xi64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<2x4xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xi64>, tensor<2x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi64>, tensor<4xi64>) {
    %c0 = stablehlo.constant dense<[7, 2, -4, 1]> : tensor<4xi64>
    %c1 = stablehlo.constant dense<[-9, 9, 6, 9]> : tensor<4xi64>
    return %c0, %c1 : tensor<4xi64>, tensor<4xi64>
  }
  func.func private @expected() -> tensor<2x4xi64> {
    %c0 = stablehlo.constant dense<[[7, 2, -4, 1], [-9, 9, 6, 9]]> : tensor<2x4xi64>
    return %c0 : tensor<2x4xi64>
  }
}

// -----

module @lax_stack_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xui8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<2x4xui8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xui8>) -> tensor<1x4xui8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xui8>) -> tensor<1x4xui8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xui8>, tensor<1x4xui8>) -> tensor<2x4xui8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xui8>, tensor<2x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[8, 9, 5, 1]> : tensor<4xui8>
    %c1 = stablehlo.constant dense<[7, 4, 2, 6]> : tensor<4xui8>
    return %c0, %c1 : tensor<4xui8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<2x4xui8> {
    %c0 = stablehlo.constant dense<[[8, 9, 5, 1], [7, 4, 2, 6]]> : tensor<2x4xui8>
    return %c0 : tensor<2x4xui8>
  }
}

// -----

module @lax_stack_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xui16>, tensor<4xui16>)
    %want0 = call @expected() : () -> tensor<2x4xui16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xui16>) -> tensor<1x4xui16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xui16>) -> tensor<1x4xui16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xui16>, tensor<1x4xui16>) -> tensor<2x4xui16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xui16>, tensor<2x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui16>, tensor<4xui16>) {
    %c0 = stablehlo.constant dense<[9, 0, 5, 8]> : tensor<4xui16>
    %c1 = stablehlo.constant dense<[3, 8, 8, 9]> : tensor<4xui16>
    return %c0, %c1 : tensor<4xui16>, tensor<4xui16>
  }
  func.func private @expected() -> tensor<2x4xui16> {
    %c0 = stablehlo.constant dense<[[9, 0, 5, 8], [3, 8, 8, 9]]> : tensor<2x4xui16>
    return %c0 : tensor<2x4xui16>
  }
}

// -----

module @lax_stack_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xui32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<2x4xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xui32>) -> tensor<1x4xui32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xui32>, tensor<1x4xui32>) -> tensor<2x4xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[2, 8, 2, 5]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[0, 5, 0, 5]> : tensor<4xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<2x4xui32> {
    %c0 = stablehlo.constant dense<[[2, 8, 2, 5], [0, 5, 0, 5]]> : tensor<2x4xui32>
    return %c0 : tensor<2x4xui32>
  }
}

// -----

module @lax_stack_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xui64>, tensor<4xui64>)
    %want0 = call @expected() : () -> tensor<2x4xui64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xui64>) -> tensor<1x4xui64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xui64>) -> tensor<1x4xui64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xui64>, tensor<1x4xui64>) -> tensor<2x4xui64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xui64>, tensor<2x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui64>, tensor<4xui64>) {
    %c0 = stablehlo.constant dense<[5, 7, 1, 1]> : tensor<4xui64>
    %c1 = stablehlo.constant dense<[5, 6, 5, 2]> : tensor<4xui64>
    return %c0, %c1 : tensor<4xui64>, tensor<4xui64>
  }
  func.func private @expected() -> tensor<2x4xui64> {
    %c0 = stablehlo.constant dense<[[5, 7, 1, 1], [5, 6, 5, 2]]> : tensor<2x4xui64>
    return %c0 : tensor<2x4xui64>
  }
}

// -----

module @lax_stack_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xbf16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<2x4xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xbf16>, tensor<1x4xbf16>) -> tensor<2x4xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[5.1875, -8.4375, -5.125, -6.8125]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[-6.1875, -6.90625, -1.390625, 7.53125]> : tensor<4xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<2x4xbf16> {
    %c0 = stablehlo.constant dense<[[5.1875, -8.4375, -5.125, -6.8125], [-6.1875, -6.90625, -1.390625, 7.53125]]> : tensor<2x4xbf16>
    return %c0 : tensor<2x4xbf16>
  }
}

// -----

module @lax_stack_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<2x4xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf16>, tensor<1x4xf16>) -> tensor<2x4xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xf16>, tensor<2x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[1.380859375, -0.7919921875, -0.62744140625, -7.4296875]> : tensor<4xf16>
    %c1 = stablehlo.constant dense<[1.869140625, -0.99267578125, -4.2265625, 4.26171875]> : tensor<4xf16>
    return %c0, %c1 : tensor<4xf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<2x4xf16> {
    %c0 = stablehlo.constant dense<[[1.380859375, -0.7919921875, -0.62744140625, -7.4296875], [1.869140625, -0.99267578125, -4.2265625, 4.26171875]]> : tensor<2x4xf16>
    return %c0 : tensor<2x4xf16>
  }
}

// -----

module @lax_stack_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<2x4xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[-2.4033453, -3.9028134, -4.515305, -8.075353]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[-7.010117, -3.00964, 3.6649508, 4.02184]> : tensor<4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<2x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.4033453, -3.9028134, -4.515305, -8.075353], [-7.010117, -3.00964, 3.6649508, 4.02184]]> : tensor<2x4xf32>
    return %c0 : tensor<2x4xf32>
  }
}

// -----

module @lax_stack_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf64>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<2x4xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<2x4xf64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[4.636421095447478, -7.387914275311974, -3.4847403163142863, -8.182750242271077]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[3.263635411738912, 5.290030718801436, -0.4932298651902478, 6.616744210660704]> : tensor<4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<2x4xf64> {
    %c0 = stablehlo.constant dense<[[4.636421095447478, -7.387914275311974, -3.4847403163142863, -8.182750242271077], [3.263635411738912, 5.290030718801436, -0.4932298651902478, 6.616744210660704]]> : tensor<2x4xf64>
    return %c0 : tensor<2x4xf64>
  }
}

// -----

module @lax_stack_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-7.921886,7.945819), (4.9342628,1.5974262), (2.5912352,5.802328), (-4.7394257,7.674121)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(1.184826,-5.1370897), (3.5706143,6.5923), (8.6068325,-6.83037), (6.137965,2.9887195)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-7.921886,7.945819), (4.9342628,1.5974262), (2.5912352,5.802328), (-4.7394257,7.674121)], [(1.184826,-5.1370897), (3.5706143,6.5923), (8.6068325,-6.83037), (6.137965,2.9887195)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
}

// -----

module @lax_stack_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(3.8366192415106806,-4.052541287032742), (-5.327240133706882,2.942413959975479), (-2.4665799471481673,-1.6993377631642632), (-1.694915752131168,-1.0548549965959868)]> : tensor<4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[(-6.207864592486448,0.7416404476656293), (-0.17520076046182176,1.734788003131026), (-0.8593193880106096,-0.008708194756247067), (-3.0168508096361037,-4.204812657256815)]> : tensor<4xcomplex<f64>>
    return %c0, %c1 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(3.8366192415106806,-4.052541287032742), (-5.327240133706882,2.942413959975479), (-2.4665799471481673,-1.6993377631642632), (-1.694915752131168,-1.0548549965959868)], [(-6.207864592486448,0.7416404476656293), (-0.17520076046182176,1.734788003131026), (-0.8593193880106096,-0.008708194756247067), (-3.0168508096361037,-4.204812657256815)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
}
