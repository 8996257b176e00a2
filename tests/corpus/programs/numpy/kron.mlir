module @numpy_kron_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xi32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<6x6xi32>
    %0 = call @kron(%arg0, %arg1) : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<6x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x6xi32>, tensor<6x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xi32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[-2, 1, 3], [-1, 1, 2]]> : tensor<2x3xi32>
    %c1 = stablehlo.constant dense<[[-1, 2], [2, 3], [3, -1]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<2x3xi32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<6x6xi32> {
    %c0 = stablehlo.constant dense<"0x02000000FCFFFFFFFFFFFFFF02000000FDFFFFFF06000000FCFFFFFFFAFFFFFF02000000030000000600000009000000FAFFFFFF0200000003000000FFFFFFFF09000000FDFFFFFF01000000FEFFFFFFFFFFFFFF02000000FEFFFFFF04000000FEFFFFFFFDFFFFFF02000000030000000400000006000000FDFFFFFF0100000003000000FFFFFFFF06000000FEFFFFFF"> : tensor<6x6xi32>
    return %c0 : tensor<6x6xi32>
  }
  func.func private @kron(%arg0: tensor<2x3xi32>, %arg1: tensor<3x2xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xi32>) -> tensor<2x1x3x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x2xi32>) -> tensor<1x3x1x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xi32>) -> tensor<2x3x3x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x2xi32>) -> tensor<2x3x3x2xi32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x2xi32>) -> tensor<6x6xi32>
    return %5 : tensor<6x6xi32>
  }
}

// -----

module @numpy_kron_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xbf16>, tensor<3x2xbf16>)
    %want0 = call @expected() : () -> tensor<6x6xbf16>
    %0 = call @kron(%arg0, %arg1) : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<6x6xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xbf16>, tensor<3x2xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.328125, -1.4609375, 2.59375], [1.734375, -1.4140625, 1.828125]]> : tensor<2x3xbf16>
    %c1 = stablehlo.constant dense<[[2.5625, 2.484375], [-0.2314453125, 1.5859375], [-0.09716796875, 0.97265625]]> : tensor<3x2xbf16>
    return %c0, %c1 : tensor<2x3xbf16>, tensor<3x2xbf16>
  }
  func.func private @expected() -> tensor<6x6xbf16> {
    %c0 = stablehlo.constant dense<"0x5AC053C070C068C0D540CE409D3E07C0AD3E14C01ABF8440043EA5BF113EB6BF81BE21408E408A4068C061C096409140CEBE3040A83E10C0D9BE3A402DBED83F0D3EB0BF36BEE43F"> : tensor<6x6xbf16>
    return %c0 : tensor<6x6xbf16>
  }
  func.func private @kron(%arg0: tensor<2x3xbf16>, %arg1: tensor<3x2xbf16>) -> tensor<6x6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xbf16>) -> tensor<2x1x3x1xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x2xbf16>) -> tensor<1x3x1x2xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xbf16>) -> tensor<2x3x3x2xbf16>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x2xbf16>) -> tensor<2x3x3x2xbf16>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x3x2xbf16>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x2xbf16>) -> tensor<6x6xbf16>
    return %5 : tensor<6x6xbf16>
  }
}

// -----

module @numpy_kron_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xf32>, tensor<3x2xf32>)
    %want0 = call @expected() : () -> tensor<6x6xf32>
    %0 = call @kron(%arg0, %arg1) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<6x6xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xf32>, tensor<3x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.2530363, -0.49584627, 2.2332532], [1.4876226, 1.5075984, 1.5662853]]> : tensor<2x3xf32>
    %c1 = stablehlo.constant dense<[[-1.000457, 1.9583285], [0.7494024, 2.3012946], [-2.7380898, 0.33041447]]> : tensor<3x2xf32>
    return %c0, %c1 : tensor<2x3xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> tensor<6x6xf32> {
    %c0 = stablehlo.constant dense<"0x9E4210C09F308D4044FDFD3E6A9578BF58FE0EC040F38B40801ED83FB4EAA540D540BEBE2F0F92BFB338D63FC075A4409368C5C058933E3F2FC8AD3F4EC427BED6ACC3C0F6E63C3FB380BEBFC0723A40900FC1BFADF33C407E93C8BFA94E4440AFB28E3FEF195B40379D903F1C0B5E405B3E963FDDAF6640045882C017AAFB3E151884C0330BFF3E743C89C0687C043F"> : tensor<6x6xf32>
    return %c0 : tensor<6x6xf32>
  }
  func.func private @kron(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x2xf32>) -> tensor<1x3x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x3x3x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x2xf32>) -> tensor<2x3x3x2xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x3x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x2xf32>) -> tensor<6x6xf32>
    return %5 : tensor<6x6xf32>
  }
}

// -----

module @numpy_kron_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3xf64>, tensor<3x2xf64>)
    %want0 = call @expected() : () -> tensor<6x6xf64>
    %0 = call @kron(%arg0, %arg1) : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<6x6xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3xf64>, tensor<3x2xf64>) {
    %c0 = stablehlo.constant dense<[[2.8654382475998705, 1.7705193639214318, 1.0867511548259792], [2.112820743342553, 2.58098419827338, 0.6960413336177735]]> : tensor<2x3xf64>
    %c1 = stablehlo.constant dense<[[1.3311564753867726, 2.0541862916631146], [-2.5201834559171306, -0.8551677552774537], [1.2613063181492814, -2.8917088815358567]]> : tensor<3x2xf64>
    return %c0, %c1 : tensor<2x3xf64>, tensor<3x2xf64>
  }
  func.func private @expected() -> tensor<6x6xf64> {
    %c0 = stablehlo.constant dense<"0x5ED4F030C8830E40A7740553698B17408D3E0C0CCEDA0240A395E93087180D40EDFB899E6B25F73F15F42BEFEEDB0140859C2790BEE21CC083CB1D407B9A03C0BAFFA6561FD911C02D4BD58EB739F8BF7C5CC96916E905C003257ABE45BDEDBF425F9142DFE90C400FCF7A53709220C0AEB2E5CB86DD01404833F6D0B37A14C017CF1F7D7EEEF53F142E8AACFA2309C0DD91C462FD7F06401473F25B4A5C1140BD76C00B4D7C0B400803A6EB103515401DDD5A1037A6ED3FF8DD097674E0F63F8134D5137D4C15C069A32413B8E8FCBFDD180EB8A9041AC07498C1154BA801C0321DB8880111FCBF648DFB32240CE3BF48C6E382BE510540416D605E4B7018C0B0AEE646150B0A409635D1ED93DA1DC0A34B0F7AEE17EC3F8D453E191C1A00C0"> : tensor<6x6xf64>
    return %c0 : tensor<6x6xf64>
  }
  func.func private @kron(%arg0: tensor<2x3xf64>, %arg1: tensor<3x2xf64>) -> tensor<6x6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x2xf64>) -> tensor<1x3x1x2xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x3x1xf64>) -> tensor<2x3x3x2xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x2xf64>) -> tensor<2x3x3x2xf64>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x3x2xf64>
    %5 = stablehlo.reshape %4 : (tensor<2x3x3x2xf64>) -> tensor<6x6xf64>
    return %5 : tensor<6x6xf64>
  }
}
