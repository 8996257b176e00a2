module @written_set_dimension_size_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x5xi32>
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %n = stablehlo.constant dense<5> : tensor<i32>
    %r = "stablehlo.set_dimension_size"(%a, %n) {dimension = 1 : i64} : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-3, -3, -3, -3, 2], [0, 0, -1, 3, 0], [2, -1, -3, 1, -1]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-3, -3, -3, -3, 2], [0, 0, -1, 3, 0], [2, -1, -3, 1, -1]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @written_set_dimension_size_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %n = stablehlo.constant dense<5> : tensor<i32>
    %r = "stablehlo.set_dimension_size"(%a, %n) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.55549335, -2.7463758, 0.73307496, -1.2611626, -0.34898674], [-1.6329664, 1.4703695, 0.4656089, 0.25637814, -0.9246525], [1.0861433, 2.111608, -2.2690566, -0.011519456, -1.201799]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.55549335, -2.7463758, 0.73307496, -1.2611626, -0.34898674], [-1.6329664, 1.4703695, 0.4656089, 0.25637814, -0.9246525], [1.0861433, 2.111608, -2.2690566, -0.011519456, -1.201799]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @written_set_dimension_size_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %n = stablehlo.constant dense<5> : tensor<i32>
    %r = "stablehlo.set_dimension_size"(%a, %n) {dimension = 1 : i64} : (tensor<3x5xcomplex<f32>>, tensor<i32>) -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.5606313,-0.8062035), (-1.2797662,-1.6323093), (-2.9882925,-0.9277322), (-1.054485,2.4525454), (-0.12487671,1.7606856)], [(-0.073116556,2.0908382), (-1.3370582,-1.1586163), (0.34699416,-0.6353176), (-0.824622,0.7781272), (-1.3404924,2.8929539)], [(0.25130776,-1.6602222), (2.0215476,1.789851), (-0.61887443,0.6146348), (-1.490059,1.3007478), (0.7593655,2.580449)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.5606313,-0.8062035), (-1.2797662,-1.6323093), (-2.9882925,-0.9277322), (-1.054485,2.4525454), (-0.12487671,1.7606856)], [(-0.073116556,2.0908382), (-1.3370582,-1.1586163), (0.34699416,-0.6353176), (-0.824622,0.7781272), (-1.3404924,2.8929539)], [(0.25130776,-1.6602222), (2.0215476,1.789851), (-0.61887443,0.6146348), (-1.490059,1.3007478), (0.7593655,2.580449)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
}
