module @numpy_vectorize_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[[-2, 3, -2, -3], [-2, 3, 2, -2], [-2, 0, 3, -3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[3, -1, 1, -1]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[-8, -5, 0]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
}

// -----

module @numpy_vectorize_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<4xbf16>) -> tensor<3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.7578125, 2.390625, -0.88671875, 2.171875], [0.66015625, 0.486328125, 1.2890625, 2.28125], [1.8671875, 0.4765625, 0.361328125, -2.21875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[0.328125, -2.265625, 2.828125, -2.1875]> : tensor<4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[-12.125, -2.234375, 5.40625]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
}

// -----

module @numpy_vectorize_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[1.7591736, 0.45529053, -1.0951154, -2.5625472], [-1.0432174, 0.017618632, -0.72483385, 0.7439851], [-0.5621475, 0.8176976, 2.92506, -2.239413]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[-1.4913344, 2.7364538, 0.019816002, 1.942251]> : tensor<4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[-6.376446, 3.034641, -1.2155976]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
}

// -----

module @numpy_vectorize_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4xf64>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[[-1.010421895373379, 1.6423073085165711, 2.0812482645862493, 1.965320100534596], [1.8666322567335785, 2.3886122857104466, -0.7138340683557352, -1.8723141153988787], [1.852268764681841, 2.172209461148359, 2.2285440582742195, -2.567652673526216]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[-1.5175383965429186, 0.5737285812194286, 2.444485693701691, -0.866988455501374]> : tensor<4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[5.859264434272549, -1.5839534287041879, 6.109138975053959]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
}
