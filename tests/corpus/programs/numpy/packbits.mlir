module @numpy_packbits_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<11xi1>
    %want0 = call @expected() : () -> tensor<2xui8>
    %0 = call @packbits(%arg0) : (tensor<11xi1>) -> tensor<2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2xui8>, tensor<2xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<11xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, true, true, false, false, true, false, true, false]> : tensor<11xi1>
    return %c0 : tensor<11xi1>
  }
  func.func private @expected() -> tensor<2xui8> {
    %c0 = stablehlo.constant dense<[89, 64]> : tensor<2xui8>
    return %c0 : tensor<2xui8>
  }
  func.func private @packbits(%arg0: tensor<11xi1>) -> tensor<2xui8> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<11xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<11xi1>, tensor<11xi1>) -> tensor<11xi1>
    %2 = stablehlo.convert %1 : (tensor<11xi1>) -> tensor<11xui8>
    %3 = stablehlo.iota dim = 0 : tensor<8xui8>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.pad %2, %c_0, low = [0], high = [5], interior = [0] : (tensor<11xui8>, tensor<ui8>) -> tensor<16xui8>
    %6 = stablehlo.reshape %5 : (tensor<16xui8>) -> tensor<2x8xui8>
    %7 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<8xui8>) -> tensor<1x8xui8>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x8xui8>) -> tensor<2x8xui8>
    %9 = stablehlo.shift_left %6, %8 : tensor<2x8xui8>
    %10 = stablehlo.convert %9 : (tensor<2x8xui8>) -> tensor<2x8xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.reduce(%10 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<2x8xui32>, tensor<ui32>) -> tensor<2xui32>
    %12 = stablehlo.convert %11 : (tensor<2xui32>) -> tensor<2xui8>
    return %12 : tensor<2xui8>
  }
}
