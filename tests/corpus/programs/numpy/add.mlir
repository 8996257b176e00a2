module @numpy_add_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui8>, tensor<33xui8>)
    %want0 = call @expected() : () -> tensor<33xui8>
    %0 = stablehlo.add %arg0, %arg1 : tensor<33xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui8>, tensor<33xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui8>, tensor<33xui8>) {
    %c0 = stablehlo.constant dense<"0x050507040507000802090004080801020304080304020802080701050003060000"> : tensor<33xui8>
    %c1 = stablehlo.constant dense<"0x030509040700020708080201020603060003090906030406040408020200070807"> : tensor<33xui8>
    return %c0, %c1 : tensor<33xui8>, tensor<33xui8>
  }
  func.func private @expected() -> tensor<33xui8> {
    %c0 = stablehlo.constant dense<"0x080A10080C07020F0A1102050A0E04080307110C0A050C080C0B090702030D0807"> : tensor<33xui8>
    return %c0 : tensor<33xui8>
  }
}

// -----

module @numpy_add_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi64>, tensor<1x1xi64>)
    %want0 = call @expected() : () -> tensor<1x1xi64>
    %0 = stablehlo.add %arg0, %arg1 : tensor<1x1xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi64>, tensor<1x1xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi64>, tensor<1x1xi64>) {
    %c0 = stablehlo.constant dense<-3> : tensor<1x1xi64>
    %c1 = stablehlo.constant dense<2> : tensor<1x1xi64>
    return %c0, %c1 : tensor<1x1xi64>, tensor<1x1xi64>
  }
  func.func private @expected() -> tensor<1x1xi64> {
    %c0 = stablehlo.constant dense<-1> : tensor<1x1xi64>
    return %c0 : tensor<1x1xi64>
  }
}

// -----

module @numpy_add_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xf16>, tensor<4x0x2xf16>)
    %want0 = call @expected() : () -> tensor<4x0x2xf16>
    %0 = stablehlo.add %arg0, %arg1 : tensor<4x0x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xf16>, tensor<4x0x2xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0, %c1 : tensor<4x0x2xf16>, tensor<4x0x2xf16>
  }
  func.func private @expected() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
}

// -----

