module @written_broadcast_select_bool {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<i1>, tensor<3x4xi1>, tensor<4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_select"(%a, %b, %c)  : (tensor<i1>, tensor<3x4xi1>, tensor<4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xi1>, tensor<4xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<[[false, false, true, false], [true, false, false, true], [false, true, true, true]]> : tensor<3x4xi1>
    %c2 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
    return %c0, %c1, %c2 : tensor<i1>, tensor<3x4xi1>, tensor<4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [true, false, false, true], [false, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_select_i8 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<i1>, tensor<3x4xi8>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "chlo.broadcast_select"(%a, %b, %c)  : (tensor<i1>, tensor<3x4xi8>, tensor<4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xi8>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-2, -3, -3, -2], [0, 0, -3, 1], [-2, -3, -3, 2]]> : tensor<3x4xi8>
    %c2 = stablehlo.constant dense<[-1, 0, -1, 1]> : tensor<4xi8>
    return %c0, %c1, %c2 : tensor<i1>, tensor<3x4xi8>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-1, 0, -1, 1], [-1, 0, -1, 1], [-1, 0, -1, 1]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_broadcast_select_f32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<i1>, tensor<3x4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_select"(%a, %b, %c)  : (tensor<i1>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<[[1.9232816, -2.1522899, -0.7702629, 0.32190493], [-2.3323672, 1.5489434, -1.6498021, -1.9614577], [0.7059625, 2.3322124, -0.44879484, -0.39459053]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[0.9887456, 0.057751454, -2.380337, 1.4477081]> : tensor<4xf32>
    return %c0, %c1, %c2 : tensor<i1>, tensor<3x4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.9232816, -2.1522899, -0.7702629, 0.32190493], [-2.3323672, 1.5489434, -1.6498021, -1.9614577], [0.7059625, 2.3322124, -0.44879484, -0.39459053]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_select_c64 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<i1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "chlo.broadcast_select"(%a, %b, %c)  : (tensor<i1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[(-1.6274967,2.4274764), (-1.1764501,2.5839782), (-0.5054102,2.6764042), (-2.2334113,0.5548152)], [(-2.3999486,0.44741592), (0.04294265,-0.5160366), (0.50247633,1.2176214), (-0.6581387,-1.1757002)], [(1.3051453,0.8799853), (-0.4857304,-0.52983403), (0.032743305,-0.1757796), (0.46083906,-1.1857908)]]> : tensor<3x4xcomplex<f32>>
    %c2 = stablehlo.constant dense<[(-2.745533,-0.61791813), (2.7921338,-0.7095184), (-0.11515308,-2.5403764), (-1.6034367,-2.1387136)]> : tensor<4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<i1>, tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.745533,-0.61791813), (2.7921338,-0.7095184), (-0.11515308,-2.5403764), (-1.6034367,-2.1387136)], [(-2.745533,-0.61791813), (2.7921338,-0.7095184), (-0.11515308,-2.5403764), (-1.6034367,-2.1387136)], [(-2.745533,-0.61791813), (2.7921338,-0.7095184), (-0.11515308,-2.5403764), (-1.6034367,-2.1387136)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}
