module @numpy_all_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0001010100010000010001010101000101000000"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<5xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<5xi1>
    return %c0 : tensor<5xi1>
  }
}

// -----

module @numpy_all_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi8>
    %want0 = call @expected() : () -> tensor<4xi1>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<4x5xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : tensor<4x5xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.and across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi8> {
    %c0 = stablehlo.constant dense<"0x0202FFFFFFFFFF0001FF02FFFFFEFEFE00020100"> : tensor<4x5xi8>
    return %c0 : tensor<4x5xi8>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @numpy_all_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<i1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %2 = stablehlo.convert %1 : tensor<4x5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x8019163F986CA7BEA19D393F023656BFC4C4C7BF099C96BFF092193FADD1C1BEA06078BD94D7183F516D8EBFB5B8A5BF3052FABFF96680BE096EA73E0935F23FEBAD713F8C40293F3DEA63BEB9AECCBF"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_all_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xi1>
    %0 = stablehlo.real %arg0 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %3 = stablehlo.convert %2 : tensor<4x5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x38E6FBBF3CF40A3F9A7607BFDF329DBFDF1C983FDCAEC73FD3D3A6BF522356BE786856BF71A65FBDB101DFBE0B3DF5BF78234EBF7242CCBFBEABCBBFA44CD23FE6DCCEBE1E9F123FFDF0E13FA28590BEE1A770BF337C313F87531A3F9F53ED3D498DB43F6028EA3FD002733FCB529CBFEADD093D0E7FB9BF6B8A62BFE7EFA9BF16F622BF0170C8BF05DBA23F954AC03EE40FFB3F7B01E1BF732ACB3F792DD2BE"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}
