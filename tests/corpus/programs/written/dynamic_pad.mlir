module @written_dynamic_pad_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) : (tensor<2x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[[-1, 3, -1], [-1, 1, 3]]> : tensor<2x3xi32>
    %c1 = stablehlo.constant dense<-3> : tensor<i32>
    return %c0, %c1 : tensor<2x3xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFFFFFFFFFDFFFFFF03000000FDFFFFFFFFFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFFFFFFFFFDFFFFFF01000000FDFFFFFF03000000FDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @written_dynamic_pad_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3xf32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<[[1.3168963, -1.5649264, 1.875976], [2.5636377, 2.6063817, 1.8282372]]> : tensor<2x3xf32>
    %c1 = stablehlo.constant dense<2.6798308> : tensor<f32>
    return %c0, %c1 : tensor<2x3xf32>, tensor<f32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x59822B4059822B4059822B4059822B4059822B4059822B400F90A83F59822B40824FC8BF59822B40FB1FF03F59822B4059822B4059822B4059822B4059822B4059822B4059822B40A412244059822B40F5CE264059822B40AD03EA3F59822B4059822B4059822B4059822B4059822B4059822B4059822B40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @written_dynamic_pad_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-0.4456975,0.18699591), (-2.3061013,0.15871567), (1.4290118,0.5319195)], [(0.95364183,0.45745766), (-0.8426177,0.13204002), (-0.597728,-1.9701527)]]> : tensor<2x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<(0.0071514254,2.694749)> : tensor<complex<f32>>
    return %c0, %c1 : tensor<2x3xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x8156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C407632E4BEDB7B3F3E8156EA3BC5762C402A9713C05C86223E8156EA3BC5762C40DCE9B63FE02B083F8156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C40DF21743FE437EA3E8156EA3BC5762C40CBB557BF8035073E8156EA3BC5762C40B40419BFF72DFCBF8156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C408156EA3BC5762C40"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @written_dynamic_pad_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3xi1>, tensor<i1>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) : (tensor<2x3xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi1>, tensor<i1>) {
    %c0 = stablehlo.constant dense<[[true, false, false], [true, false, true]]> : tensor<2x3xi1>
    %c1 = stablehlo.constant dense<true> : tensor<i1>
    return %c0, %c1 : tensor<2x3xi1>, tensor<i1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010101010101010100010001010101010101010100010101010101010101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @written_dynamic_pad_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3xui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) : (tensor<2x3xui8>, tensor<ui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<[[2, 0, 2], [3, 2, 3]]> : tensor<2x3xui8>
    %c1 = stablehlo.constant dense<2> : tensor<ui8>
    return %c0, %c1 : tensor<2x3xui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x020202020202020200020202020202020202030202020302020202020202"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @written_dynamic_pad_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3xbf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
    %r = "stablehlo.dynamic_pad"(%a, %b, %l, %h, %i) : (tensor<2x3xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xbf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<[[-0.796875, -0.447265625, 2.1875], [2.46875, 1.875, -2.734375]]> : tensor<2x3xbf16>
    %c1 = stablehlo.constant dense<1.8359375> : tensor<bf16>
    return %c0, %c1 : tensor<2x3xbf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xEB3FEB3FEB3FEB3FEB3FEB3F4CBFEB3FE5BEEB3F0C40EB3FEB3FEB3FEB3FEB3FEB3FEB3F1E40EB3FF03FEB3F2FC0EB3FEB3FEB3FEB3FEB3FEB3FEB3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}
