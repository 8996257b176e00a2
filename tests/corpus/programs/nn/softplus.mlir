module @nn_softplus_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @softplus(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x3B3F15BFA83F343F1C402A3F2D4080BFB9BF84BE0740C5BF943F97BC41BF45BF1CBDC4BE054024C0DEBD13C0EABF063F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x903FE33EC63F8E3F21408A3F3140A03E583E133F0E40473EB73F2F3FC53EC33E2C3F053F0D40983D243FC43D193E7E3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.abs %3 : tensor<4x6xbf16>
    %8 = stablehlo.negate %7 : tensor<4x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xbf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %12 : tensor<4x6xbf16>
  }
}

// -----

module @nn_softplus_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @softplus(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xF9C025C11D390B41293879398DB1D032FDC0BE40F4BB5C3E0CBA723E4341723A973A404114B509BD9C3939BB75C0CD3C"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x1D2DB62C403C3341E53B5F3CE238713A142DEC400A351A3F29362C3F6741B33CC03C64416038FF336A3C72358B2EDA3D"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf16>
    %7 = stablehlo.abs %3 : tensor<4x6xf16>
    %8 = stablehlo.negate %7 : tensor<4x6xf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf16>
    return %12 : tensor<4x6xf16>
  }
}

// -----

module @nn_softplus_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @softplus(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xDE5B04408EE5BFBFD8C21EC035478C3E0A3B5FBF9A179ABFCE99743FA4638A3E214390BF49F602C083D48DBFE38ED53FEDEBA53EE550993F8AFBEB3F0634DFBFD472F23D655DECBF1F61C8BF4D6F03404B30CEBF900E08C0857BE1BF14985CBD"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x5DFA0B40E4654E3EC099A43DEAE8563F5BDBB23E7858863EB4F4A33FAD5F563F28B18F3EA0E0F83DF916923EE0AAEB3FA6455E3FFA14BB3F57C9FE3F0704253E040C413F9503163E4E57423E85280B40E6743A3EABDDE63D8452223E1AA52A3F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @softplus(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.abs %3 : tensor<4x6xf32>
    %8 = stablehlo.negate %7 : tensor<4x6xf32>
    %9 = stablehlo.exponential %8 : tensor<4x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf32>
    return %12 : tensor<4x6xf32>
  }
}

// -----

module @nn_softplus_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @softplus(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x86736664E3B0F3BF803B25D3A4EFBBBF228EDF0B1109FABF94325E55CDF8ECBF4027B603AD9CE53FF031E68FEF65E53FD4479CE5A75E01405D4367F7CFFFF8BF100CDC3CCE3DE5BF9021998A6BD604C0B0DA5039B516FFBF80BC129674D7D9BFE8F20E36625E03408830E838E19AF9BF87C5645DCEF0FFBF8093DE5BCD2AFB3F10A646584B9CF1BF56616EF7ECF5F1BF0A86E78D81EC04C0A06E90CE54EC0640AC29515127ABFEBF13C5F0F8B83D07C0E07E4D8135C1D43F8E31ACAC171DFCBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x1E36D2189C66D03F466DF8D9787BE43FF014944EF3F5C63F0CB1AC7213BCD53F1B148C058863F13FC68F3EDC6951F13F35CC23ADD23B0240A2915B7BFB5BC83FEF9DCF950495DA3FEED918BA1142B23FA23688BC4F23C13F6285352A395EE03FE01370B9AA0C04409F77DC015788C73F70B222A4B04DC03F61834C205ADBFD3F6E78A5D80261D23F23D5B0D13F08D23FD712408CA911B23FE8A126FFC85D0740CC87D5D86190C13F8E4B290B8B49AB3FE9B267F4C8C9EB3FD1E50260DF5FC43F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @softplus(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.abs %3 : tensor<4x6xf64>
    %8 = stablehlo.negate %7 : tensor<4x6xf64>
    %9 = stablehlo.exponential %8 : tensor<4x6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf64>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf64>
    return %12 : tensor<4x6xf64>
  }
}

// -----

