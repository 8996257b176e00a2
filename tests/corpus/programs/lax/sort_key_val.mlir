module @lax_sort_key_val_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<12xi8>, tensor<12xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<12xi8>, tensor<12xi32>)
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i8>, %arg3: tensor<i8>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<12xi8>, tensor<12xi32>) -> (tensor<12xi8>, tensor<12xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xi8>, tensor<12xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xi8>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[1, 1, 2, 1, 1, 0, 1, 0, 3, 3, 1, 0]> : tensor<12xi8>
    %c1 = stablehlo.constant dense<[0, 1, 1, 0, 3, 0, 1, 1, -3, -2, -1, 2]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xi8>, tensor<12xi32>
  }
  func.func private @expected() -> (tensor<12xi8>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3]> : tensor<12xi8>
    %c1 = stablehlo.constant dense<[0, 1, 2, 0, 1, 0, 3, 1, -1, 1, -3, -2]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xi8>, tensor<12xi32>
  }
}

// -----

module @lax_sort_key_val_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<12xui16>, tensor<12xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<12xui16>, tensor<12xi32>)
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<ui16>, %arg3: tensor<ui16>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<12xui16>, tensor<12xi32>) -> (tensor<12xui16>, tensor<12xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xui16>, tensor<12xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xui16>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 1, 1, 1, 2, 3, 0, 1, 0, 3, 3]> : tensor<12xui16>
    %c1 = stablehlo.constant dense<[2, 2, 1, 0, 3, -3, -3, 1, 3, -2, 2, -2]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xui16>, tensor<12xi32>
  }
  func.func private @expected() -> (tensor<12xui16>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 3, 3]> : tensor<12xui16>
    %c1 = stablehlo.constant dense<[2, 2, 1, -2, 1, 0, 3, 3, -3, -3, 2, -2]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xui16>, tensor<12xi32>
  }
}

// -----

module @lax_sort_key_val_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<12xi32>, tensor<12xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<12xi32>, tensor<12xi32>)
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<12xi32>, tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xi32>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0, 1, 2, 3, 1, 1, 1, 0, 1, 3, 2, 0]> : tensor<12xi32>
    %c1 = stablehlo.constant dense<[-2, 0, 3, 0, 0, -1, -3, 3, -2, 3, 0, 0]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xi32>, tensor<12xi32>
  }
  func.func private @expected() -> (tensor<12xi32>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3]> : tensor<12xi32>
    %c1 = stablehlo.constant dense<[-2, 3, 0, 0, 0, -1, -3, -2, 3, 0, 0, 3]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xi32>, tensor<12xi32>
  }
}

// -----

module @lax_sort_key_val_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<12xf16>, tensor<12xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<12xf16>, tensor<12xi32>)
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg2 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg3 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<12xf16>, tensor<12xi32>) -> (tensor<12xf16>, tensor<12xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xf16>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0.6171875, 0.80419921875, 1.5771484375, 0.1527099609375, 1.9404296875, 0.7138671875, 0.366455078125, 0.2281494140625, 0.56494140625, 2.78125, 0.7197265625, 0.07086181640625]> : tensor<12xf16>
    %c1 = stablehlo.constant dense<[2, 0, -1, 2, -1, -2, -3, 1, -3, 2, -2, -2]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xf16>, tensor<12xi32>
  }
  func.func private @expected() -> (tensor<12xf16>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0.07086181640625, 0.1527099609375, 0.2281494140625, 0.366455078125, 0.56494140625, 0.6171875, 0.7138671875, 0.7197265625, 0.80419921875, 1.5771484375, 1.9404296875, 2.78125]> : tensor<12xf16>
    %c1 = stablehlo.constant dense<[-2, 2, 1, -3, -3, 2, -2, -2, 0, -1, -1, 2]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xf16>, tensor<12xi32>
  }
}

// -----

module @lax_sort_key_val_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<12xf32>, tensor<12xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<12xf32>, tensor<12xi32>)
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg3 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<12xf32>, tensor<12xi32>) -> (tensor<12xf32>, tensor<12xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xf32>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[1.9788916, 1.2324634, 1.847454, 1.5924788, 0.32631296, 0.71746004, 2.0595832, 1.5258638, 2.8845136, 1.3264533, 2.3497047, 2.5112276]> : tensor<12xf32>
    %c1 = stablehlo.constant dense<[3, 3, -1, 0, -3, 3, -3, 3, 3, 2, 0, -3]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xf32>, tensor<12xi32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0.32631296, 0.71746004, 1.2324634, 1.3264533, 1.5258638, 1.5924788, 1.847454, 1.9788916, 2.0595832, 2.3497047, 2.5112276, 2.8845136]> : tensor<12xf32>
    %c1 = stablehlo.constant dense<[-3, 3, 3, 2, 3, 0, -1, 3, -3, 0, -3, 3]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xf32>, tensor<12xi32>
  }
}

// -----

module @lax_sort_key_val_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<12xf64>, tensor<12xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<12xf64>, tensor<12xi32>)
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg2 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg3 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<12xf64>, tensor<12xi32>) -> (tensor<12xf64>, tensor<12xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xf64>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[1.3700165043547967, 0.22065653597718382, 2.9428485187295492, 2.3254813675454504, 1.5720145855472762, 0.7279720450664511, 0.8597264060055138, 1.2562762069645523, 2.0844130660948923, 1.3414405275712729, 0.18360340187071156, 1.9905149291178104]> : tensor<12xf64>
    %c1 = stablehlo.constant dense<[1, 1, -1, 3, -1, -1, 3, 3, -2, -2, 1, 3]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xf64>, tensor<12xi32>
  }
  func.func private @expected() -> (tensor<12xf64>, tensor<12xi32>) {
    %c0 = stablehlo.constant dense<[0.18360340187071156, 0.22065653597718382, 0.7279720450664511, 0.8597264060055138, 1.2562762069645523, 1.3414405275712729, 1.3700165043547967, 1.5720145855472762, 1.9905149291178104, 2.0844130660948923, 2.3254813675454504, 2.9428485187295492]> : tensor<12xf64>
    %c1 = stablehlo.constant dense<[1, 1, -1, 3, 3, -2, 1, -1, 3, -2, 3, -1]> : tensor<12xi32>
    return %c0, %c1 : tensor<12xf64>, tensor<12xi32>
  }
}
