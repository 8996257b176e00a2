module @written_broadcast_add_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "chlo.broadcast_add"(%a, %b)  : (tensor<4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[3, 5, 2, 4]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[[4, 2, 4, 5], [5, 3, 5, 4], [5, 5, 4, 2]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[7, 7, 6, 9], [8, 8, 7, 8], [8, 10, 6, 6]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_broadcast_add_u32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui32>, tensor<3x4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xui32>
    %r = "chlo.broadcast_add"(%a, %b)  : (tensor<4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui32>, tensor<3x4xui32>) {
    %c0 = stablehlo.constant dense<[2, 5, 5, 3]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[3, 4, 4, 3], [3, 5, 5, 2], [5, 4, 4, 5]]> : tensor<3x4xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[5, 9, 9, 6], [5, 10, 10, 5], [7, 9, 9, 8]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
}

// -----

module @written_broadcast_add_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = "chlo.broadcast_add"(%a, %b)  : (tensor<4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[2.8125, 4.34375, 3.859375, 4.125]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[[4.8125, 2.34375, 3.0625, 2.03125], [3.640625, 4.34375, 1.96875, 1.234375], [1.5546875, 3.5625, 1.609375, 4.4375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[7.625, 6.6875, 6.9375, 6.15625], [6.4375, 8.6875, 5.8125, 5.375], [4.375, 7.90625, 5.46875, 8.5625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_broadcast_add_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_add"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[4.82449, 3.3300333, 3.7155385, 4.4642324]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.564832, 1.5907755, 1.8589562, 4.5958652], [4.444263, 1.8426129, 2.5833502, 4.8695], [1.9108269, 2.3935437, 3.1984155, 1.8956677]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[7.3893223, 4.920809, 5.574495, 9.060098], [9.268753, 5.172646, 6.2988887, 9.333733], [6.735317, 5.723577, 6.913954, 6.3599]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_add_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "chlo.broadcast_add"(%a, %b)  : (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(2.8877385,1.7166536), (2.5464644,3.5832956), (4.4723964,1.2285006), (4.301879,2.5047264)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(4.6029887,2.710199), (3.7981896,2.79582), (4.3409395,2.4448898), (3.4628935,2.0257182)], [(1.5811343,1.3263457), (1.2130712,4.195927), (2.2922935,4.9990916), (3.4826584,2.8308783)], [(2.212244,2.5123367), (2.9176667,4.794868), (4.077408,4.4442058), (4.7365613,1.5679207)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(7.4907274,4.4268527), (6.344654,6.3791156), (8.813335,3.6733904), (7.7647724,4.5304446)], [(4.468873,3.0429993), (3.7595358,7.7792225), (6.76469,6.2275925), (7.7845373,5.3356047)], [(5.0999823,4.2289906), (5.4641314,8.378163), (8.549805,5.6727066), (9.038441,4.072647)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @written_broadcast_add_rows_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = "chlo.broadcast_add"(%a, %b) {broadcast_dimensions = array<i64: 0>} : (tensor<3x4xi32>, tensor<3xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[[3, 1, 2, 3], [-2, -2, 0, 3], [0, 2, 1, -1]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[1, 0, -1]> : tensor<3xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[4, 2, 3, 4], [-2, -2, 0, 3], [-1, 1, 0, -2]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_broadcast_add_rows_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_add"(%a, %b) {broadcast_dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<3xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[[1.1031548, -2.1757965, -0.39765164, -0.9921703], [0.103413984, -0.08115146, -0.0022711642, 0.6074531], [0.1903243, 1.5763882, -1.3283175, 1.4295598]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[2.2799706, 1.3874769, 1.4162707]> : tensor<3xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[3.3831253, 0.10417414, 1.882319, 1.2878003], [1.4908909, 1.3063254, 1.3852057, 1.99493], [1.606595, 2.992659, 0.08795321, 2.8458304]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_add_rows_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "chlo.broadcast_add"(%a, %b) {broadcast_dimensions = array<i64: 0>} : (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(1.7769817,1.098418), (-2.7624307,0.7744247), (1.4983923,0.38429835), (1.3361268,0.10002441)], [(-0.8239866,2.2736163), (-1.5514398,-0.41003695), (-2.2398007,-0.6374354), (-1.9492383,2.9895575)], [(-0.3774612,-2.7008736), (2.9695067,-1.7433373), (1.5351233,0.28282532), (1.1223084,0.6963797)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(-0.11243529,0.60055983), (0.74526864,-1.1797879), (2.946125,-1.4536611)]> : tensor<3xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.6645464,1.6989778), (-2.874866,1.3749845), (1.385957,0.98485816), (1.2236915,0.70058423)], [(-0.07871795,1.0938284), (-0.8061711,-1.5898248), (-1.4945321,-1.8172233), (-1.2039697,1.8097696)], [(2.5686638,-4.154535), (5.915632,-3.1969984), (4.4812484,-1.1708357), (4.0684333,-0.75728136)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}
