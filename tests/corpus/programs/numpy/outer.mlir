module @numpy_outer_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<5x3xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<5x3xi32>
    %4 = stablehlo.multiply %2, %3 : tensor<5x3xi32>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-3, 2, -3, -2, 0]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<[-3, 3, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<5xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<5x3xi32> {
    %c0 = stablehlo.constant dense<[[9, -9, -9], [-6, 6, 6], [9, -9, -9], [6, -6, -6], [0, 0, 0]]> : tensor<5x3xi32>
    return %c0 : tensor<5x3xi32>
  }
}

// -----

module @numpy_outer_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xbf16>, tensor<3xbf16>)
    %want0 = call @expected() : () -> tensor<5x3xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xbf16>) -> tensor<5x3xbf16>
    %4 = stablehlo.multiply %2, %3 : tensor<5x3xbf16>
    stablehlo.custom_call @check.expect_close(%4, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<[-0.7890625, -2.109375, 0.2373046875, -1.859375, 2.796875]> : tensor<5xbf16>
    %c1 = stablehlo.constant dense<[-1.5703125, -2.59375, 2.375]> : tensor<3xbf16>
    return %c0, %c1 : tensor<5xbf16>, tensor<3xbf16>
  }
  func.func private @expected() -> tensor<5x3xbf16> {
    %c0 = stablehlo.constant dense<[[1.2421875, 2.046875, -1.875], [3.3125, 5.46875, -5.0], [-0.373046875, -0.6171875, 0.5625], [2.921875, 4.8125, -4.40625], [-4.40625, -7.25, 6.65625]]> : tensor<5x3xbf16>
    return %c0 : tensor<5x3xbf16>
  }
}

// -----

module @numpy_outer_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<5x3xf32>
    stablehlo.custom_call @check.expect_close(%4, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[-2.6969414, -2.6641293, -0.16263445, 0.27080938, -0.8898431]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[-1.8283339, 2.0508933, 2.8639574]> : tensor<3xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[4.930909, -5.531139, -7.723925], [4.870918, -5.463845, -7.629953], [0.29735008, -0.3335459, -0.46577814], [-0.49512997, 0.55540115, 0.77558655], [1.6269302, -1.8249732, -2.5484726]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
}

// -----

module @numpy_outer_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
    %4 = stablehlo.multiply %2, %3 : tensor<5x3xf64>
    stablehlo.custom_call @check.expect_close(%4, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[-1.5102888085070152, -1.106219515768352, 0.510948196589398, 0.05284467492191158, -1.3127050781158631]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<[-0.7699811826502567, 2.9791817218584367, 1.5757568296357887]> : tensor<3xf64>
    return %c0, %c1 : tensor<5xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[1.1628939629176787, -4.499424813031456, -2.379847904727427], [0.8517682110221101, -3.295628961740165, -1.7431329570483758], [-0.39342049668292056, 1.522207528095666, 0.8051301103658336], [-0.04068940529314184, 0.1574338896249099, 0.08327035741808526], [1.01075820851865, -3.9107869749135307, -2.0685039921386528]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
}
