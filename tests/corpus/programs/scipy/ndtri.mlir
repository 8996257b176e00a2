module @scipy_ndtri_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<[-59.9633484, 98.0010757, -56.6762848, 13.9312611, -1.23916578]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.95448864, 4.67627907, 86.3602447, -225.462692, 200.260208, -82.0372238, 15.9056225, -1.18331623]> : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<[3.23774886, 6.91522884, 3.93881035, 1.33303463, 0.201485395, 0.0123716639, 3.01581546E-4, 2.65806966E-6, 6.23974561E-9]> : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427053, 3.67983556, 1.37702096, 2.162370e-01, 1.342040e-02, 3.28014459E-4, 2.89247873E-6, 6.79019418E-9]> : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<[4.05544901, 31.5251102, 57.1628189, 44.0805092, 14.6849566, 2.18663311, -0.140256077, -0.035042461, -8.57456762E-4]> : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.7799883, 45.3907623, 41.3172035, 15.0425386, 2.5046494, -0.142182916, -0.0380806401, -9.33259492E-4]> : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<3x4xf32>
    %4 = call @_where(%1, %3, %arg0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = call @_where(%6, %7, %4) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<3x4xf32>
    %11 = chlo.square %10 : tensor<3x4xf32> -> tensor<3x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<3x4xf32>
    %13 = call @polyval(%cst, %11) : (tensor<5xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %14 = call @polyval_0(%cst_0, %11) : (tensor<9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.divide %13, %14 : tensor<3x4xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<3x4xf32>
    %17 = stablehlo.add %10, %16 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<-2.50662827> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<3x4xf32>
    %20 = stablehlo.log %8 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<3x4xf32>
    %23 = stablehlo.sqrt %22 : tensor<3x4xf32>
    %24 = stablehlo.log %23 : tensor<3x4xf32>
    %25 = stablehlo.divide %24, %23 : tensor<3x4xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.divide %27, %23 : tensor<3x4xf32>
    %29 = call @polyval_0(%cst_1, %28) : (tensor<9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.divide %30, %23 : tensor<3x4xf32>
    %32 = call @polyval_0(%cst_2, %31) : (tensor<9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %33 = stablehlo.divide %29, %32 : tensor<3x4xf32>
    %34 = stablehlo.divide %33, %23 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.divide %35, %23 : tensor<3x4xf32>
    %37 = call @polyval_0(%cst_3, %36) : (tensor<9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.divide %38, %23 : tensor<3x4xf32>
    %40 = call @polyval_0(%cst_4, %39) : (tensor<9xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %41 = stablehlo.divide %37, %40 : tensor<3x4xf32>
    %42 = stablehlo.divide %41, %23 : tensor<3x4xf32>
    %43 = stablehlo.subtract %26, %34 : tensor<3x4xf32>
    %44 = stablehlo.subtract %26, %42 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.135335281> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.compare GT, %8, %45, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %48 = stablehlo.compare GE, %23, %47, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %49 = call @_where(%48, %43, %44) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %50 = call @_where(%46, %19, %49) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %52 = stablehlo.compare GT, %arg0, %51, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %53 = stablehlo.negate %50 : tensor<3x4xf32>
    %54 = call @_where(%52, %50, %53) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %57 = stablehlo.compare EQ, %arg0, %56, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %58 = stablehlo.negate %55 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %60 = stablehlo.compare EQ, %arg0, %59, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %61 = call @_where(%60, %55, %54) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %62 = call @_where(%57, %58, %61) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%62, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8140494, 0.7596994, 0.3172553, 0.2693859], [0.44910198, 0.29093763, 0.42229196, 0.8402644], [0.6918124, 0.6721139, 0.4354388, 0.4043723]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8929179, 0.705336, -0.4753878, -0.61467135], [-0.1279305, -0.5506476, -0.19603352, 0.99554497], [0.5009942, 0.4457578, -0.16254382, -0.24204588]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @polyval(%arg0: tensor<5xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %17 : tensor<3x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @polyval_0(%arg0: tensor<9xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<9xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:9] : (tensor<9xf32>) -> tensor<9xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call_1(%arg1, %0, %4) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<9xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call_1(%arg1, %5, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<9xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call_1(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<9xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call_1(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<9xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call_1(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %2 [5:6] : (tensor<9xf32>) -> tensor<1xf32>
    %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %20 = call @closed_call_1(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %2 [6:7] : (tensor<9xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = call @closed_call_1(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.slice %2 [7:8] : (tensor<9xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = call @closed_call_1(%arg1, %23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %27 = stablehlo.slice %2 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = call @closed_call_1(%arg1, %26, %28) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    return %29 : tensor<3x4xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
}

// -----

module @scipy_ndtri_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<[-59.963350101410789, 98.001075418599967, -56.676285746907027, 13.931260938727968, -1.2391658386738125]> : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.9544885833814176, 4.6762791289888153, 86.360242139089053, -225.46268785411937, 200.26021238006066, -82.037225616833339, 15.90562251262117, -1.1833162112133]> : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<[3.2377489177694603, 6.9152288906898418, 3.9388102529247444, 1.3330346081580755, 0.20148538954917908, 0.012371663481782003, 3.0158155350823543E-4, 2.6580697468673755E-6, 6.2397453918498331E-9]> : tensor<9xf64>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427039364742, 3.6798356385616087, 1.3770209948908132, 0.21623699359449663, 0.013420400608854318, 3.2801446468212774E-4, 2.8924786474538068E-6, 6.7901940800998127E-9]> : tensor<9xf64>
    %cst_3 = stablehlo.constant dense<[4.0554489230596245, 31.525109459989388, 57.162819224642128, 44.080507389320083, 14.684956192885803, 2.1866330685079025, -0.14025607917135449, -0.035042462682784818, -8.5745678515468544E-4]> : tensor<9xf64>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.779988325646675, 45.390763512887922, 41.317203825467203, 15.04253856929075, 2.5046494620830941, -0.14218292285478779, -0.038080640769157827, -9.3325948089545744E-4]> : tensor<9xf64>
    %cst_5 = stablehlo.constant dense<0.8646647167633873> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.subtract %2, %arg0 : tensor<3x4xf64>
    %4 = call @_where(%1, %3, %arg0) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = call @_where(%6, %7, %4) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<3x4xf64>
    %11 = chlo.square %10 : tensor<3x4xf64> -> tensor<3x4xf64>
    %12 = stablehlo.multiply %10, %11 : tensor<3x4xf64>
    %13 = call @polyval(%cst, %11) : (tensor<5xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %14 = call @polyval_0(%cst_0, %11) : (tensor<9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.divide %13, %14 : tensor<3x4xf64>
    %16 = stablehlo.multiply %12, %15 : tensor<3x4xf64>
    %17 = stablehlo.add %10, %16 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<-2.5066282746310002> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %19 = stablehlo.multiply %17, %18 : tensor<3x4xf64>
    %20 = stablehlo.log %8 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %22 = stablehlo.multiply %21, %20 : tensor<3x4xf64>
    %23 = stablehlo.sqrt %22 : tensor<3x4xf64>
    %24 = stablehlo.log %23 : tensor<3x4xf64>
    %25 = stablehlo.divide %24, %23 : tensor<3x4xf64>
    %26 = stablehlo.subtract %23, %25 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %28 = stablehlo.divide %27, %23 : tensor<3x4xf64>
    %29 = call @polyval_0(%cst_1, %28) : (tensor<9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %31 = stablehlo.divide %30, %23 : tensor<3x4xf64>
    %32 = call @polyval_0(%cst_2, %31) : (tensor<9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %33 = stablehlo.divide %29, %32 : tensor<3x4xf64>
    %34 = stablehlo.divide %33, %23 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %36 = stablehlo.divide %35, %23 : tensor<3x4xf64>
    %37 = call @polyval_0(%cst_3, %36) : (tensor<9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %39 = stablehlo.divide %38, %23 : tensor<3x4xf64>
    %40 = call @polyval_0(%cst_4, %39) : (tensor<9xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %41 = stablehlo.divide %37, %40 : tensor<3x4xf64>
    %42 = stablehlo.divide %41, %23 : tensor<3x4xf64>
    %43 = stablehlo.subtract %26, %34 : tensor<3x4xf64>
    %44 = stablehlo.subtract %26, %42 : tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<0.1353352832366127> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.compare GT, %8, %45, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %48 = stablehlo.compare GE, %23, %47, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %49 = call @_where(%48, %43, %44) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %50 = call @_where(%46, %19, %49) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_18 = stablehlo.constant dense<0.8646647167633873> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %52 = stablehlo.compare GT, %arg0, %51, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %53 = stablehlo.negate %50 : tensor<3x4xf64>
    %54 = call @_where(%52, %50, %53) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %57 = stablehlo.compare EQ, %arg0, %56, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %58 = stablehlo.negate %55 : tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %60 = stablehlo.compare EQ, %arg0, %59, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %61 = call @_where(%60, %55, %54) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %62 = call @_where(%57, %58, %61) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%62, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9438614901189974, 0.4837038003617239, 0.19895714525387564, 0.6613912305396049], [0.7581639711064844, 0.6586172009496883, 0.251705199079773, 0.8813241225942506], [0.11629077208467492, 0.239180707227031, 0.8569211448204964, 0.08813061624906576]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.5880412145008238, -0.04085988140132443, -0.8453520812683453, 0.4162630343758605], [0.7004087749730948, 0.40869214622916933, -0.6691333805271681, 1.181631989316232], [-1.1937352573896085, -0.7089404782908967, 1.0665884676661224, -1.3523567049134932]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
  func.func private @polyval(%arg0: tensor<5xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    return %17 : tensor<3x4xf64>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
  func.func private @polyval_0(%arg0: tensor<9xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<9xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:9] : (tensor<9xf64>) -> tensor<9xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<9xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call_1(%arg1, %0, %4) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<9xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call_1(%arg1, %5, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<9xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call_1(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<9xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call_1(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %2 [4:5] : (tensor<9xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = call @closed_call_1(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %2 [5:6] : (tensor<9xf64>) -> tensor<1xf64>
    %19 = stablehlo.reshape %18 : (tensor<1xf64>) -> tensor<f64>
    %20 = call @closed_call_1(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %2 [6:7] : (tensor<9xf64>) -> tensor<1xf64>
    %22 = stablehlo.reshape %21 : (tensor<1xf64>) -> tensor<f64>
    %23 = call @closed_call_1(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %24 = stablehlo.slice %2 [7:8] : (tensor<9xf64>) -> tensor<1xf64>
    %25 = stablehlo.reshape %24 : (tensor<1xf64>) -> tensor<f64>
    %26 = call @closed_call_1(%arg1, %23, %25) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    %27 = stablehlo.slice %2 [8:9] : (tensor<9xf64>) -> tensor<1xf64>
    %28 = stablehlo.reshape %27 : (tensor<1xf64>) -> tensor<f64>
    %29 = call @closed_call_1(%arg1, %26, %28) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<3x4xf64>
    return %29 : tensor<3x4xf64>
  }
  func.func private @closed_call_1(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
}
