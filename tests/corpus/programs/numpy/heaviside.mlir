module @numpy_heaviside_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<f16>
    %0 = call @heaviside(%arg0, %arg1) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<-2.97265625> : tensor<f16>
    %c1 = stablehlo.constant dense<2.373046875> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<0.0> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @heaviside(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.compare GT, %arg0, %cst_0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = call @_where(%0, %cst_2, %4) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    return %5 : tensor<f16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f16>, %arg2: tensor<f16>) -> tensor<f16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f16>
    return %0 : tensor<f16>
  }
}

// -----

module @numpy_heaviside_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @heaviside(%arg0, %arg1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[-0.72349626, 4.3450756, 1.1129744, -2.5203764, -3.538782, 0.8239028, 4.6032834]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[-4.397133, -4.7802725, 0.19725221, -2.1504638, -2.542092, 4.8886995, 4.4791203]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @heaviside(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<7xi1>, tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<7xi1>, tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
    return %7 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<f32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}

// -----

module @numpy_heaviside_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>)
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = call @heaviside(%arg0, %arg1) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>) {
    %c0 = stablehlo.constant dense<"0x89B8A4D4A7B510C060B4EB8839FBC9BFB42B9F7FAB700E4036526AC58AEB04C0CDD969D44ACD10C0867F48848B271240CC7508FDED3D0C4098B2D9C0E86AFC3FD750B8FEAA7509C05A4D613D1A9012403C696087F56C11C0C0E7591EE7B3C43F7001BD2DEBECD1BFD09E473E8A38E73F480A5C0E2811EC3F20A333CFA574E8BF80A86DBF75240540CAE7465D682911C0DED26B7D30EE06C07024F1BB535104C0703C0ADD08A00440F6A8300F412D04C02678919C271313C03A2393AD3A311240"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0x52972D5AFA5B1340221EC68BF6D411C004B4B075FA25FB3F70FE6D19FF16E13FBAA1E35ECDB30240B5280095C96A11C0DC9D7CA9A980104026B3FE7956F808C0D8364E343F550840D8AE95A22A63FE3FC8666F0BB4D6054010D54A497923EC3FE823E731F61A084070265CDB9310EFBF308BCC5B3617F33F1812D913C22CF8BF60E7CEE381D4EDBFC4CA96C978E1034038348376304112C03472E513DF30FF3F0801965C4107F23F3892112804B4104084F88D7D34EE0FC04087DE351864F13F"> : tensor<2x3x4xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @heaviside(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3x4xf64>) -> tensor<2x3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<2x3x4xi1>, tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<2x3x4xi1>, tensor<f64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<2x3x4xi1>, tensor<f64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    return %7 : tensor<2x3x4xf64>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xf64>, %arg2: tensor<2x3x4xf64>) -> tensor<2x3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
    return %0 : tensor<2x3x4xf64>
  }
  func.func private @_where_0(%arg0: tensor<2x3x4xi1>, %arg1: tensor<f64>, %arg2: tensor<2x3x4xf64>) -> tensor<2x3x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
    return %1 : tensor<2x3x4xf64>
  }
}
