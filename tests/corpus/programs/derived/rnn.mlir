module @derived_rnn_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<f32>, tensor<6x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg0, %iterArg_11 = %c, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4) : tensor<4x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %13:5 = func.call @closed_call(%iterArg_10, %iterArg_12, %12) : (tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_13, %13#1, %iterArg_11) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %15 = func.call @dynamic_update_index_in_dim_0(%iterArg_14, %13#2, %iterArg_11) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %16 = func.call @dynamic_update_index_in_dim_0(%iterArg_15, %13#3, %iterArg_11) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %17 = func.call @dynamic_update_index_in_dim_0(%iterArg_16, %13#4, %iterArg_11) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %18, %13#0, %14, %15, %16, %17 : tensor<4x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5#4 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %11:8 = stablehlo.while(%iterArg = %8, %iterArg_10 = %5#5, %iterArg_11 = %5#6, %iterArg_12 = %5#7, %iterArg_13 = %arg0, %iterArg_14 = %c_9, %iterArg_15 = %10, %iterArg_16 = %9) : tensor<4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<6x6xf32>, tensor<6xf32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.subtract %c_17, %iterArg_14 : tensor<i32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.subtract %12, %c_18 : tensor<i32>
      %14 = func.call @dynamic_index_in_dim_1(%iterArg, %13) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %15 = func.call @dynamic_index_in_dim(%iterArg_10, %13) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %16 = func.call @dynamic_index_in_dim(%iterArg_11, %13) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %17 = func.call @dynamic_index_in_dim(%iterArg_12, %13) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %18:2 = func.call @closed_call_2(%iterArg_13, %iterArg_15, %iterArg_16, %14, %15, %16, %17) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_14, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %19, %18#0, %18#1 : tensor<4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x6xf32>, tensor<i32>, tensor<6x6xf32>, tensor<6xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 1.221e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11#6, %want1) {has_side_effect = true, tolerance = 1.221e-04 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0xC666493FC777F83EBF2CC8BE035959BF5E336A3FACF48EBE4496D63D30F55ABFFB4D1B3F2E3909BF894D593FE2039CBD2BFB203D53FD073F9C97313F1FB4033E2DBC00BF161A9F3E74E432BF92206C3E1C8F4EBE6950213F61FBCDBCC7C7363F358935BFE2AB3BBF4CC2F9BD6EB80D3F7ECCAD3BDA2246BF5258173E839AA8BD39261BBFC0FE113E728708BD55A81CBF"> : tensor<6x6xf32>
    %c1 = stablehlo.constant dense<"0xE9F1063F5DDB2DC0AC6836C080EFB13D39C1AE3E775FB0BE80C5963F091469BF9D9E2AC03E276CBE98F695BF8DF023BEBE161AC0CD3832C0565E1AC070A024403959C8BF972C1640F62D6ABF0354783FAFD489BF0A16ACBE57A88ABF88520BC0"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<6x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x6xf32>) {
    %c0 = stablehlo.constant dense<-7.135465> : tensor<f32>
    %c1 = stablehlo.constant dense<"0x4F61AB3EEDD8A83E9B0722BC2FF9C03E5DC1073F13408C3E0D9C3FBF3BB496BF2FFEAABC59A2B6BF488024BF97476EBF65C95BBF29D79BBFD619CABC8D2BC7BFCA6D65BF1A4472BF69230A3EEAC4883E490C803C8245C03EC7BD3A3D274C483EE9465CBDFE980C3E01577FBC02726DBD9E1D9DBEC9D5223E39DA31BE992C11BED898653C10A1EABD3D93A0BE7F1107BE"> : tensor<6x6xf32>
    return %c0, %c1 : tensor<f32>, tensor<6x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> (tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6x6xf32>) -> tensor<6xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<6xf32>
    %2 = stablehlo.tanh %1 : tensor<6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    return %2, %5, %arg1, %2, %4 : tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_2(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<f32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>) -> (tensor<6x6xf32>, tensor<6xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.add %arg2, %0 : tensor<6xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<6xf32>
    %3 = stablehlo.multiply %2, %arg5 : tensor<6xf32>
    %4 = stablehlo.add %2, %3 : tensor<6xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<6x6xf32>
    %8 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6x6xf32>) -> tensor<6xf32>
    return %7, %8 : tensor<6x6xf32>, tensor<6xf32>
  }
}

