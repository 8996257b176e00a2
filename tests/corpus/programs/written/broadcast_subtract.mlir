module @written_broadcast_subtract_i64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi64>, tensor<3x4xi64>)
    %want0 = call @expected() : () -> tensor<3x4xi64>
    %r = "chlo.broadcast_subtract"(%a, %b)  : (tensor<4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi64>, tensor<3x4xi64>) {
    %c0 = stablehlo.constant dense<[5, 5, 5, 2]> : tensor<4xi64>
    %c1 = stablehlo.constant dense<[[4, 3, 2, 3], [4, 5, 3, 2], [4, 3, 3, 2]]> : tensor<3x4xi64>
    return %c0, %c1 : tensor<4xi64>, tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[1, 2, 3, -1], [1, 0, 2, 0], [1, 2, 2, 0]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
}

// -----

module @written_broadcast_subtract_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %r = "chlo.broadcast_subtract"(%a, %b)  : (tensor<4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[3.35546875, 1.4150390625, 4.85546875, 4.30859375]> : tensor<4xf16>
    %c1 = stablehlo.constant dense<[[1.251953125, 2.87109375, 2.359375, 3.849609375], [4.9453125, 3.30078125, 2.845703125, 3.4296875], [2.388671875, 1.65234375, 1.5361328125, 1.216796875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.103515625, -1.4560546875, 2.49609375, 0.458984375], [-1.58984375, -1.8857421875, 2.009765625, 0.87890625], [0.966796875, -0.2373046875, 3.3203125, 3.091796875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @written_broadcast_subtract_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "chlo.broadcast_subtract"(%a, %b)  : (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.5182776,2.7523215), (3.1354196,3.2545025), (4.7192307,4.727099), (2.3369153,2.3018577)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(4.774497,2.467335), (2.0482323,1.3667939), (3.9711106,1.5264496), (4.549429,3.0745754)], [(2.0835898,1.7620234), (2.3257077,4.549192), (1.6812185,3.8209414), (4.71878,2.1338685)], [(3.9710827,2.0713394), (4.221602,1.2907002), (3.1339273,3.506596), (3.923537,4.455112)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-3.2562194,0.2849865), (1.0871873,1.8877087), (0.74812007,3.2006493), (-2.2125137,-0.7727177)], [(-0.56531215,0.99029803), (0.80971193,-1.2946894), (3.038012,0.9061575), (-2.3818648,0.16798925)], [(-2.452805,0.6809821), (-1.0861824,1.9638023), (1.5853033,1.2205029), (-1.5866218,-2.1532543)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}
