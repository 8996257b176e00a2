module @nn_sparse_plus_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @sparse_plus(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xBEBF373F9EBFD2BF1AC0173FACBF04C0D03F0140F5BFF7BF3CBF443F193EDABDE53F0F402E4021BFCE3F1BBF02C0C8BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x00003D3F000000000000233F00000000D03F014000000000903C483FA93E4D3EE53F0F402E400D3DCE3F1F3D00000000"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xbf16>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %8 = stablehlo.divide %6, %7 : tensor<4x6xbf16>
    %9 = call @_where(%3, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %10 : tensor<4x6xbf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
}

// -----

module @nn_sparse_plus_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @sparse_plus(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x93C0E2BC9ABEC534A13D8840F5409A3EA9C1E2BEEEB9D2C1A8BC95C1CA38603CDB3E433885C07E3E953983C00C3CBF40"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x000000000000BD36A13D8840F5409A3E0000000049240000000000001C39603CDB3EB43800007E3EC33900000C3CBF40"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xf16>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xf16>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %8 = stablehlo.divide %6, %7 : tensor<4x6xf16>
    %9 = call @_where(%3, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf16>) -> tensor<4x6xf16>
    return %10 : tensor<4x6xf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf16>, %arg2: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf16>
    return %0 : tensor<4x6xf16>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf16>
    return %2 : tensor<4x6xf16>
  }
}

// -----

