module @numpy_hstack_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi1>, tensor<5xi1>)
    %want0 = call @expected() : () -> tensor<10xi1>
    %0 = call @atleast_1d(%arg0) : (tensor<5xi1>) -> tensor<5xi1>
    %1 = call @atleast_1d(%arg1) : (tensor<5xi1>) -> tensor<5xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xi1>, tensor<5xi1>) -> tensor<10xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10xi1>, tensor<10xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi1>, tensor<5xi1>) {
    %c0 = stablehlo.constant dense<[true, true, false, false, true]> : tensor<5xi1>
    %c1 = stablehlo.constant dense<[true, true, false, false, true]> : tensor<5xi1>
    return %c0, %c1 : tensor<5xi1>, tensor<5xi1>
  }
  func.func private @expected() -> tensor<10xi1> {
    %c0 = stablehlo.constant dense<[true, true, false, false, true, true, true, false, false, true]> : tensor<10xi1>
    return %c0 : tensor<10xi1>
  }
  func.func private @atleast_1d(%arg0: tensor<5xi1>) -> tensor<5xi1> {
    return %arg0 : tensor<5xi1>
  }
}

// -----

module @numpy_hstack_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi8>, tensor<5xi8>)
    %want0 = call @expected() : () -> tensor<10xi8>
    %0 = call @atleast_1d(%arg0) : (tensor<5xi8>) -> tensor<5xi8>
    %1 = call @atleast_1d(%arg1) : (tensor<5xi8>) -> tensor<5xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xi8>, tensor<5xi8>) -> tensor<10xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10xi8>, tensor<10xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi8>, tensor<5xi8>) {
    %c0 = stablehlo.constant dense<[-1, -1, 2, 2, -3]> : tensor<5xi8>
    %c1 = stablehlo.constant dense<[-3, -2, 0, -3, -1]> : tensor<5xi8>
    return %c0, %c1 : tensor<5xi8>, tensor<5xi8>
  }
  func.func private @expected() -> tensor<10xi8> {
    %c0 = stablehlo.constant dense<[-1, -1, 2, 2, -3, -3, -2, 0, -3, -1]> : tensor<10xi8>
    return %c0 : tensor<10xi8>
  }
  func.func private @atleast_1d(%arg0: tensor<5xi8>) -> tensor<5xi8> {
    return %arg0 : tensor<5xi8>
  }
}

// -----

module @numpy_hstack_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xui32>, tensor<5xui32>)
    %want0 = call @expected() : () -> tensor<10xui32>
    %0 = call @atleast_1d(%arg0) : (tensor<5xui32>) -> tensor<5xui32>
    %1 = call @atleast_1d(%arg1) : (tensor<5xui32>) -> tensor<5xui32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xui32>, tensor<5xui32>) -> tensor<10xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10xui32>, tensor<10xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xui32>, tensor<5xui32>) {
    %c0 = stablehlo.constant dense<[3, 1, 3, 0, 2]> : tensor<5xui32>
    %c1 = stablehlo.constant dense<[1, 0, 2, 2, 0]> : tensor<5xui32>
    return %c0, %c1 : tensor<5xui32>, tensor<5xui32>
  }
  func.func private @expected() -> tensor<10xui32> {
    %c0 = stablehlo.constant dense<[3, 1, 3, 0, 2, 1, 0, 2, 2, 0]> : tensor<10xui32>
    return %c0 : tensor<10xui32>
  }
  func.func private @atleast_1d(%arg0: tensor<5xui32>) -> tensor<5xui32> {
    return %arg0 : tensor<5xui32>
  }
}

// -----

module @numpy_hstack_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf16>, tensor<5xf16>)
    %want0 = call @expected() : () -> tensor<10xf16>
    %0 = call @atleast_1d(%arg0) : (tensor<5xf16>) -> tensor<5xf16>
    %1 = call @atleast_1d(%arg1) : (tensor<5xf16>) -> tensor<5xf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xf16>, tensor<5xf16>) -> tensor<10xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10xf16>, tensor<10xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf16>, tensor<5xf16>) {
    %c0 = stablehlo.constant dense<[2.525390625, 1.2080078125, -0.63427734375, -0.5087890625, 0.71240234375]> : tensor<5xf16>
    %c1 = stablehlo.constant dense<[-1.1630859375, 1.9912109375, 2.521484375, -0.298828125, -2.560546875]> : tensor<5xf16>
    return %c0, %c1 : tensor<5xf16>, tensor<5xf16>
  }
  func.func private @expected() -> tensor<10xf16> {
    %c0 = stablehlo.constant dense<[2.525390625, 1.2080078125, -0.63427734375, -0.5087890625, 0.71240234375, -1.1630859375, 1.9912109375, 2.521484375, -0.298828125, -2.560546875]> : tensor<10xf16>
    return %c0 : tensor<10xf16>
  }
  func.func private @atleast_1d(%arg0: tensor<5xf16>) -> tensor<5xf16> {
    return %arg0 : tensor<5xf16>
  }
}

// -----

module @numpy_hstack_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<10xf32>
    %0 = call @atleast_1d(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = call @atleast_1d(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xf32>, tensor<5xf32>) -> tensor<10xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10xf32>, tensor<10xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[-2.9189453, -2.7029836, 2.08245, 1.136786, -2.7814384]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[-1.6970006, -1.5885494, 0.79045105, -0.55082226, -2.9418333]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<10xf32> {
    %c0 = stablehlo.constant dense<[-2.9189453, -2.7029836, 2.08245, 1.136786, -2.7814384, -1.6970006, -1.5885494, 0.79045105, -0.55082226, -2.9418333]> : tensor<10xf32>
    return %c0 : tensor<10xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    return %arg0 : tensor<5xf32>
  }
}

// -----

module @numpy_hstack_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<10xcomplex<f32>>
    %0 = call @atleast_1d(%arg0) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %1 = call @atleast_1d(%arg1) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(2.9442074,1.123441), (2.317181,0.331339), (0.95708644,-1.6540821), (2.1488287,-1.1505407), (0.28934142,1.2481896)]> : tensor<5xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(0.9224618,1.8551077), (-2.5825918,-0.06229703), (0.36275336,2.8278692), (-0.00825733,0.5083042), (2.245883,-2.6791108)]> : tensor<5xcomplex<f32>>
    return %c0, %c1 : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<10xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(2.9442074,1.123441), (2.317181,0.331339), (0.95708644,-1.6540821), (2.1488287,-1.1505407), (0.28934142,1.2481896), (0.9224618,1.8551077), (-2.5825918,-0.06229703), (0.36275336,2.8278692), (-0.00825733,0.5083042), (2.245883,-2.6791108)]> : tensor<10xcomplex<f32>>
    return %c0 : tensor<10xcomplex<f32>>
  }
  func.func private @atleast_1d(%arg0: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
    return %arg0 : tensor<5xcomplex<f32>>
  }
}
