module @written_conj_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %r = "chlo.conj"(%a)  : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(1.9383768,2.7422304), (0.34290376,-1.224729), (-2.634632,-0.59346133), (-1.1337317,2.4735992)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(1.9383768,-2.7422304), (0.34290376,1.224729), (-2.634632,0.59346133), (-1.1337317,-2.4735992)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}

// -----

module @written_conj_c128 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f64>>
    %r = "chlo.conj"(%a)  : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-2.117530279062553,-2.759758040517399), (-0.43331816967346803,2.2231856453390826), (0.8913571572600474,-2.3574519166718693), (-2.0217134006420547,0.5695970677215589)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-2.117530279062553,2.759758040517399), (-0.43331816967346803,-2.2231856453390826), (0.8913571572600474,2.3574519166718693), (-2.0217134006420547,-0.5695970677215589)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
}
