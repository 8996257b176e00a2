module @lax_associative_scan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xbf16>
    %want0 = call @expected() : () -> tensor<7x2xbf16>
    %0 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xbf16>) -> tensor<3x2xbf16>
    %1 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xbf16>) -> tensor<3x2xbf16>
    %2 = stablehlo.multiply %0, %1 : tensor<3x2xbf16>
    %3 = stablehlo.add %2, %1 : tensor<3x2xbf16>
    %4 = stablehlo.slice %3 [0:2:2, 0:2] : (tensor<3x2xbf16>) -> tensor<1x2xbf16>
    %5 = stablehlo.slice %3 [1:3:2, 0:2] : (tensor<3x2xbf16>) -> tensor<1x2xbf16>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2xbf16>
    %7 = stablehlo.add %6, %5 : tensor<1x2xbf16>
    %8 = stablehlo.slice %3 [2:3:2, 0:2] : (tensor<3x2xbf16>) -> tensor<1x2xbf16>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2xbf16>
    %10 = stablehlo.add %9, %8 : tensor<1x2xbf16>
    %11 = stablehlo.slice %3 [0:1, 0:2] : (tensor<3x2xbf16>) -> tensor<1x2xbf16>
    %12 = stablehlo.concatenate %11, %10, dim = 0 : (tensor<1x2xbf16>, tensor<1x2xbf16>) -> tensor<2x2xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.pad %12, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.pad %7, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
    %15 = stablehlo.add %13, %14 : tensor<3x2xbf16>
    %16 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xbf16>) -> tensor<3x2xbf16>
    %17 = stablehlo.multiply %15, %16 : tensor<3x2xbf16>
    %18 = stablehlo.add %17, %16 : tensor<3x2xbf16>
    %19 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xbf16>) -> tensor<1x2xbf16>
    %20 = stablehlo.concatenate %19, %18, dim = 0 : (tensor<1x2xbf16>, tensor<3x2xbf16>) -> tensor<4x2xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %21 = stablehlo.pad %20, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xbf16>, tensor<bf16>) -> tensor<7x2xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %22 = stablehlo.pad %15, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xbf16>, tensor<bf16>) -> tensor<7x2xbf16>
    %23 = stablehlo.add %21, %22 : tensor<7x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<7x2xbf16>, tensor<7x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xbf16> {
    %c0 = stablehlo.constant dense<[[0.71875, 2.671875], [-1.9296875, -1.8046875], [-2.453125, 0.2470703125], [-1.2734375, 1.8046875], [2.09375, 0.294921875], [-2.96875, 2.0], [2.59375, 2.796875]]> : tensor<7x2xbf16>
    return %c0 : tensor<7x2xbf16>
  }
  func.func private @expected() -> tensor<7x2xbf16> {
    %c0 = stablehlo.constant dense<[[0.71875, 2.671875], [-3.3125, -6.625], [5.6875, -1.390625], [-4.28125, -12.625], [-6.84375, -3.421875], [30.0, -30.125], [80.5, -81.5]]> : tensor<7x2xbf16>
    return %c0 : tensor<7x2xbf16>
  }
}

// -----

