module @numpy_at_add_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x3xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<6x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %9 = "stablehlo.scatter"(%arg0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %10 : tensor<i32>
    }) : (tensor<6x3xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<6x3xi32>
    stablehlo.custom_call @check.expect_eq(%9, %want0) {has_side_effect = true} : (tensor<6x3xi32>, tensor<6x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x3xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF010000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF0000000002000000FDFFFFFF02000000FFFFFFFFFEFFFFFF0100000000000000FDFFFFFF01000000"> : tensor<6x3xi32>
    %c1 = stablehlo.constant dense<[-2, -1, 0, -1]> : tensor<4xi32>
    return %c0, %c1 : tensor<6x3xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<6x3xi32> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFF01000000030000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF0000000002000000FDFFFFFF02000000FFFFFFFF0000000003000000000000000100000005000000"> : tensor<6x3xi32>
    return %c0 : tensor<6x3xi32>
  }
}

// -----

module @numpy_at_add_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x3xbf16>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<6x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x2xbf16>
    %9 = "stablehlo.scatter"(%arg0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<6x3xbf16>, tensor<4x2xi32>, tensor<4x2xbf16>) -> tensor<6x3xbf16>
    stablehlo.custom_call @check.expect_close(%9, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xbf16>, tensor<6x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x3xbf16>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0xCCBFD53F14BF3740D4BD1E40EA3DD1BFC43EC23F3F403B40953F0B40384007BE7F3FB7BF"> : tensor<6x3xbf16>
    %c1 = stablehlo.constant dense<[-3, 2, -1, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<6x3xbf16>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<6x3xbf16> {
    %c0 = stablehlo.constant dense<"0xCCBFD53F14BF3740D4BD1E40EA3D18408C40C23FA0409E40953F0B40384007BE4040123F"> : tensor<6x3xbf16>
    return %c0 : tensor<6x3xbf16>
  }
}

// -----

module @numpy_at_add_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x3xf16>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<6x3xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x2xf16>
    %9 = "stablehlo.scatter"(%arg0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<f16>
      stablehlo.return %10 : tensor<f16>
    }) : (tensor<6x3xf16>, tensor<4x2xi32>, tensor<4x2xf16>) -> tensor<6x3xf16>
    stablehlo.custom_call @check.expect_close(%9, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf16>, tensor<6x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x3xf16>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0xA24024B4BDB5C6BE9F3BEDBD7B40D038B13593C1ED3E1941A3BF834139403EB33CB59D40"> : tensor<6x3xf16>
    %c1 = stablehlo.constant dense<[-3, 2, -3, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<6x3xf16>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<6x3xf16> {
    %c0 = stablehlo.constant dense<"0xA24024B4BDB5C6BE9F3BEDBD7B409A445B4493C1BB458C46A3BF834139403EB33CB59D40"> : tensor<6x3xf16>
    return %c0 : tensor<6x3xf16>
  }
}

// -----

module @numpy_at_add_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x3xf32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %9 = "stablehlo.scatter"(%arg0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<4x2xi32>, tensor<4x2xf32>) -> tensor<6x3xf32>
    stablehlo.custom_call @check.expect_close(%9, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x6788283E3D79833FCBB838404B19ABBF3C393C3F534CBDBEED2BFBBF6C7F6C3FE1101F4039D6A53F588486BF4F911C40D2F70EBFBD18853E866C543F91B61BC0C61D913E56F32740"> : tensor<6x3xf32>
    %c1 = stablehlo.constant dense<[0, 1, -1, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<6x3xf32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<6x3xf32> {
    %c0 = stablehlo.constant dense<"0x6788283E9EBC4140665C9C404B19ABBF4F0E2F40EBACD03FED2BFBBFDB1F3B4070888F4039D6A53F588486BF4F911C40D2F70EBFBD18853E866C543F91B61BC0B9231240ABF99340"> : tensor<6x3xf32>
    return %c0 : tensor<6x3xf32>
  }
}

// -----

module @numpy_at_add_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x3xf64>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<6x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x2xf64>
    %9 = "stablehlo.scatter"(%arg0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %10 : tensor<f64>
    }) : (tensor<6x3xf64>, tensor<4x2xi32>, tensor<4x2xf64>) -> tensor<6x3xf64>
    stablehlo.custom_call @check.expect_close(%9, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x3xf64>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0xC4894E922F4EE43FBE2955D356AD0040A05A1E749F24D13F085DBE7141D6F93FE9FF3F694E7DF7BFA40A0645BFBE0040AC6891ED3EA007C09E65591E509206C024433087823D0440500BE5A2FE0F03C0A3A07E396D2207C0E8A48C4CDCD9E33FB85721B562B5E83FB0E4AADC3629D1BF73272D22CDDEFEBF00376099EA7DE0BF94DE5F41A7F4074014C74FEA5AC1F93F"> : tensor<6x3xf64>
    %c1 = stablehlo.constant dense<[-1, 2, -1, -1]> : tensor<4xi32>
    return %c0, %c1 : tensor<6x3xf64>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<6x3xf64> {
    %c0 = stablehlo.constant dense<"0xC4894E922F4EE43FBE2955D356AD0040A05A1E749F24D13F085DBE7141D6F93FE9FF3F694E7DF7BFA40A0645BFBE0040AC6891ED3EA007C0789665794049EABF92219843C11E1240500BE5A2FE0F03C0A3A07E396D2207C0E8A48C4CDCD9E33FB85721B562B5E83FB0E4AADC3629D1BF73272D22CDDEFEBF00376099EA7DE0BFA5F757D029FD2140C5F193BA56701E40"> : tensor<6x3xf64>
    return %c0 : tensor<6x3xf64>
  }
}

// -----

module @numpy_at_add_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x3xcomplex<f32>>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<6x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    %9 = "stablehlo.scatter"(%arg0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<complex<f32>>
      stablehlo.return %10 : tensor<complex<f32>>
    }) : (tensor<6x3xcomplex<f32>>, tensor<4x2xi32>, tensor<4x2xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%9, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x3xcomplex<f32>>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x2720F3BFD28D83BE619E953FDD0060BD275586BF2107CDBE7712573EDC6DFD3FE5A03C4082F135C02B675C3F4BF2E93FE8BA36C04DCC063F630735C0B2A0CCBF132DFABFB35027409CDA103F1115EABF255120C06837863FEA9EBABFE9AD1BBF0325FDBF7435B13FFF61173F5C6284BD426110BFA1803640FCA3D93E1C540ABF334B22403F3C1CC0F79C9F3F2E4825C0"> : tensor<6x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[0, 0, 0, -1]> : tensor<4xi32>
    return %c0, %c1 : tensor<6x3xcomplex<f32>>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<6x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x2720F3BFD28D83BE9867E540DD0060BDB66A9E402107CDBE7712573EDC6DFD3FE5A03C4082F135C02B675C3F4BF2E93FE8BA36C04DCC063F630735C0B2A0CCBF132DFABFB35027409CDA103F1115EABF255120C06837863FEA9EBABFE9AD1BBF0325FDBF7435B13FFF61173F5C6284BD426110BFA1803640FCA3D93E1C540ABF9A2591403F3C1CC07CCE4F402E4825C0"> : tensor<6x3xcomplex<f32>>
    return %c0 : tensor<6x3xcomplex<f32>>
  }
}
