module @lax_select_n_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xi1>)
    %want0 = call @expected() : () -> tensor<4x3xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xi1>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xi1>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xi1>) {
    %c0 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 2], [2, 2, 2], [1, 0, 0]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[false, true, false], [false, false, false], [true, true, true], [true, false, false]]> : tensor<4x3xi1>
    %c2 = stablehlo.constant dense<[[true, true, false], [false, true, true], [true, false, true], [false, true, true]]> : tensor<4x3xi1>
    %c3 = stablehlo.constant dense<[[true, false, false], [true, false, true], [false, false, true], [true, true, true]]> : tensor<4x3xi1>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xi1>
  }
  func.func private @expected() -> tensor<4x3xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false], [false, true, true], [false, false, true], [false, false, false]]> : tensor<4x3xi1>
    return %c0 : tensor<4x3xi1>
  }
}

// -----

module @lax_select_n_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<4x3xi8>)
    %want0 = call @expected() : () -> tensor<4x3xi8>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xi8>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xi8>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<4x3xi8>) {
    %c0 = stablehlo.constant dense<[[2, 2, 0], [2, 0, 0], [0, 0, 2], [0, 1, 1]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[2, 3, 3], [-3, -3, 1], [-1, 2, 2], [0, 2, 1]]> : tensor<4x3xi8>
    %c2 = stablehlo.constant dense<[[2, -3, -3], [1, 1, 3], [2, 1, -2], [2, 1, -2]]> : tensor<4x3xi8>
    %c3 = stablehlo.constant dense<[[2, 2, -2], [3, -2, -2], [-3, -2, 2], [3, 1, -3]]> : tensor<4x3xi8>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<4x3xi8>
  }
  func.func private @expected() -> tensor<4x3xi8> {
    %c0 = stablehlo.constant dense<[[2, 2, 3], [3, -3, 1], [-1, 2, 2], [0, 1, -2]]> : tensor<4x3xi8>
    return %c0 : tensor<4x3xi8>
  }
}

// -----

module @lax_select_n_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xui16>, tensor<4x3xui16>, tensor<4x3xui16>)
    %want0 = call @expected() : () -> tensor<4x3xui16>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xui16>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xui16>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xui16>, tensor<4x3xui16>, tensor<4x3xui16>) {
    %c0 = stablehlo.constant dense<[[0, 0, 2], [1, 1, 2], [0, 2, 1], [1, 2, 2]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[0, 3, 2], [0, 1, 0], [1, 3, 0], [1, 2, 0]]> : tensor<4x3xui16>
    %c2 = stablehlo.constant dense<[[0, 1, 1], [0, 0, 2], [0, 3, 3], [2, 1, 3]]> : tensor<4x3xui16>
    %c3 = stablehlo.constant dense<[[2, 0, 3], [3, 1, 3], [3, 2, 3], [1, 3, 3]]> : tensor<4x3xui16>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xui16>, tensor<4x3xui16>, tensor<4x3xui16>
  }
  func.func private @expected() -> tensor<4x3xui16> {
    %c0 = stablehlo.constant dense<[[0, 3, 3], [0, 0, 3], [1, 2, 3], [2, 3, 3]]> : tensor<4x3xui16>
    return %c0 : tensor<4x3xui16>
  }
}

// -----

module @lax_select_n_i64 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xi64>, tensor<4x3xi64>, tensor<4x3xi64>)
    %want0 = call @expected() : () -> tensor<4x3xi64>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xi64>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xi64>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xi64>, tensor<4x3xi64>, tensor<4x3xi64>) {
    %c0 = stablehlo.constant dense<[[2, 2, 2], [2, 0, 1], [1, 2, 1], [0, 2, 1]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[2, -1, -3], [1, -2, -3], [0, 3, 1], [3, 1, 2]]> : tensor<4x3xi64>
    %c2 = stablehlo.constant dense<[[2, -2, -2], [3, -1, -2], [1, -1, 0], [3, -1, -1]]> : tensor<4x3xi64>
    %c3 = stablehlo.constant dense<[[3, -1, 2], [0, -1, 3], [3, -2, -3], [2, 1, 2]]> : tensor<4x3xi64>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xi64>, tensor<4x3xi64>, tensor<4x3xi64>
  }
  func.func private @expected() -> tensor<4x3xi64> {
    %c0 = stablehlo.constant dense<[[3, -1, 2], [0, -2, -2], [1, -2, 0], [3, 1, -1]]> : tensor<4x3xi64>
    return %c0 : tensor<4x3xi64>
  }
}

