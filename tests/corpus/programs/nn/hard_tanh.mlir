module @nn_hard_tanh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @hard_tanh(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0240AFBFE3BF2AC0D1BE73BFDABF074022C02C4007408C3C1EC09FBF873FF63FFFBF0EC0363E94BFBABFA7BF35C00EBE"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x803F80BF80BF80BFD1BE73BF80BF803F80BF803F803F8C3C80BF80BF803F803F80BF80BF363E80BF80BF80BF80BF0EBE"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%1, %c_1, %4) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %5 : tensor<4x6xbf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
}

// -----

module @nn_hard_tanh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @hard_tanh(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x76416D3F3D41673C59418534C1406B406D3F9EBEC73AE73E06BFCE3C533BEB3FB9BDBF3D03BDA040EC3B32BBF6371741"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x003C003C003C003C003C8534003C003C003C00BCC73A003C00BC003C533B003C00BC003C00BC003CEC3B32BBF637003C"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xf16>) -> tensor<4x6xf16>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%1, %c_1, %4) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xf16>) -> tensor<4x6xf16>
    return %5 : tensor<4x6xf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>, %arg2: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf16>
    return %2 : tensor<4x6xf16>
  }
}

// -----

module @nn_hard_tanh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @hard_tanh(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xBE97A13F36F80E404E18DD3C8F48C23EF856483E6345283EDB9E1B40A70F30C01720AF3CE00D1F3FF70E0FC004DD3140848102C04A9FB63F507514C0EE6D413E61A72AC01A6EB03E798C2340DD4B00C0ED3CD4BF8863DCBC21903DC0F0BC0ABF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F0000803F4E18DD3C8F48C23EF856483E6345283E0000803F000080BF1720AF3CE00D1F3F000080BF0000803F000080BF0000803F000080BFEE6D413E000080BF1A6EB03E0000803F000080BF000080BF8863DCBC000080BFF0BC0ABF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%1, %c_1, %4) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
}

// -----

module @nn_hard_tanh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @hard_tanh(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x9893F7371108F73FF860C536BE3BF93F80313E3ECDB6C8BF0C62E18C514A05C070A1A8EFAE81E1BF1C43D4FBCF28F4BFA418A025872AFB3F001116BECABBCC3F408849F19DA6C93FE997DF454657F9BFA0974DEF0907C6BF73B950EE0513F5BF029E867DE7B606404F058668C608FBBF87B739E0F1AFF1BFFCBFD84F87F3E2BF20068A34CA69FA3F3099B4C2038AE83FD86059A2D1D9E5BFD9C5E7E803B6F5BF78B87AB9B6EADD3F00A043E66FAB03409FCF5030AE2C04C090198DEBF583C8BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F80313E3ECDB6C8BF000000000000F0BF70A1A8EFAE81E1BF000000000000F0BF000000000000F03F001116BECABBCC3F408849F19DA6C93F000000000000F0BFA0974DEF0907C6BF000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BFFCBFD84F87F3E2BF000000000000F03F3099B4C2038AE83FD86059A2D1D9E5BF000000000000F0BF78B87AB9B6EADD3F000000000000F03F000000000000F0BF90198DEBF583C8BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %5 : tensor<4x6xf64>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
}

// -----

module @nn_hard_tanh_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:5 = call @hard_tanh(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @hard_tanh_0(%0#1, %0#2, %0#3, %0#4, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xFABFBBBF3D402C4014BFA23F2EC0AD3F28403D3F12C0A33F29C0F43F1D40A83F99BFD4BE30403AC0943E30BF0C4036C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0000000000000000803F0000000000000000803F0000000000000000000000000000803F00000000803F803F00000000"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4:2 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5:2 = call @_where(%1, %c_1, %4#0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    return %5#0, %3, %4#1, %1, %5#1 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>, %arg2: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    return %2, %3 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @hard_tanh_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xi1>, %arg3: tensor<4x6xbf16>, %arg4: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %1 = call @_where_1(%arg0, %arg1, %0) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
  func.func private @_where_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
}

// -----

module @nn_hard_tanh_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:5 = call @hard_tanh(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @hard_tanh_0(%0#1, %0#2, %0#3, %0#4, %2) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x262DE5BFB51EAABE7E9C3340FDFF0E40C700BDBF5E090CC02C9CC13EAE822E40394CF73FF2F70840DCE3314060FA2B40CA9CF3BF1639D0BF54D007408EE9D4BFB5E1A6BF660B10C0D79BC83F137E2D406A8711C0FD8B013D2E38C13FED22C9BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x000000000000803F000000000000000000000000000000000000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4:2 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5:2 = call @_where(%1, %c_1, %4#0) : (tensor<4x6xi1>, tensor<i32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    return %5#0, %3, %4#1, %1, %5#1 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>, %arg2: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    return %2, %3 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @hard_tanh_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xi1>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = call @_where_1(%arg0, %arg1, %0) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @_where_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}

// -----

module @nn_hard_tanh_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:5 = call @hard_tanh(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @hard_tanh_0(%0#1, %0#2, %0#3, %0#4, %2) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x445BB0B4B136E9BFF8F4936293DBE1BF80D0A5461C7E9C3FCC60566889CDFDBF543A7CB4FF0A0040F8835E104BE8D7BF62337BDF9B6CF6BFE008F65A95BEE8BF50D80C56E12204407810CEEAA1FA02C0C4ECB9E25B09F1BFCC309FE257CEF5BFB47806ABEF870740605867633375E0BFBE4D4644258E01C070982315E0D4E8BF009E1B03F10BEABF1730AA9A54CAFBBFDEA03663F4BC03C0202F17177A86CF3F30E8CD240E67E5BF086E32834DA4FBBF303D8CD5DA0B074028468DC7C6ADD03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @hard_tanh(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4:2 = call @_where(%3, %c, %arg0) : (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5:2 = call @_where(%1, %c_1, %4#0) : (tensor<4x6xi1>, tensor<i64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    return %5#0, %3, %4#1, %1, %5#1 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<i64>, %arg2: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    return %2, %3 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @hard_tanh_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xi1>, %arg3: tensor<4x6xf64>, %arg4: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %1 = call @_where_1(%arg0, %arg1, %0) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
  func.func private @_where_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
}
