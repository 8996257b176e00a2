module @lax_fori_loop_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<5xi32>, tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    }
    stablehlo.custom_call @check.expect_eq(%0#3, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[0, -2, -2, -3, 2]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[-38, 23, 4, -13, 34]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @closed_call(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %7 = stablehlo.reverse %arg2, dims = [0] : tensor<5xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.multiply %8, %7 : tensor<5xi32>
    %10 = stablehlo.add %arg2, %9 : tensor<5xi32>
    return %0, %10 : tensor<i32>, tensor<5xi32>
  }
}

// -----

module @lax_fori_loop_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<5xbf16>, tensor<i32>, tensor<i32>, tensor<5xbf16>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<5xbf16>, tensor<i32>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<5xbf16>, tensor<i32>, tensor<i32>, tensor<5xbf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[-1.28125, -2.671875, 1.71875, 0.1484375, 1.5234375]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[7.3125, 5.375, 2.546875, -9.0625, -7.09375]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @closed_call(%arg0: tensor<5xbf16>, %arg1: tensor<i32>, %arg2: tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xbf16>, tensor<i32>) -> tensor<1xbf16>
    %6 = stablehlo.reshape %5 : (tensor<1xbf16>) -> tensor<bf16>
    %7 = stablehlo.reverse %arg2, dims = [0] : tensor<5xbf16>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %9 = stablehlo.multiply %8, %7 : tensor<5xbf16>
    %10 = stablehlo.add %arg2, %9 : tensor<5xbf16>
    return %0, %10 : tensor<i32>, tensor<5xbf16>
  }
}

// -----

module @lax_fori_loop_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<5xf16>, tensor<i32>, tensor<i32>, tensor<5xf16>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<5xf16>, tensor<i32>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<5xf16>, tensor<i32>, tensor<i32>, tensor<5xf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[0.159423828125, -1.8525390625, 2.73828125, 2.044921875, 2.078125]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[-16.765625, -9.578125, -30.828125, 7.40625, -8.4140625]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @closed_call(%arg0: tensor<5xf16>, %arg1: tensor<i32>, %arg2: tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xf16>, tensor<i32>) -> tensor<1xf16>
    %6 = stablehlo.reshape %5 : (tensor<1xf16>) -> tensor<f16>
    %7 = stablehlo.reverse %arg2, dims = [0] : tensor<5xf16>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %9 = stablehlo.multiply %8, %7 : tensor<5xf16>
    %10 = stablehlo.add %arg2, %9 : tensor<5xf16>
    return %0, %10 : tensor<i32>, tensor<5xf16>
  }
}

// -----

module @lax_fori_loop_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<5xf32>, tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-1.1412283, -1.2070417, 1.9403605, 0.86186427, 2.62815]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[1.2759589, 0.60738975, 0.3106066, -0.66264236, -1.0379362]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5xf32>, %arg1: tensor<i32>, %arg2: tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.reverse %arg2, dims = [0] : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<5xf32>
    %10 = stablehlo.add %arg2, %9 : tensor<5xf32>
    return %0, %10 : tensor<i32>, tensor<5xf32>
  }
}

// -----

module @lax_fori_loop_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<5xf64>, tensor<i64>, tensor<i64>, tensor<5xf64>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<5xf64>, tensor<i64>, tensor<5xf64>) -> (tensor<i64>, tensor<5xf64>)
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<5xf64>, tensor<i64>, tensor<i64>, tensor<5xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-2.979999559347662, 1.5058717561573802, 0.4111018684492467, -0.6123132937435747, 1.5314606416876018]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[6.278121855443488, -3.237343920075829, -1.1158675845365245, 0.8119282272280063, -2.3463041061013077]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @closed_call(%arg0: tensor<5xf64>, %arg1: tensor<i64>, %arg2: tensor<5xf64>) -> (tensor<i64>, tensor<5xf64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i64>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %3 = stablehlo.add %2, %c_1 : tensor<i64>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xf64>, tensor<i64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
    %7 = stablehlo.reverse %arg2, dims = [0] : tensor<5xf64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<5xf64>
    %10 = stablehlo.add %arg2, %9 : tensor<5xf64>
    return %0, %10 : tensor<i64>, tensor<5xf64>
  }
}

// -----

module @lax_fori_loop_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<5xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<5xcomplex<f32>>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<5xcomplex<f32>>, tensor<i32>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<5xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<5xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-1.9248139,0.9883074), (1.0423273,1.988716), (0.5690196,-2.6967838), (-0.119054645,-2.142413), (-2.3282032,-0.7127181)]> : tensor<5xcomplex<f32>>
    return %c0 : tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-53.33344,-9.597256), (-16.580908,91.302345), (67.73288,-36.325294), (36.449043,-74.3757), (-28.967337,-76.14467)]> : tensor<5xcomplex<f32>>
    return %c0 : tensor<5xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<i32>, %arg2: tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xcomplex<f32>>, tensor<i32>) -> tensor<1xcomplex<f32>>
    %6 = stablehlo.reshape %5 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %7 = stablehlo.reverse %arg2, dims = [0] : tensor<5xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %9 = stablehlo.multiply %8, %7 : tensor<5xcomplex<f32>>
    %10 = stablehlo.add %arg2, %9 : tensor<5xcomplex<f32>>
    return %0, %10 : tensor<i32>, tensor<5xcomplex<f32>>
  }
}
