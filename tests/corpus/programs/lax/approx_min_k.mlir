module @lax_approx_min_k_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_lt_bf16_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<4x9xbf16>, tensor<4x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%1#0, %want0) {has_side_effect = true} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1#1, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xbf16> {
    %c0 = stablehlo.constant dense<"0x2ABFD63E893FB93F373E1F40583FB6BF0DC010C0104005C01FC0D73F3CC010C03BC0AE3FA63F8B3F883FA63FA63F0140913F1DC028C0BEBFA3BF2D4096BFE53F1A403BBF24C01840"> : tensor<4x9xbf16>
    return %c0 : tensor<4x9xbf16>
  }
  func.func private @expected() -> (tensor<4x3xbf16>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[-2.203125, -1.421875, -0.6640625], [-2.9375, -2.921875, -2.484375], [-2.625, -2.453125, 1.0625], [-2.5625, -1.484375, -1.2734375]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[8, 7, 0], [5, 7, 3], [8, 7, 2], [7, 0, 1]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xi32>
  }
  func.func @top_k_lt_bf16_comparator(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }

}

// -----

module @lax_approx_min_k_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xf32>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_lt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%1#0, %want0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1#1, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xf32> {
    %c0 = stablehlo.constant dense<"0x68CE1A404E9628C075A4573EA966B93F3895B03C774FC1BF6C173CC079801B3F468715C0D62B38C0D0126D3ED8A89D3DCB00843FB96D55BC4C56F03F89C312BF9D633D3F76AB33C08600A23E92440DBF1D4993BD224FE73FE8900BBF212BBB3F7A8309BF1FB273BD9AD0EC3F081223404D3B733D20533BC0837D94BFEF474C3F65712D40106ECC3F6D9232BF8ED74CBF"> : tensor<4x9xf32>
    return %c0 : tensor<4x9xf32>
  }
  func.func private @expected() -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[-2.9389296, -2.6341739, -2.3363814], [-2.8776755, -2.8073401, -0.5732961], [-0.55182755, -0.54517984, -0.5371624], [-2.9269485, -1.1600803, -0.8001641]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[6, 1, 8], [0, 8, 6], [1, 4, 6], [2, 3, 8]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
  func.func @top_k_lt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }

}
