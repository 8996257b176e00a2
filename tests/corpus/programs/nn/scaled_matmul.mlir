module @nn_scaled_matmul_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x6xbf16>, tensor<6x6xbf16>)
    %want0 = call @expected() : () -> tensor<6x6xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> tensor<6x6xbf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6x6xbf16>
    %2 = stablehlo.divide %0, %1 : tensor<6x6xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %5 = stablehlo.maximum %4, %3 : tensor<6xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x6xbf16>
    %8 = stablehlo.subtract %2, %7 : tensor<6x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<6x6xbf16>
    %10 = stablehlo.convert %9 : (tensor<6x6xbf16>) -> tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.convert %12 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x6xbf16>
    %15 = stablehlo.divide %9, %14 : tensor<6x6xbf16>
    %16 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> tensor<6x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x6xbf16>, tensor<6x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x1F403E3E0D40EFBF61BCAE3F8B3F973FB2BED23F31C020C0E03F513F093F25409BBE0AC0B1BE933FD8BF2A4005C0463F88BF823FBC3FB33E2440C33FE5BEE13F253F963FE53E2DC0"> : tensor<6x6xbf16>
    %c1 = stablehlo.constant dense<"0x18C000C0953F104032C021BF4ABF8BBF0CC0163F5A3F87BF13C0BCBFFBBFC23DD8BFDE3FE73DEA3FC13F2AC0C2BF17C0E7BF33BD11BF3FBF29405C3E3240F43FE1BF34C01B40EF3F"> : tensor<6x6xbf16>
    return %c0, %c1 : tensor<6x6xbf16>, tensor<6x6xbf16>
  }
  func.func private @expected() -> tensor<6x6xbf16> {
    %c0 = stablehlo.constant dense<"0xBABEBF3F36BED83FEBBEA7BF3D3F793F02BF204099BF30BF8B3F6E3F10BE224067BFA3BFEA3F213F8C3F7BBD71BFC7BE31BF8E3F9A3F083FDD3F123F843E883F46BF1640ACBF38BE"> : tensor<6x6xbf16>
    return %c0 : tensor<6x6xbf16>
  }
}

// -----

module @nn_scaled_matmul_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x6xf16>, tensor<6x6xf16>)
    %want0 = call @expected() : () -> tensor<6x6xf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf16>, tensor<6x6xf16>) -> tensor<6x6xf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<6x6xf16>
    %2 = stablehlo.divide %0, %1 : tensor<6x6xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf16>, tensor<f16>) -> tensor<6xf16>
    %cst_1 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %5 = stablehlo.maximum %4, %3 : tensor<6xf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf16>) -> tensor<6x1xf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<6x1xf16>) -> tensor<6x6xf16>
    %8 = stablehlo.subtract %2, %7 : tensor<6x6xf16>
    %9 = stablehlo.exponential %8 : tensor<6x6xf16>
    %10 = stablehlo.convert %9 : (tensor<6x6xf16>) -> tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.convert %12 : (tensor<6x1xf32>) -> tensor<6x1xf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xf16>) -> tensor<6x6xf16>
    %15 = stablehlo.divide %9, %14 : tensor<6x6xf16>
    %16 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf16>, tensor<6x6xf16>) -> tensor<6x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<6x6xf16>, tensor<6x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x6xf16>, tensor<6x6xf16>) {
    %c0 = stablehlo.constant dense<"0xCFAAC43B2DB115BB37B975C071BDABC072374F3A1EB8E440AA3CDDC1B7B3A1409A39F83EA22E83BFF741B1BF22B73C41593E62C186B6E1B8B3BD29BA06BAEF41813D90BAA42F7839"> : tensor<6x6xf16>
    %c1 = stablehlo.constant dense<"0x4638473F9A3F10BFBB41F7C00FC086B41EC135A74E4127B603384DC071BE833EA1B506BF9A40D64017C05035464126C0B8BEEFA1B9C130BDBC39863FFC4014BCBDC081BEBBBE1940"> : tensor<6x6xf16>
    return %c0, %c1 : tensor<6x6xf16>, tensor<6x6xf16>
  }
  func.func private @expected() -> tensor<6x6xf16> {
    %c0 = stablehlo.constant dense<"0xB639BBC09D38FB37DCAFB83D82B02D3CF030C0BA2DB83DBE93B15537B6AA09B9E9B804BEACAED13AF736FAB929B648BB1F3C75C1D5B12940B738643EA93417B9D43C19BCBAB8203A"> : tensor<6x6xf16>
    return %c0 : tensor<6x6xf16>
  }
}

// -----