module @numpy_add_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) {
    %c0 = stablehlo.constant dense<[[[[1.2710173, 3.2122512], [-6.577813, -7.2591343], [2.2139537, -8.185092]]], [[[-2.929162, -1.9550282], [0.0474471, -7.5337152], [-2.47501, -1.7011158]]]]> : tensor<2x1x3x2xf32>
    %c1 = stablehlo.constant dense<[[[[8.78843, -5.584209], [2.8662915, -6.444667], [-5.6594515, -2.2020648]]], [[[-7.782526, 8.631166], [2.0712287, 2.3715243], [-7.0129333, 2.090277]]]]> : tensor<2x1x3x2xf32>
    return %c0, %c1 : tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[10.059447, -2.3719578], [-3.7115216, -13.703801], [-3.4454978, -10.3871565]]], [[[-10.711688, 6.6761384], [2.118676, -5.162191], [-9.487944, 0.3891611]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @numpy_add_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xcomplex<f64>>, tensor<17x3xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f64>>
    %0 = stablehlo.add %arg0, %arg1 : tensor<17x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<17x3xcomplex<f64>>, tensor<17x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xcomplex<f64>>, tensor<17x3xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0xE0B54CD23077DE3F6B0452BD415D15C0F0A9501A2099EDBFA6A3EF2A2AA116C01EBCC6400D8D03C0FEC37270757C19C09162B88A6A8014C0941161DB65DA1E40244000E822BB1740FE52F14ABDFE2040006F9C0D8C1D07409434A9B145AB15402CF8E13C4CD100C01CA9D3C6638320C054632D5AFA541FC09CEA5123CC2E2040C6629A5CBEB915C04ACFA0CC3F891340001134955E83A03FAB2A3F69CE2620C01881BBC720830140D49A98589D081C40724A7115EF860EC07A70004529C40AC06CFDC99CC36B19404023A9005BB31240544BF6C82FC52040E8579840363705C0941CA749899421C024F17BDFB79A01C06861CF324E43074026DE9AAD192210400A18EC542FB91140382124AAEAA01EC0B443A8EDADB51B406789101C038012C090C9CA4C7B800C40517E1B69543614C0B6F5FE6AF0DD12C0DC956B42D3C81C4080BD3A26C95405C0418A2377BDD211C0E8A2074E751E1840A6D343058B6719C01491EFA4FBE71E40A46512F725920AC054AB009FB2D20A4008DD994EFBED1C4082666B4037EF20C01625F0BAEF9119C0F008FA1BEA4BFD3F3C526D7B38411F405CEAD6CCA959FEBF67B4DBECFF0220C0D421518EAE0F2040C024E18930AAE33F12A63DEB075B05C03C285EA748C01F4006088F33307D17C0DC02625F48FC0040FC00C807398D1C40CEB3C79A4A511240A008F668E5C7E9BF18C65AE4891602C0F1E9274AF08911C0A0B56CCBBC15204058630F7BC894FBBF20602A22078F0FC0AEC712DD534303C0BCC75356462420407C11194A74DF06C05078496FC3A217C0F02E653F04E6EBBF6850D87A570B1840587F1FAC76F61140545BB3BDB86C00C0F8D342ADA4DDFCBF68103AD7D9FAFF3F24DC5E6702A705403A21D100EBC6114016F49F33FA2321C000958AF5C605D73F78F35B09ADAF1CC0A82C181802260740E04FB124EDC1E1BF72861E3EC1BC21C0AC4E3848358D01C0688B39390DA4064054958706043F0A4024CDF5F8365C1DC0DA21EDA63CD51DC059EB669F537018C05A74F198119720C08855C88C9410F23F7C34690B657504C0701038096D7C1A4070CC1E3D3F6F05C0EA2F8CB4628C214066DB1C2113E61B4020271FFDAB5A1D402CF8298D8B00F6BFDA137C1A646906C0"> : tensor<17x3xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x80705879244CC1BF1C0B6483A2C2F9BFBF1F509DE7AE1EC0CEAADF3D34841740C0E53E916BD7E8BF984E02DC36D01F4094CFB06523C90C40A8290B7128281240BCBCC1B7CF05144083F441E19DF817C04096B35CF837EEBF38C61F22DF37F0BF7D675B66E85911C07A42812E7B2716C07209494AF0721840DD2671B7FAD11FC034D39BDFDE5F02C078FD4A9C9FFD1D4068E7F99698261D4040E4524B210ACCBF3D6C659A9AA01AC0E45E9E7A03180BC0A21ADE39B01D0DC08095515AE0AB14C0203C39C101BCDD3F3CA09150B9E10840A45AA47E6F6214C006D2FFC73DDD02C0F0FA65826C690FC064978C20D5A21E406933D112167C21C058E39AE0E4811A4000E40046F04C1F40FEB66094F7A611407C4252BAF6531D40A04E855EF6091B40FAF1612DDD411340B0EFDC5D26740E4080F1F2BCA1DAF13F72AABC96698C15405CEC9BE2DCAB20C05018FB7320EEFE3F4CD26DAF059C10407AF4F3081E2115C080A42DAA537EC23F66AC9D62379211401CFD1FA0C5C2154094D3F1F2B8CA0340406CEE6AFE6ACEBFFC964A290D01074020B5D29B665610C044EC1CD228C307403BA53371F3D215C058E9587A6B0109C0FCD13CD7B0321E406C4CDBBB34A42140E038F840E0FC0E4068E72CEDE94CF0BF140D6BA0BAFE20402C8D4730B3ACF8BFC28E579EAFC0214008EAF522423D10403CA796E503A6F6BF59C854ECFFBC11C098C5E5517626084000025C39D8B4AA3F84BE3BBF27FC20C044F022CDFA1405C0A052C53CD87B1D408CA43F5F5DF51D403A8A5E1694CB0BC0C15F535A139220C012F32149991D1640B018B61E40371F405074D470114DE23F476BD0CF1A7920C0F81C9C933C910AC070352EED4FF9214040C82FC80D8E1740EE52930ED14F15406C2EC7AE6CBFF0BF4405DCF6B30A18C09887D6053AC914C03CA7FB02232A034018E75CA4654721C05A03E9AC49EE09C0AEA2E3DA7E701B404E16C36FE562174096935A95D6C92140701AEB6E0880FD3F48D4C82E4A210740087DD4B9F7FC0640C040ECF921B621C013AABB0AF89110C0825BA9CFBFC610C0F0BBFDCC0B0603C0721313EC50E020C05E929D8B0AE91A40348FDF51D94A21C0BA6EC98C362C20C0B024DA82518A0140EC8B89BF7EE31840"> : tensor<17x3xcomplex<f64>>
    return %c0, %c1 : tensor<17x3xcomplex<f64>>, tensor<17x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xA07DA0951ED1D53F32072B5EEACD1BC07E1A4DD0053121C000E5005E4261CC3F8E751625E8C209C0682A3EAE054FF93F1CEB7F5F636FF8BF9E1D36264781284070FEE04F79E02540F2624169B9090440E012DFEC1B1FFF3F064321E94D9D11409363CC848EC219C0594A145E21972BC08867913F2888FBBF60CB55E6B173C13F604C68CCADE91EC061E675B46FC328408A4F24549F471D403C766CEEF69620C0B1AB87360ADF11C0C4D6923637F90C408AB2A7A74FD21DC0DEE6687EFA0621C02E91DDB883471B405EF3F1A837241F4008789026E04F0A40F7144C043A0A14C0509B406AE46E29C0D29ECE3079D515401EB63A0C855617C0BFE01A47FF512540057E76CD0F83284074D4862BE6F309C01843FD53D2842C40728AE984E613014061ABE3690DC12040E419B4E804F1F3BFAC7284F78FCE0CC02720946C9E2A2940BC9B2A2C0F0126C05A8849B46A2E04C09ABABA7E3D5D244010E41B87544427C038FE4042EE7B1F4050E6519C9124F13F6329D0770F962140696309E4AB6923403320173AE36821C030B3954CD2220CC0C865A829D80602C02FE43D7266912540D25F69E45D691DC0BDEE71CB5A4326C0D28AEFF906292F40B85E79C4D7DE22409C2575ABB043F33F62EE122C0EAD1B4044248E1A8A00054018F1F81CBB97E23FA0C71D11A6033040EBCEDE5E46472140C6D5084DFBC401C0652B82DE44C81AC0941CD484D4DAF5BFA211A6A371302040EFAA9DCEC06E24C032A8A6F700521AC0C9EE3B4E2EDA1340029AF305F51E2F40DBCD3B30845519C0E91BF81175632CC0344D35C1D8A012408C34C7CC4BA12B40E20D3ADA184014401C423DFF489424C07AC31E75078014C07D771528ABF82540299BEF7DC7302140143AB2075E8B2340E4D978C9E73B23C0F45B8387579A16C0883D998773BC28C0F2E9898D1228154016FCA776846322C048C758A9533828C0587BC736E4A9124001EE2F06765A2140EB78FC969759284088063BDD34FC15C0B6B7888F974412C0AA59F984AFE309C08DDA6EC9992631C0622913CFA51B08C0C0F55D5572011BC07832B92267F910408EC65ABB203C26C019F95AFAE7002F40080C890A7EBEFABFA0B29DE308EEE7BF68A214F12E28EA3FFE039764995D0B40"> : tensor<17x3xcomplex<f64>>
    return %c0 : tensor<17x3xcomplex<f64>>
  }
}

