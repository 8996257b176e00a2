module @numpy_atleast_3d_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi1>
    %want0 = call @expected() : () -> tensor<1x7x1xi1>
    %0 = call @atleast_3d(%arg0) : (tensor<7xi1>) -> tensor<1x7x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x7x1xi1>, tensor<1x7x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, true, false, true, false]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
  func.func private @expected() -> tensor<1x7x1xi1> {
    %c0 = stablehlo.constant dense<[[[false], [true], [false], [true], [false], [true], [false]]]> : tensor<1x7x1xi1>
    return %c0 : tensor<1x7x1xi1>
  }
  func.func private @atleast_3d(%arg0: tensor<7xi1>) -> tensor<1x7x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xi1>) -> tensor<1x7x1xi1>
    return %0 : tensor<1x7x1xi1>
  }
}

// -----

module @numpy_atleast_3d_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi8>
    %want0 = call @expected() : () -> tensor<2x3x4xi8>
    %0 = call @atleast_3d(%arg0) : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi8> {
    %c0 = stablehlo.constant dense<"0xFB08FAFA070305F9F7FE0109010006FB07010200FE0102FE"> : tensor<2x3x4xi8>
    return %c0 : tensor<2x3x4xi8>
  }
  func.func private @expected() -> tensor<2x3x4xi8> {
    %c0 = stablehlo.constant dense<"0xFB08FAFA070305F9F7FE0109010006FB07010200FE0102FE"> : tensor<2x3x4xi8>
    return %c0 : tensor<2x3x4xi8>
  }
  func.func private @atleast_3d(%arg0: tensor<2x3x4xi8>) -> tensor<2x3x4xi8> {
    return %arg0 : tensor<2x3x4xi8>
  }
}

// -----

module @numpy_atleast_3d_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5x1xf32>
    %0 = call @atleast_3d(%arg0) : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5x1xf32>, tensor<3x5x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-4.543615, 3.750725, -0.57483196, -5.841416, -7.844612], [4.7799864, 3.3422146, -6.2355404, 0.7778408, -3.5910995], [0.36139748, -0.18404813, 1.8369379, 0.45249942, 5.449958]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5x1xf32> {
    %c0 = stablehlo.constant dense<[[[-4.543615], [3.750725], [-0.57483196], [-5.841416], [-7.844612]], [[4.7799864], [3.3422146], [-6.2355404], [0.7778408], [-3.5910995]], [[0.36139748], [-0.18404813], [1.8369379], [0.45249942], [5.449958]]]> : tensor<3x5x1xf32>
    return %c0 : tensor<3x5x1xf32>
  }
  func.func private @atleast_3d(%arg0: tensor<3x5xf32>) -> tensor<3x5x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    return %0 : tensor<3x5x1xf32>
  }
}