// -----

module @derived_rnn_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<f64>, tensor<6x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:8 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg0, %iterArg_11 = %c, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4) : tensor<4x6xf64>, tensor<6x6xf64>, tensor<i64>, tensor<6xf64>, tensor<4xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<4x6xf64>, tensor<i64>) -> tensor<6xf64>
      %13:5 = func.call @closed_call(%iterArg_10, %iterArg_12, %12) : (tensor<6x6xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_13, %13#1, %iterArg_11) : (tensor<4xf64>, tensor<f64>, tensor<i64>) -> tensor<4xf64>
      %15 = func.call @dynamic_update_index_in_dim_0(%iterArg_14, %13#2, %iterArg_11) : (tensor<4x6xf64>, tensor<6xf64>, tensor<i64>) -> tensor<4x6xf64>
      %16 = func.call @dynamic_update_index_in_dim_0(%iterArg_15, %13#3, %iterArg_11) : (tensor<4x6xf64>, tensor<6xf64>, tensor<i64>) -> tensor<4x6xf64>
      %17 = func.call @dynamic_update_index_in_dim_0(%iterArg_16, %13#4, %iterArg_11) : (tensor<4x6xf64>, tensor<6xf64>, tensor<i64>) -> tensor<4x6xf64>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %18 = stablehlo.add %iterArg_11, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_10, %18, %13#0, %14, %15, %16, %17 : tensor<4x6xf64>, tensor<6x6xf64>, tensor<i64>, tensor<6xf64>, tensor<4xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
    }
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5#4 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %11:8 = stablehlo.while(%iterArg = %8, %iterArg_10 = %5#5, %iterArg_11 = %5#6, %iterArg_12 = %5#7, %iterArg_13 = %arg0, %iterArg_14 = %c_9, %iterArg_15 = %10, %iterArg_16 = %9) : tensor<4xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<6x6xf64>, tensor<i64>, tensor<6x6xf64>, tensor<6xf64>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.subtract %c_17, %iterArg_14 : tensor<i64>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.subtract %12, %c_18 : tensor<i64>
      %14 = func.call @dynamic_index_in_dim_1(%iterArg, %13) : (tensor<4xf64>, tensor<i64>) -> tensor<f64>
      %15 = func.call @dynamic_index_in_dim(%iterArg_10, %13) : (tensor<4x6xf64>, tensor<i64>) -> tensor<6xf64>
      %16 = func.call @dynamic_index_in_dim(%iterArg_11, %13) : (tensor<4x6xf64>, tensor<i64>) -> tensor<6xf64>
      %17 = func.call @dynamic_index_in_dim(%iterArg_12, %13) : (tensor<4x6xf64>, tensor<i64>) -> tensor<6xf64>
      %18:2 = func.call @closed_call_2(%iterArg_13, %iterArg_15, %iterArg_16, %14, %15, %16, %17) : (tensor<6x6xf64>, tensor<6x6xf64>, tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<6x6xf64>, tensor<6xf64>)
      %c_19 = stablehlo.constant dense<1> : tensor<i64>
      %19 = stablehlo.add %iterArg_14, %c_19 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %19, %18#0, %18#1 : tensor<4xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<6x6xf64>, tensor<i64>, tensor<6x6xf64>, tensor<6xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.274e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11#6, %want1) {has_side_effect = true, tolerance = 2.274e-13 : f64} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x44B8DD3D6FE9D0BF46CD32DED031EA3FA81C913F79ABD7BFF08A2F7EC0C0D3BF90769FA1A90AD7BFE4ED8FB5D755EBBF946B155C538BE33F384E7CAC0EFAEA3FF6109610E516E5BF54BD0064839BE4BF02C119E6611FEBBF404550AAF81BE2BFCAF7308B0EC0E8BF2AF06F2AD0BFE2BF24623A742022D63F5C1F977BD2A2D83FA83F424AF1DAD13FB081ECCB9675EF3F38AD1FA9467BCCBF162F9A39F27AE5BF186312C4D6B9EFBF00D2BF1EE1AA7A3FC0F4D5EA6C31C1BFC06C952C1F6DC83F662749E884E1E13F4EEAB9218A94E3BF80884ED7F505DEBFC013741DCEB9A23F40095A116A95EA3F56D1A7D19F67E2BF8E8059E37AC0ECBF40ADFBC9592FD63F96299D251C55E9BF1E002F0DAC94E93F80BB0CE7BB79B4BFDAC49DFC024BE4BF"> : tensor<6x6xf64>
    %c1 = stablehlo.constant dense<"0x56A535AB6D1C06C05A3A35748B0F0640E8D542F5BA2DF73F208BAF885058C63FFCD3E5582A38FD3FD8CD4ADA22C6EC3FE158C296794504C0C6EBCF76DEE807C0F6E71F6315DE00C0A8714B668817E1BF7002BC0E334DEABFF7FFFF0DCF49F8BFB644A12C18DF00403A7807B2282A0740802BE7D88D2E0340F6A2F271263C0140E01BB492213CD53FFC0DC13EDF9CF03F86F808C87F6900C020C8E5E4C7A6F03FC0A6D76D0065A23FDD4579461E1E04C0653980F45313F6BFA8B34BDF4F2BE73F"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<6x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<6x6xf64>) {
    %c0 = stablehlo.constant dense<0.719779220159328> : tensor<f64>
    %c1 = stablehlo.constant dense<"0xE41F8B09D48A96BF3BBC3A1B18FAC63FD7612A6C485E823FEB64A3340E6CEDBF53960D1F08DAF0BFB91E25F7C746DD3FC624FECD36AE9B3F3A53BFE583F7C43F6F64B737E04E943F00D9B5C7C531EC3F185F6D24BFA6EB3FCCD7A527CD98ED3F2F786C48F7B1993F7C4676EFB447C73F7248983FB3F2943FB4324B3BB17CE93F0E16AEA580E1E83F3440CA37DA63EE3F0648C5C30C4B873FA2DA6A92712CD13F02B5DCC9C92F933F1E6706F9FA7BCA3F51D1412E6F0BD23F86B0037CD990E83FDFC18ED91C5A9C3F6BF66454BA29C73FEABE853C3339933F359D9C1E0B16EC3F69DE81FCC6F0ED3F178E25C6AD20EA3FD122C60EBE82953F51A6341AC7F9C73FB10D3048BDD3933F837DEEC3467FE43F4D4812DF4A0AE43F9E7ACFB3027DEC3F"> : tensor<6x6xf64>
    return %c0, %c1 : tensor<f64>, tensor<6x6xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6xf64>, %arg1: tensor<i64>) -> tensor<6xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf64>, tensor<i64>, tensor<i64>) -> tensor<1x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf64>) -> tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @closed_call(%arg0: tensor<6x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> (tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6x6xf64>) -> tensor<6xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<6xf64>
    %2 = stablehlo.tanh %1 : tensor<6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.subtract %3, %2 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    return %2, %5, %arg1, %2, %4 : tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xf64>, %arg1: tensor<f64>, %arg2: tensor<i64>) -> tensor<4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf64>, tensor<1xf64>, tensor<i64>) -> tensor<4xf64>
    return %1 : tensor<4xf64>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<i64>) -> tensor<4x6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf64>, tensor<1x6xf64>, tensor<i64>, tensor<i64>) -> tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf64>, tensor<i64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @closed_call_2(%arg0: tensor<6x6xf64>, %arg1: tensor<6x6xf64>, %arg2: tensor<6xf64>, %arg3: tensor<f64>, %arg4: tensor<6xf64>, %arg5: tensor<6xf64>, %arg6: tensor<6xf64>) -> (tensor<6x6xf64>, tensor<6xf64>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.add %arg2, %0 : tensor<6xf64>
    %2 = stablehlo.multiply %1, %arg6 : tensor<6xf64>
    %3 = stablehlo.multiply %2, %arg5 : tensor<6xf64>
    %4 = stablehlo.add %2, %3 : tensor<6xf64>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6x6xf64>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
    %7 = stablehlo.add %arg1, %6 : tensor<6x6xf64>
    %8 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<6x6xf64>) -> tensor<6xf64>
    return %7, %8 : tensor<6x6xf64>, tensor<6xf64>
  }
}
