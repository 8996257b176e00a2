module @numpy_trace_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xi8>
    %want0 = call @expected() : () -> tensor<i32>
    %0 = call @trace(%arg0) : (tensor<4x4xi8>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xi8> {
    %c0 = stablehlo.constant dense<[[2, 3, 0, 3], [-1, 3, -2, -1], [1, 2, 1, -3], [-1, 1, 2, -1]]> : tensor<4x4xi8>
    return %c0 : tensor<4x4xi8>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @trace(%arg0: tensor<4x4xi8>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<4x4xi8>
    %6 = call @_where(%4, %arg0, %5) : (tensor<4x4xi1>, tensor<4x4xi8>, tensor<4x4xi8>) -> tensor<4x4xi8>
    %7 = stablehlo.convert %6 : (tensor<4x4xi8>) -> tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.reduce(%7 init: %c_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xi8>, %arg2: tensor<4x4xi8>) -> tensor<4x4xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xi8>
    return %0 : tensor<4x4xi8>
  }
}

// -----

module @numpy_trace_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xbf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = call @trace(%arg0) : (tensor<4x4xbf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.65234375, -2.90625, -0.294921875, -0.95703125], [0.68359375, 0.2373046875, 1.9375, -2.078125], [1.7421875, -0.36328125, -0.63671875, -1.390625], [0.97265625, -0.60546875, -1.1640625, 2.984375]]> : tensor<4x4xbf16>
    return %c0 : tensor<4x4xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<3.234375> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @trace(%arg0: tensor<4x4xbf16>) -> tensor<bf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x4xbf16>
    %6 = call @_where(%4, %arg0, %5) : (tensor<4x4xi1>, tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %7 = stablehlo.convert %6 : (tensor<4x4xbf16>) -> tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.convert %8 : (tensor<f32>) -> tensor<bf16>
    return %9 : tensor<bf16>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xbf16>, %arg2: tensor<4x4xbf16>) -> tensor<4x4xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xbf16>
    return %0 : tensor<4x4xbf16>
  }
}

// -----

module @numpy_trace_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = call @trace(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.3621217, 2.16095, -0.24283758, 2.677176], [-0.82931876, -1.7961549, 2.4196696, -0.7649922], [1.0869908, -1.5039475, 0.05350455, -1.0855032], [2.2160523, -0.15094286, -0.96684057, -2.2260382]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-5.33081> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @trace(%arg0: tensor<4x4xf32>) -> tensor<f32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = call @_where(%4, %arg0, %5) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

// -----

module @numpy_trace_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %0 = call @trace(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.220748,-1.3763212), (-0.80313766,0.15566), (0.64670706,-2.0825768), (0.014892905,0.43687037)], [(-0.7484199,2.936622), (-2.1591382,-1.8404993), (-1.5720261,1.7905593), (-0.5095321,-2.80139)], [(1.4092622,1.858016), (2.8889995,-2.4548202), (-2.7018507,-1.5726327), (1.7583156,-2.2946293)], [(0.80793256,-0.861444), (-0.7899733,-1.556978), (-2.3697472,-2.3343046), (2.1856506,-0.0426903)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(-0.45459032,-4.8321433)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
  func.func private @trace(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = call @_where(%4, %arg0, %5) : (tensor<4x4xi1>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %7 : tensor<complex<f32>>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xcomplex<f32>>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
}
