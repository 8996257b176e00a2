module @types_top_k_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xi1>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xi1> -> (tensor<5x2xi1>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xi1>, tensor<5x2xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010000000101010001010100010100010001000000000100000100010100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> (tensor<5x2xi1>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[true, true], [true, true], [true, true], [true, false], [true, true]]> : tensor<5x2xi1>
    %c1 = stablehlo.constant dense<[[0, 4], [0, 2], [0, 1], [4, 0], [1, 3]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xi1>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xi8>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xi8> -> (tensor<5x2xi8>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xi8>, tensor<5x2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010201010101010203020203020203020302020102020201010103020302"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> (tensor<5x2xi8>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2, 1], [3, 3], [3, 3], [2, 2], [3, 3]]> : tensor<5x2xi8>
    %c1 = stablehlo.constant dense<[[1, 0], [2, 5], [2, 4], [0, 2], [2, 4]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xi8>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xi16>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xi16> -> (tensor<5x2xi16>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xi16>, tensor<5x2xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000200030003000200030002000200020001000200010002000100010003000100010001000200020001000300010001000200030003000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> (tensor<5x2xi16>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3], [3, 2], [3, 2], [3, 2], [3, 3]]> : tensor<5x2xi16>
    %c1 = stablehlo.constant dense<[[3, 4], [0, 1], [4, 1], [5, 2], [3, 4]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xi16>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xi32>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xi32> -> (tensor<5x2xi32>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000003000000020000000300000003000000030000000100000003000000030000000200000002000000020000000200000001000000030000000300000001000000020000000200000001000000030000000300000002000000010000000300000002000000030000000200000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> (tensor<5x2xi32>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<3> : tensor<5x2xi32>
    %c1 = stablehlo.constant dense<[[2, 4], [0, 2], [3, 4], [3, 4], [1, 3]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xi32>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xi64>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xi64> -> (tensor<5x2xi64>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xi64>, tensor<5x2xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000100000000000000030000000000000003000000000000000200000000000000010000000000000002000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> (tensor<5x2xi64>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3], [3, 2], [3, 3], [2, 2], [3, 3]]> : tensor<5x2xi64>
    %c1 = stablehlo.constant dense<[[0, 5], [5, 4], [0, 1], [1, 2], [0, 1]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xi64>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xui8>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xui8> -> (tensor<5x2xui8>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xui8>, tensor<5x2xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010103010201020101020103030202030301010302030203020301020102"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> (tensor<5x2xui8>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3, 2], [3, 2], [3, 3], [3, 3], [3, 2]]> : tensor<5x2xui8>
    %c1 = stablehlo.constant dense<[[2, 4], [5, 0], [0, 3], [1, 3], [1, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xui8>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xui16>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xui16> -> (tensor<5x2xui16>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xui16>, tensor<5x2xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020001000300020003000200020001000100010001000100020003000300030002000200030003000300010002000300020001000200030002000200"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> (tensor<5x2xui16>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3], [2, 1], [3, 3], [3, 3], [3, 2]]> : tensor<5x2xui16>
    %c1 = stablehlo.constant dense<[[2, 4], [0, 1], [1, 2], [0, 1], [3, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xui16>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xui32>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xui32> -> (tensor<5x2xui32>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xui32>, tensor<5x2xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000300000002000000010000000300000003000000030000000300000002000000030000000200000001000000020000000300000003000000010000000200000002000000010000000300000002000000020000000100000001000000020000000100000001000000020000000300000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> (tensor<5x2xui32>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3], [3, 3], [3, 3], [3, 2], [3, 2]]> : tensor<5x2xui32>
    %c1 = stablehlo.constant dense<[[1, 4], [0, 1], [1, 2], [1, 2], [4, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xui32>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xui64>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xui64> -> (tensor<5x2xui64>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<5x2xui64>, tensor<5x2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000300000000000000020000000000000003000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> (tensor<5x2xui64>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3], [2, 2], [3, 2], [3, 3], [2, 2]]> : tensor<5x2xui64>
    %c1 = stablehlo.constant dense<[[2, 4], [0, 1], [5, 0], [1, 5], [1, 2]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xui64>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E3M4>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E3M4> -> (tensor<5x2xf8E3M4>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x2xf8E3M4>, tensor<5x2xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2831463D383B4244443D42474742293F42403F45403B3F3D473C3D414244"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> (tensor<5x2xf8E3M4>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.75, 1.8125], [2.875, 2.5], [2.875, 2.25], [2.625, 2.0], [2.875, 2.5]]> : tensor<5x2xf8E3M4>
    %c1 = stablehlo.constant dense<[[2, 3], [5, 1], [0, 1], [1, 2], [0, 5]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E3M4>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E4M3>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E4M3> -> (tensor<5x2xf8E4M3>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x2xf8E4M3>, tensor<5x2xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3B4134393C3735343A393B3F413F433241423C3C424340333F303E413C3A"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> (tensor<5x2xf8E4M3>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.25, 1.5], [1.875, 1.375], [2.75, 2.5], [2.75, 2.5], [2.25, 1.875]]> : tensor<5x2xf8E4M3>
    %c1 = stablehlo.constant dense<[[1, 4], [5, 4], [2, 5], [3, 2], [3, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E4M3>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E4M3B11FNUZ>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E4M3B11FNUZ> -> (tensor<5x2xf8E4M3B11FNUZ>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x2xf8E4M3B11FNUZ>, tensor<5x2xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x645E5D5F646154595C5C605162535C645A5A60605A6156625F626254605C"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> (tensor<5x2xf8E4M3B11FNUZ>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3.0, 3.0], [2.0, 1.5], [3.0, 2.5], [2.5, 2.25], [2.5, 2.5]]> : tensor<5x2xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[0, 4], [4, 2], [3, 0], [5, 3], [1, 2]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E4M3B11FNUZ>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E4M3FN>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E4M3FN> -> (tensor<5x2xf8E4M3FN>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x2xf8E4M3FN>, tensor<5x2xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x4343373C41363C3E4242413A413A4241433A3E42333E42333F3F423C3633"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> (tensor<5x2xf8E4M3FN>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.75, 2.75], [2.5, 2.5], [2.75, 2.5], [2.5, 2.5], [2.5, 1.875]]> : tensor<5x2xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 2], [1, 4], [2, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E4M3FN>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E4M3FNUZ>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E4M3FNUZ> -> (tensor<5x2xf8E4M3FNUZ>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x2xf8E4M3FNUZ>, tensor<5x2xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x47444948493B464B4A48434B474B4B434C41494A414546424B4048433E4A"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> (tensor<5x2xf8E4M3FNUZ>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.25, 2.25], [2.75, 2.75], [3.0, 2.75], [2.5, 2.25], [2.75, 2.5]]> : tensor<5x2xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[2, 4], [1, 5], [4, 1], [1, 0], [0, 5]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E4M3FNUZ>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E5M2>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E5M2> -> (tensor<5x2xf8E5M2>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3C3F42403D3F3D423A413E3A3A3842403E403B403F4239423C393F413D3A"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> (tensor<5x2xf8E5M2>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[3.0, 2.0], [3.0, 2.5], [3.0, 2.0], [3.0, 3.0], [2.5, 1.75]]> : tensor<5x2xf8E5M2>
    %c1 = stablehlo.constant dense<[[2, 3], [1, 3], [2, 3], [3, 5], [3, 2]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E5M2>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E5M2FNUZ>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E5M2FNUZ> -> (tensor<5x2xf8E5M2FNUZ>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x2xf8E5M2FNUZ>, tensor<5x2xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x45404044443F4046454544464344413D463F424045464445464543434443"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> (tensor<5x2xf8E5M2FNUZ>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.5, 2.0], [3.0, 3.0], [3.0, 2.0], [3.0, 2.5], [3.0, 2.5]]> : tensor<5x2xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[0, 3], [1, 5], [4, 1], [3, 2], [0, 1]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E5M2FNUZ>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf8E8M0FNU>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf8E8M0FNU> -> (tensor<5x2xf8E8M0FNU>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x2xf8E8M0FNU>, tensor<5x2xf8E8M0FNU>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x808080807E8080807F807F7F7F808080808080807E7E7F7F807F80808080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> (tensor<5x2xf8E8M0FNU>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<5x2xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[0, 1], [0, 1], [1, 2], [0, 1], [0, 2]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf8E8M0FNU>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xbf16>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xbf16> -> (tensor<5x2xbf16>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x2xbf16>, tensor<5x2xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xEA3F053F353FD43FF43F2F40683F0E40B53F8E3FB03FF43FF83F01402740403F973F013FA53F433F3E403A40FD3F1D401F40FE3F2C40F53F543F903F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> (tensor<5x2xbf16>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.734375, 1.90625], [2.21875, 1.90625], [2.609375, 2.015625], [2.96875, 2.90625], [2.6875, 2.484375]]> : tensor<5x2xbf16>
    %c1 = stablehlo.constant dense<[[5, 4], [1, 5], [2, 1], [2, 3], [2, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xbf16>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf16>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf16> -> (tensor<5x2xf16>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x2xf16>, tensor<5x2xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xD53CAD3DDB4030401041443E683CA13F163D363A133FC740C140883E8141CA409A3E2D409C3E6F40953C4A39F43E8A4174412B3C3A38973DB940CC3F"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> (tensor<5x2xf16>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.53125, 2.427734375], [2.388671875, 1.9072265625], [2.751953125, 2.39453125], [2.76953125, 2.216796875], [2.7265625, 2.361328125]]> : tensor<5x2xf16>
    %c1 = stablehlo.constant dense<[[4, 2], [5, 1], [2, 3], [5, 1], [0, 4]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf16>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf32>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf32> -> (tensor<5x2xf32>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x668C553F8139893FA14F933FD1C8FA3F99E5833F4D2534408578053FE0F60F4037FA7C3F9DE59A3F92B10640658AC03FE5B34F3FD44C613F586A8B3F992B9C3FDC431240C6AACB3FEC0F154040FB31401667063FD0D7C03FA6BB453F55ECDA3F6005054052CFB03F2649294031394A3F8650AF3F802A2C40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> (tensor<5x2xf32>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.8147767, 1.9592534], [2.249443, 2.104588], [2.2853918, 1.5911491], [2.78096, 2.3290968], [2.690094, 2.6450896]]> : tensor<5x2xf32>
    %c1 = stablehlo.constant dense<[[5, 3], [1, 4], [4, 5], [1, 0], [5, 2]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf32>, tensor<5x2xi32>
  }
}

// -----

module @types_top_k_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0, %want1 = call @expected() : () -> (tensor<5x2xf64>, tensor<5x2xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<5x6xf64> -> (tensor<5x2xf64>, tensor<5x2xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%values, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x2xf64>, tensor<5x2xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x908E85F591ACE63F88A1A132EBAF04400E4B1EB44BEA03405CA42B3B3B8AE83F332D60F1AACB07400A16C347E217F23F82E7A4979D800240AFFA52676A970540ECA0433116F1034068A660552280FD3F2C3BC17D7AA3F23F4DD0A73DF97CFC3FB4C59327AC46EC3F0AB6C3346DD50340B65122D8E1FD06406CEBAAEA4FE5E53F6EE9B54BC210E83F801806C712F100400C0C9F0E0D49F83FDB5CBF041BA4E83F1A93815D87990340CA95B1E99D1AED3F30D40CB0E8E0FA3F3FD17C884326FF3F03AB4E8247A1F93F41D2B698B1080440FCD6C6CD7FFAE93F99069EEEF296F13FB194FB0A502BEB3FBA18E7059B6BEA3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> (tensor<5x2xf64>, tensor<5x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.9744471414066083, 2.5858978229118215], [2.698933417529893, 2.4927181099666225], [2.8739659200166114, 2.47921220037711], [2.449965219990543, 1.9468417483850116], [2.504244988517059, 1.601874836933974]]> : tensor<5x2xf64>
    %c1 = stablehlo.constant dense<[[4, 1], [1, 2], [2, 1], [2, 5], [1, 0]]> : tensor<5x2xi32>
    return %c0, %c1 : tensor<5x2xf64>, tensor<5x2xi32>
  }
}
