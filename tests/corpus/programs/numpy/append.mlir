module @numpy_append_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi1>, tensor<2xi1>)
    %want0 = call @expected() : () -> tensor<6xi1>
    %0 = call @append(%arg0, %arg1) : (tensor<4xi1>, tensor<2xi1>) -> tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<2xi1>) {
    %c0 = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<2xi1>
  }
  func.func private @expected() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<[true, true, false, false, false, true]> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
  func.func private @append(%arg0: tensor<4xi1>, %arg1: tensor<2xi1>) -> tensor<6xi1> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xi1>, tensor<2xi1>) -> tensor<6xi1>
    return %0 : tensor<6xi1>
  }
}

// -----

module @numpy_append_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi8>, tensor<2xi8>)
    %want0 = call @expected() : () -> tensor<6xi8>
    %0 = call @append(%arg0, %arg1) : (tensor<4xi8>, tensor<2xi8>) -> tensor<6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<2xi8>) {
    %c0 = stablehlo.constant dense<[1, 3, 0, 0]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[2, -3]> : tensor<2xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<2xi8>
  }
  func.func private @expected() -> tensor<6xi8> {
    %c0 = stablehlo.constant dense<[1, 3, 0, 0, 2, -3]> : tensor<6xi8>
    return %c0 : tensor<6xi8>
  }
  func.func private @append(%arg0: tensor<4xi8>, %arg1: tensor<2xi8>) -> tensor<6xi8> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xi8>, tensor<2xi8>) -> tensor<6xi8>
    return %0 : tensor<6xi8>
  }
}

// -----

module @numpy_append_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xui32>, tensor<2xui32>)
    %want0 = call @expected() : () -> tensor<6xui32>
    %0 = call @append(%arg0, %arg1) : (tensor<4xui32>, tensor<2xui32>) -> tensor<6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui32>, tensor<2xui32>) {
    %c0 = stablehlo.constant dense<[2, 0, 2, 0]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<2> : tensor<2xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<2xui32>
  }
  func.func private @expected() -> tensor<6xui32> {
    %c0 = stablehlo.constant dense<[2, 0, 2, 0, 2, 2]> : tensor<6xui32>
    return %c0 : tensor<6xui32>
  }
  func.func private @append(%arg0: tensor<4xui32>, %arg1: tensor<2xui32>) -> tensor<6xui32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xui32>, tensor<2xui32>) -> tensor<6xui32>
    return %0 : tensor<6xui32>
  }
}

// -----

module @numpy_append_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf16>, tensor<2xf16>)
    %want0 = call @expected() : () -> tensor<6xf16>
    %0 = call @append(%arg0, %arg1) : (tensor<4xf16>, tensor<2xf16>) -> tensor<6xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xf16>, tensor<6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf16>, tensor<2xf16>) {
    %c0 = stablehlo.constant dense<[1.8173828125, -2.482421875, 1.419921875, 1.001953125]> : tensor<4xf16>
    %c1 = stablehlo.constant dense<[-0.2105712890625, -1.20703125]> : tensor<2xf16>
    return %c0, %c1 : tensor<4xf16>, tensor<2xf16>
  }
  func.func private @expected() -> tensor<6xf16> {
    %c0 = stablehlo.constant dense<[1.8173828125, -2.482421875, 1.419921875, 1.001953125, -0.2105712890625, -1.20703125]> : tensor<6xf16>
    return %c0 : tensor<6xf16>
  }
  func.func private @append(%arg0: tensor<4xf16>, %arg1: tensor<2xf16>) -> tensor<6xf16> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xf16>, tensor<2xf16>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}

// -----

module @numpy_append_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf32>, tensor<2xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = call @append(%arg0, %arg1) : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<2xf32>) {
    %c0 = stablehlo.constant dense<[-0.6586548, -1.8923529, -1.1323951, -1.8533616]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[2.2700243, -0.9156323]> : tensor<2xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<2xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-0.6586548, -1.8923529, -1.1323951, -1.8533616, 2.2700243, -0.9156323]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @append(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> tensor<6xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

module @numpy_append_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6xcomplex<f32>>
    %0 = call @append(%arg0, %arg1) : (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-0.8121723,-1.4418786), (-1.4028641,-2.3905745), (0.5728425,-1.8766887), (1.5504754,2.568483)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(2.5106282,-1.3712285), (-2.6991277,1.8110057)]> : tensor<2xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.8121723,-1.4418786), (-1.4028641,-2.3905745), (0.5728425,-1.8766887), (1.5504754,2.568483), (2.5106282,-1.3712285), (-2.6991277,1.8110057)]> : tensor<6xcomplex<f32>>
    return %c0 : tensor<6xcomplex<f32>>
  }
  func.func private @append(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<2xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
}
