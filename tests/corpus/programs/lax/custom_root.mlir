module @lax_custom_root_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<bf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<bf16>, tensor<i32>, tensor<i32>, tensor<bf16>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<bf16>, tensor<i32>, tensor<bf16>) -> (tensor<i32>, tensor<bf16>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<bf16>, tensor<i32>, tensor<i32>, tensor<bf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<2.15625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<1.46875> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @closed_call(%arg0: tensor<bf16>, %arg1: tensor<i32>, %arg2: tensor<bf16>) -> (tensor<i32>, tensor<bf16>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.divide %arg0, %arg2 : tensor<bf16>
    %2 = stablehlo.add %arg2, %1 : tensor<bf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %3 = stablehlo.divide %2, %cst : tensor<bf16>
    return %0, %3 : tensor<i32>, tensor<bf16>
  }
}

// -----

module @lax_custom_root_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<f16>, tensor<i32>, tensor<i32>, tensor<f16>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<f16>, tensor<i32>, tensor<f16>) -> (tensor<i32>, tensor<f16>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<f16>, tensor<i32>, tensor<i32>, tensor<f16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<2.982421875> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<1.7265625> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @closed_call(%arg0: tensor<f16>, %arg1: tensor<i32>, %arg2: tensor<f16>) -> (tensor<i32>, tensor<f16>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.divide %arg0, %arg2 : tensor<f16>
    %2 = stablehlo.add %arg2, %1 : tensor<f16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %3 = stablehlo.divide %2, %cst : tensor<f16>
    return %0, %3 : tensor<i32>, tensor<f16>
  }
}

// -----

module @lax_custom_root_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<f32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.2618904> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.1233389> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.divide %arg0, %arg2 : tensor<f32>
    %2 = stablehlo.add %arg2, %1 : tensor<f32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    return %0, %3 : tensor<i32>, tensor<f32>
  }
}

// -----

module @lax_custom_root_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<f64>, tensor<i64>, tensor<i64>, tensor<f64>
    cond {
      %c_4 = stablehlo.constant dense<6> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<f64>, tensor<i64>, tensor<f64>) -> (tensor<i64>, tensor<f64>)
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<f64>, tensor<i64>, tensor<i64>, tensor<f64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<3.307652575631252> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<1.8186952948834645> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @closed_call(%arg0: tensor<f64>, %arg1: tensor<i64>, %arg2: tensor<f64>) -> (tensor<i64>, tensor<f64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %1 = stablehlo.divide %arg0, %arg2 : tensor<f64>
    %2 = stablehlo.add %arg2, %1 : tensor<f64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst : tensor<f64>
    return %0, %3 : tensor<i64>, tensor<f64>
  }
}
