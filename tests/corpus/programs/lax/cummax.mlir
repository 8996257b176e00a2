module @lax_cummax_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = call @cummax(%arg0) : (tensor<5x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0xFFFEFFFFFE02FF00FF0202010202FF02FF020001FE0201020001FFFFFF01"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x0202FF0202020202FF0202020202FF0201020001FF0201020001FFFFFF01"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @cummax(%arg0: tensor<5x6xi8>) -> tensor<5x6xi8> {
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<5x6xi8>
    return %1 : tensor<5x6xi8>
  }
}

// -----

module @lax_cummax_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = call @cummax(%arg0) : (tensor<5x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x000000000100000000000000020000000200000001000000010000000000000000000000010000000200000001000000020000000200000002000000020000000200000001000000000000000000000001000000010000000100000001000000010000000100000000000000000000000100000000000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x000000000100000001000000020000000200000002000000010000000100000001000000010000000200000002000000020000000200000002000000020000000200000002000000000000000000000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @cummax(%arg0: tensor<5x6xui32>) -> tensor<5x6xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5x6xui32>
    return %1 : tensor<5x6xui32>
  }
}

// -----

module @lax_cummax_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = call @cummax(%arg0) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x4BBF54BF86BE8A3E47BFE63F453F36BFA13F20BE9C3F87BE8EBF47BFC43F99BE89BF21BF273FE0BE1ABFB1BF01BFB83D943FE33FE73FEBBFC03DDBBF"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x4BBF54BF86BE8A3E47BFE63F453F36BFA13F8A3E9C3FE63F453F36BFC43F8A3E9C3FE63F453FE0BEC43F8A3E9C3FE63F943FE33FE73F8A3E9C3FE63F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @cummax(%arg0: tensor<5x6xbf16>) -> tensor<5x6xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}

// -----

module @lax_cummax_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = call @cummax(%arg0) : (tensor<5x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x43BC45BE4CBFA7311D3AF5B9243DF8B906BFE6BECFBE43390ABFAFB95A3E6C38F53C5D3961BD883EEB36AB3988BD2EAC74A8D13DD3BFD03E0E363534"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x1D3A1D3A1D3A1D3A1D3AF5B9243D433943394339433943395A3E5A3E5A3EF53CF53C5D39883E883EAB39AB392EAC2EACD03ED03ED03ED03E0E363534"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @cummax(%arg0: tensor<5x6xf16>) -> tensor<5x6xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<5x6xf16>
    return %1 : tensor<5x6xf16>
  }
}

// -----

module @lax_cummax_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = call @cummax(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xBAE725BFFEA09C3EF390D53F5173F5BFA98ACD3F12F09ABEE354B2BF0985D0BF8BAA54BF8A090C3E2E6F783F9B76C3BF083B6F3F705173BFCD60FDBF56E0B73FCBD8A0BE61A66A3F21E8733E88D0A9BFAD8FFFBF3F41EC3F50D1EABFEEA1B9BFBC868B3E5A31573FFCAE13BF284BDA3FAD24C03D036C823F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xBAE725BFFEA09C3EF390D53F5173F5BFA98ACD3F12F09ABEBAE725BFFEA09C3EF390D53F8A090C3EA98ACD3F12F09ABE083B6F3FFEA09C3EF390D53F56E0B73FA98ACD3F61A66A3F083B6F3FFEA09C3EF390D53F3F41EC3FA98ACD3F61A66A3F083B6F3F5A31573FF390D53F3F41EC3FA98ACD3F036C823F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @cummax(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}

// -----

module @lax_cummax_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = call @cummax(%arg0) : (tensor<5x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xB05C47DC0277F73F804CD4686EE5F53F603D6806648DB8BF02180DFB6EB2F33FCE6C90337751F8BF2821600F181CFABFCEB0672574FDFB3F604EDDDF3130DEBF000D777D492BE73FAAF629DDD609F13F0CBFBF988A2FF63F2C8DE356EAD4E33F7656DEE32882F13F483066C390EBE4BF222721065D5FF83FD81D03973420F23FDC71527E04E0E6BF846E33120899F73F900A2B5B99EEDB3FD8AE5647AF00D23F528579983C5FFD3F36248F6620DDF23F588E8328C2F4E9BF605E0654CBC2BD3F0645D22D8089F0BFE09A82882EEFF63F2806A23210E0EE3F446A3F34F88DF6BF0437D1B57879EEBFFCF7E3CB22B5EF3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xB05C47DC0277F73FB05C47DC0277F73FB05C47DC0277F73FB05C47DC0277F73FB05C47DC0277F73FB05C47DC0277F73FCEB0672574FDFB3FCEB0672574FDFB3FCEB0672574FDFB3FCEB0672574FDFB3FCEB0672574FDFB3FCEB0672574FDFB3F7656DEE32882F13F7656DEE32882F13F222721065D5FF83F222721065D5FF83F222721065D5FF83F222721065D5FF83F900A2B5B99EEDB3F900A2B5B99EEDB3F528579983C5FFD3F528579983C5FFD3F528579983C5FFD3F528579983C5FFD3F0645D22D8089F0BFE09A82882EEFF63FE09A82882EEFF63FE09A82882EEFF63FE09A82882EEFF63FE09A82882EEFF63F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @cummax(%arg0: tensor<5x6xf64>) -> tensor<5x6xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<5x6xf64>
    return %1 : tensor<5x6xf64>
  }
}
