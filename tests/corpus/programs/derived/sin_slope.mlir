module @derived_sin_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.sine %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.cosine %arg0 : tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.3046875, 0.45703125, 0.4765625, 0.5703125], [0.578125, 0.73046875, 0.58203125, 0.60546875], [0.337890625, 0.625, 0.1513671875, 0.2890625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.234375, 0.0498046875, -1.9609375, -0.63671875], [2.953125, -0.2109375, 0.359375, -2.015625], [1.7578125, 2.359375, -1.65625, -2.484375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.30078125, 0.44140625, 0.458984375, 0.5390625], [0.546875, 0.66796875, 0.55078125, 0.5703125], [0.33203125, 0.5859375, 0.150390625, 0.28515625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.125, 0.044677734375, -1.7421875, -0.53515625], [2.46875, -0.1572265625, 0.30078125, -1.65625], [1.6640625, 1.9140625, -1.640625, -2.375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_sin_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.sine %arg0 : tensor<3x4xf16>
    %1 = stablehlo.cosine %arg0 : tensor<3x4xf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.82861328125, 0.25244140625, 0.288330078125, 0.8564453125], [0.267333984375, 0.474609375, 0.6005859375, 0.53564453125], [0.1749267578125, 0.599609375, 0.56103515625, 0.69384765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-2.763671875, -1.533203125, 2.08203125, 1.01171875], [-0.2322998046875, 2.736328125, 1.8330078125, -2.2265625], [-1.0068359375, -0.78564453125, 2.5546875, -1.66796875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.73681640625, 0.249755859375, 0.284423828125, 0.75537109375], [0.26416015625, 0.45703125, 0.56494140625, 0.51025390625], [0.174072265625, 0.564453125, 0.5322265625, 0.6396484375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.8671875, -1.484375, 1.99609375, 0.6630859375], [-0.2239990234375, 2.43359375, 1.5126953125, -1.9140625], [-0.99169921875, -0.64892578125, 2.162109375, -1.2822265625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_sin_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %1 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.6034458, 0.83364964, 0.67325664, 0.6285443], [0.87545824, 0.2550307, 0.5864809, 0.67852473], [0.1623582, 0.7156029, 0.62336713, 0.4753568]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.6251738, -2.7832427, -2.2181675, 2.9404078], [1.0365751, 1.130111, 2.5463572, 0.23336674], [1.6150473, -1.8661044, -1.9405456, 2.7618697]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.56748307, 0.7403895, 0.62353534, 0.5879679], [0.76783717, 0.2522751, 0.5534334, 0.6276452], [0.16164583, 0.6560725, 0.5837723, 0.4576557]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.1615288, -1.8708347, -1.7341528, 2.3784494], [0.66407675, 1.0935582, 2.1208441, 0.1816759], [1.5938076, -1.408345, -1.5755627, 2.4556599]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_sin_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.sine %arg0 : tensor<3x4xf64>
    %1 = stablehlo.cosine %arg0 : tensor<3x4xf64>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7999776149000969, 0.5634598591521415, 0.8354234443220374, 0.5569385935891843], [0.38718640269622484, 0.5015691192198121, 0.23644836450694465, 0.8342397890996108], [0.40971469153836515, 0.728703876717421, 0.3285566031160857, 0.3388328449129717]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.6860520333575915, 1.3775112540702334, -0.014930610943302725, -2.0888136242302036], [1.8901584647950136, -1.151456851312117, -2.5426532678291554, 1.4536446058123307], [1.7928914670086211, -1.987576851585834, -2.0290902877761305, 0.22507159034824298]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7173404948705012, 0.5341143961101976, 0.741580651638691, 0.5285899205518779], [0.37758459207213596, 0.48080197949885584, 0.23425129605015102, 0.7407860609809361], [0.39834764943329914, 0.6659032372327314, 0.322677176743636, 0.3323865243404106]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.1747108384258709, 1.1645648393476233, -0.010016405269434783, -1.7731465008342444], [1.7502396632580046, -1.0096309966893697, -2.4719066864226558, 0.9764727252718186], [1.6445019299934636, -1.4828081005763833, -1.9205523826843156, 0.2122747522079476]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_sin_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.sine %0 : tensor<3x4xf32>
    %5 = stablehlo.cosine %0 : tensor<3x4xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x4xf32>
    %7 = stablehlo.negate %1 : tensor<3x4xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x4xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3x4xf32>
    %12 = stablehlo.add %6, %8 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x4xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x4xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.complex %19, %18 : tensor<3x4xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<3x4xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %23 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %24 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %27 = stablehlo.sine %23 : tensor<3x4xf32>
    %28 = stablehlo.cosine %23 : tensor<3x4xf32>
    %29 = stablehlo.exponential_minus_one %24 : tensor<3x4xf32>
    %30 = stablehlo.negate %24 : tensor<3x4xf32>
    %31 = stablehlo.exponential_minus_one %30 : tensor<3x4xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %34 = stablehlo.divide %32, %33 : tensor<3x4xf32>
    %35 = stablehlo.add %29, %31 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.divide %37, %38 : tensor<3x4xf32>
    %40 = stablehlo.multiply %28, %39 : tensor<3x4xf32>
    %41 = stablehlo.negate %27 : tensor<3x4xf32>
    %42 = stablehlo.multiply %41, %34 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %44 = stablehlo.complex %40, %43 : tensor<3x4xcomplex<f32>>
    %45 = stablehlo.complex %40, %42 : tensor<3x4xcomplex<f32>>
    %46 = stablehlo.select %26, %44, %45 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %47 = stablehlo.multiply %arg1, %46 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%47, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.7552129,0.71393037), (0.70698094,0.7622009), (0.44570568,0.49066138), (0.7316741,0.85086066)], [(0.7355035,0.6572676), (0.35414428,0.60354745), (0.44753647,0.391647), (0.48868695,0.41336474)], [(0.15106584,0.46150497), (0.7508575,0.4850281), (0.57060087,0.6905849), (0.7145156,0.15515256)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.53326815,-0.34308034), (2.952006,-1.8904916), (0.031916395,-1.9175), (-1.3676728,1.9961567)], [(-2.6492922,2.8409705), (-2.1215906,0.91825724), (-2.531768,-1.6197965), (2.625364,-0.9418406)], [(-2.5085263,-2.6990392), (2.2894332,0.14379649), (-1.2012348,0.51565623), (0.38347924,-1.4202725)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.30899587,-0.59991837), (1.8993986,-3.4826834), (-0.38972875,-1.9496785), (-0.132029,2.9308712)], [(-1.0592017,3.8324919), (-2.1594281,1.4944712), (-2.7413273,-1.1335576), (2.3309216,-1.4277781)], [(-2.9429584,-2.7770615), (1.9240612,-0.6699308), (-1.0537225,1.0261708), (0.14820749,-1.124971)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_sin_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.sine %0 : tensor<3x4xf64>
    %5 = stablehlo.cosine %0 : tensor<3x4xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x4xf64>
    %7 = stablehlo.negate %1 : tensor<3x4xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x4xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.divide %9, %10 : tensor<3x4xf64>
    %12 = stablehlo.add %6, %8 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.add %12, %13 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %16 = stablehlo.divide %14, %15 : tensor<3x4xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<3x4xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %20 = stablehlo.complex %19, %18 : tensor<3x4xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<3x4xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
    %23 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %24 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %27 = stablehlo.sine %23 : tensor<3x4xf64>
    %28 = stablehlo.cosine %23 : tensor<3x4xf64>
    %29 = stablehlo.exponential_minus_one %24 : tensor<3x4xf64>
    %30 = stablehlo.negate %24 : tensor<3x4xf64>
    %31 = stablehlo.exponential_minus_one %30 : tensor<3x4xf64>
    %32 = stablehlo.subtract %29, %31 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %34 = stablehlo.divide %32, %33 : tensor<3x4xf64>
    %35 = stablehlo.add %29, %31 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %37 = stablehlo.add %35, %36 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %39 = stablehlo.divide %37, %38 : tensor<3x4xf64>
    %40 = stablehlo.multiply %28, %39 : tensor<3x4xf64>
    %41 = stablehlo.negate %27 : tensor<3x4xf64>
    %42 = stablehlo.multiply %41, %34 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %44 = stablehlo.complex %40, %43 : tensor<3x4xcomplex<f64>>
    %45 = stablehlo.complex %40, %42 : tensor<3x4xcomplex<f64>>
    %46 = stablehlo.select %26, %44, %45 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
    %47 = stablehlo.multiply %arg1, %46 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%47, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.7013574856446817,0.8753464538940171), (0.8242413938374213,0.325376166868274), (0.7583677566006584,0.6050429626440225), (0.47999773472968965,0.8058187291802336)], [(0.7708001737112106,0.5836255239201737), (0.7920632368604664,0.5909016188022234), (0.30919616298283353,0.307354098084639), (0.7185049474855351,0.7315343164746391)], [(0.835616154044904,0.17238800943212693), (0.395355851678445,0.322145548676703), (0.4106972022125972,0.4159143662346959), (0.3280733795216908,0.3678809705365361)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-1.0377841907830787,2.4382454545939902), (-1.0341352908419061,2.528547287596588), (-1.607773881710335,0.3000668145506298), (2.2541248983827415,0.580212987884781)], [(1.542605053531803,2.376900613069223), (-0.8399156361679192,-0.053706338806595255), (0.6968021481891649,-1.1008694679142164), (2.771424802853992,0.8280338342410336)], [(0.1634306272891779,-2.6772496593923583), (0.4794657321365916,0.2270794997261465), (-0.434828984386463,-2.9628990705122815), (2.069179526666587,0.11401434134590627)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.443432463578167,3.2870717294549436), (-0.12517819439410788,2.0602456344297972), (-1.2547950249732303,0.9695239889225156), (2.9244831044673227,-0.24157122530975275)], [(2.322765440637674,1.3403350087540764), (-0.7198900708685334,0.329692360183313), (0.5907695035098091,-1.1647873934440034), (3.105138337466261,-0.6591112626749583)], [(-0.23276709364556755,-1.8434351628899734), (0.49430215454312204,0.16000921973344145), (-0.9399585511488813,-2.8805720002122372), (2.106693095451395,-0.1355277555640899)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