module @nn_sparse_plus_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @sparse_plus(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x109EC2BFF91738403B483840574F3B407A919CBF1636A2BDA2907ABFA2AC3740B86E1BBF37DDEC3FA17C13C00E76103FA867CC3D6698B8BEB13FBC3F8C9F89BF0843ABBF1AB815409810CCBF8C8E38C0D3B42CBDA5FC2EBFF6CBB23E5735543F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x00000000F91738403B483840574F3B40000000009C0D593EF550EC38A2AC37404B071E3D37DDEC3F00000000499C1C3F5FD39A3EEB5CD13DB13FBC3F00000000000000001AB815400000000000000000E9DD6A3EFD18CD3C0502E93EC514563F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.divide %6, %7 : tensor<4x6xf32>
    %9 = call @_where(%3, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %10 : tensor<4x6xf32>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
}

// -----

module @nn_sparse_plus_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @sparse_plus(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x586FAD726C15FD3FE83FC7440B31FDBFF4BBFAB9B45EFEBF66C8CDCE8DF3004084623557DB7AF13FB4C032645C77E43F233D2041525C01C0F18A906B5B9EF2BFE8F675F4C6AAD73F4DE138F5E456FFBF844B99026358E53FC8DC18A856A0FBBF7C7A7FD6D17FE0BFBCE50FD3218CFEBF32B8CE745A970540DB7B067E0DF7F3BF5AC988AB1ACB0440D029D637F913D43F146F3C5BE83BEEBF0C1E804505580540844DB2B69741F93F54D8FD6E4480F43F70F0CB1B9BD4DCBF98831C65D6A7EEBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x586FAD726C15FD3F0000000000000000000000000000000066C8CDCE8DF3004084623557DB7AF13F483B765F6A81E53F000000000000000000000000000000008E79FF268505DE3F0000000000000000561B97066F3BE63F00000000000000007D63DCE1B208AE3F000000000000000032B8CE745A97054000000000000000005AC988AB1ACB0440E572951B1D9DDB3F85E70C001CF3483F0C1E804505580540844DB2B69741F93F54D8FD6E4480F43F4BA3CAC59353B33FBD8E6570FDEA3C3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.divide %6, %7 : tensor<4x6xf64>
    %9 = call @_where(%3, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = call @_where_0(%1, %cst_3, %9) : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %10 : tensor<4x6xf64>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
}

// -----

module @nn_sparse_plus_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:5 = call @sparse_plus(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @sparse_plus_1(%0#1, %0#2, %0#3, %0#4, %5) : (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xB4BF0840D23D09BFE93F4D3F38C08B3F22C0384029401340DB3F703F6F3C25402F3F713F36C010BF2340BEBF3440C5BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0000803F0D3F6E3E803F663F0000803F0000803F803F803F803F783F023F803F583F783F0000603E803F0000803F0000"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xbf16>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %10 = stablehlo.divide %6, %9 : tensor<4x6xbf16>
    %11 = call @_where(%3, %arg0, %10) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12:2 = call @_where_0(%1, %cst_4, %11) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    return %12#0, %8, %3, %1, %12#1 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xbf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    return %2, %3 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @sparse_plus_1(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xi1>, %arg2: tensor<4x6xi1>, %arg3: tensor<4x6xbf16>, %arg4: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %1:2 = call @_where_3(%arg1, %0) : (tensor<4x6xi1>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.divide %1#1, %2 : tensor<4x6xbf16>
    %4 = stablehlo.multiply %3, %arg0 : tensor<4x6xbf16>
    %5 = stablehlo.add %1#0, %4 : tensor<4x6xbf16>
    return %5 : tensor<4x6xbf16>
  }
  func.func private @_where_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2, %1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
}

// -----

module @nn_sparse_plus_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:5 = call @sparse_plus(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @sparse_plus_1(%0#1, %0#2, %0#3, %0#4, %2) : (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x9E053BC08DAFE8BED66F633F184EDA3FAFEAD63FA6831840C03FF53FC1242FBF169AAF3EF51A0840234AD23FBFF02CC0BD76C33E2492713F894DF1BD88CB2D4011AC9CBFF3A1054042B41A409B3A3A40EC70F9BF3B6B11402EB93C40682223BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x000000003AA88B3EEBB7713F0000803F0000803F0000803F0000803F7EB6213E86E62B3F0000803F0000803F00000000AFDD303F12C9783F4FD6E13E0000803F000000000000803F0000803F0000803F000000000000803F0000803F30BB393E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.divide %6, %9 : tensor<4x6xf32>
    %11 = call @_where(%3, %arg0, %10) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12:2 = call @_where_0(%1, %cst_4, %11) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    return %12#0, %8, %3, %1, %12#1 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf32>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    return %2, %3 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @sparse_plus_1(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xi1>, %arg2: tensor<4x6xi1>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %1:2 = call @_where_3(%arg1, %0) : (tensor<4x6xi1>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.divide %1#1, %2 : tensor<4x6xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<4x6xf32>
    %5 = stablehlo.add %1#0, %4 : tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2, %1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
}

// -----

module @nn_sparse_plus_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:5 = call @sparse_plus(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @sparse_plus_1(%0#1, %0#2, %0#3, %0#4, %2) : (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x50A5460459FBD5BFC828279C22EDD7BF8CEB9BADA66D0740E029E352294ECC3F8CC1DCC4912AF23F606DD6B19921CFBF94BB89B0074DFEBF00DC8FAE5AFAEC3FD0AF1CD131EBD73F700077831BCF0540BAADB3B35285F9BFA066BCF8BA06E83F20B48B1ED932E83FC84F621FE509E7BF79344C97AC1BFFBF28A06D7F5099EDBF9A63C62C0E780040DA22E34E49B70140A8FE37E9621EE63F8CA053ACEDD803404A1C7211753E0340749BFE6DBE1D024016C84AEDC244F2BFE0E8ECA41A77ED3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x58ADDC7D5302D53F9C6BECB16E09D43F000000000000F03F3C655C2AC589E33F000000000000F03FA8648A939937D83F000000000000000000EE47572D7DEE3FF42B4774CCFAE53F000000000000F03F000000000000000050335E7C5D03EC3F10DA458F6C19EC3F70603BC135ECC13F0000000000000000C0FE92047C35A33F000000000000F03F000000000000F03F54FF9B74310FEB3F000000000000F03F000000000000F03F000000000000F03F0000000000000000707476528DBBEE3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @sparse_plus(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare GE, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.add %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.divide %6, %9 : tensor<4x6xf64>
    %11 = call @_where(%3, %arg0, %10) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12:2 = call @_where_0(%1, %cst_4, %11) : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    return %12#0, %8, %3, %1, %12#1 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xi1>, tensor<4x6xf64>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<f64>, %arg2: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    return %2, %3 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @sparse_plus_1(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xi1>, %arg2: tensor<4x6xi1>, %arg3: tensor<4x6xf64>, %arg4: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %1:2 = call @_where_3(%arg1, %0) : (tensor<4x6xi1>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.divide %1#1, %2 : tensor<4x6xf64>
    %4 = stablehlo.multiply %3, %arg0 : tensor<4x6xf64>
    %5 = stablehlo.add %1#0, %4 : tensor<4x6xf64>
    return %5 : tensor<4x6xf64>
  }
  func.func private @_where_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2, %1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
}
