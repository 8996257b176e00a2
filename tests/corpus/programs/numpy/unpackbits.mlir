module @numpy_unpackbits_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xui8>
    %want0 = call @expected() : () -> tensor<24xui8>
    %0 = call @unpackbits(%arg0) : (tensor<3xui8>) -> tensor<24xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xui8> {
    %c0 = stablehlo.constant dense<[150, 11, 126]> : tensor<3xui8>
    return %c0 : tensor<3xui8>
  }
  func.func private @expected() -> tensor<24xui8> {
    %c0 = stablehlo.constant dense<"0x010000010001010000000000010001010001010101010100"> : tensor<24xui8>
    return %c0 : tensor<24xui8>
  }
  func.func private @unpackbits(%arg0: tensor<3xui8>) -> tensor<24xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<8xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<8xui8>
    %2 = stablehlo.shift_left %1, %0 : tensor<8xui8>
    %3 = stablehlo.reverse %2, dims = [0] : tensor<8xui8>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xui8>) -> tensor<3x1xui8>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<8xui8>) -> tensor<1x8xui8>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xui8>) -> tensor<3x8xui8>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x8xui8>) -> tensor<3x8xui8>
    %8 = stablehlo.and %6, %7 : tensor<3x8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x8xui8>
    %10 = stablehlo.compare GT, %8, %9, UNSIGNED : (tensor<3x8xui8>, tensor<3x8xui8>) -> tensor<3x8xi1>
    %11 = stablehlo.convert %10 : (tensor<3x8xi1>) -> tensor<3x8xui8>
    %12 = stablehlo.reshape %11 : (tensor<3x8xui8>) -> tensor<24xui8>
    return %12 : tensor<24xui8>
  }
}
