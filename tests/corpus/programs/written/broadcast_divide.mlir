module @written_broadcast_divide_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi32>, tensor<3x4xi32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = "chlo.broadcast_divide"(%a, %b)  : (tensor<4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<3x4xi32>) {
    %c0 = stablehlo.constant dense<[4, 5, 4, 2]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[[5, 3, 4, 2], [4, 3, 5, 4], [2, 4, 2, 5]]> : tensor<3x4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[0, 1, 1, 1], [1, 1, 0, 0], [2, 1, 2, 0]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_broadcast_divide_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui8>, tensor<3x4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %r = "chlo.broadcast_divide"(%a, %b)  : (tensor<4xui8>, tensor<3x4xui8>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui8>, tensor<3x4xui8>) {
    %c0 = stablehlo.constant dense<[4, 4, 5, 5]> : tensor<4xui8>
    %c1 = stablehlo.constant dense<[[2, 4, 4, 2], [5, 5, 2, 2], [3, 4, 5, 2]]> : tensor<3x4xui8>
    return %c0, %c1 : tensor<4xui8>, tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[2, 1, 1, 2], [0, 0, 2, 2], [1, 1, 1, 2]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @written_broadcast_divide_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_divide"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[2.9170117, 2.54476, 1.4120342, 4.2591414]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.5003247, 4.6803923, 3.9051738, 4.261388], [3.3502502, 1.6172271, 4.5498924, 4.5188084], [3.1884344, 3.3425555, 4.701247, 3.9557388]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.1666532, 0.54370654, 0.36158037, 0.99947286], [0.87068474, 1.5735329, 0.31034452, 0.9425364], [0.91487277, 0.76132166, 0.3003531, 1.0766994]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_divide_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %r = "chlo.broadcast_divide"(%a, %b)  : (tensor<4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(4.431651436519998,2.815448728314408), (4.301824854797976,4.277017248047547), (3.803388105260656,2.102184524446585), (4.61143817381443,4.414688352549266)]> : tensor<4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(1.5513029639051665,4.156347686260864), (3.704824141927876,4.63728222195858), (4.224330381736473,1.4026462108767241), (4.3784726010678074,3.773717219756575)], [(3.8639647746490127,3.418355086708986), (4.913596773043353,4.581776472105071), (3.610397555405334,1.3851154527914418), (2.7397964343921215,1.7323967410585612)], [(2.0769321899655524,4.162889909414189), (4.662277737139936,2.638595929665801), (3.895121432210445,4.567401715484612), (2.17930776726064,2.129877989478352)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.9438592500291264,-0.7139536940688608), (1.0153599384375547,-0.11646796901224812), (0.9597729127396966,0.17895444171660257), (1.10292352707042,0.057683779112234115)], [(1.0049810775197705,-0.16043972609141843), (0.9024652484630897,0.02892447474050202), (1.1130166401999648,0.15525381022164808), (1.9302441497366,0.3908099392558674)], [(0.9667954006949475,-0.5822116367346076), (1.0920798052530485,0.29930862074567743), (0.6776036423163052,-0.2548581683945548), (2.0948727026948197,-0.021628385117310134)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