// -----

module @lax_select_n_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xbf16>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[[0, 2, 0], [2, 1, 2], [1, 2, 0], [0, 1, 0]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[1.09375, 2.328125, 2.875], [1.65625, -2.5, 2.1875], [0.2080078125, 2.1875, 2.375], [-2.265625, -2.03125, -1.65625]]> : tensor<4x3xbf16>
    %c2 = stablehlo.constant dense<[[-1.0546875, 1.40625, 2.1875], [-1.015625, -0.96484375, 0.2041015625], [-2.859375, -2.140625, 1.6171875], [0.357421875, 1.765625, -2.046875]]> : tensor<4x3xbf16>
    %c3 = stablehlo.constant dense<[[-2.703125, 0.5703125, 0.0272216796875], [0.30859375, -2.28125, -1.5859375], [2.203125, -2.578125, -2.6875], [0.625, -2.828125, -0.263671875]]> : tensor<4x3xbf16>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[1.09375, 0.5703125, 2.875], [0.30859375, -0.96484375, -1.5859375], [-2.859375, -2.578125, 2.375], [-2.265625, 1.765625, -1.65625]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @lax_select_n_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xf32>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xf32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[[1, 0, 2], [0, 0, 0], [1, 2, 0], [2, 1, 2]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[-2.0424922, 2.4537282, 0.82303613], [-1.7356888, 2.7486694, 1.0057036], [0.40960816, 1.605807, -1.7644768], [0.17975405, 2.9796698, 0.99408925]]> : tensor<4x3xf32>
    %c2 = stablehlo.constant dense<[[-0.24179265, -2.7481182, -0.3229584], [-1.9152596, -0.58873624, 1.2432964], [-2.5723653, 0.3172584, -0.28265935], [0.68508697, 1.3756889, -0.73590255]]> : tensor<4x3xf32>
    %c3 = stablehlo.constant dense<[[2.4334202, 2.7978373, -1.9165163], [1.3140333, -0.41351283, -2.839834], [1.4497939, 1.0514327, 2.1850088], [2.7308466, 0.7185107, -1.6837844]]> : tensor<4x3xf32>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[-0.24179265, 2.4537282, -1.9165163], [-1.7356888, 2.7486694, 1.0057036], [-2.5723653, 1.0514327, -1.7644768], [2.7308466, 1.3756889, -1.6837844]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_select_n_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f32>>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[0, 1, 1], [1, 0, 0], [2, 2, 1], [1, 0, 0]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[(1.1177468,2.3440502), (-2.8531003,0.07314633), (-1.2684538,2.6984198)], [(-0.77726245,0.09639008), (1.2660003,0.05144454), (2.094176,1.993986)], [(-0.8243854,-1.4486655), (-2.5873737,-0.14382014), (2.9327993,-0.19905081)], [(1.8115282,1.2470357), (2.8799636,2.0823846), (-2.3914459,1.3315308)]]> : tensor<4x3xcomplex<f32>>
    %c2 = stablehlo.constant dense<[[(1.1869411,-1.4297448), (0.98146516,2.4284291), (1.681702,1.5305201)], [(2.4809613,1.1491541), (1.0061738,-2.061025), (0.08080375,-2.8259342)], [(0.3582663,0.9358391), (-1.0496069,-0.19221567), (1.7738101,1.5858103)], [(-2.5931807,1.7453219), (2.6264355,2.613819), (-1.2888435,-0.9070172)]]> : tensor<4x3xcomplex<f32>>
    %c3 = stablehlo.constant dense<[[(-1.719128,1.7180035), (2.1603134,-0.3761742), (1.6909448,-0.720092)], [(0.14477767,2.8299472), (-2.0850444,-0.7763583), (0.7974779,-1.9531099)], [(-1.1069491,0.77492374), (-1.8321393,1.096805), (-0.363884,-2.3977616)], [(-2.2466583,0.46623516), (2.7155504,0.0747122), (2.4584167,1.1694276)]]> : tensor<4x3xcomplex<f32>>
    return %c0, %c1, %c2, %c3 : tensor<4x3xi32>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.1177468,2.3440502), (0.98146516,2.4284291), (1.681702,1.5305201)], [(2.4809613,1.1491541), (1.2660003,0.05144454), (2.094176,1.993986)], [(-1.1069491,0.77492374), (-1.8321393,1.096805), (1.7738101,1.5858103)], [(-2.5931807,1.7453219), (2.8799636,2.0823846), (-2.3914459,1.3315308)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
}
