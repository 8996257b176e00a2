module @written_broadcast_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3xi32>
    %want0 = call @expected() : () -> tensor<2x4x3xi32>
    %r = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2, 4>} : (tensor<3xi32>) -> tensor<2x4x3xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[1, -1, 1]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x4x3xi32> {
    %c0 = stablehlo.constant dense<"0x01000000FFFFFFFF0100000001000000FFFFFFFF0100000001000000FFFFFFFF0100000001000000FFFFFFFF0100000001000000FFFFFFFF0100000001000000FFFFFFFF0100000001000000FFFFFFFF0100000001000000FFFFFFFF01000000"> : tensor<2x4x3xi32>
    return %c0 : tensor<2x4x3xi32>
  }
}

// -----

module @written_broadcast_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3xf32>
    %want0 = call @expected() : () -> tensor<2x4x3xf32>
    %r = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2, 4>} : (tensor<3xf32>) -> tensor<2x4x3xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[-2.4146597, 1.6869489, 0.3371903]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> tensor<2x4x3xf32> {
    %c0 = stablehlo.constant dense<"0xC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3EC9891AC0F1EDD73F35A4AC3E"> : tensor<2x4x3xf32>
    return %c0 : tensor<2x4x3xf32>
  }
}

// -----

module @written_broadcast_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x4x3xcomplex<f32>>
    %r = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2, 4>} : (tensor<3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(2.6351802,-0.9949733), (1.9390053,2.9748945), (1.4895957,2.7000904)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xCBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40CBA6284092B67EBF5331F83FAC643E4012ABBE3F48CE2C40"> : tensor<2x4x3xcomplex<f32>>
    return %c0 : tensor<2x4x3xcomplex<f32>>
  }
}

// -----

module @written_broadcast_bool {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3xi1>
    %want0 = call @expected() : () -> tensor<2x4x3xi1>
    %r = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2, 4>} : (tensor<3xi1>) -> tensor<2x4x3xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4x3xi1>, tensor<2x4x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi1> {
    %c0 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
    return %c0 : tensor<3xi1>
  }
  func.func private @expected() -> tensor<2x4x3xi1> {
    %c0 = stablehlo.constant dense<"0x010100010100010100010100010100010100010100010100"> : tensor<2x4x3xi1>
    return %c0 : tensor<2x4x3xi1>
  }
}

// -----

module @written_broadcast_u8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3xui8>
    %want0 = call @expected() : () -> tensor<2x4x3xui8>
    %r = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2, 4>} : (tensor<3xui8>) -> tensor<2x4x3xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4x3xui8>, tensor<2x4x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xui8> {
    %c0 = stablehlo.constant dense<[0, 0, 3]> : tensor<3xui8>
    return %c0 : tensor<3xui8>
  }
  func.func private @expected() -> tensor<2x4x3xui8> {
    %c0 = stablehlo.constant dense<"0x000003000003000003000003000003000003000003000003"> : tensor<2x4x3xui8>
    return %c0 : tensor<2x4x3xui8>
  }
}

// -----

module @written_broadcast_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3xf16>
    %want0 = call @expected() : () -> tensor<2x4x3xf16>
    %r = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2, 4>} : (tensor<3xf16>) -> tensor<2x4x3xf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4x3xf16>, tensor<2x4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[-0.071533203125, -2.529296875, 1.9384765625]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
  func.func private @expected() -> tensor<2x4x3xf16> {
    %c0 = stablehlo.constant dense<"0x94AC0FC1C13F94AC0FC1C13F94AC0FC1C13F94AC0FC1C13F94AC0FC1C13F94AC0FC1C13F94AC0FC1C13F94AC0FC1C13F"> : tensor<2x4x3xf16>
    return %c0 : tensor<2x4x3xf16>
  }
}
