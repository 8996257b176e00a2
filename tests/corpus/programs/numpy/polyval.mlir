module @numpy_polyval_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = call @polyval(%arg0, %arg1) : (tensor<4xi32>, tensor<3xi32>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[1, 2, 2, -1]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[4, 4, 19]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @polyval(%arg0: tensor<4xi32>, %arg1: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xi32>) -> tensor<0xi32>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xi32>) -> tensor<1xi32>
    %7 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xi32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %9 : (tensor<1xi32>) -> tensor<i32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xi32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %12 : (tensor<1xi32>) -> tensor<i32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3xi32>
    return %2 : tensor<3xi32>
  }
}

// -----

module @numpy_polyval_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xbf16>, tensor<3xbf16>)
    %want0 = call @expected() : () -> tensor<3xbf16>
    %0 = call @polyval(%arg0, %arg1) : (tensor<4xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<[2.171875, -2.140625, -2.3125, 0.58203125]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[0.1513671875, 2.5625, -1.859375]> : tensor<3xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<3xbf16>
  }
  func.func private @expected() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[0.189453125, 17.125, -16.5]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
  func.func private @polyval(%arg0: tensor<4xbf16>, %arg1: tensor<3xbf16>) -> tensor<3xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xbf16>) -> tensor<0xbf16>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xbf16>) -> tensor<4xbf16>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xbf16>) -> tensor<1xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1xbf16>) -> tensor<bf16>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xbf16>) -> tensor<1xbf16>
    %7 = stablehlo.reshape %6 : (tensor<1xbf16>) -> tensor<bf16>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xbf16>) -> tensor<1xbf16>
    %10 = stablehlo.reshape %9 : (tensor<1xbf16>) -> tensor<bf16>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xbf16>) -> tensor<1xbf16>
    %13 = stablehlo.reshape %12 : (tensor<1xbf16>) -> tensor<bf16>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    return %14 : tensor<3xbf16>
  }
  func.func private @closed_call(%arg0: tensor<3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<bf16>) -> tensor<3xbf16> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %2 = stablehlo.add %0, %1 : tensor<3xbf16>
    return %2 : tensor<3xbf16>
  }
}

// -----

module @numpy_polyval_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = call @polyval(%arg0, %arg1) : (tensor<4xf32>, tensor<3xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[-0.6268717, -2.511763, -1.6654763, -1.7902181]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[-2.0211914, -1.0443764, -1.6647481]> : tensor<3xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[-3.5089831, -2.0763845, -3.086512]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @polyval(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %14 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.add %0, %1 : tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}

// -----

module @numpy_polyval_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = call @polyval(%arg0, %arg1) : (tensor<4xf64>, tensor<3xf64>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[-2.5627532074098154, -0.698645612709937, 0.010520733168079222, -2.284633774451219]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[-1.3832112219360766, -1.3005020384752353, 1.76982398734223]> : tensor<3xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[3.1463404584992243, 2.156955168622742, -18.66119001549066]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @polyval(%arg0: tensor<4xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xf64>) -> tensor<4xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3xf64>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3xf64>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3xf64>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3xf64>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
    return %14 : tensor<3xf64>
  }
  func.func private @closed_call(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<f64>) -> tensor<3xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.add %0, %1 : tensor<3xf64>
    return %2 : tensor<3xf64>
  }
}
