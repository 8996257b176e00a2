module @lax_approx_max_k_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_bf16_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<4x9xbf16>, tensor<4x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%1#0, %want0) {has_side_effect = true} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1#1, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xbf16> {
    %c0 = stablehlo.constant dense<"0x34BFE2BEDEBD25BE3140A6BF8A3F953D08C02AC0FA3FF33D2B3FC93F12C0C8BF26BFE5BF12400D40473E36401F401C40A53D0A40963F344051BF853F3440B9BFE1BE0C408EBDBD3E"> : tensor<4x9xbf16>
    return %c0 : tensor<4x9xbf16>
  }
  func.func private @expected() -> (tensor<4x3xbf16>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[2.765625, 1.078125, 0.07275390625], [1.953125, 1.5703125, 0.66796875], [2.84375, 2.484375, 2.4375], [2.8125, 2.8125, 2.1875]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[4, 6, 7], [1, 4, 3], [3, 4, 5], [0, 3, 6]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xi32>
  }
  func.func @top_k_gt_bf16_comparator(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }

}

// -----

module @lax_approx_max_k_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xf32>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%1#0, %want0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1#1, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xf32> {
    %c0 = stablehlo.constant dense<"0xA1054B3E38D3E5BFF24CF3BDF3770340ED743DC0FA5508BEED630AC022472BBF47AC0CC08C2ECCBFE95654BFFF332B408BADA73FA22923401E66A23FDFA307404C473EBFB2E21B40E16B0140E9832E40B6F0DB3E58D30FBF061EFB3F8C2A18C00109E23F5D593A3F3AF07CBE1947DBBF7B9CCF3F6EAAB73E487C0340119424403FC70E406F383A40611EA23EBFFC1140"> : tensor<4x9xf32>
    return %c0 : tensor<4x9xf32>
  }
  func.func private @expected() -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[2.0541961, 0.19826366, -0.118799105], [2.6750486, 2.549416, 2.4357114], [2.7268012, 2.0222094, 1.9618537], [2.9096944, 2.5715373, 2.2810514]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[3, 0, 2], [2, 4, 8], [1, 0, 4], [6, 4, 8]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }

}