module @lax_associative_scan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf16>
    %want0 = call @expected() : () -> tensor<7x2xf16>
    %0 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xf16>) -> tensor<3x2xf16>
    %1 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xf16>) -> tensor<3x2xf16>
    %2 = stablehlo.multiply %0, %1 : tensor<3x2xf16>
    %3 = stablehlo.add %2, %1 : tensor<3x2xf16>
    %4 = stablehlo.slice %3 [0:2:2, 0:2] : (tensor<3x2xf16>) -> tensor<1x2xf16>
    %5 = stablehlo.slice %3 [1:3:2, 0:2] : (tensor<3x2xf16>) -> tensor<1x2xf16>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2xf16>
    %7 = stablehlo.add %6, %5 : tensor<1x2xf16>
    %8 = stablehlo.slice %3 [2:3:2, 0:2] : (tensor<3x2xf16>) -> tensor<1x2xf16>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2xf16>
    %10 = stablehlo.add %9, %8 : tensor<1x2xf16>
    %11 = stablehlo.slice %3 [0:1, 0:2] : (tensor<3x2xf16>) -> tensor<1x2xf16>
    %12 = stablehlo.concatenate %11, %10, dim = 0 : (tensor<1x2xf16>, tensor<1x2xf16>) -> tensor<2x2xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %13 = stablehlo.pad %12, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf16>, tensor<f16>) -> tensor<3x2xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %14 = stablehlo.pad %7, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf16>, tensor<f16>) -> tensor<3x2xf16>
    %15 = stablehlo.add %13, %14 : tensor<3x2xf16>
    %16 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xf16>) -> tensor<3x2xf16>
    %17 = stablehlo.multiply %15, %16 : tensor<3x2xf16>
    %18 = stablehlo.add %17, %16 : tensor<3x2xf16>
    %19 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xf16>) -> tensor<1x2xf16>
    %20 = stablehlo.concatenate %19, %18, dim = 0 : (tensor<1x2xf16>, tensor<3x2xf16>) -> tensor<4x2xf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %21 = stablehlo.pad %20, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf16>, tensor<f16>) -> tensor<7x2xf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %22 = stablehlo.pad %15, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xf16>, tensor<f16>) -> tensor<7x2xf16>
    %23 = stablehlo.add %21, %22 : tensor<7x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<7x2xf16>, tensor<7x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf16> {
    %c0 = stablehlo.constant dense<[[0.63720703125, -2.7265625], [0.74658203125, -1.494140625], [0.253173828125, -1.98828125], [-0.72802734375, -2.513671875], [-2.375, -2.37890625], [1.2490234375, 1.396484375], [-1.50390625, 1.501953125]]> : tensor<7x2xf16>
    return %c0 : tensor<7x2xf16>
  }
  func.func private @expected() -> tensor<7x2xf16> {
    %c0 = stablehlo.constant dense<[[0.63720703125, -2.7265625], [1.22265625, 2.580078125], [0.5625, -7.1171875], [-2.02734375, 8.890625], [2.44140625, -23.53125], [1.7646484375, -19.046875], [-4.15625, -27.109375]]> : tensor<7x2xf16>
    return %c0 : tensor<7x2xf16>
  }
}

// -----

module @lax_associative_scan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf32>
    %want0 = call @expected() : () -> tensor<7x2xf32>
    %0 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<3x2xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x2xf32>
    %4 = stablehlo.slice %3 [0:2:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %5 = stablehlo.slice %3 [1:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2xf32>
    %7 = stablehlo.add %6, %5 : tensor<1x2xf32>
    %8 = stablehlo.slice %3 [2:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2xf32>
    %10 = stablehlo.add %9, %8 : tensor<1x2xf32>
    %11 = stablehlo.slice %3 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %12 = stablehlo.concatenate %11, %10, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %7, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x2xf32>
    %16 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<3x2xf32>
    %18 = stablehlo.add %17, %16 : tensor<3x2xf32>
    %19 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
    %20 = stablehlo.concatenate %19, %18, dim = 0 : (tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.pad %20, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %15, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %23 = stablehlo.add %21, %22 : tensor<7x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<7x2xf32>, tensor<7x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf32> {
    %c0 = stablehlo.constant dense<[[-2.187574, -1.5312716], [0.51896435, 1.4079376], [2.040008, 0.69982696], [0.3668872, 1.9734005], [0.0076129725, 1.955812], [-2.2173822, 2.8787324], [-2.707775, 2.9550953]]> : tensor<7x2xf32>
    return %c0 : tensor<7x2xf32>
  }
  func.func private @expected() -> tensor<7x2xf32> {
    %c0 = stablehlo.constant dense<[[-2.187574, -1.5312716], [-0.6163085, -0.7479972], [0.78273374, 0.17635834], [0.4279465, 0.84532803], [0.010870918, 3.6091146], [-3.190408, 15.701881], [5.9311323, 49.35565]]> : tensor<7x2xf32>
    return %c0 : tensor<7x2xf32>
  }
}

// -----

module @lax_associative_scan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf64>
    %want0 = call @expected() : () -> tensor<7x2xf64>
    %0 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xf64>) -> tensor<3x2xf64>
    %1 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<3x2xf64>
    %3 = stablehlo.add %2, %1 : tensor<3x2xf64>
    %4 = stablehlo.slice %3 [0:2:2, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %5 = stablehlo.slice %3 [1:3:2, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2xf64>
    %7 = stablehlo.add %6, %5 : tensor<1x2xf64>
    %8 = stablehlo.slice %3 [2:3:2, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2xf64>
    %10 = stablehlo.add %9, %8 : tensor<1x2xf64>
    %11 = stablehlo.slice %3 [0:1, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %12 = stablehlo.concatenate %11, %10, dim = 0 : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<2x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.pad %12, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf64>, tensor<f64>) -> tensor<3x2xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.pad %7, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf64>, tensor<f64>) -> tensor<3x2xf64>
    %15 = stablehlo.add %13, %14 : tensor<3x2xf64>
    %16 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xf64>) -> tensor<3x2xf64>
    %17 = stablehlo.multiply %15, %16 : tensor<3x2xf64>
    %18 = stablehlo.add %17, %16 : tensor<3x2xf64>
    %19 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xf64>) -> tensor<1x2xf64>
    %20 = stablehlo.concatenate %19, %18, dim = 0 : (tensor<1x2xf64>, tensor<3x2xf64>) -> tensor<4x2xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.pad %20, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf64>, tensor<f64>) -> tensor<7x2xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.pad %15, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xf64>, tensor<f64>) -> tensor<7x2xf64>
    %23 = stablehlo.add %21, %22 : tensor<7x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<7x2xf64>, tensor<7x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf64> {
    %c0 = stablehlo.constant dense<[[0.6735023537165108, -2.6163884988807204], [-0.4571219055946827, -1.5609668478292207], [-1.2601380107648494, 1.7283362377261202], [2.556771564920548, 2.828579477252971], [-1.2223542144805335, -1.3278947233562097], [2.067215708739848, 0.3000696583922], [0.3065193133594235, 2.321635032312363]]> : tensor<7x2xf64>
    return %c0 : tensor<7x2xf64>
  }
  func.func private @expected() -> tensor<7x2xf64> {
    %c0 = stablehlo.constant dense<[[0.6735023537165108, -2.6163884988807204], [-0.7649945849480781, 2.523128859965244], [-0.2961392562424966, 6.0891512788566455], [-0.15630526681043008, 27.189098330277933], [-1.0312938128493, -37.43215492894541], [-0.38780776441773224, -2.7735608360619195], [0.18764874369464715, -4.117560968938556]]> : tensor<7x2xf64>
    return %c0 : tensor<7x2xf64>
  }
}

