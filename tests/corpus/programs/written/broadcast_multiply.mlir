module @written_broadcast_multiply_i4 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi4>
    %r = "chlo.broadcast_multiply"(%a, %b)  : (tensor<4xi4>, tensor<3x4xi4>) -> tensor<3x4xi4>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[3, 2, 3, 2]> : tensor<4xi4>
    %c1 = stablehlo.constant dense<[[4, 3, 2, 5], [4, 5, 2, 3], [5, 2, 4, 5]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[-4, 6, 6, -6], [-4, -6, 6, 6], [-1, 4, -4, -6]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
}

// -----

module @written_broadcast_multiply_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui8>, tensor<3x4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %r = "chlo.broadcast_multiply"(%a, %b)  : (tensor<4xui8>, tensor<3x4xui8>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui8>, tensor<3x4xui8>) {
    %c0 = stablehlo.constant dense<[2, 5, 3, 5]> : tensor<4xui8>
    %c1 = stablehlo.constant dense<[[5, 3, 3, 3], [5, 5, 2, 4], [4, 2, 4, 4]]> : tensor<3x4xui8>
    return %c0, %c1 : tensor<4xui8>, tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[10, 15, 9, 15], [10, 25, 6, 20], [8, 10, 12, 20]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @written_broadcast_multiply_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_multiply"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[4.5747595, 3.456704, 2.0273817, 2.1619048]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[4.6438246, 2.9506755, 1.3875647, 3.9356403], [3.2129161, 4.8199077, 3.1681378, 3.8119786], [2.6108115, 3.1391702, 4.8812103, 3.7649255]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[21.24438, 10.199612, 2.8131232, 8.50848], [14.6983185, 16.660994, 6.4230247, 8.241135], [11.943834, 10.851182, 9.896076, 8.139411]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_multiply_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "chlo.broadcast_multiply"(%a, %b)  : (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.8050433,3.3711407), (4.914583,2.661927), (4.6781545,2.774483), (4.63668,1.9120296)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(3.0408697,3.5416138), (1.2154676,3.392972), (3.4554574,3.6241863), (2.396707,4.5842047)], [(3.432902,3.6801946), (2.7516508,2.6818886), (3.2474616,3.6051002), (1.6412799,1.8957162)], [(3.2766767,1.2447053), (1.6673338,4.8775454), (3.0368693,2.367058), (2.0736356,1.3668736)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-6.450377,16.643967), (-3.0583277,19.910528), (6.10992,26.541613), (2.347629,25.838066)], [(-6.209917,18.215708), (6.3842254,20.505058), (5.189838,25.875242), (3.9854245,11.928005)], [(1.7184665,13.292885), (-4.789418,28.409422), (7.639581,19.499205), (7.001282,10.3026085)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}
