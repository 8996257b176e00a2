module @written_composite_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = stablehlo.composite "corpus.double" %a {decomposition = @double} : (tensor<3x4xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[3, -2, -2, 0], [2, -2, -1, 2], [-2, -2, 1, 1]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[6, -4, -4, 0], [4, -4, -2, 4], [-4, -4, 2, 2]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @double(%p: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %q = stablehlo.add %p, %p : tensor<3x4xi32>
    return %q : tensor<3x4xi32>
  }
}

// -----

module @written_composite_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = stablehlo.composite "corpus.double" %a {decomposition = @double} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.66401196, 1.6583048, -1.2239627, -1.1231058], [1.6068065, 0.018761503, -1.2982588, -1.0127286], [-1.9964538, 2.7638593, 1.787594, 2.3284159]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.3280239, 3.3166096, -2.4479253, -2.2462115], [3.213613, 0.037523005, -2.5965176, -2.0254571], [-3.9929075, 5.5277185, 3.575188, 4.6568317]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @double(%p: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %q = stablehlo.add %p, %p : tensor<3x4xf32>
    return %q : tensor<3x4xf32>
  }
}

// -----

module @written_composite_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = stablehlo.composite "corpus.double" %a {decomposition = @double} : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.6942624,-1.9919889), (-2.5523882,-1.4254757), (0.20233254,-2.8108473), (-2.694002,-2.2551959)], [(-0.27933925,-0.9728389), (-2.0587692,-0.84154767), (-1.1042478,-1.8313813), (0.3291943,-2.8211808)], [(2.8040876,0.2115442), (-0.063700594,0.94179386), (-0.1336512,-1.4812984), (2.2275107,-1.280382)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(3.3885248,-3.9839778), (-5.1047764,-2.8509514), (0.40466508,-5.6216946), (-5.388004,-4.5103917)], [(-0.5586785,-1.9456778), (-4.1175385,-1.6830953), (-2.2084956,-3.6627626), (0.6583886,-5.6423616)], [(5.6081753,0.4230884), (-0.12740119,1.8835877), (-0.2673024,-2.962597), (4.4550214,-2.560764)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @double(%p: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %q = stablehlo.add %p, %p : tensor<3x4xcomplex<f32>>
    return %q : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @written_composite_u8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xui8>
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %r = stablehlo.composite "corpus.double" %a {decomposition = @double} : (tensor<3x4xui8>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[0, 0, 0, 0], [2, 3, 2, 3], [0, 1, 3, 2]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[0, 0, 0, 0], [4, 6, 4, 6], [0, 2, 6, 4]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @double(%p: tensor<3x4xui8>) -> tensor<3x4xui8> {
    %q = stablehlo.add %p, %p : tensor<3x4xui8>
    return %q : tensor<3x4xui8>
  }
}

// -----

module @written_composite_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %r = stablehlo.composite "corpus.double" %a {decomposition = @double} : (tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.931640625, 0.04241943359375, 0.87158203125, -0.359130859375], [2.3984375, -0.74609375, 0.34521484375, 2.76953125], [-3.0, 2.62890625, 2.71875, -0.72265625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[3.86328125, 0.0848388671875, 1.7431640625, -0.71826171875], [4.796875, -1.4921875, 0.6904296875, 5.5390625], [-6.0, 5.2578125, 5.4375, -1.4453125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @double(%p: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %q = stablehlo.add %p, %p : tensor<3x4xf16>
    return %q : tensor<3x4xf16>
  }
}
