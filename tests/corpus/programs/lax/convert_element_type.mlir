module @lax_convert_element_type_to_large_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi1>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi1> {
    %c0 = stablehlo.constant dense<[true, false, false, false, false, true, false, true, false]> : tensor<9xi1>
    return %c0 : tensor<9xi1>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 0, 1, 0]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 0, 1, 0]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 0, 1, 0]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 0, 1, 0]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(1.0,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0), (1.0,0.0), (0.0,0.0), (1.0,0.0), (0.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(1.0,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0), (1.0,0.0), (0.0,0.0), (1.0,0.0), (0.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi1>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi2>
    %1 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi4>
    %2 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xui2>
    %3 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xui4>
    %4 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xui8>
    %5 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xui16>
    %6 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xui32>
    %7 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xui32>
    %8 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi1> {
    %c0 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, false]> : tensor<9xi1>
    return %c0 : tensor<9xi1>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, false]> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 1, 1, 0, 1, 1, 1, 1, 0]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[0xFF, 1.0, 1.0, 0xFF, 1.0, 1.0, 1.0, 1.0, 0xFF]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi2>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[-1, -2, 1, 1, -1, -2, -1, 1, 1]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[-1, -2, 1, 1, -1, -2, -1, 1, 1]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[-1, -2, 1, 1, -1, -2, -1, 1, 1]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[-1, -2, 1, 1, -1, -2, -1, 1, 1]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[-1, -2, 1, 1, -1, -2, -1, 1, 1]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -1.0, 1.0, 1.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(-1.0,0.0), (-2.0,0.0), (1.0,0.0), (1.0,0.0), (-1.0,0.0), (-2.0,0.0), (-1.0,0.0), (1.0,0.0), (1.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(-1.0,0.0), (-2.0,0.0), (1.0,0.0), (1.0,0.0), (-1.0,0.0), (-2.0,0.0), (-1.0,0.0), (1.0,0.0), (1.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi2>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<i2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i2>) -> tensor<9xi2>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi2>, tensor<9xi2>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xi4>
    %4 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xui2>
    %5 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xui4>
    %6 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xui8>
    %7 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xui16>
    %8 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xui32>
    %9 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xi2>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi4>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[4, -7, 3, 0, -7, -4, -5, -8, -1]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[4, -7, 3, 0, -7, -4, -5, -8, -1]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[4, -7, 3, 0, -7, -4, -5, -8, -1]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[4, -7, 3, 0, -7, -4, -5, -8, -1]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[4, -7, 3, 0, -7, -4, -5, -8, -1]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[4.0, -7.0, 3.0, 0.0, -7.0, -4.0, -5.0, -8.0, -1.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(4.0,0.0), (-7.0,0.0), (3.0,0.0), (0.0,0.0), (-7.0,0.0), (-4.0,0.0), (-5.0,0.0), (-8.0,0.0), (-1.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(4.0,0.0), (-7.0,0.0), (3.0,0.0), (0.0,0.0), (-7.0,0.0), (-4.0,0.0), (-5.0,0.0), (-8.0,0.0), (-1.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi4>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<i4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<9xi4>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi4>, tensor<9xi4>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xui2>
    %5 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xui4>
    %6 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xui8>
    %7 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xui16>
    %8 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xui32>
    %9 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xi4>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<1> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui2>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[1, 3, 2, 0, 1, 3, 2, 1, 3]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[1, 3, 2, 0, 1, 3, 2, 1, 3]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[1, 3, 2, 0, 1, 3, 2, 1, 3]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[1, 3, 2, 0, 1, 3, 2, 1, 3]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[1, 3, 2, 0, 1, 3, 2, 1, 3]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[1.0, 3.0, 2.0, 0.0, 1.0, 3.0, 2.0, 1.0, 3.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(1.0,0.0), (3.0,0.0), (2.0,0.0), (0.0,0.0), (1.0,0.0), (3.0,0.0), (2.0,0.0), (1.0,0.0), (3.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(1.0,0.0), (3.0,0.0), (2.0,0.0), (0.0,0.0), (1.0,0.0), (3.0,0.0), (2.0,0.0), (1.0,0.0), (3.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui2>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui2>) -> tensor<9xui2>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xui2>, tensor<9xui2>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xui4>
    %6 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xui8>
    %7 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xui16>
    %8 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xui32>
    %9 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xui2>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<1> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui4>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[9, 5, 7, 0, 11, 1, 3, 5, 3]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[9, 5, 7, 0, 11, 1, 3, 5, 3]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[9, 5, 7, 0, 11, 1, 3, 5, 3]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[9, 5, 7, 0, 11, 1, 3, 5, 3]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[9, 5, 7, 0, 11, 1, 3, 5, 3]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[8.0, 5.0, 7.0, 0.0, 12.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[8.0, 5.0, 7.0, 0.0, 12.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[9.0, 5.0, 7.0, 0.0, 11.0, 1.0, 3.0, 5.0, 3.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(9.0,0.0), (5.0,0.0), (7.0,0.0), (0.0,0.0), (11.0,0.0), (1.0,0.0), (3.0,0.0), (5.0,0.0), (3.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(9.0,0.0), (5.0,0.0), (7.0,0.0), (0.0,0.0), (11.0,0.0), (1.0,0.0), (3.0,0.0), (5.0,0.0), (3.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui4>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui4>) -> tensor<9xui4>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xui4>, tensor<9xui4>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xui8>
    %7 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xui16>
    %8 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xui32>
    %9 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xui4>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<1> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi8>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xi16>
    %1 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xi32>
    %2 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E3M4>
    %4 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E4M3>
    %5 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E4M3B11FNUZ>
    %6 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E4M3FN>
    %7 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi8> {
    %c0 = stablehlo.constant dense<[2, -3, -8, -3, -8, -6, -8, -5, -2]> : tensor<9xi8>
    return %c0 : tensor<9xi8>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[2, -3, -8, -3, -8, -6, -8, -5, -2]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[2, -3, -8, -3, -8, -6, -8, -5, -2]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[2, -3, -8, -3, -8, -6, -8, -5, -2]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[2, -3, -8, -3, -8, -6, -8, -5, -2]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[2.0, -3.0, -8.0, -3.0, -8.0, -6.0, -8.0, -5.0, -2.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(2.0,0.0), (-3.0,0.0), (-8.0,0.0), (-3.0,0.0), (-8.0,0.0), (-6.0,0.0), (-8.0,0.0), (-5.0,0.0), (-2.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(2.0,0.0), (-3.0,0.0), (-8.0,0.0), (-3.0,0.0), (-8.0,0.0), (-6.0,0.0), (-8.0,0.0), (-5.0,0.0), (-2.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi8>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<9xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xi8>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi8> {
    %c0 = stablehlo.constant dense<1> : tensor<9xi8>
    return %c0 : tensor<9xi8>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xi32>
    %2 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E3M4>
    %4 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E4M3>
    %5 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E4M3B11FNUZ>
    %6 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E4M3FN>
    %7 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi16> {
    %c0 = stablehlo.constant dense<[-9, 3, 0, 2, -7, 6, -9, 3, 9]> : tensor<9xi16>
    return %c0 : tensor<9xi16>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[-9, 3, 0, 2, -7, 6, -9, 3, 9]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[-9, 3, 0, 2, -7, 6, -9, 3, 9]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[-9, 3, 0, 2, -7, 6, -9, 3, 9]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[-9, 3, 0, 2, -7, 6, -9, 3, 9]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[-8.0, 3.0, 0.0, 2.0, -7.0, 6.0, -8.0, 3.0, 8.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[-8.0, 3.0, 0.0, 2.0, -7.0, 6.0, -8.0, 3.0, 8.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[-9.0, 3.0, 0.0, 2.0, -7.0, 6.0, -9.0, 3.0, 9.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(-9.0,0.0), (3.0,0.0), (0.0,0.0), (2.0,0.0), (-7.0,0.0), (6.0,0.0), (-9.0,0.0), (3.0,0.0), (9.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(-9.0,0.0), (3.0,0.0), (0.0,0.0), (2.0,0.0), (-7.0,0.0), (6.0,0.0), (-9.0,0.0), (3.0,0.0), (9.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<9xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xi16>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi16> {
    %c0 = stablehlo.constant dense<1> : tensor<9xi16>
    return %c0 : tensor<9xi16>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi32>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E3M4>
    %3 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E4M3>
    %4 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E4M3B11FNUZ>
    %5 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E4M3FN>
    %6 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E4M3FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E5M2>
    %8 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E5M2FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf32>
    %12 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xcomplex<f32>>
    %14 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[12, 4, -12, 2, -1, 1, 5, 11, -1]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[12, 4, -12, 2, -1, 1, 5, 11, -1]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[12, 4, -12, 2, -1, 1, 5, 11, -1]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[12, 4, -12, 2, -1, 1, 5, 11, -1]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[12, 4, -12, 2, -1, 1, 5, 11, -1]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 12.0, -1.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 12.0, -1.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[12.0, 4.0, -12.0, 2.0, -1.0, 1.0, 5.0, 11.0, -1.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(12.0,0.0), (4.0,0.0), (-12.0,0.0), (2.0,0.0), (-1.0,0.0), (1.0,0.0), (5.0,0.0), (11.0,0.0), (-1.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(12.0,0.0), (4.0,0.0), (-12.0,0.0), (2.0,0.0), (-1.0,0.0), (1.0,0.0), (5.0,0.0), (11.0,0.0), (-1.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi32>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<1> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi64>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E3M4>
    %4 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E4M3>
    %5 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E4M3B11FNUZ>
    %6 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E4M3FN>
    %7 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf64>
    %14 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi64> {
    %c0 = stablehlo.constant dense<[8, -8, 6, -8, -3, -10, 0, 8, -5]> : tensor<9xi64>
    return %c0 : tensor<9xi64>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[8, -8, 6, -8, -3, -10, 0, 8, -5]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[8, -8, 6, -8, -3, -10, 0, 8, -5]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[8, -8, 6, -8, -3, -10, 0, 8, -5]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[8, -8, 6, -8, -3, -10, 0, 8, -5]> : tensor<9xi64>
    %c4 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[8.0, -8.0, 6.0, -8.0, -3.0, -10.0, 0.0, 8.0, -5.0]> : tensor<9xf64>
    %c15 = stablehlo.constant dense<[(8.0,0.0), (-8.0,0.0), (6.0,0.0), (-8.0,0.0), (-3.0,0.0), (-10.0,0.0), (0.0,0.0), (8.0,0.0), (-5.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(8.0,0.0), (-8.0,0.0), (6.0,0.0), (-8.0,0.0), (-3.0,0.0), (-10.0,0.0), (0.0,0.0), (8.0,0.0), (-5.0,0.0)]> : tensor<9xcomplex<f64>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>
  }
}

// -----

module @lax_convert_element_type_to_small_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi64>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xui64>
    %11 = stablehlo.convert %arg0 : (tensor<9xi64>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui64>, tensor<9xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi64> {
    %c0 = stablehlo.constant dense<1> : tensor<9xi64>
    return %c0 : tensor<9xi64>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui64>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui8>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<[10, 2, 6, 3, 6, 8, 4, 3, 11]> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[10, 2, 6, 3, 6, 8, 4, 3, 11]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[10, 2, 6, 3, 6, 8, 4, 3, 11]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[10, 2, 6, 3, 6, 8, 4, 3, 11]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[10, 2, 6, 3, 6, 8, 4, 3, 11]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 12.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 12.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[10.0, 2.0, 6.0, 3.0, 6.0, 8.0, 4.0, 3.0, 11.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(10.0,0.0), (2.0,0.0), (6.0,0.0), (3.0,0.0), (6.0,0.0), (8.0,0.0), (4.0,0.0), (3.0,0.0), (11.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(10.0,0.0), (2.0,0.0), (6.0,0.0), (3.0,0.0), (6.0,0.0), (8.0,0.0), (4.0,0.0), (3.0,0.0), (11.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui8>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<9xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xui16>
    %8 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xui32>
    %9 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xui8>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<1> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui16> {
    %c0 = stablehlo.constant dense<[8, 4, 8, 6, 10, 7, 3, 0, 2]> : tensor<9xui16>
    return %c0 : tensor<9xui16>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[8, 4, 8, 6, 10, 7, 3, 0, 2]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[8, 4, 8, 6, 10, 7, 3, 0, 2]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[8, 4, 8, 6, 10, 7, 3, 0, 2]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[8, 4, 8, 6, 10, 7, 3, 0, 2]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[8.0, 4.0, 8.0, 6.0, 10.0, 7.0, 3.0, 0.0, 2.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(8.0,0.0), (4.0,0.0), (8.0,0.0), (6.0,0.0), (10.0,0.0), (7.0,0.0), (3.0,0.0), (0.0,0.0), (2.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(8.0,0.0), (4.0,0.0), (8.0,0.0), (6.0,0.0), (10.0,0.0), (7.0,0.0), (3.0,0.0), (0.0,0.0), (2.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xui32>
    %9 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xui16>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui16> {
    %c0 = stablehlo.constant dense<1> : tensor<9xui16>
    return %c0 : tensor<9xui16>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui32>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[3, 0, 11, 8, 5, 2, 10, 1, 2]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[3, 0, 11, 8, 5, 2, 10, 1, 2]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[3, 0, 11, 8, 5, 2, 10, 1, 2]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[3, 0, 11, 8, 5, 2, 10, 1, 2]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[3, 0, 11, 8, 5, 2, 10, 1, 2]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[3.0, 0.0, 12.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[3.0, 0.0, 12.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[3.0, 0.0, 11.0, 8.0, 5.0, 2.0, 10.0, 1.0, 2.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(3.0,0.0), (0.0,0.0), (11.0,0.0), (8.0,0.0), (5.0,0.0), (2.0,0.0), (10.0,0.0), (1.0,0.0), (2.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(3.0,0.0), (0.0,0.0), (11.0,0.0), (8.0,0.0), (5.0,0.0), (2.0,0.0), (10.0,0.0), (1.0,0.0), (2.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui32>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xui32>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<1> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui64>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xi64>
    %4 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf64>
    %15 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui64> {
    %c0 = stablehlo.constant dense<[4, 3, 0, 7, 0, 8, 12, 3, 2]> : tensor<9xui64>
    return %c0 : tensor<9xui64>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[4, 3, 0, 7, 0, 8, 12, 3, 2]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[4, 3, 0, 7, 0, 8, 12, 3, 2]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[4, 3, 0, 7, 0, 8, 12, 3, 2]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[4, 3, 0, 7, 0, 8, 12, 3, 2]> : tensor<9xi64>
    %c4 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[4.0, 3.0, 0.0, 7.0, 0.0, 8.0, 12.0, 3.0, 2.0]> : tensor<9xf64>
    %c15 = stablehlo.constant dense<[(4.0,0.0), (3.0,0.0), (0.0,0.0), (7.0,0.0), (0.0,0.0), (8.0,0.0), (12.0,0.0), (3.0,0.0), (2.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(4.0,0.0), (3.0,0.0), (0.0,0.0), (7.0,0.0), (0.0,0.0), (8.0,0.0), (12.0,0.0), (3.0,0.0), (2.0,0.0)]> : tensor<9xcomplex<f64>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>
  }
}

// -----

module @lax_convert_element_type_to_small_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui64>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>)
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xui64>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want8) {has_side_effect = true} : (tensor<9xui64>, tensor<9xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui64> {
    %c0 = stablehlo.constant dense<1> : tensor<9xui64>
    return %c0 : tensor<9xui64>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<1> : tensor<9xi2>
    %c2 = stablehlo.constant dense<1> : tensor<9xi4>
    %c3 = stablehlo.constant dense<1> : tensor<9xui2>
    %c4 = stablehlo.constant dense<1> : tensor<9xui4>
    %c5 = stablehlo.constant dense<1> : tensor<9xui8>
    %c6 = stablehlo.constant dense<1> : tensor<9xui16>
    %c7 = stablehlo.constant dense<1> : tensor<9xui32>
    %c8 = stablehlo.constant dense<1> : tensor<9xui64>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E3M4>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E4M3>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E4M3B11FNUZ>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E4M3FN>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E3M4> {
    %c0 = stablehlo.constant dense<[7.75, -2.5, 0.6875, 12.0, -8.5, -4.25, -4.25, 2.25, 10.0]> : tensor<9xf8E3M4>
    return %c0 : tensor<9xf8E3M4>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[7, -2, 0, 12, -8, -4, -4, 2, 10]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[7, -2, 0, 12, -8, -4, -4, 2, 10]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[7, -2, 0, 12, -8, -4, -4, 2, 10]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[7, -2, 0, 12, -8, -4, -4, 2, 10]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[7.75, -2.5, 0.6875, 12.0, -8.5, -4.25, -4.25, 2.25, 10.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[8.0, -2.5, 0.6875, 12.0, -8.0, -4.0, -4.0, 2.25, 10.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[8.0, -2.5, 0.6875, 12.0, -8.0, -4.0, -4.0, 2.25, 10.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[8.0, -2.5, 0.6875, 12.0, -8.0, -4.0, -4.0, 2.25, 10.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[8.0, -2.5, 0.6875, 12.0, -8.0, -4.0, -4.0, 2.25, 10.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[8.0, -2.5, 0.75, 12.0, -8.0, -4.0, -4.0, 2.0, 10.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[8.0, -2.5, 0.75, 12.0, -8.0, -4.0, -4.0, 2.0, 10.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[7.75, -2.5, 0.6875, 12.0, -8.5, -4.25, -4.25, 2.25, 10.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[7.75, -2.5, 0.6875, 12.0, -8.5, -4.25, -4.25, 2.25, 10.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[7.75, -2.5, 0.6875, 12.0, -8.5, -4.25, -4.25, 2.25, 10.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[7.75, -2.5, 0.6875, 12.0, -8.5, -4.25, -4.25, 2.25, 10.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(7.75,0.0), (-2.5,0.0), (0.6875,0.0), (12.0,0.0), (-8.5,0.0), (-4.25,0.0), (-4.25,0.0), (2.25,0.0), (10.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(7.75,0.0), (-2.5,0.0), (0.6875,0.0), (12.0,0.0), (-8.5,0.0), (-4.25,0.0), (-4.25,0.0), (2.25,0.0), (10.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E3M4>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E3M4>) -> tensor<9xf8E3M4>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E3M4>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E3M4> {
    %c0 = stablehlo.constant dense<[0.9375, 1.0625, 1.0625, 0.875, 0.625, 1.125, 1.0625, 0.8125, 0.59375]> : tensor<9xf8E3M4>
    return %c0 : tensor<9xf8E3M4>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 0]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.5]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E4M3B11FNUZ>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E4M3FN>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3> {
    %c0 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf8E4M3>
    return %c0 : tensor<9xf8E4M3>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[3, 4, 5, -9, -8, -10, 3, -2, -7]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[3, 4, 5, -9, -8, -10, 3, -2, -7]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[3, 4, 5, -9, -8, -10, 3, -2, -7]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[3, 4, 5, -9, -8, -10, 3, -2, -7]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[3.0, 4.0, 5.0, -8.0, -8.0, -10.0, 3.0, -2.0, -8.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[3.0, 4.0, 5.0, -8.0, -8.0, -10.0, 3.0, -2.0, -8.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[3.0, 4.5, 5.0, -9.0, -8.0, -10.0, 3.25, -2.25, -7.5]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(3.0,0.0), (4.5,0.0), (5.0,0.0), (-9.0,0.0), (-8.0,0.0), (-10.0,0.0), (3.25,0.0), (-2.25,0.0), (-7.5,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(3.0,0.0), (4.5,0.0), (5.0,0.0), (-9.0,0.0), (-8.0,0.0), (-10.0,0.0), (3.25,0.0), (-2.25,0.0), (-7.5,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3>) -> tensor<9xf8E4M3>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3> {
    %c0 = stablehlo.constant dense<[0.6875, 0.875, 1.375, 1.375, 1.125, 1.125, 1.375, 1.375, 1.125]> : tensor<9xf8E4M3>
    return %c0 : tensor<9xf8E4M3>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3B11FNUZ>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E4M3FN>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf8E4M3B11FNUZ>
    return %c0 : tensor<9xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[-2, -8, 1, 11, -5, -8, -6, -11, -6]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[-2, -8, 1, 11, -5, -8, -6, -11, -6]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[-2, -8, 1, 11, -5, -8, -6, -11, -6]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[-2, -8, 1, 11, -5, -8, -6, -11, -6]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 12.0, -6.0, -8.0, -6.0, -12.0, -6.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 12.0, -6.0, -8.0, -6.0, -12.0, -6.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[-2.5, -8.0, 1.25, 11.0, -5.5, -8.0, -6.5, -11.0, -6.5]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(-2.5,0.0), (-8.0,0.0), (1.25,0.0), (11.0,0.0), (-5.5,0.0), (-8.0,0.0), (-6.5,0.0), (-11.0,0.0), (-6.5,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(-2.5,0.0), (-8.0,0.0), (1.25,0.0), (11.0,0.0), (-5.5,0.0), (-8.0,0.0), (-6.5,0.0), (-11.0,0.0), (-6.5,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3B11FNUZ>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<9xf8E4M3B11FNUZ>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3B11FNUZ>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[1.25, 1.375, 1.25, 1.125, 1.0, 1.125, 1.0, 0.6875, 0.9375]> : tensor<9xf8E4M3B11FNUZ>
    return %c0 : tensor<9xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 0]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3FN>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E4M3FNUZ>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf8E4M3FN>
    return %c0 : tensor<9xf8E4M3FN>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[-5, -7, 11, 10, 8, 2, 0, -5, 10]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[-5, -7, 11, 10, 8, 2, 0, -5, 10]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[-5, -7, 11, 10, 8, 2, 0, -5, 10]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[-5, -7, 11, 10, 8, 2, 0, -5, 10]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[-5.0, -7.0, 12.0, 10.0, 8.0, 2.0, 0.75, -6.0, 10.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[-5.0, -7.0, 12.0, 10.0, 8.0, 2.0, 0.75, -6.0, 10.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[-5.0, -7.0, 11.0, 10.0, 8.0, 2.0, 0.75, -5.5, 10.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(-5.0,0.0), (-7.0,0.0), (11.0,0.0), (10.0,0.0), (8.0,0.0), (2.0,0.0), (0.75,0.0), (-5.5,0.0), (10.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(-5.0,0.0), (-7.0,0.0), (11.0,0.0), (10.0,0.0), (8.0,0.0), (2.0,0.0), (0.75,0.0), (-5.5,0.0), (10.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3FN>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FN>) -> tensor<9xf8E4M3FN>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FN>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[0.8125, 1.25, 1.125, 1.0, 1.375, 1.25, 1.0, 0.9375, 1.25]> : tensor<9xf8E4M3FN>
    return %c0 : tensor<9xf8E4M3FN>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3FNUZ>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E5M2>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf8E4M3FNUZ>
    return %c0 : tensor<9xf8E4M3FNUZ>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[6, -11, 1, -12, 1, -9, 1, 8, 9]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[6, -11, 1, -12, 1, -9, 1, 8, 9]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[6, -11, 1, -12, 1, -9, 1, 8, 9]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[6, -11, 1, -12, 1, -9, 1, 8, 9]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[6.0, -12.0, 1.5, -12.0, 1.75, -8.0, 1.25, 8.0, 8.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[6.0, -12.0, 1.5, -12.0, 1.75, -8.0, 1.25, 8.0, 8.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[6.0, -11.0, 1.375, -12.0, 1.75, -9.0, 1.25, 8.0, 9.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(6.0,0.0), (-11.0,0.0), (1.375,0.0), (-12.0,0.0), (1.75,0.0), (-9.0,0.0), (1.25,0.0), (8.0,0.0), (9.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(6.0,0.0), (-11.0,0.0), (1.375,0.0), (-12.0,0.0), (1.75,0.0), (-9.0,0.0), (1.25,0.0), (8.0,0.0), (9.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E4M3FNUZ>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<9xf8E4M3FNUZ>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[1.125, 1.125, 0.6875, 0.75, 0.9375, 1.375, 1.0, 1.125, 1.375]> : tensor<9xf8E4M3FNUZ>
    return %c0 : tensor<9xf8E4M3FNUZ>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[1, 1, 0, 0, 0, 1, 1, 1, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E5M2>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E5M2FNUZ>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E5M2> {
    %c0 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E5M2>
    return %c0 : tensor<9xf8E5M2>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[12, 6, 10, -5, 8, 12, -10, 7, 12]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[12, 6, 10, -5, 8, 12, -10, 7, 12]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[12, 6, 10, -5, 8, 12, -10, 7, 12]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[12, 6, 10, -5, 8, 12, -10, 7, 12]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[12.0, 6.0, 10.0, -5.0, 8.0, 12.0, -10.0, 7.0, 12.0]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(12.0,0.0), (6.0,0.0), (10.0,0.0), (-5.0,0.0), (8.0,0.0), (12.0,0.0), (-10.0,0.0), (7.0,0.0), (12.0,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(12.0,0.0), (6.0,0.0), (10.0,0.0), (-5.0,0.0), (8.0,0.0), (12.0,0.0), (-10.0,0.0), (7.0,0.0), (12.0,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E5M2>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<9xf8E5M2>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E5M2>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E5M2> {
    %c0 = stablehlo.constant dense<[1.0, 0.875, 0.75, 1.0, 1.25, 0.75, 1.25, 1.0, 1.0]> : tensor<9xf8E5M2>
    return %c0 : tensor<9xf8E5M2>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[1, 0, 0, 1, 1, 0, 1, 1, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E5M2FNUZ>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xbf16>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E5M2FNUZ>
    return %c0 : tensor<9xf8E5M2FNUZ>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[-8, -8, 10, -10, -7, -8, -8, 0, -1]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[-8, -8, 10, -10, -7, -8, -8, 0, -1]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[-8, -8, 10, -10, -7, -8, -8, 0, -1]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[-8, -8, 10, -10, -7, -8, -8, 0, -1]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[-8.0, -8.0, 10.0, -10.0, -7.0, -8.0, -8.0, 0.75, -1.25]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(-8.0,0.0), (-8.0,0.0), (10.0,0.0), (-10.0,0.0), (-7.0,0.0), (-8.0,0.0), (-8.0,0.0), (0.75,0.0), (-1.25,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(-8.0,0.0), (-8.0,0.0), (10.0,0.0), (-10.0,0.0), (-7.0,0.0), (-8.0,0.0), (-8.0,0.0), (0.75,0.0), (-1.25,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E5M2FNUZ>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<9xf8E5M2FNUZ>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[1.25, 1.0, 0.75, 0.875, 1.0, 1.0, 1.0, 1.25, 0.75]> : tensor<9xf8E5M2FNUZ>
    return %c0 : tensor<9xf8E5M2FNUZ>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[1, 1, 0, 0, 1, 1, 1, 1, 0]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E8M0FNU>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xf32>
    %15 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%16, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[0xFF, 1.0, 0xFF, 0xFF, 4.0, 0xFF, 1.0, 0xFF, 0xFF]> : tensor<9xf8E8M0FNU>
    return %c0 : tensor<9xf8E8M0FNU>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[0, 1, 0, 0, 4, 0, 1, 0, 0]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[0, 1, 0, 0, 4, 0, 1, 0, 0]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[0, 1, 0, 0, 4, 0, 1, 0, 0]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[0, 1, 0, 0, 4, 0, 1, 0, 0]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[0x78, 1.0, 0x78, 0x78, 4.0, 0x78, 1.0, 0x78, 0x78]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[0x7C, 1.0, 0x7C, 0x7C, 4.0, 0x7C, 1.0, 0x7C, 0x7C]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[0x80, 1.0, 0x80, 0x80, 4.0, 0x80, 1.0, 0x80, 0x80]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[0x7F, 1.0, 0x7F, 0x7F, 4.0, 0x7F, 1.0, 0x7F, 0x7F]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[0x80, 1.0, 0x80, 0x80, 4.0, 0x80, 1.0, 0x80, 0x80]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[0x7F, 1.0, 0x7F, 0x7F, 4.0, 0x7F, 1.0, 0x7F, 0x7F]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[0x80, 1.0, 0x80, 0x80, 4.0, 0x80, 1.0, 0x80, 0x80]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[0x7FC0, 1.0, 0x7FC0, 0x7FC0, 4.0, 0x7FC0, 1.0, 0x7FC0, 0x7FC0]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[0x7E00, 1.0, 0x7E00, 0x7E00, 4.0, 0x7E00, 1.0, 0x7E00, 0x7E00]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[0x7FC00000, 1.0, 0x7FC00000, 0x7FC00000, 4.0, 0x7FC00000, 1.0, 0x7FC00000, 0x7FC00000]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[0x7FC00000, 1.0, 0x7FC00000, 0x7FC00000, 4.0, 0x7FC00000, 1.0, 0x7FC00000, 0x7FC00000]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(0x7FC00000,0.0), (1.0,0.0), (0x7FC00000,0.0), (0x7FC00000,0.0), (4.0,0.0), (0x7FC00000,0.0), (1.0,0.0), (0x7FC00000,0.0), (0x7FC00000,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(0x7FC00000,0.0), (1.0,0.0), (0x7FC00000,0.0), (0x7FC00000,0.0), (4.0,0.0), (0x7FC00000,0.0), (1.0,0.0), (0x7FC00000,0.0), (0x7FC00000,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf8E8M0FNU>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E8M0FNU>) -> tensor<9xf8E8M0FNU>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf8E8M0FNU>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<9xf8E8M0FNU>
    return %c0 : tensor<9xf8E8M0FNU>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xbf16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xbf16> {
    %c0 = stablehlo.constant dense<[7.0, 3.390625, -4.28125, 0.5703125, -4.53125, -2.546875, 6.5, -6.34375, 9.6875]> : tensor<9xbf16>
    return %c0 : tensor<9xbf16>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[7, 3, -4, 0, -4, -2, 6, -6, 9]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[7, 3, -4, 0, -4, -2, 6, -6, 9]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[7, 3, -4, 0, -4, -2, 6, -6, 9]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[7, 3, -4, 0, -4, -2, 6, -6, 9]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[7.0, 3.375, -4.25, 0.5625, -4.5, -2.5, 6.5, -6.25, 9.5]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[7.0, 3.5, -4.5, 0.5625, -4.5, -2.5, 6.5, -6.5, 10.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[7.0, 3.5, -4.5, 0.5625, -4.5, -2.5, 6.5, -6.5, 10.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[7.0, 3.5, -4.5, 0.5625, -4.5, -2.5, 6.5, -6.5, 10.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[7.0, 3.5, -4.5, 0.5625, -4.5, -2.5, 6.5, -6.5, 10.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[7.0, 3.5, -4.0, 0.625, -5.0, -2.5, 6.0, -6.0, 10.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[7.0, 3.5, -4.0, 0.625, -5.0, -2.5, 6.0, -6.0, 10.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[7.0, 3.390625, -4.28125, 0.5703125, -4.53125, -2.546875, 6.5, -6.34375, 9.6875]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[7.0, 3.390625, -4.28125, 0.5703125, -4.53125, -2.546875, 6.5, -6.34375, 9.6875]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[7.0, 3.390625, -4.28125, 0.5703125, -4.53125, -2.546875, 6.5, -6.34375, 9.6875]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[7.0, 3.390625, -4.28125, 0.5703125, -4.53125, -2.546875, 6.5, -6.34375, 9.6875]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(7.0,0.0), (3.390625,0.0), (-4.28125,0.0), (0.5703125,0.0), (-4.53125,0.0), (-2.546875,0.0), (6.5,0.0), (-6.34375,0.0), (9.6875,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(7.0,0.0), (3.390625,0.0), (-4.28125,0.0), (0.5703125,0.0), (-4.53125,0.0), (-2.546875,0.0), (6.5,0.0), (-6.34375,0.0), (9.6875,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xbf16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xbf16>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xbf16> {
    %c0 = stablehlo.constant dense<[1.2421875, 1.3359375, 1.375, 1.25, 1.0625, 0.79296875, 0.9765625, 1.1640625, 1.234375]> : tensor<9xbf16>
    return %c0 : tensor<9xbf16>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[1, 1, 1, 1, 1, 0, 0, 1, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf32>
    %13 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[1.283203125, 9.7109375, 10.265625, -10.4921875, 0.908203125, 2.3515625, -1.29296875, -10.09375, 2.130859375]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[1, 9, 10, -10, 0, 2, -1, -10, 2]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[1, 9, 10, -10, 0, 2, -1, -10, 2]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[1, 9, 10, -10, 0, 2, -1, -10, 2]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[1, 9, 10, -10, 0, 2, -1, -10, 2]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[1.3125, 9.5, 10.5, -10.5, 0.90625, 2.375, -1.3125, -10.0, 2.125]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[1.25, 10.0, 10.0, -10.0, 0.9375, 2.25, -1.25, -10.0, 2.25]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[1.25, 10.0, 10.0, -10.0, 0.9375, 2.25, -1.25, -10.0, 2.25]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[1.25, 10.0, 10.0, -10.0, 0.9375, 2.25, -1.25, -10.0, 2.25]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[1.25, 10.0, 10.0, -10.0, 0.9375, 2.25, -1.25, -10.0, 2.25]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[1.25, 10.0, 10.0, -10.0, 0.875, 2.5, -1.25, -10.0, 2.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[1.25, 10.0, 10.0, -10.0, 0.875, 2.5, -1.25, -10.0, 2.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[1.28125, 9.6875, 10.25, -10.5, 0.90625, 2.34375, -1.296875, -10.125, 2.125]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[1.283203125, 9.7109375, 10.265625, -10.4921875, 0.908203125, 2.3515625, -1.29296875, -10.09375, 2.130859375]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[1.2832031, 9.7109375, 10.265625, -10.4921875, 0.9082031, 2.3515625, -1.2929688, -10.09375, 2.1308594]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[1.2832031, 9.7109375, 10.265625, -10.4921875, 0.9082031, 2.3515625, -1.2929688, -10.09375, 2.1308594]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(1.2832031,0.0), (9.7109375,0.0), (10.265625,0.0), (-10.4921875,0.0), (0.9082031,0.0), (2.3515625,0.0), (-1.2929688,0.0), (-10.09375,0.0), (2.1308594,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(1.2832031,0.0), (9.7109375,0.0), (10.265625,0.0), (-10.4921875,0.0), (0.9082031,0.0), (2.3515625,0.0), (-1.2929688,0.0), (-10.09375,0.0), (2.1308594,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf16>, tensor<9xf16>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[1.150390625, 1.31640625, 1.3818359375, 1.021484375, 1.142578125, 1.259765625, 1.3876953125, 0.88818359375, 1.05859375]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1, 1, 0, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    %4 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xcomplex<f32>>
    %14 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want14) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want16) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.18973544, -10.100581, -4.5660286, -3.437123, -4.6052346, 2.8249016, 9.994247, 8.268856, -8.374945]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[0, -10, -4, -3, -4, 2, 9, 8, -8]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[0, -10, -4, -3, -4, 2, 9, 8, -8]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[0, -10, -4, -3, -4, 2, 9, 8, -8]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[0, -10, -4, -3, -4, 2, 9, 8, -8]> : tensor<9xi32>
    %c4 = stablehlo.constant dense<[0.1875, -10.0, -4.5, -3.375, -4.5, 2.875, 10.0, 8.5, -8.5]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[0.1875, -10.0, -4.5, -3.5, -4.5, 2.75, 10.0, 8.0, -8.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[0.1875, -10.0, -4.5, -3.5, -4.5, 2.75, 10.0, 8.0, -8.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[0.1875, -10.0, -4.5, -3.5, -4.5, 2.75, 10.0, 8.0, -8.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[0.1875, -10.0, -4.5, -3.5, -4.5, 2.75, 10.0, 8.0, -8.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[0.1875, -10.0, -5.0, -3.5, -5.0, 3.0, 10.0, 8.0, -8.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[0.1875, -10.0, -5.0, -3.5, -5.0, 3.0, 10.0, 8.0, -8.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[0.189453125, -10.125, -4.5625, -3.4375, -4.59375, 2.828125, 10.0, 8.25, -8.375]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[0.189697265625, -10.1015625, -4.56640625, -3.4375, -4.60546875, 2.82421875, 9.9921875, 8.265625, -8.375]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[0.18973544, -10.100581, -4.5660286, -3.437123, -4.6052346, 2.8249016, 9.994247, 8.268856, -8.374945]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[0.18973544, -10.100581, -4.5660286, -3.437123, -4.6052346, 2.8249016, 9.994247, 8.268856, -8.374945]> : tensor<9xf32>
    %c15 = stablehlo.constant dense<[(0.18973544,0.0), (-10.100581,0.0), (-4.5660286,0.0), (-3.437123,0.0), (-4.6052346,0.0), (2.8249016,0.0), (9.994247,0.0), (8.268856,0.0), (-8.374945,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(0.18973544,0.0), (-10.100581,0.0), (-4.5660286,0.0), (-3.437123,0.0), (-4.6052346,0.0), (2.8249016,0.0), (9.994247,0.0), (8.268856,0.0), (-8.374945,0.0)]> : tensor<9xcomplex<f32>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi32>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_to_small_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui32>
    %11 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.76244146, 1.1782506, 1.1964264, 0.9200731, 0.9938999, 1.0078062, 1.362799, 0.6580527, 1.2174258]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 1, 1, 0, 0, 1, 1, 0, 1]> : tensor<9xui32>
    %c9 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0]> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui32>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_to_large_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9, %want10, %want11, %want12, %want13, %want14, %want15, %want16 = call @expected() : () -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>)
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi8>
    %1 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi16>
    %2 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi32>
    %3 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi64>
    %4 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E3M4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E4M3>
    %6 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E4M3B11FNUZ>
    %7 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E4M3FN>
    %8 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E4M3FNUZ>
    %9 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E5M2FNUZ>
    %11 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf16>
    %13 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want3) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want4) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want5) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want6) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want7) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want8) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want9) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want10) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want11) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want12) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%13, %want13) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want14) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want15) {has_side_effect = true} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%15, %want16) {has_side_effect = true} : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[-10.141393532614416, 3.431057199505627, -8.609426348027844, 4.476399751391622, 6.101073603036422, 9.05230304827949, 6.1160311610253935, 5.836219849444628, -11.801452855807561]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> (tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[-10, 3, -8, 4, 6, 9, 6, 5, -11]> : tensor<9xi8>
    %c1 = stablehlo.constant dense<[-10, 3, -8, 4, 6, 9, 6, 5, -11]> : tensor<9xi16>
    %c2 = stablehlo.constant dense<[-10, 3, -8, 4, 6, 9, 6, 5, -11]> : tensor<9xi32>
    %c3 = stablehlo.constant dense<[-10, 3, -8, 4, 6, 9, 6, 5, -11]> : tensor<9xi64>
    %c4 = stablehlo.constant dense<[-10.0, 3.375, -8.5, 4.5, 6.0, 9.0, 6.0, 5.75, -12.0]> : tensor<9xf8E3M4>
    %c5 = stablehlo.constant dense<[-10.0, 3.5, -9.0, 4.5, 6.0, 9.0, 6.0, 6.0, -12.0]> : tensor<9xf8E4M3>
    %c6 = stablehlo.constant dense<[-10.0, 3.5, -9.0, 4.5, 6.0, 9.0, 6.0, 6.0, -12.0]> : tensor<9xf8E4M3B11FNUZ>
    %c7 = stablehlo.constant dense<[-10.0, 3.5, -9.0, 4.5, 6.0, 9.0, 6.0, 6.0, -12.0]> : tensor<9xf8E4M3FN>
    %c8 = stablehlo.constant dense<[-10.0, 3.5, -9.0, 4.5, 6.0, 9.0, 6.0, 6.0, -12.0]> : tensor<9xf8E4M3FNUZ>
    %c9 = stablehlo.constant dense<[-10.0, 3.5, -8.0, 4.0, 6.0, 10.0, 6.0, 6.0, -12.0]> : tensor<9xf8E5M2>
    %c10 = stablehlo.constant dense<[-10.0, 3.5, -8.0, 4.0, 6.0, 10.0, 6.0, 6.0, -12.0]> : tensor<9xf8E5M2FNUZ>
    %c11 = stablehlo.constant dense<[-10.125, 3.4375, -8.625, 4.46875, 6.09375, 9.0625, 6.125, 5.84375, -11.8125]> : tensor<9xbf16>
    %c12 = stablehlo.constant dense<[-10.140625, 3.431640625, -8.609375, 4.4765625, 6.1015625, 9.0546875, 6.1171875, 5.8359375, -11.8046875]> : tensor<9xf16>
    %c13 = stablehlo.constant dense<[-10.141394, 3.4310572, -8.6094265, 4.4764, 6.1010737, 9.052303, 6.116031, 5.83622, -11.801453]> : tensor<9xf32>
    %c14 = stablehlo.constant dense<[-10.141393532614416, 3.431057199505627, -8.609426348027844, 4.476399751391622, 6.101073603036422, 9.05230304827949, 6.1160311610253935, 5.836219849444628, -11.801452855807561]> : tensor<9xf64>
    %c15 = stablehlo.constant dense<[(-10.141394,0.0), (3.4310572,0.0), (-8.6094265,0.0), (4.4764,0.0), (6.1010737,0.0), (9.052303,0.0), (6.116031,0.0), (5.83622,0.0), (-11.801453,0.0)]> : tensor<9xcomplex<f32>>
    %c16 = stablehlo.constant dense<[(-10.141393532614416,0.0), (3.431057199505627,0.0), (-8.609426348027844,0.0), (4.476399751391622,0.0), (6.101073603036422,0.0), (9.05230304827949,0.0), (6.1160311610253935,0.0), (5.836219849444628,0.0), (-11.801452855807561,0.0)]> : tensor<9xcomplex<f64>>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16 : tensor<9xi8>, tensor<9xi16>, tensor<9xi32>, tensor<9xi64>, tensor<9xf8E3M4>, tensor<9xf8E4M3>, tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3FN>, tensor<9xf8E4M3FNUZ>, tensor<9xf8E5M2>, tensor<9xf8E5M2FNUZ>, tensor<9xbf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf64>, tensor<9xcomplex<f32>>, tensor<9xcomplex<f64>>
  }
}

// -----

module @lax_convert_element_type_to_small_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0, %want1, %want2, %want3, %want4, %want5, %want6, %want7, %want8, %want9 = call @expected() : () -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %2 = stablehlo.convert %1 : tensor<9xi1>
    %3 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi2>
    %4 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi4>
    %5 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui2>
    %6 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui4>
    %7 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui8>
    %8 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui16>
    %9 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui32>
    %10 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui64>
    %11 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<9xi1>, tensor<9xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %want1) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %want2) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %want3) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want4) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%7, %want5) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want6) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%9, %want7) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want8) {has_side_effect = true} : (tensor<9xui64>, tensor<9xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%11, %want9) {has_side_effect = true} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.859192996225787, 0.7646490529244957, 0.7528127828402524, 1.0983405067303234, 1.161210764937184, 1.1796686188380534, 1.2517838943793174, 1.1668970919516735, 0.9613096004579559]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<9xi1>
    %c1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xi2>
    %c2 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xi4>
    %c3 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xui2>
    %c4 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xui4>
    %c5 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xui8>
    %c6 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xui16>
    %c7 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xui32>
    %c8 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xui64>
    %c9 = stablehlo.constant dense<1.0> : tensor<9xf8E8M0FNU>
    return %c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9 : tensor<9xi1>, tensor<9xi2>, tensor<9xi4>, tensor<9xui2>, tensor<9xui4>, tensor<9xui8>, tensor<9xui16>, tensor<9xui32>, tensor<9xui64>, tensor<9xf8E8M0FNU>
  }
}

// -----

module @lax_convert_element_type_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0, %want1 = call @expected() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want1) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.950027,1.6547525), (0.14896603,-2.153151), (0.0640798,1.6674732), (-1.4473546,-1.8196312)], [(-1.330985,-1.2504824), (1.3938959,1.5751724), (2.9148004,-2.4141417), (0.6482389,2.2381523)], [(1.1262144,1.4851702), (0.13433246,0.21638934), (1.0386654,1.6661501), (-1.8529769,0.7027078)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(2.950027,1.6547525), (0.14896603,-2.153151), (0.0640798,1.6674732), (-1.4473546,-1.8196312)], [(-1.330985,-1.2504824), (1.3938959,1.5751724), (2.9148004,-2.4141417), (0.6482389,2.2381523)], [(1.1262144,1.4851702), (0.13433246,0.21638934), (1.0386654,1.6661501), (-1.8529769,0.7027078)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.950027,1.6547525), (0.14896603,-2.153151), (0.0640798,1.6674732), (-1.4473546,-1.8196312)], [(-1.330985,-1.2504824), (1.3938959,1.5751724), (2.9148004,-2.4141417), (0.6482389,2.2381523)], [(1.1262144,1.4851702), (0.13433246,0.21638934), (1.0386654,1.6661501), (-1.8529769,0.7027078)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
}

// -----

module @lax_convert_element_type_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f64>>
    %want0, %want1 = call @expected() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f64>>)
    %0 = stablehlo.convert %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%arg0, %want1) {has_side_effect = true} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.9452728530919385,1.1197138725083216), (0.61935648587915,1.7595585280012314), (-0.7135004150606545,-2.9610375983870405), (2.587463765297339,-2.102269325718093)], [(-0.3575627312497027,-2.239992025682536), (-2.245170208236181,2.5106635873136636), (-1.7845370454058989,1.3441756066669424), (1.7570452956752671,0.6720377270737403)], [(-2.057334640043165,-2.454498264448004), (0.0907399620735525,-1.5602626353809819), (-0.6466568879557255,2.720278954026706), (-1.2801433091167131,0.9957681983404534)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.94527286,1.1197139), (0.6193565,1.7595586), (-0.71350044,-2.9610376), (2.5874639,-2.1022694)], [(-0.35756272,-2.2399921), (-2.24517,2.5106635), (-1.7845371,1.3441756), (1.7570453,0.6720377)], [(-2.0573347,-2.4544983), (0.090739965,-1.5602627), (-0.6466569,2.720279), (-1.2801433,0.9957682)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.9452728530919385,1.1197138725083216), (0.61935648587915,1.7595585280012314), (-0.7135004150606545,-2.9610375983870405), (2.587463765297339,-2.102269325718093)], [(-0.3575627312497027,-2.239992025682536), (-2.245170208236181,2.5106635873136636), (-1.7845370454058989,1.3441756066669424), (1.7570452956752671,0.6720377270737403)], [(-2.057334640043165,-2.454498264448004), (0.0907399620735525,-1.5602626353809819), (-0.6466568879557255,2.720278954026706), (-1.2801433091167131,0.9957681983404534)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f64>>
  }
}

// -----

module @lax_convert_element_type_far_i8_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xi8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xi8> {
    %c0 = stablehlo.constant dense<[0, 0, 127, -128, 127, -128, 127, -128, 0]> : tensor<9xi8>
    return %c0 : tensor<9xi8>
  }
}

// -----

module @lax_convert_element_type_far_i8_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi8> {
    %c0 = stablehlo.constant dense<[0, 0, 127, -128, 127, -128, 127, -128, 0]> : tensor<9xi8>
    return %c0 : tensor<9xi8>
  }
}

// -----

module @lax_convert_element_type_far_i8_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xi8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xi8> {
    %c0 = stablehlo.constant dense<[0, 0, 127, -128, 127, -128, 127, -128, 0]> : tensor<9xi8>
    return %c0 : tensor<9xi8>
  }
}

// -----

module @lax_convert_element_type_far_i16_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xi16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xi16> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 32767, -32768, 32767, -32768, 0]> : tensor<9xi16>
    return %c0 : tensor<9xi16>
  }
}

// -----

module @lax_convert_element_type_far_i16_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi16> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 32767, -32768, 32767, -32768, 0]> : tensor<9xi16>
    return %c0 : tensor<9xi16>
  }
}

// -----

module @lax_convert_element_type_far_i16_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xi16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xi16> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 32767, -32768, 32767, -32768, 0]> : tensor<9xi16>
    return %c0 : tensor<9xi16>
  }
}

// -----

module @lax_convert_element_type_far_i32_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_far_i32_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_far_i32_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_far_i64_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_far_i64_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_far_i64_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xi64>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xi64> {
    %c0 = stablehlo.constant dense<[0, 0, 300, -300, 10000000000, -10000000000, 9223372036854775807, -9223372036854775808, 0]> : tensor<9xi64>
    return %c0 : tensor<9xi64>
  }
}

// -----

module @lax_convert_element_type_far_u8_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xui8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<[0, 0, 255, 0, 255, 0, 255, 0, 0]> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
}

// -----

module @lax_convert_element_type_far_u8_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<[0, 0, 255, 0, 255, 0, 255, 0, 0]> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
}

// -----

module @lax_convert_element_type_far_u8_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xui8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<[0, 0, 255, 0, 255, 0, 255, 0, 0]> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
}

// -----

module @lax_convert_element_type_far_u16_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xui16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xui16> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 65535, 0, 65535, 0, 0]> : tensor<9xui16>
    return %c0 : tensor<9xui16>
  }
}

// -----

module @lax_convert_element_type_far_u16_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui16> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 65535, 0, 65535, 0, 0]> : tensor<9xui16>
    return %c0 : tensor<9xui16>
  }
}

// -----

module @lax_convert_element_type_far_u16_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xui16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xui16> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 65535, 0, 65535, 0, 0]> : tensor<9xui16>
    return %c0 : tensor<9xui16>
  }
}

// -----

module @lax_convert_element_type_far_u32_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_far_u32_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_far_u32_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_far_u64_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf16>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf16>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.75, -300.75, 0x7C00, 0xFC00, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_far_u64_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_far_u64_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<9xui64>
    %0 = stablehlo.convert %arg0 : (tensor<9xf64>) -> tensor<9xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui64>, tensor<9xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[0.5, -0.5, 300.7, -300.7, 10000000000.0, -10000000000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xui64> {
    %c0 = stablehlo.constant dense<[0, 0, 300, 0, 10000000000, 0, 18446744073709551615, 0, 0]> : tensor<9xui64>
    return %c0 : tensor<9xui64>
  }
}

// -----

module @lax_convert_element_type_ties_i8_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi8>, tensor<9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi8> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 127]> : tensor<9xi8>
    return %c0 : tensor<9xi8>
  }
}

// -----

module @lax_convert_element_type_ties_i16_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi16>, tensor<9xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi16> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 32767]> : tensor<9xi16>
    return %c0 : tensor<9xi16>
  }
}

// -----

module @lax_convert_element_type_ties_i32_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 60000]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_ties_i64_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 60000]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
}

// -----

module @lax_convert_element_type_ties_u8_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui8>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui8>, tensor<9xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 255]> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
}

// -----

module @lax_convert_element_type_ties_u16_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui16>, tensor<9xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui16> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 60000]> : tensor<9xui16>
    return %c0 : tensor<9xui16>
  }
}

// -----

module @lax_convert_element_type_ties_u32_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 60000]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_ties_u64_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xui32>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui32>, tensor<9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xui32> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 1, 1, 0, 0, 1, 60000]> : tensor<9xui32>
    return %c0 : tensor<9xui32>
  }
}

// -----

module @lax_convert_element_type_ties_bf16_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xbf16> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0625, 59904.0]> : tensor<9xbf16>
    return %c0 : tensor<9xbf16>
  }
}

// -----

module @lax_convert_element_type_ties_f16_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf16>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf16> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.001953125, 1.00390625, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf16>
    return %c0 : tensor<9xf16>
  }
}

// -----

module @lax_convert_element_type_ties_f32_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf32>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
}

// -----

module @lax_convert_element_type_ties_f64_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf32>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
}

// -----

module @lax_convert_element_type_ties_f8e3m4_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E3M4>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E3M4> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.0, 0.0, 1.0625, 0x70]> : tensor<9xf8E3M4>
    return %c0 : tensor<9xf8E3M4>
  }
}

// -----

module @lax_convert_element_type_ties_f8e4m3_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E4M3>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E4M3> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0, 0x78]> : tensor<9xf8E4M3>
    return %c0 : tensor<9xf8E4M3>
  }
}

