module @numpy_split_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xi1>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x1xi1>, tensor<2x2xi1>, tensor<2x2xi1>)
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xi1>) -> tensor<2x1xi1>
    %1 = stablehlo.slice %arg0 [0:2, 1:3] : (tensor<2x5xi1>) -> tensor<2x2xi1>
    %2 = stablehlo.slice %arg0 [0:2, 3:5] : (tensor<2x5xi1>) -> tensor<2x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1xi1>, tensor<2x1xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false, true], [true, false, false, true, false]]> : tensor<2x5xi1>
    return %c0 : tensor<2x5xi1>
  }
  func.func private @expected() -> (tensor<2x1xi1>, tensor<2x2xi1>, tensor<2x2xi1>) {
    %c0 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
    %c1 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
    %c2 = stablehlo.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
    return %c0, %c1, %c2 : tensor<2x1xi1>, tensor<2x2xi1>, tensor<2x2xi1>
  }
}

// -----

module @numpy_split_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xi8>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x1xi8>, tensor<2x2xi8>, tensor<2x2xi8>)
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xi8>) -> tensor<2x1xi8>
    %1 = stablehlo.slice %arg0 [0:2, 1:3] : (tensor<2x5xi8>) -> tensor<2x2xi8>
    %2 = stablehlo.slice %arg0 [0:2, 3:5] : (tensor<2x5xi8>) -> tensor<2x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1xi8>, tensor<2x1xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xi8> {
    %c0 = stablehlo.constant dense<[[0, 0, 2, -2, -1], [-1, 3, -1, -1, 0]]> : tensor<2x5xi8>
    return %c0 : tensor<2x5xi8>
  }
  func.func private @expected() -> (tensor<2x1xi8>, tensor<2x2xi8>, tensor<2x2xi8>) {
    %c0 = stablehlo.constant dense<[[0], [-1]]> : tensor<2x1xi8>
    %c1 = stablehlo.constant dense<[[0, 2], [3, -1]]> : tensor<2x2xi8>
    %c2 = stablehlo.constant dense<[[-2, -1], [-1, 0]]> : tensor<2x2xi8>
    return %c0, %c1, %c2 : tensor<2x1xi8>, tensor<2x2xi8>, tensor<2x2xi8>
  }
}

// -----

module @numpy_split_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xui32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x1xui32>, tensor<2x2xui32>, tensor<2x2xui32>)
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xui32>) -> tensor<2x1xui32>
    %1 = stablehlo.slice %arg0 [0:2, 1:3] : (tensor<2x5xui32>) -> tensor<2x2xui32>
    %2 = stablehlo.slice %arg0 [0:2, 3:5] : (tensor<2x5xui32>) -> tensor<2x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1xui32>, tensor<2x1xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xui32> {
    %c0 = stablehlo.constant dense<[[3, 0, 0, 1, 2], [2, 0, 1, 1, 3]]> : tensor<2x5xui32>
    return %c0 : tensor<2x5xui32>
  }
  func.func private @expected() -> (tensor<2x1xui32>, tensor<2x2xui32>, tensor<2x2xui32>) {
    %c0 = stablehlo.constant dense<[[3], [2]]> : tensor<2x1xui32>
    %c1 = stablehlo.constant dense<[[0, 0], [0, 1]]> : tensor<2x2xui32>
    %c2 = stablehlo.constant dense<[[1, 2], [1, 3]]> : tensor<2x2xui32>
    return %c0, %c1, %c2 : tensor<2x1xui32>, tensor<2x2xui32>, tensor<2x2xui32>
  }
}

// -----

module @numpy_split_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xf16>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x1xf16>, tensor<2x2xf16>, tensor<2x2xf16>)
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xf16>) -> tensor<2x1xf16>
    %1 = stablehlo.slice %arg0 [0:2, 1:3] : (tensor<2x5xf16>) -> tensor<2x2xf16>
    %2 = stablehlo.slice %arg0 [0:2, 3:5] : (tensor<2x5xf16>) -> tensor<2x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1xf16>, tensor<2x1xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xf16> {
    %c0 = stablehlo.constant dense<[[-2.611328125, 0.261962890625, -2.01171875, -2.91015625, 2.400390625], [-0.56201171875, -0.38720703125, 1.4794921875, 1.0087890625, -1.5126953125]]> : tensor<2x5xf16>
    return %c0 : tensor<2x5xf16>
  }
  func.func private @expected() -> (tensor<2x1xf16>, tensor<2x2xf16>, tensor<2x2xf16>) {
    %c0 = stablehlo.constant dense<[[-2.611328125], [-0.56201171875]]> : tensor<2x1xf16>
    %c1 = stablehlo.constant dense<[[0.261962890625, -2.01171875], [-0.38720703125, 1.4794921875]]> : tensor<2x2xf16>
    %c2 = stablehlo.constant dense<[[-2.91015625, 2.400390625], [1.0087890625, -1.5126953125]]> : tensor<2x2xf16>
    return %c0, %c1, %c2 : tensor<2x1xf16>, tensor<2x2xf16>, tensor<2x2xf16>
  }
}

// -----

module @numpy_split_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.slice %arg0 [0:2, 1:3] : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.slice %arg0 [0:2, 3:5] : (tensor<2x5xf32>) -> tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1xf32>, tensor<2x1xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.78573483, 0.20746297, 1.739195, -0.45473704, 2.695397], [2.7659528, -1.7453611, 1.8876368, 1.4773135, -2.4972043]]> : tensor<2x5xf32>
    return %c0 : tensor<2x5xf32>
  }
  func.func private @expected() -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[[-0.78573483], [2.7659528]]> : tensor<2x1xf32>
    %c1 = stablehlo.constant dense<[[0.20746297, 1.739195], [-1.7453611, 1.8876368]]> : tensor<2x2xf32>
    %c2 = stablehlo.constant dense<[[-0.45473704, 2.695397], [1.4773135, -2.4972043]]> : tensor<2x2xf32>
    return %c0, %c1, %c2 : tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>
  }
}

// -----

module @numpy_split_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xcomplex<f32>>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:2, 1:3] : (tensor<2x5xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %2 = stablehlo.slice %arg0 [0:2, 3:5] : (tensor<2x5xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.5133946,0.076940194), (2.188205,1.4455762), (1.2060726,-1.5249469), (-1.6290683,1.5424231), (-2.050764,-0.069958605)], [(0.57928646,2.2604501), (1.8527836,1.4843522), (-2.5187664,1.2308447), (0.9885066,-1.237466), (-2.348695,2.9196725)]]> : tensor<2x5xcomplex<f32>>
    return %c0 : tensor<2x5xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.5133946,0.076940194)], [(0.57928646,2.2604501)]]> : tensor<2x1xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.188205,1.4455762), (1.2060726,-1.5249469)], [(1.8527836,1.4843522), (-2.5187664,1.2308447)]]> : tensor<2x2xcomplex<f32>>
    %c2 = stablehlo.constant dense<[[(-1.6290683,1.5424231), (-2.050764,-0.069958605)], [(0.9885066,-1.237466), (-2.348695,2.9196725)]]> : tensor<2x2xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  }
}
