module @written_scan_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xi32>, tensor<i32>)
    %want0, %want1 = call @expected() : () -> (tensor<5xi32>, tensor<i32>)
    %r, %s = chlo.scan(%a) inits(%b) dimension=0 {
    ^bb0(%row: tensor<i32>, %carry: tensor<i32>):
      %sum = stablehlo.add %row, %carry : tensor<i32>
      stablehlo.return %sum, %sum : tensor<i32>, tensor<i32>
    } : (tensor<5xi32>, tensor<i32>) -> (tensor<5xi32>, tensor<i32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[2, 3, 1, 2, 1]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5xi32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<5xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[5, 8, 9, 11, 12]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<12> : tensor<i32>
    return %c0, %c1 : tensor<5xi32>, tensor<i32>
  }
}

// -----

module @written_scan_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xf32>, tensor<f32>)
    %want0, %want1 = call @expected() : () -> (tensor<5xf32>, tensor<f32>)
    %r, %s = chlo.scan(%a) inits(%b) dimension=0 {
    ^bb0(%row: tensor<f32>, %carry: tensor<f32>):
      %sum = stablehlo.add %row, %carry : tensor<f32>
      stablehlo.return %sum, %sum : tensor<f32>, tensor<f32>
    } : (tensor<5xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<[-2.3081381, -2.9210114, 1.8204662, -0.76392585, -0.35032377]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<-1.5883726> : tensor<f32>
    return %c0, %c1 : tensor<5xf32>, tensor<f32>
  }
  func.func private @expected() -> (tensor<5xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<[-3.8965106, -6.8175225, -4.9970565, -5.7609825, -6.111306]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<-6.111306> : tensor<f32>
    return %c0, %c1 : tensor<5xf32>, tensor<f32>
  }
}

// -----

module @written_scan_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>)
    %r, %s = chlo.scan(%a) inits(%b) dimension=0 {
    ^bb0(%row: tensor<complex<f32>>, %carry: tensor<complex<f32>>):
      %sum = stablehlo.add %row, %carry : tensor<complex<f32>>
      stablehlo.return %sum, %sum : tensor<complex<f32>>, tensor<complex<f32>>
    } : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>) {
    %c0 = stablehlo.constant dense<[(-1.5996616,2.6338286), (-1.7310911,-2.8810325), (-2.4343922,-0.9358403), (0.99564445,0.58580405), (1.2622759,-2.499146)]> : tensor<5xcomplex<f32>>
    %c1 = stablehlo.constant dense<(2.2633882,-0.08273437)> : tensor<complex<f32>>
    return %c0, %c1 : tensor<5xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @expected() -> (tensor<5xcomplex<f32>>, tensor<complex<f32>>) {
    %c0 = stablehlo.constant dense<[(0.66372657,2.5510943), (-1.0673647,-0.3299382), (-3.5017571,-1.2657785), (-2.5061126,-0.6799745), (-1.2438366,-3.1791205)]> : tensor<5xcomplex<f32>>
    %c1 = stablehlo.constant dense<(-1.2438366,-3.1791203)> : tensor<complex<f32>>
    return %c0, %c1 : tensor<5xcomplex<f32>>, tensor<complex<f32>>
  }
}

// -----

module @written_scan_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xbf16>, tensor<bf16>)
    %want0, %want1 = call @expected() : () -> (tensor<5xbf16>, tensor<bf16>)
    %r, %s = chlo.scan(%a) inits(%b) dimension=0 {
    ^bb0(%row: tensor<bf16>, %carry: tensor<bf16>):
      %sum = stablehlo.add %row, %carry : tensor<bf16>
      stablehlo.return %sum, %sum : tensor<bf16>, tensor<bf16>
    } : (tensor<5xbf16>, tensor<bf16>) -> (tensor<5xbf16>, tensor<bf16>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xbf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<[-1.8515625, 1.59375, -2.34375, -0.375, -2.328125]> : tensor<5xbf16>
    %c1 = stablehlo.constant dense<1.4921875> : tensor<bf16>
    return %c0, %c1 : tensor<5xbf16>, tensor<bf16>
  }
  func.func private @expected() -> (tensor<5xbf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<[-0.359375, 1.234375, -1.1015625, -1.4765625, -3.8125]> : tensor<5xbf16>
    %c1 = stablehlo.constant dense<-3.8125> : tensor<bf16>
    return %c0, %c1 : tensor<5xbf16>, tensor<bf16>
  }
}

// -----

module @written_scan_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xf64>, tensor<f64>)
    %want0, %want1 = call @expected() : () -> (tensor<5xf64>, tensor<f64>)
    %r, %s = chlo.scan(%a) inits(%b) dimension=0 {
    ^bb0(%row: tensor<f64>, %carry: tensor<f64>):
      %sum = stablehlo.add %row, %carry : tensor<f64>
      stablehlo.return %sum, %sum : tensor<f64>, tensor<f64>
    } : (tensor<5xf64>, tensor<f64>) -> (tensor<5xf64>, tensor<f64>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<[-1.3223886408271959, -1.701048800905639, 0.7965734945262621, -0.16103693910075512, 0.33392166997221207]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<1.0488167434188327> : tensor<f64>
    return %c0, %c1 : tensor<5xf64>, tensor<f64>
  }
  func.func private @expected() -> (tensor<5xf64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<[-0.2735718974083632, -1.974620698314002, -1.1780472037877399, -1.339084142888495, -1.005162472916283]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<-1.005162472916283> : tensor<f64>
    return %c0, %c1 : tensor<5xf64>, tensor<f64>
  }
}
