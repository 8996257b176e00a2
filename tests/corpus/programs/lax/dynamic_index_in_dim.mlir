module @lax_dynamic_index_in_dim_by_i8_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<i8>)
    %want0 = call @expected() : () -> tensor<3x1xf32>
    %0 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3x5xf32>, tensor<i8>) -> tensor<3x1xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<i8>) {
    %c0 = stablehlo.constant dense<[[-2.3742821, -1.2007304, -1.3833575, -2.9573734, -1.6617085], [-2.2661424, 0.13538729, 0.18685251, 1.8917959, -2.461231], [0.8437153, 2.2296839, -2.8553643, 2.8047488, 2.6045382]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<4> : tensor<i8>
    return %c0, %c1 : tensor<3x5xf32>, tensor<i8>
  }
  func.func private @expected() -> tensor<3x1xf32> {
    %c0 = stablehlo.constant dense<[[-1.6617085], [-2.461231], [2.6045382]]> : tensor<3x1xf32>
    return %c0 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<i8>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i8>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i8>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [3, 1] : (tensor<3x5xf32>, tensor<i8>, tensor<i8>) -> tensor<3x1xf32>
    return %3 : tensor<3x1xf32>
  }
}

// -----

module @lax_dynamic_index_in_dim_by_u8_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<3x1xf32>
    %0 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3x5xf32>, tensor<ui8>) -> tensor<3x1xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<[[2.3414543, -1.2124873, 1.2578183, -0.8719684, -1.7913598], [-2.2395298, 0.4002633, -1.3302604, 2.2475736, -0.98494786], [1.0313406, 2.6019032, -0.34791115, 2.7795656, -2.5384932]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<4> : tensor<ui8>
    return %c0, %c1 : tensor<3x5xf32>, tensor<ui8>
  }
  func.func private @expected() -> tensor<3x1xf32> {
    %c0 = stablehlo.constant dense<[[-1.7913598], [-0.98494786], [-2.5384932]]> : tensor<3x1xf32>
    return %c0 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<ui8>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.dynamic_slice %arg0, %c, %arg1, sizes = [3, 1] : (tensor<3x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<3x1xf32>
    return %0 : tensor<3x1xf32>
  }
}

// -----

module @lax_dynamic_index_in_dim_by_i16_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<i16>)
    %want0 = call @expected() : () -> tensor<3x1xf32>
    %0 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3x5xf32>, tensor<i16>) -> tensor<3x1xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<i16>) {
    %c0 = stablehlo.constant dense<[[0.9027763, -1.745931, 1.8604152, 2.7414565, 1.1639223], [-0.5554975, 0.8267075, 0.8339243, 0.15967181, 1.8542967], [0.38865995, -2.2723637, 0.84998375, 0.70823175, -1.4012487]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<0> : tensor<i16>
    return %c0, %c1 : tensor<3x5xf32>, tensor<i16>
  }
  func.func private @expected() -> tensor<3x1xf32> {
    %c0 = stablehlo.constant dense<[[0.9027763], [-0.5554975], [0.38865995]]> : tensor<3x1xf32>
    return %c0 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<i16>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i16>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i16>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i16>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [3, 1] : (tensor<3x5xf32>, tensor<i16>, tensor<i16>) -> tensor<3x1xf32>
    return %3 : tensor<3x1xf32>
  }
}

// -----

module @lax_dynamic_index_in_dim_by_u32_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<ui32>)
    %want0 = call @expected() : () -> tensor<3x1xf32>
    %0 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3x5xf32>, tensor<ui32>) -> tensor<3x1xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<[[-0.48053735, 2.0380933, -0.01671674, 0.008363723, -1.1922767], [-2.2595534, 0.89383674, 2.2294273, -0.20723759, -1.1344726], [2.0499547, 0.82376415, 1.7905709, -2.209183, 2.763248]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<3> : tensor<ui32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<ui32>
  }
  func.func private @expected() -> tensor<3x1xf32> {
    %c0 = stablehlo.constant dense<[[0.008363723], [-0.20723759], [-2.209183]]> : tensor<3x1xf32>
    return %c0 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<ui32>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %arg1, sizes = [3, 1] : (tensor<3x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<3x1xf32>
    return %0 : tensor<3x1xf32>
  }
}

// -----

module @lax_dynamic_index_in_dim_by_i64_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<i64>)
    %want0 = call @expected() : () -> tensor<3x1xf32>
    %0 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<3x5xf32>, tensor<i64>) -> tensor<3x1xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<i64>) {
    %c0 = stablehlo.constant dense<[[-2.0432448, 2.6095245, 0.114411265, 2.970492, -0.9130102], [-2.8850553, -1.5207088, -0.8753128, 2.6575344, -0.15497667], [1.1237962, -0.27432102, -0.6092829, -0.87252825, 2.4324942]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<3> : tensor<i64>
    return %c0, %c1 : tensor<3x5xf32>, tensor<i64>
  }
  func.func private @expected() -> tensor<3x1xf32> {
    %c0 = stablehlo.constant dense<[[2.970492], [2.6575344], [-0.87252825]]> : tensor<3x1xf32>
    return %c0 : tensor<3x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<i64>) -> tensor<3x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i64>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i64>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, sizes = [3, 1] : (tensor<3x5xf32>, tensor<i64>, tensor<i64>) -> tensor<3x1xf32>
    return %3 : tensor<3x1xf32>
  }
}