// -----

module @numpy_add_with_u8_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xi16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xi16>
    %1 = stablehlo.convert %arg1 : (tensor<4xui8>) -> tensor<4xi16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xi16>) -> tensor<1x4xi16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xi16>) -> tensor<3x4xi16>
    %4 = stablehlo.add %0, %3 : tensor<3x4xi16>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[[5, 9, 5, 7], [9, 7, 8, 4], [8, 9, 8, 8]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[1, 7, 2, 2]> : tensor<4xui8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[6, 16, 7, 9], [10, 14, 10, 6], [9, 16, 10, 10]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
}

// -----

module @numpy_add_with_u32_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = stablehlo.convert %arg1 : (tensor<4xui32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[[1, 4, 4, 4], [6, 1, 8, 2], [1, 8, 2, 9]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[6, 1, 5, 7]> : tensor<4xui32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[7, 5, 9, 11], [12, 2, 13, 9], [7, 9, 7, 16]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @numpy_add_with_f16_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xf16>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.add %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[7.6875, 4.78125, 6.4375, 2.3125], [3.28125, 1.4375, 1.5390625, 6.03125], [7.53125, 7.21875, 2.46875, 5.90625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[2.033203125, 3.990234375, 7.5546875, 8.03125]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[9.720703, 8.771484, 13.9921875, 10.34375], [5.314453, 5.4277344, 9.09375, 14.0625], [9.564453, 11.208984, 10.0234375, 13.9375]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_add_with_f32_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi64>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[6, 8, 8, 2], [1, 7, 6, 2], [8, 7, 4, 4]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[5.4679866, 8.434373, 5.171886, 4.5865903]> : tensor<4xf32>
    return %c0, %c1 : tensor<3x4xi64>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[11.467987, 16.434372, 13.171886, 6.5865903], [6.4679866, 15.434373, 11.171886, 6.5865903], [13.467987, 15.434373, 9.171886, 8.58659]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_add_with_i8_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi8>) -> tensor<1x4xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi8>) -> tensor<3x4xi8>
    %3 = stablehlo.add %0, %2 : tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [true, false, true, true], [false, true, false, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[3, 4, 2, 8]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[3, 5, 3, 8], [4, 4, 3, 9], [3, 5, 2, 9]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @numpy_add_with_i8_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui64>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4xf64>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.add %0, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui64>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[8, 3, 1, 6], [8, 9, 8, 4], [1, 4, 3, 8]]> : tensor<3x4xui64>
    %c1 = stablehlo.constant dense<[1, 8, 7, 1]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xui64>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[9.0, 11.0, 8.0, 7.0], [9.0, 17.0, 15.0, 5.0], [2.0, 12.0, 10.0, 9.0]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @numpy_add_with_c64_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = stablehlo.add %0, %2 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[2.102111, 8.559082, 7.010388, 4.832926], [6.683978, 3.5234745, 2.0617146, 8.277757], [6.988489, 3.0905585, 3.0713778, 7.8452935]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[(8.745036,2.1807864), (4.453826,1.0537685), (8.686706,7.7354), (3.951385,6.1144767)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(10.847147,2.1807864), (13.012908,1.0537685), (15.697094,7.7354), (8.784311,6.1144767)], [(15.429014,2.1807864), (7.9773006,1.0537685), (10.748421,7.7354), (12.229141,6.1144767)], [(15.733525,2.1807864), (7.5443845,1.0537685), (11.758083,7.7354), (11.796679,6.1144767)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @numpy_add_with_c64_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.convert %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.add %0, %3 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[7.671555234324297, 7.563101884191662, 7.696889199619226, 6.3339719887020465], [1.826618795821303, 8.552143641307202, 6.500299900179487, 6.750057550701291], [2.136173899872772, 4.757293090821482, 2.653304024679268, 5.191695542736712]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[(6.234153,3.6826143), (2.1682632,7.4828916), (6.8664846,8.385026), (2.4841042,8.765337)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(13.905708028208576,3.682614326477051), (9.731365081136852,7.48289155960083), (14.563373841648033,8.385025978088379), (8.818076145196187,8.765336990356445)], [(8.060771589705581,3.682614326477051), (10.720406838252392,7.48289155960083), (13.366784542208295,8.385025978088379), (9.234161707195431,8.765336990356445)], [(8.37032669375705,3.682614326477051), (6.925556287766672,7.48289155960083), (9.519788666708077,8.385025978088379), (7.675799699230852,8.765336990356445)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}

// -----

module @numpy_add_with_bf16_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.add %0, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[5, 6, 4, 1], [3, 9, 5, 5], [8, 8, 1, 4]]> : tensor<3x4xi16>
    %c1 = stablehlo.constant dense<[7.3125, 6.46875, 4.59375, 6.25]> : tensor<4xbf16>
    return %c0, %c1 : tensor<3x4xi16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[12.3125, 12.5, 8.625, 7.25], [10.3125, 15.5, 9.625, 11.25], [15.3125, 14.5, 5.59375, 10.25]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_add_with_f16_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %0, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[false, true, true, true], [true, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[5.39453125, 3.474609375, 7.93359375, 8.078125]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[5.39453125, 4.4765625, 8.9375, 9.078125], [6.39453125, 3.474609375, 7.93359375, 8.078125], [5.39453125, 4.4765625, 7.93359375, 8.078125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}
