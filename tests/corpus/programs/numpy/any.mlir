module @numpy_any_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0101000000010001010000010000000100000101"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<5xi1>
    return %c0 : tensor<5xi1>
  }
}

// -----

module @numpy_any_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi8>
    %want0 = call @expected() : () -> tensor<4xi1>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<4x5xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : tensor<4x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi8> {
    %c0 = stablehlo.constant dense<"0x01FF02FF00FF02FF00FEFFFFFF01FE0002FFFF02"> : tensor<4x5xi8>
    return %c0 : tensor<4x5xi8>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @numpy_any_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<i1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : tensor<4x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xB570CABF81A3BEBEA06AE83FB431B5BFBB575ABF63BBACBF0C6E93BFCB26AA3FDD66D23F43BC453F9CD1203F18E09E3DFAF6983EA1ECCF3F41B5083F1108E13FEA2BF2BF65EED9BFC906BE3F77BF443F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_any_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xi1>
    %0 = stablehlo.real %arg0 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %3 = stablehlo.convert %2 : tensor<4x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x0E95B7BFE4A2F43F813393BFB356B3BE24C024BF5A6A903F2B71093E38E0EE3F695AA6BFA6D3EF3E14BC763EE45FBE3FEFEAD03F2615753F10439C3EBDDDA63F0FD4A23E5BD9BDBFCADC7ABFF3BDF4BFD55DFD3FD1CFC4BED1C5A33E3D6599BEFC5CA53FD229B4BD3E91A23FB34E87BF7944F03F5DFE2FBF4F7BC6BE2EB95BBFA749F83F5B7B6DBFD4559ABF9D297EBD552C19BF1C5677BFAD78BDBFF594BB3E"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}
