module @types_reduce_prod_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<5xi2>
    %c = stablehlo.constant dense<1> : tensor<i2>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xi2>, tensor<i2>) -> tensor<5xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi2>, tensor<5xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi2>
    return %c0 : tensor<5xi2>
  }
}

// -----

module @types_reduce_prod_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5xi4>
    %c = stablehlo.constant dense<1> : tensor<i4>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xi4>, tensor<i4>) -> tensor<5xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi4>, tensor<5xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5xi4> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi4>
    return %c0 : tensor<5xi4>
  }
}

// -----

module @types_reduce_prod_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<5xui2>
    %c = stablehlo.constant dense<1> : tensor<ui2>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xui2>, tensor<ui2>) -> tensor<5xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui2>, tensor<5xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5xui2> {
    %c0 = stablehlo.constant dense<1> : tensor<5xui2>
    return %c0 : tensor<5xui2>
  }
}

// -----

module @types_reduce_prod_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5xui4>
    %c = stablehlo.constant dense<1> : tensor<ui4>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xui4>, tensor<ui4>) -> tensor<5xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui4>, tensor<5xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5xui4> {
    %c0 = stablehlo.constant dense<1> : tensor<5xui4>
    return %c0 : tensor<5xui4>
  }
}

// -----

module @types_reduce_prod_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5xi8>
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xi8>, tensor<i8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5xi8> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi8>
    return %c0 : tensor<5xi8>
  }
}

// -----

module @types_reduce_prod_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5xi16>
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xi16>, tensor<i16>) -> tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5xi16> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi16>
    return %c0 : tensor<5xi16>
  }
}

// -----

module @types_reduce_prod_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @types_reduce_prod_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xi64>, tensor<i64>) -> tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5xi64> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi64>
    return %c0 : tensor<5xi64>
  }
}

// -----

module @types_reduce_prod_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xui8>, tensor<ui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<1> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
}

// -----

module @types_reduce_prod_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5xui16>
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xui16>, tensor<ui16>) -> tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5xui16> {
    %c0 = stablehlo.constant dense<1> : tensor<5xui16>
    return %c0 : tensor<5xui16>
  }
}

// -----

module @types_reduce_prod_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5xui32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5xui32> {
    %c0 = stablehlo.constant dense<1> : tensor<5xui32>
    return %c0 : tensor<5xui32>
  }
}

// -----

module @types_reduce_prod_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xui64>, tensor<ui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5xui64> {
    %c0 = stablehlo.constant dense<1> : tensor<5xui64>
    return %c0 : tensor<5xui64>
  }
}

// -----

module @types_reduce_prod_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5xf8E3M4>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E3M4>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E3M4>, tensor<f8E3M4>) -> tensor<5xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x332B2E3232302F352929302D292D30342431333536283336333628343323"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5xf8E3M4> {
    %c0 = stablehlo.constant dense<[1.1875, 0.6875, 0.59375, 2.625, 1.125]> : tensor<5xf8E3M4>
    return %c0 : tensor<5xf8E3M4>
  }
}

// -----

module @types_reduce_prod_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5xf8E4M3>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E4M3>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E4M3>, tensor<f8E4M3>) -> tensor<5xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x343737383A33373435373635363239393939353638363A38363A3736373B"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5xf8E4M3> {
    %c0 = stablehlo.constant dense<[0.5, 0.34375, 0.875, 0.75, 1.125]> : tensor<5xf8E4M3>
    return %c0 : tensor<5xf8E4M3>
  }
}

// -----

module @types_reduce_prod_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E4M3B11FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5454575456535759535456595258595A595B5A5355575A5A55565B545757"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[0.21875, 0.5, 1.375, 0.9375, 0.5625]> : tensor<5xf8E4M3B11FNUZ>
    return %c0 : tensor<5xf8E4M3B11FNUZ>
  }
}

// -----

module @types_reduce_prod_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5xf8E4M3FN>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E4M3FN>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x38393536353A3B333A323936353A3B3837353A373A363737363734393933"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[0.875, 0.625, 1.0, 1.0, 0.5]> : tensor<5xf8E4M3FN>
    return %c0 : tensor<5xf8E4M3FN>
  }
}

// -----

module @types_reduce_prod_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E4M3FNUZ>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E4M3FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3E434342413D3A3A3D424242434140424241403E3F433E3C42413A3A4140"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[2.0, 0.5625, 2.5, 0.75, 0.625]> : tensor<5xf8E4M3FNUZ>
    return %c0 : tensor<5xf8E4M3FNUZ>
  }
}

// -----

module @types_reduce_prod_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5xf8E5M2>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E5M2>, tensor<f8E5M2>) -> tensor<5xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x393D3B3A3D3D3A3D3C3B3D3C3A3D3B3A3D3A393A3A3A3C3D3B3B3E3D3B3B"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5xf8E5M2> {
    %c0 = stablehlo.constant dense<[0.75, 1.0, 0.5, 0.3125, 0.875]> : tensor<5xf8E5M2>
    return %c0 : tensor<5xf8E5M2>
  }
}

// -----

module @types_reduce_prod_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E5M2FNUZ>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E5M2FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x3E41414041414041413E41413F3F403D41403E3F423E413E3F413F3F413E"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[2.0, 1.5, 0.625, 0.75, 0.75]> : tensor<5xf8E5M2FNUZ>
    return %c0 : tensor<5xf8E5M2FNUZ>
  }
}

// -----

module @types_reduce_prod_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5xf8E8M0FNU>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f8E8M0FNU>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F7F7F7F7E7F7F7F7F7F7F7F7F7F7F7E7E7F7E7F7E7F7F7F7F7F7F7F7F7F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[0.5, 1.0, 0.25, 0.25, 1.0]> : tensor<5xf8E8M0FNU>
    return %c0 : tensor<5xf8E8M0FNU>
  }
}

