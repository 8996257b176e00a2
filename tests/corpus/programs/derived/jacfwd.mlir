module @derived_jacfwd_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf32>
    %want0 = call @expected() : () -> tensor<3x3x3xf32>
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.convert %6 : tensor<3x3xf32>
    %8 = stablehlo.exponential %arg0 : tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<3x3xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %16 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<3x3xf32>
    %19 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<3x3x1xf32>) -> tensor<3x3x3xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x3x3xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<3x3x3xf32>
    %23 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<3x3x3xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x3x3xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x3x3xf32>
    %27 = stablehlo.add %22, %26 : tensor<3x3x3xf32>
    %28 = stablehlo.transpose %27, dims = [1, 2, 0] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %29 = stablehlo.slice %28 [0:3, 0:3, 0:3] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%29, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[-1.6914911, -1.1338556, 1.6198702]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> tensor<3x3x3xf32> {
    %c0 = stablehlo.constant dense<"0x117602BE0000000000000000AEC1A43E96570BBF000000008BADA1400000000006BD08C1A7EB55BE9DAA3C3E0000000000000000C06D30BD00000000000000008BADA140C451B7C0BECE983E000000009DAA3C3E000000002F71053FAEC1A43E00000000000000009EC95341"> : tensor<3x3x3xf32>
    return %c0 : tensor<3x3x3xf32>
  }
}

// -----

module @derived_jacfwd_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf64>
    %want0 = call @expected() : () -> tensor<3x3x3xf64>
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %6 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %7 = stablehlo.convert %6 : tensor<3x3xf64>
    %8 = stablehlo.exponential %arg0 : tensor<3xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %11 = stablehlo.multiply %7, %10 : tensor<3x3xf64>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x3xf64>) -> tensor<3x3x1xf64>
    %14 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<3x3xf64>) -> tensor<3x1x3xf64>
    %16 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %18 = stablehlo.multiply %16, %17 : tensor<3x3xf64>
    %19 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<1x3xf64>) -> tensor<1x1x3xf64>
    %20 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<3x3x1xf64>) -> tensor<3x3x3xf64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x3xf64>) -> tensor<3x3x3xf64>
    %22 = stablehlo.multiply %20, %21 : tensor<3x3x3xf64>
    %23 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<3x1xf64>) -> tensor<1x3x1xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x3x1xf64>) -> tensor<3x3x3xf64>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<3x1x3xf64>) -> tensor<3x3x3xf64>
    %26 = stablehlo.multiply %24, %25 : tensor<3x3x3xf64>
    %27 = stablehlo.add %22, %26 : tensor<3x3x3xf64>
    %28 = stablehlo.transpose %27, dims = [1, 2, 0] : (tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    %29 = stablehlo.slice %28 [0:3, 0:3, 0:3] : (tensor<3x3x3xf64>) -> tensor<3x3x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%29, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x3x3xf64>, tensor<3x3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[-1.301870386186264, 0.03324506129898053, 2.412167553748443]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @expected() -> tensor<3x3x3xf64> {
    %c0 = stablehlo.constant dense<"0x9CD302418605B5BF000000000000000000000000000000009C50D5E8758AF03FAC459F05B888F5BF000000000000000092B8E834F55026400000000000000000367435D7870D2DC0F827FB5C5985823F3DD0402FD168D13F00000000000000000000000000000000123CCA483C17F13F0000000000000000000000000000000092B8E834F55026409FB5892CAFBDD73F7BB8387A4BFFE43F00000000000000003DD0402FD168D13F00000000000000004DF8233D1DF303409C50D5E8758AF03F0000000000000000000000000000000045519A7064094340"> : tensor<3x3x3xf64>
    return %c0 : tensor<3x3x3xf64>
  }
}
