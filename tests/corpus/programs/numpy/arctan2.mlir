module @numpy_arctan2_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<1.0654296875> : tensor<f16>
    %c1 = stablehlo.constant dense<-1.947265625> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<2.640625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_arctan2_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[4.8754215, 0.48808327, -0.31944284, -3.8623338, 0.65191793, -0.19094442, 1.4911776]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[3.743756, -2.5852447, -1.0737352, 4.0663276, 2.989041, 4.0981455, -2.3596115]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.9159476, 2.9549932, -2.8524253, -0.75967515, 0.21473987, -0.04655921, 2.5780048]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_arctan2_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>)
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>) {
    %c0 = stablehlo.constant dense<"0x880C743C5B890F40446CD4D82B7201402CDFCB0EF91D134080351EDD9145BE3F802E49FE1EA9BBBF38D7A5DFF3910A40209A29C1C8DB10C07A4098E5C1FC074010D758E9D900F43FC08A4DF62A8F1140247F2F9DF61D0D400041737E36F10E40E8F2789CC3551240B631CA6638E4FABFC0C3D6E6040DB1BFD9BAAF5B1DBA10C04069EFFBEE47BA3F7C0657CD24DBF2BF5A5BC337408BF0BF85FB14892AD711C0A01D876472F1064094C913BBC1FCF5BF20A484F7C4441040E4C9AA1582D50B40"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0x00E62DF792170E40989312D4C63F09406E2925A6548913C08348507A761811C0164C40C994840EC0287768CD2487F73FECA897992E1210C01445EEFCAC55F23F0082FC473D19A33FBCAB13EAF2EB0B40A84CB632655BE4BF3467B5BBC4A21240243A4342C5371340BEDF397A7F51044080AA4BB463C1DF3FA8FCB1C7404D04C0188F407C9FE5F73FE897E181A317E4BFA09A0C396A53C03F727EF80D10FA0240960FEA4C92C00EC03668635AED140FC0481066D56469FD3FACD9A8071CC412C0"> : tensor<2x3x4xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x995419BAF3E1E93F3BA0E7A71E59E33F08CB6F77B4EF02409D5F492455E9084007E4FC43FDE708C032E32300BB76F23FBBFB869184A802C0B6FCE18EC14AF33FEE8E68ADCEA7F83FBDF0C95F2BC5EC3F713E29E5BEE6FB3FF0446F81092CE63F2F361F0F6E61E83F6F74708AFDB4E2BF49B4D6D97F14C1BF788C341E10EE00C0CCAC2CD08D91B13F3ACE3BA88B7B00C09CB9A06D452BF7BF13875F61DC4FF1BF843D606B42010440B79174D1B96906C0394BE2C64457F23F3A58DF8223070440"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}