// -----

module @lax_convert_element_type_ties_f8e4m3b11fnuz_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E4M3B11FNUZ>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0, 0x80]> : tensor<9xf8E4M3B11FNUZ>
    return %c0 : tensor<9xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_convert_element_type_ties_f8e4m3fn_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E4M3FN>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0, 0x7F]> : tensor<9xf8E4M3FN>
    return %c0 : tensor<9xf8E4M3FN>
  }
}

// -----

module @lax_convert_element_type_ties_f8e4m3fnuz_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E4M3FNUZ>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0, 0x80]> : tensor<9xf8E4M3FNUZ>
    return %c0 : tensor<9xf8E4M3FNUZ>
  }
}

// -----

module @lax_convert_element_type_ties_f8e5m2_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E5M2>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E5M2> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0, 57344.0]> : tensor<9xf8E5M2>
    return %c0 : tensor<9xf8E5M2>
  }
}

// -----

module @lax_convert_element_type_ties_f8e5m2fnuz_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf8E5M2FNUZ>
    %0 = stablehlo.convert %arg0 : (tensor<9xf32>) -> tensor<9xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0019531, 1.0039062, 0.005859375, 0.0078125, 1.0625, 60000.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[0.5, 1.5, 2.5, 1.0, 1.0, 0.005859375, 0.0078125, 1.0, 57344.0]> : tensor<9xf8E5M2FNUZ>
    return %c0 : tensor<9xf8E5M2FNUZ>
  }
}