// -----

module @lax_associative_scan_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<7x2xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %2 = stablehlo.multiply %0, %1 : tensor<3x2xcomplex<f32>>
    %3 = stablehlo.add %2, %1 : tensor<3x2xcomplex<f32>>
    %4 = stablehlo.slice %3 [0:2:2, 0:2] : (tensor<3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %5 = stablehlo.slice %3 [1:3:2, 0:2] : (tensor<3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2xcomplex<f32>>
    %7 = stablehlo.add %6, %5 : tensor<1x2xcomplex<f32>>
    %8 = stablehlo.slice %3 [2:3:2, 0:2] : (tensor<3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2xcomplex<f32>>
    %10 = stablehlo.add %9, %8 : tensor<1x2xcomplex<f32>>
    %11 = stablehlo.slice %3 [0:1, 0:2] : (tensor<3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %12 = stablehlo.concatenate %11, %10, dim = 0 : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.pad %12, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.pad %7, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    %15 = stablehlo.add %13, %14 : tensor<3x2xcomplex<f32>>
    %16 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %17 = stablehlo.multiply %15, %16 : tensor<3x2xcomplex<f32>>
    %18 = stablehlo.add %17, %16 : tensor<3x2xcomplex<f32>>
    %19 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %20 = stablehlo.concatenate %19, %18, dim = 0 : (tensor<1x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %21 = stablehlo.pad %20, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7x2xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %22 = stablehlo.pad %15, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7x2xcomplex<f32>>
    %23 = stablehlo.add %21, %22 : tensor<7x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<7x2xcomplex<f32>>, tensor<7x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.3613322,-1.6642106), (2.358891,-2.6476288)], [(2.0720067,2.1903617), (-1.9076412,2.2736223)], [(2.2469552,0.44627568), (0.45484352,-2.3498142)], [(-2.5076756,-2.1932535), (-1.2273957,-0.66699976)], [(1.1838249,-0.99970573), (2.6082757,-1.9983765)], [(0.31668708,0.195995), (1.0207727,0.95294785)], [(-0.3643902,2.7001557), (1.6939677,0.32142144)]]> : tensor<7x2xcomplex<f32>>
    return %c0 : tensor<7x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<7x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.3613322,-1.6642106), (2.358891,-2.6476288)], [(10.609926,3.914278), (-0.38785112,12.687575)], [(24.340137,13.976435), (30.091877,4.332425)], [(-50.912224,-123.71171), (-26.333649,-41.36985)], [(-182.76263,-96.55546), (-148.74968,-57.2778)], [(-30.513855,-115.358864), (-83.69343,-266.58914)], [(322.2415,-37.65636), (-54.39253,-478.17285)]]> : tensor<7x2xcomplex<f32>>
    return %c0 : tensor<7x2xcomplex<f32>>
  }
}
