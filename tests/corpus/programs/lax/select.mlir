module @lax_select_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) {
    %c0 = stablehlo.constant dense<[[[[true, false], [true, false], [true, false]]], [[[true, false], [false, false], [false, false]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[false, false], [true, true], [true, false]]], [[[true, false], [true, true], [false, false]]]]> : tensor<2x1x3x2xi1>
    %c2 = stablehlo.constant dense<[[[[false, true], [true, false], [true, false]]], [[[true, true], [true, true], [false, false]]]]> : tensor<2x1x3x2xi1>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, true], [true, false], [true, false]]], [[[true, true], [true, true], [false, false]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_select_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi8>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>) {
    %c0 = stablehlo.constant dense<[[[[true, false], [false, true], [false, true]]], [[[true, false], [true, true], [false, true]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[1, 1], [-3, 3], [-1, 1]]], [[[1, 1], [1, 3], [-3, 0]]]]> : tensor<2x1x3x2xi8>
    %c2 = stablehlo.constant dense<[[[[2, -2], [-2, 3], [-3, 3]]], [[[2, -2], [2, 3], [-1, -1]]]]> : tensor<2x1x3x2xi8>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>
  }
  func.func private @expected() -> tensor<2x1x3x2xi8> {
    %c0 = stablehlo.constant dense<[[[[1, -2], [-2, 3], [-3, 1]]], [[[1, -2], [1, 3], [-1, 0]]]]> : tensor<2x1x3x2xi8>
    return %c0 : tensor<2x1x3x2xi8>
  }
}

// -----

module @lax_select_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xui16>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) {
    %c0 = stablehlo.constant dense<[[[[true, true], [false, true], [false, false]]], [[[true, true], [false, false], [true, true]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[0, 1], [0, 2], [1, 3]]], [[[1, 1], [0, 1], [1, 2]]]]> : tensor<2x1x3x2xui16>
    %c2 = stablehlo.constant dense<[[[[0, 3], [2, 0], [0, 3]]], [[[0, 1], [1, 1], [0, 0]]]]> : tensor<2x1x3x2xui16>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>
  }
  func.func private @expected() -> tensor<2x1x3x2xui16> {
    %c0 = stablehlo.constant dense<[[[[0, 1], [2, 2], [0, 3]]], [[[1, 1], [1, 1], [1, 2]]]]> : tensor<2x1x3x2xui16>
    return %c0 : tensor<2x1x3x2xui16>
  }
}

// -----

module @lax_select_i64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi64>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) {
    %c0 = stablehlo.constant dense<[[[[true, false], [false, true], [false, true]]], [[[true, true], [false, true], [false, false]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[-2, -1], [-3, -3], [3, 2]]], [[[2, -3], [-3, 2], [3, 1]]]]> : tensor<2x1x3x2xi64>
    %c2 = stablehlo.constant dense<[[[[0, 1], [-3, 1], [-2, -1]]], [[[1, 0], [-2, 1], [1, 0]]]]> : tensor<2x1x3x2xi64>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi64> {
    %c0 = stablehlo.constant dense<[[[[-2, 1], [-3, -3], [-2, 2]]], [[[2, -3], [-2, 2], [1, 0]]]]> : tensor<2x1x3x2xi64>
    return %c0 : tensor<2x1x3x2xi64>
  }
}

// -----

module @lax_select_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) {
    %c0 = stablehlo.constant dense<[[[[false, false], [true, false], [false, false]]], [[[true, true], [false, true], [true, true]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[-2.796875, 1.8984375], [-1.46875, 0.65625], [1.0078125, -2.578125]]], [[[0.306640625, 0.609375], [1.1328125, -1.8203125], [1.4765625, 0.0057373046875]]]]> : tensor<2x1x3x2xbf16>
    %c2 = stablehlo.constant dense<[[[[-0.008544921875, -1.8125], [-0.6953125, -1.6484375], [2.6875, 2.703125]]], [[[2.921875, 1.1875], [0.41015625, -1.515625], [0.8671875, 2.859375]]]]> : tensor<2x1x3x2xbf16>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-0.008544921875, -1.8125], [-1.46875, -1.6484375], [2.6875, 2.703125]]], [[[0.306640625, 0.609375], [0.41015625, -1.8203125], [1.4765625, 0.0057373046875]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_select_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) {
    %c0 = stablehlo.constant dense<[[[[true, true], [false, false], [true, false]]], [[[true, true], [true, false], [false, true]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[1.120476, -0.14692207], [-2.5790138, 1.2747707], [-0.79406357, 0.18350922]]], [[[-2.3025222, 1.0952339], [1.3716942, -0.6121608], [-0.76311344, -1.1810502]]]]> : tensor<2x1x3x2xf32>
    %c2 = stablehlo.constant dense<[[[[0.9583659, -0.80845475], [-0.020526651, -1.630526], [-1.6539303, -0.8842469]]], [[[-0.6114948, -1.3329648], [-2.9287798, -1.9190437], [1.3156348, 2.600155]]]]> : tensor<2x1x3x2xf32>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[1.120476, -0.14692207], [-0.020526651, -1.630526], [-0.79406357, -0.8842469]]], [[[-2.3025222, 1.0952339], [1.3716942, -1.9190437], [1.3156348, -1.1810502]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @lax_select_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f32>>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[[[true, false], [true, false], [true, true]]], [[[true, true], [false, true], [true, true]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[(1.1284571,-2.7307043), (-1.8639663,-1.7060475)], [(1.3760026,1.989495), (1.5805717,2.5142117)], [(-0.98104507,-2.2180774), (2.1195889,-2.6210663)]]], [[[(-2.9458559,2.6423988), (1.9701983,1.0724105)], [(-0.95347124,-2.8733149), (-2.7712643,2.890902)], [(-2.9701302,2.262989), (-0.53959453,1.6439918)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    %c2 = stablehlo.constant dense<[[[[(-1.0214363,2.4813383), (-2.9585993,0.411924)], [(2.2484033,2.8749812), (1.3435111,2.6188643)], [(0.45878062,0.9701108), (0.08517037,-2.4400408)]]], [[[(-0.020160882,1.1195531), (0.30487645,0.5143224)], [(1.9097416,2.054691), (1.0044053,-0.42248073)], [(-1.7430226,2.9245875), (-0.8416151,1.4911981)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(1.1284571,-2.7307043), (-2.9585993,0.411924)], [(1.3760026,1.989495), (1.3435111,2.6188643)], [(-0.98104507,-2.2180774), (2.1195889,-2.6210663)]]], [[[(-2.9458559,2.6423988), (1.9701983,1.0724105)], [(1.9097416,2.054691), (-2.7712643,2.890902)], [(-2.9701302,2.262989), (-0.53959453,1.6439918)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
}
