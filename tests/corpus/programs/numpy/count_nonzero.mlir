module @numpy_count_nonzero_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @count_nonzero(%arg0) : (tensor<4x5xi1>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0001010101000100000001010000010100010001"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[2, 3, 2, 1, 3]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @count_nonzero(%arg0: tensor<4x5xi1>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xi32>
    return %3 : tensor<5xi32>
  }
}

// -----

module @numpy_count_nonzero_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi8>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @count_nonzero(%arg0) : (tensor<4x5xi8>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi8> {
    %c0 = stablehlo.constant dense<"0x00FF000201FE0102020000FEFF01FEFE0000FE01"> : tensor<4x5xi8>
    return %c0 : tensor<4x5xi8>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[3, 4, 4, 3]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @count_nonzero(%arg0: tensor<4x5xi8>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<4x5xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    return %3 : tensor<4xi32>
  }
}

// -----

module @numpy_count_nonzero_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<i32>
    %0 = call @count_nonzero(%arg0) : (tensor<4x5xf32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xCAC1E33C8C945DBFDD230A3F9BA2CE3FD3FCA9BF344203BF85B0CD3FA344BCBE9A5AE43FEF3AC13FC61EC13F1587063FFD229F3EDD436FBFBE0ADC3ECD64233FF9E466BEB37C79BEED3F7E3FEF46893F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<20> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @count_nonzero(%arg0: tensor<4x5xf32>) -> tensor<i32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}

// -----

module @numpy_count_nonzero_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @count_nonzero(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x3559FA3FFDABB0BF156F08BFFC645B3F4F79E4BFAE55293E9FBD60BE83A2C83E84C2D53F20B423BF24A4DDBFF4DC2F3F8771C1BE0152EE3FE4C1F7BF04CEFCBF27116DBF517A653F35CACC3FC49B413FD18BF23FCC72EEBF28601F3D2B83D3BFE793163D2E20F43F6769013F8E3E273F4790593FF0E6B3BE88E7FFBEE725CF3F8E58BFBFB4E0BBBEEBAD0B3F7A9744BFAC6EEE3F3B1449BFC2E5FB3F5E27C23F"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<5> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @count_nonzero(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4xi32> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    return %3 : tensor<4xi32>
  }
}