module @nn_softplus_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @softplus(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @softplus_0(%0#1, %0#2, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x15400A40E83F3540B73FBB3E1FC0CD3E08C019BD7E3F1BC0823F2DC0893F84BF65BF3540DD3F59BFF93FFDBF42BF21C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x693F653F5D3F703F4F3F183F9E3D193FDB3DFB3E3A3FA83D3B3F813D3E3F873E953E703F593F9A3E603FF83DA43E993D"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.abs %3 : tensor<4x6xbf16>
    %8 = stablehlo.negate %7 : tensor<4x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xbf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xbf16>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xbf16>
    %22 = stablehlo.exponential %21 : tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<bf16>
    %cst_8 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xbf16>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xbf16>
    %31 = stablehlo.exponential %30 : tensor<4x6xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xbf16>
    return %12, %22, %33 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @softplus_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_softplus_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @softplus(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @softplus_0(%0#1, %0#2, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x9A472CC0C25C1C3D9CC8143F83A0D13F55F73A409BF4893FE3E2BBBF2DFB0040AA8ECCBF9F230740F5EFF9BF7ECF3AC0E5F82E40EED824BF55E18BBE7EE58EBF77624EBEBA49D1BFD934BFBF7E690C4056202FBF0F2E343F61DCAC3F2A9F26C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x95F4813D6071023FE12E243F4354563F90EA723FA6FE3E3F26C33F3ECCE4613FE5482C3E785B643F527FFE3DD1D2513D4C62703FA14FB03EF13EDD3EA39A7C3EF549E63EA80D273EA0C03B3EFF52663FF5B2AB3EF0452B3F2C514B3FB6238D3D"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @softplus(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.abs %3 : tensor<4x6xf32>
    %8 = stablehlo.negate %7 : tensor<4x6xf32>
    %9 = stablehlo.exponential %8 : tensor<4x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xf32>
    %22 = stablehlo.exponential %21 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xf32>
    %31 = stablehlo.exponential %30 : tensor<4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xf32>
    return %12, %22, %33 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @softplus_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

// -----

module @nn_softplus_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @softplus(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @softplus_0(%0#1, %0#2, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x9A9A22051A7A0140848294036322E5BF406DE516C62EFB3F845AFE4F47A1FE3F567ED1810CF806403828679682EAFD3F5B7FD64ED249FDBFC018FB678335D23FBFC7ECA063DFFABF002CEF757A029E3FE0A54041F86DB93FEA3BE662B15CFFBF20A80E1C2678EFBFDC3806710E8A0540688F6CFEA137F03F6AAC773E87D200C0D0F81EDAFDD30140E8E2254241A0E5BFEA5F2862A135FBBF5E3AEDB640DE03403837636CFF19F63F606204A8ADEBC0BF5B294D3B40ACF2BF706EEEC9B3FBE83F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00241FBB75C3EC3F09590BD107CDD53FA8BCB3C4760DEB3F5563C08F68E3EB3F09582DCCE848EE3F238F18E0CAB9EB3F0997814EC0AFC13F463F1C3FCA42E23F06E6C628B51DC43FD3546CDB033CE03FE528F0F944CBE03FD2CD2B1B9D9ABF3F603FD1DCF56BD13F679DA5F970F8ED3F3CF971A5A37AE73F26E580F0F8DBBB3F5A3C2D8E94E3EC3F0E7471F5A094D53F6C7A179BFAC2C33F2B2F6C490A89ED3F8ACFDB1C1B93E93FB1337ECB53E3DD3F336D97E2BA62CE3F1BACDE3C5FF2E53F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @softplus(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.abs %3 : tensor<4x6xf64>
    %8 = stablehlo.negate %7 : tensor<4x6xf64>
    %9 = stablehlo.exponential %8 : tensor<4x6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf64>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xf64>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xf64>
    %22 = stablehlo.exponential %21 : tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f64>
    %cst_8 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xf64>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xf64>
    %31 = stablehlo.exponential %30 : tensor<4x6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xf64>
    return %12, %22, %33 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @softplus_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
}