module @nn_scaled_matmul_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x6xf32>, tensor<6x6xf32>)
    %want0 = call @expected() : () -> tensor<6x6xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %8 = stablehlo.subtract %2, %7 : tensor<6x6xf32>
    %9 = stablehlo.exponential %8 : tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %13 = stablehlo.divide %9, %12 : tensor<6x6xf32>
    %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x6xf32>, tensor<6x6xf32>) {
    %c0 = stablehlo.constant dense<"0x1BA97D3F97A33FC0F611193F8BDA0DC02340D43F7D68903F0BD6CC3F2E6FBA3F5AEC3440A25B7ABFDB0A4C3FB887284006F42040E07C29401E1B30C077217ABFBAF81CC0F8E0D73F6AA70440C3D552BE03C1B73E60AA3640323FF9BFCEB4B0BFE232803E8312EF3FC20705C0D3123EC09BBA0B40AEF3A53E21B02AC0BCF971BFA7AF3FC032E123C04A813A40DCF58EBF"> : tensor<6x6xf32>
    %c1 = stablehlo.constant dense<"0x2D68743E978CFA3F9758093FA3E809C085787FBE1961FD3F0E9EF23F158BA13FDA2A8BBED98902BF697D13405EA2FDBF0586DEBF732BB23F24F9F4BF440BD73F511B27C0948904BF16E3BEBFC76D203E5425CABFAE09ADBFD2ED4EBF2811E5BF9E4F2040A2EC2F3F378EA53F44812ABF49E710C03B4704C0667B35401A5B8FBF07012540CC6887BFE294234041C23940"> : tensor<6x6xf32>
    return %c0, %c1 : tensor<6x6xf32>, tensor<6x6xf32>
  }
  func.func private @expected() -> tensor<6x6xf32> {
    %c0 = stablehlo.constant dense<"0x5F3D0BBF1FE1E1BB5AB514C04050E8BF1038813FE8A002BD0540073F99422CBF2E5388BEE6D4E5BFD82F973F7286693FB57B133EFDD4C33FFEAB02C0FA6137C03EA206400D1D983EFBCE553F4E1E7F3F1D2D9D3FAA0198BFA199863F11AAC93F050C973F4A74D9BF2926FCBD85BF01C071977F3F4551943F781DCE3F0B5DFEBEE2EB3DBFAE27A8BF54AB2BBEE3D6893F"> : tensor<6x6xf32>
    return %c0 : tensor<6x6xf32>
  }
}

// -----

module @nn_scaled_matmul_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x6xf64>, tensor<6x6xf64>)
    %want0 = call @expected() : () -> tensor<6x6xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %2 = stablehlo.divide %0, %1 : tensor<6x6xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.maximum %4, %3 : tensor<6xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x6xf64>
    %8 = stablehlo.subtract %2, %7 : tensor<6x6xf64>
    %9 = stablehlo.exponential %8 : tensor<6x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf64>, tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x6xf64>
    %13 = stablehlo.divide %9, %12 : tensor<6x6xf64>
    %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x6xf64>, tensor<6x6xf64>) {
    %c0 = stablehlo.constant dense<"0x4ABEE8E87E2C0340B07DEC732270C53F98D5DDD13D3CF4BFF3DC884A1B2101C0300D6D91467FFCBF30EB1FD5E8ABEEBFE0FDFCF77764EB3FD6DA58B0400A00C024F882687E470240F4B1FADC08EF04C04A482AEC764F04C028362319D134F33F68F934BF6928FA3FE0818F162EA305C0CE1993C8577004C00E584965A4850240C0F368F4E514EDBF2AB89A08D735044040F75DEFDDCBAC3F9EF127299955F8BFB0E4632BC136ECBFC405B01E8D400440E83140BF1FA2F93FB4FC424DAD8207C0B6B3487BB2E1F3BFCE31A02A4DF90040182203EAF3A9D0BFF0380868E429C6BF59CE6446B83F07C0001C2D0AF4F1B73FE0F3FC4C018BC8BF48E0CB2153980240A88FACB40C6DE93FE016A7A7E8C6F43F584A20565171FF3F8CA178BA0BDDEF3F"> : tensor<6x6xf64>
    %c1 = stablehlo.constant dense<"0xC89D822071FFE13F0CA083B145DD004030F2FF20A1DBEB3F30C92A56D735E1BF70851BC22423FC3FACEA997691C10040B695978604E80640F81E042A6DECFBBFC8C7AA2CBCACE5BF686E2D141718E1BF4058AD8FF3F0F03F08C2659F4678F33FF877D21332C5E0BF72E3D105EEA002409CE0767A5BA7EFBF08A1690EA3C9F43FD8268D14258BD23F9077575A9AF8DC3FACE5DE17112302400854EF60CEDDDC3F20B446D14544FF3FD059DDCA2DF1EBBF94042668EEC303C068758C284640EDBFFB3EDA3294E0F9BF40146D992D57A7BFE0BD5197224DF43F1A740A77A73707C0EEB045D89ED9F8BFD38F11D3B9C006C0AC5522F612E7044040C2AF9C4097BB3FB4DBE83AC845FC3F983C70D5CDF502C04055F55F3B09E6BF5CAEFEC4041606C0"> : tensor<6x6xf64>
    return %c0, %c1 : tensor<6x6xf64>, tensor<6x6xf64>
  }
  func.func private @expected() -> tensor<6x6xf64> {
    %c0 = stablehlo.constant dense<"0x93C93B83EB13E0BFEE72C9B217A9FD3FE60B48564664D23F3409770BF63CE83FA07BFC76F190AA3FDAAC1827B051D83F13CCC32ABAFBB4BF1E54DC15626BC7BF0E47F97F9C25D63F74698C7E51C5CC3F2C0E2D5AC5C2E6BF0746533525BEDDBF077CDE5F0126FB3F9190D431AEDF00C0B712DA31350600C0E66CA74D5765F33F5F3DA0DC3770F2BF20149D74B1B6FC3F1EE84929B22BED3F08A1C380454FF8BF8267B289872FE3BF424EE1F43D19EC3F82E60449F09CE2BF7C56CE298959F03F11BEEB78836AEA3FB3556BA5F36CE03F684B9AA2FE96E1BF90CB2F92A6E695BFAC1924E630DCCEBF611CFFE3D030E8BF53D6E78721EDFF3F96B26F800C34E1BF97623D2DFF55F5BFC979A9D688ABEFBF380ED8F32FFBF8BFEC973859922F66BF"> : tensor<6x6xf64>
    return %c0 : tensor<6x6xf64>
  }
}
