module @scipy_idct_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf32>
    %want0 = call @expected() : () -> tensor<3x6xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<5xf32>) -> tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x6xf32>
    %6 = stablehlo.sqrt %5 : tensor<1x6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<3x6xf32>
    %8 = stablehlo.divide %arg0, %7 : tensor<3x6xf32>
    %9 = stablehlo.iota dim = 0 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %11 = stablehlo.convert %10 : (tensor<1x6xf32>) -> tensor<1x6xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
    %13 = stablehlo.multiply %12, %11 : tensor<1x6xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
    %15 = stablehlo.divide %13, %14 : tensor<1x6xcomplex<f32>>
    %16 = stablehlo.exponential %15 : tensor<1x6xcomplex<f32>>
    %17 = stablehlo.convert %8 : (tensor<3x6xf32>) -> tensor<3x6xcomplex<f32>>
    %18 = stablehlo.convert %10 : (tensor<1x6xf32>) -> tensor<1x6xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
    %20 = stablehlo.multiply %19, %18 : tensor<1x6xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
    %22 = stablehlo.divide %20, %21 : tensor<1x6xcomplex<f32>>
    %23 = stablehlo.exponential %22 : tensor<1x6xcomplex<f32>>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    %25 = stablehlo.divide %17, %24 : tensor<3x6xcomplex<f32>>
    %cst_6 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
    %27 = stablehlo.multiply %25, %26 : tensor<3x6xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
    %29 = stablehlo.multiply %27, %28 : tensor<3x6xcomplex<f32>>
    %30 = call @fft(%29) : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    %31 = stablehlo.real %30 : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xf32>
    %32 = stablehlo.slice %31 [0:3, 0:3] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %33 = stablehlo.slice %31 [0:3, 3:6] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %34 = stablehlo.reverse %33, dims = [1] : tensor<3x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %36 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.multiply %37, %36 : tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %40 = stablehlo.add %39, %38 : tensor<3xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %42 = "stablehlo.scatter"(%35, %41, %32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<3x6xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<3x6xf32>
    %43 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.multiply %44, %43 : tensor<3xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %47 = stablehlo.add %46, %45 : tensor<3xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %49 = "stablehlo.scatter"(%42, %48, %34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<3x6xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<3x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%49, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x21541BC0D38859BF9F1D7C3FB573D1BFFDE038C0A18E1EBF62F30CC0B8F682BF000BA53F7C091340ECDAAE3F159100C07F1965BF11EF77BFC14D2640E4081E3F2E13723E5AE0EA3E"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x2C4624C0C71FA03F78C607C09ED120C0A0F4D23D2B63C8BD6011543EE64A0EC0A71357C047E4873FE47D93BF960C953DE258483F3013ABBFBB5EDEBFF44BBABF766BAA3EE75F9C3F"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @fft(%arg0: tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [6] : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    return %0 : tensor<3x6xcomplex<f32>>
  }
}

// -----

module @scipy_idct_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf64>
    %want0 = call @expected() : () -> tensor<3x6xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf64>, tensor<5xf64>) -> tensor<6xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<1x6xf64>
    %6 = stablehlo.sqrt %5 : tensor<1x6xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<3x6xf64>
    %8 = stablehlo.divide %arg0, %7 : tensor<3x6xf64>
    %9 = stablehlo.iota dim = 0 : tensor<6xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %11 = stablehlo.convert %10 : (tensor<1x6xf64>) -> tensor<1x6xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %13 = stablehlo.multiply %12, %11 : tensor<1x6xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %15 = stablehlo.divide %13, %14 : tensor<1x6xcomplex<f64>>
    %16 = stablehlo.exponential %15 : tensor<1x6xcomplex<f64>>
    %17 = stablehlo.convert %8 : (tensor<3x6xf64>) -> tensor<3x6xcomplex<f64>>
    %18 = stablehlo.convert %10 : (tensor<1x6xf64>) -> tensor<1x6xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %20 = stablehlo.multiply %19, %18 : tensor<1x6xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %22 = stablehlo.divide %20, %21 : tensor<1x6xcomplex<f64>>
    %23 = stablehlo.exponential %22 : tensor<1x6xcomplex<f64>>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    %25 = stablehlo.divide %17, %24 : tensor<3x6xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
    %27 = stablehlo.multiply %25, %26 : tensor<3x6xcomplex<f64>>
    %cst_7 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
    %29 = stablehlo.multiply %27, %28 : tensor<3x6xcomplex<f64>>
    %30 = call @fft(%29) : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    %31 = stablehlo.real %30 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %32 = stablehlo.slice %31 [0:3, 0:3] : (tensor<3x6xf64>) -> tensor<3x3xf64>
    %33 = stablehlo.slice %31 [0:3, 3:6] : (tensor<3x6xf64>) -> tensor<3x3xf64>
    %34 = stablehlo.reverse %33, dims = [1] : tensor<3x3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %36 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %38 = stablehlo.multiply %37, %36 : tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %40 = stablehlo.add %39, %38 : tensor<3xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %42 = "stablehlo.scatter"(%35, %41, %32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<3x6xf64>, tensor<3x1xi32>, tensor<3x3xf64>) -> tensor<3x6xf64>
    %43 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.multiply %44, %43 : tensor<3xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %47 = stablehlo.add %46, %45 : tensor<3xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %49 = "stablehlo.scatter"(%42, %48, %34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<3x6xf64>, tensor<3x1xi32>, tensor<3x3xf64>) -> tensor<3x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%49, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x6xf64>, tensor<3x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x50034D8F116FECBFBCEC9947EE8DFC3F0866A5B4F0D5E83FB26B7C3DF64E04C0E5F0DF961390F2BFE44395F5B48D01C03E96542E904CFABFFA2093D6D0E101C000625D5ADD15B63FB8706B40EF43FB3F002C3A4D6FB496BF180EA6D990D003C072674802442A03C048D9134D1C24F73F74561C98B762FA3F34462BD8FEBBF2BFE0EC40E21F59ED3F03394FC53D07F0BF"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0xD58DEDBEF9B6E5BF7A6E60CF09BE07404D8AB5A6F319F0BFDABC945F4CA4F2BFB8B5926242D402C02AB93CBAB165AE3F05519A1A6AE2F8BF2CAF921FB515F4BF98FCF8EF6A0D09C03055F265EB0BFB3F8062F0413951AFBF1065992FED58D23FE5E68B32E991D23F7D66F8A97DCC9EBF697F268AF96FF6BF966DCAD6C9C5FABF9C7FA52B34E107C0EB9CB3D5E74CB1BF"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @fft(%arg0: tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [6] : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    return %0 : tensor<3x6xcomplex<f64>>
  }
}
