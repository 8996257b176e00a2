module @numpy_prod_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0000010001010000000101010001010000000100"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<0> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @numpy_prod_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi16>) -> tensor<4x5xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0x020000000100020001000000FFFFFEFF020001000200FEFF0100FEFFFFFF02000000FEFF02000100"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[0, 0, -8, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @numpy_prod_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0x8BBF24BF8E3F20BDDD3DF33EE5BEBEBDABBFFC3E843F0F3E29BF833F633EDB3FFDBD26BED1BFED3D"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<5.878973752260208e-09> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @numpy_prod_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x6AB68ABF578EAB3E3B7F463FE51BE83F749B363F10E839BF0F54BDBED2F9D4BD289A4EBF26404E3E0EB7B73F7D9AFEBF70A7CF3E5CA4223F58698E3FAC7BAABF479AD83C5B43423FD7BAF43F1F8C913F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-0.36417967, 0.0045393207, -0.8184412, -0.058098756]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @numpy_prod_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0x405CE954E3C1EE3F5C8E5D4624CDE7BF4C6ACE59226AE63FD06F0AA9C444C8BF38BF7726884FD9BF14469D9C8E3AE1BF144183E0F714EDBF28E52A8DCB83FA3FCA04A0AF2DF1F63F229216518111FE3F5C54797A3D5FEA3F682B7345645EF2BF5C9498A45134E03FE0264F24699AF73FB404CC61914EE33F603C0313A4D7BABF946EB181BADDE9BF0E8F03D09D29FA3FEC90650AF061EE3FC0F412AD8D4AFBBF"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.04471743995468742, 0.6272844529357792, 0.9611519529492678, -0.3807792488775123, 0.7648556256692018]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}

// -----

module @numpy_prod_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xD79994BF02BFC33F3B75DABB5139DE3FF163AD3FAC46AC3F2F81853FE9A36FBF05C35DBF74ED82BFE7F2B53F82DC87BE174E933EFB81163F0CC45CBFDB18B9BEA159B3BF74E0C33E8C52E5BF2BED7DBFCBB69E3F3F41153F99E72F3F7BFBE1BE599405BF4D9A733F9437993E4A89903FD8A0E33E9D7197BF0C71EFBD68AA59BFCA69B9BF577B8BBFB27E54BC51B3203E41E68C3F6DBCA33FD0CEBD3FFAAC46BD"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.014724849,11.957532), (-0.009456787,-2.6324492), (-0.81284165,1.598182), (-0.09318519,-0.6062704)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}