// -----

module @types_reduce_prod_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x483F323F603F663F3F3F853FAE3F2A3FAD3F853F593FA13F9E3F353F8B3F6B3F923F9F3F933F3A3FA53F613F243F243F303F4A3F853FAF3F813F733F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[0.330078125, 1.34375, 1.2265625, 0.390625, 0.73828125]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
}

// -----

module @types_reduce_prod_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf16>, tensor<f16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x933B263A6C39023B943A9F3C8E3BA739F63B1A3C843DAA3C0C3A303A4C39573DC43C6F3C3E390F3C8C3DBA3A643DB43A2D39703C193B8939D73BF23C"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[0.410400390625, 1.0947265625, 0.6826171875, 0.87548828125, 0.53369140625]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
}

// -----

module @types_reduce_prod_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xD3DD2B3FD2F2653F479F1D3F7AF3833FF839A53F1993423F75E8293FDEBC203F34CB203F9B5C623F358DA33F629F553FF31C833F9EA45B3F9F628E3FB441983F172B3D3F4616B03F4956A93FF57D2C3F3383B23F53D0A63FF11D8B3F21D8A83F64BAA43FF45B6F3FAC986E3FBE0CA13FE720A93FD777843F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.37552425, 0.24677218, 1.1821175, 2.3227262, 1.929524]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @types_reduce_prod_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x7EE57320315BF33F364ABCE576E6F03FF3F817363561EB3FF7E42B690E17E43F2D9C87D102F9EE3F21E87479F9B5F43F54965A671DF6F33F905821A2F5FAF23F5E5EFD7C090BE73F2F01A24DD533F63FF0FBD98C4F23F23F985680E909C3E53F42B7461F2567F13F89023D670342EB3F0817A5B00E48F43F09FA2EFE0D4DE43FB5026BDF9BB4E33FF4CDA474369AF23FE8D6EC692FC2F33F22466F970851E33FAD4E53E6EA9CE33F21450F907B20ED3F6443B3F4683BF43FDC2A761A3BC5F13FC7FA2DB2689FEB3F40F90D6E3791F23F3F2E5AD331D0F43FF82A6A28B37AE53F00B18E42B845E83F3FA081FC6974F23F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.8599848796084013, 1.1400939430478696, 0.5334294887680958, 0.5840495155816597, 0.7652151918785495]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}

// -----

module @types_reduce_prod_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xAC07883F9D68853F1088213F7392B03F2E7B423F9AE7A73F28B7A23FF18F223F863A523F0A16A93F46361B3F613A3A3FC7FE343F67D5973F297F883FACB4893F0452263F4AF25D3F6A51803FB573373FC223293F8D72A23F0AD05A3FD6751B3F064B613F6E6F543F4E442A3FCE508D3F75C3763F770B883F9BBF193FD13F8B3F3FB3933F6B3B823F02B7943F9AB7343F3E09443F8681783F8B3C303FBC464D3F30C5A43FEF5B523F6B70A83F7F684E3F6070953FDDB5883F9F6E783FBAF0A73F3D8DA13F2B408D3F1DDA863F50BE213F6D4A953FFD6D2B3F8057863F2613763FF49F343FD882533F3DBD393FEBDB6B3F"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(4.073518,-5.8934145), (1.5054253,-3.909671), (1.3897941,-5.6451545), (-1.2307502,-7.856757), (-2.0632463,-4.579426)]> : tensor<5xcomplex<f32>>
    return %c0 : tensor<5xcomplex<f32>>
  }
}

// -----

module @types_reduce_prod_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<5x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xB853801841B9EF3FC4C334E4D339F53FA0D8684FF2E3F53F35E79A4C9AD7F03FA708B63DD40CE63F5F34C0FEA437F13FEECEB06D18A3F43FFE81842D0F56F23F180AE3CCF078E53FD87D38BA7CA1F53F23008D5EE3D7E93F13354B8DAD9DEB3F20866B22DCEAE73F811E1582D889E83F4A4A5919730FF33F59DAEE81B05CE43F1370240D7EEAF43F54D838EFF54EE53F9ED93158234AEB3F549D7AF929AEEA3F62A2BE01B3EAF03F00BB8C1BF4B3F43F7D2A30481F54E73FEF4A39675E72F03FA42D7EECEB75F43F6282449415C3F33FE8D7E958D3E3F53F12305B2E50E2EE3FA860D13E0276F13FEACA4C7F1D1AF53F9719DDB01486E63F9AA7AA346A01F13FF1A1F7DA1E46EB3F805882CCB0E9F53FF3B5A9652801F63F468E8E37E178F33FF9BCD2949B6CE93F7C4981E53E1FF33FBC00B804C9F0E63FC916D5661DEFE73FEDBE30C21EACEF3F1C81EC1A47AFF13F5A560E752ACCF13F8080DD46A75FF23F25D74BEA6894F43FC7C894ED5DFEF23F6ADBADFAFF3FF13F379373084D43F43F3C95E8E144DEF33F32872CD3A406F33F32B62E6CCE51E43FEE201EA3A6FAF53F1275ED72B0B2F53FBA40B394F7EAF13FFA450C27EBC4F53F46BDB1D68600F43F87D738678507F03F41E086CAEB3FF43F48A2B1E2A36DF53F98E5E9FD3E7EEF3F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(5.671758890966977,-9.708360228886853), (-1.7706355886418303,-5.025728606384307), (5.20583537955097,-18.52528914412952), (3.33652073988932,-9.709623432183308), (3.5574514833154627,-22.401949203934105)]> : tensor<5xcomplex<f64>>
    return %c0 : tensor<5xcomplex<f64>>
  }
}
