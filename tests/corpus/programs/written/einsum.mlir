module @written_einsum_product_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xi32>, tensor<4x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4x2xi32>) {
    %c0 = stablehlo.constant dense<[[0, 1, -2, -2], [3, 3, 0, -2], [-2, 2, 2, 3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[0, -2], [0, -2], [0, -1], [3, 0]]> : tensor<4x2xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[-6, 0], [-6, -12], [9, -2]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @written_einsum_product_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[-2.3030987, -1.4585878, 2.1197662, 2.930905], [1.4900984, -2.6136942, -0.15096886, -2.0837283], [0.043804068, -2.581374, 0.34929758, -1.4482505]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.0189934, -1.7988272], [0.36051545, -2.00177], [2.805994, -1.2010967], [-1.2851893, -1.9163746]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-2.9945009, -1.100122], [4.320589, 6.726117], [1.9992179, 7.444371]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @written_einsum_product_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf64>, tensor<4x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<3x4xf64>, tensor<4x2xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4x2xf64>) {
    %c0 = stablehlo.constant dense<[[0.18177969691032558, 2.9503609815432084, 0.7119455974536129, 0.09315655211657203], [0.1394086586514769, -0.03139542943121043, 2.9752501963627296, 2.424979486372157], [-1.4382841102502095, -0.39423438099299846, -2.181441076531629, -2.5269805180662974]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.2847241168154007, -0.48520480121199405], [1.3648623452072437, -0.9262256026342826], [-1.1253822802311717, 2.2948678362581196], [2.9372501651365575, -0.4719169379681327]]> : tensor<4x2xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[3.0839332892236566, -1.231041361886937], [3.413116782602267, 5.644854586645863], [-2.2194120793723853, -2.7505817219190343]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @written_einsum_product_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-0.37877324,0.5359018), (1.0229404,-1.6493016), (2.1811552,-1.6334066), (0.742104,2.5790415)], [(-1.1639507,-1.9661797), (-0.76414937,0.18158016), (0.31745926,-2.657503), (-1.5685657,-0.37773758)], [(1.4312983,-2.9020615), (0.8868365,0.013624189), (2.941036,-0.85424435), (-1.6320399,1.1874657)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-2.7049613,0.26092753), (-1.3558493,0.49134842)], [(-0.2542409,0.91437733), (0.39470795,-2.1230712)], [(0.06915322,0.31344694), (2.3023024,-2.1351092)], [(-2.9278886,2.053387), (-2.1569324,2.0747793)]]> : tensor<4x2xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-4.6730013,-5.650351), (-8.26501,-16.176197)], [(9.912884,2.0706806), (1.8519535,-5.4479065)], [(-0.5410595,3.0656781), (5.867985,-11.432982)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}

// -----

module @written_einsum_outer_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xi32>, tensor<2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "i,j->ij"} : (tensor<3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi32>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[-3, 0, 3]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<2xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[0, -6], [0, 0], [0, 6]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @written_einsum_outer_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xf32>, tensor<2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "i,j->ij"} : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<2xf32>) {
    %c0 = stablehlo.constant dense<[-1.9438308, 2.8792036, 0.26005533]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[1.9720815, 1.4649007]> : tensor<2xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-3.8333929, -2.8475192], [5.6780243, 4.217747], [0.51285034, 0.38095525]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @written_einsum_outer_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xf64>, tensor<2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "i,j->ij"} : (tensor<3xf64>, tensor<2xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf64>, tensor<2xf64>) {
    %c0 = stablehlo.constant dense<[-2.706530200125652, 1.1169318952999099, -1.938546233422085]> : tensor<3xf64>
    %c1 = stablehlo.constant dense<[-2.0390082921580914, -2.045424834601712]> : tensor<2xf64>
    return %c0, %c1 : tensor<3xf64>, tensor<2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[5.518637521032503, 5.53600408693655], [-2.2774333962923694, -2.284600237205195], [3.9527118446794667, 3.96515060886514]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @written_einsum_outer_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "i,j->ij"} : (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.3960525,-1.8322097), (-1.2411684,-0.4659087), (-1.9183348,-2.344859)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(1.08278,0.90012264), (1.6773112,-1.8478583)]> : tensor<2xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(3.160831,-0.72726154), (-1.0440495,-5.652893)], [(-0.9245373,-1.6216803), (-2.9427588,1.5120294)], [(0.033525944,-4.265703), (-7.5506115,-0.388247)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}

// -----

module @written_einsum_batched_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3x4xi32>, tensor<2x5x4xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xi32>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "bij,bkj->bki"} : (tensor<2x3x4xi32>, tensor<2x5x4xi32>) -> tensor<2x5x3xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi32>, tensor<2x5x4xi32>) {
    %c0 = stablehlo.constant dense<"0x00000000FEFFFFFF0000000002000000FEFFFFFF000000000100000003000000FEFFFFFF00000000FDFFFFFF00000000FDFFFFFF01000000FDFFFFFF03000000FEFFFFFFFDFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF02000000FEFFFFFFFFFFFFFF"> : tensor<2x3x4xi32>
    %c1 = stablehlo.constant dense<"0x0200000001000000FDFFFFFF01000000FDFFFFFF000000000200000000000000FEFFFFFF0000000001000000FEFFFFFF00000000FEFFFFFF02000000000000000200000002000000FDFFFFFFFFFFFFFF030000000100000003000000FFFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF03000000FDFFFFFF00000000FDFFFFFFFDFFFFFFFEFFFFFFFDFFFFFFFDFFFFFF01000000FFFFFFFFFDFFFFFF0100000000000000"> : tensor<2x5x4xi32>
    return %c0, %c1 : tensor<2x3x4xi32>, tensor<2x5x4xi32>
  }
  func.func private @expected() -> tensor<2x5x3xi32> {
    %c0 = stablehlo.constant dense<"0x00000000FCFFFFFF05000000000000000800000000000000FCFFFFFFFFFFFFFF010000000400000002000000FAFFFFFFFAFFFFFFF6FFFFFF05000000ECFFFFFFF3FFFFFFFAFFFFFF1300000008000000FEFFFFFF09000000120000000C0000000F0000001100000001000000FDFFFFFF09000000F9FFFFFF"> : tensor<2x5x3xi32>
    return %c0 : tensor<2x5x3xi32>
  }
}

// -----

module @written_einsum_batched_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<2x5x4xf32>)
    %want0 = call @expected() : () -> tensor<2x5x3xf32>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "bij,bkj->bki"} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<2x5x4xf32>) {
    %c0 = stablehlo.constant dense<"0x0A811940731C26C0AB38E13E5483C33F3091AFBF8A6216404B530DC0BBED2540BE11A83E5652A1BFF969F93F7D5F25C0423BA33F903605C020121E408915753FDDC8503ED2F63440C9025E3F4C13DDBEDAE3164067950140632A4C3F7DD63640"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<"0x8B1FECBE43C81CC06A3836BFC3E5B83E3BA3F9BC67E98F3FC0EE15BFE40406C0E1F73FC05B19F43FEA8204C094A91740FB1CCE3F7D1F15C01BF7DC3F02858DBFFA900A3F65CC1140B6B112C0ED9AC33F253D0F40319EE5BF3975E53EB63C03C0910B15BEC74C0F3F2A3A0C3F69F7613FC14BCDBF2E8131C04B4243BF0C5F6BBFDAEE2140F1E5DDBE678BD7BE6E7159BF8D7477BCA7BBF1BF0C6032409F09E7BD"> : tensor<2x5x4xf32>
    return %c0, %c1 : tensor<2x3x4xf32>, tensor<2x5x4xf32>
  }
  func.func private @expected() -> tensor<2x5x3xf32> {
    %c0 = stablehlo.constant dense<"0xD5B2AF40A36627C0FCAE1D3F1351CEC00CE0B9BFF4EE354042F616C1367D9A4192BB58C1C0AF0F4199CB65C12DF91A41727852C0C8245A4124BC31C1CA6AB7404AE255C0B8CC76C0F2E1583FECD0D23F92EB6F4064AB763FB0F006C1821C4AC166A61140123935BF76D51440A6FF2A412A2538C0D4BDFABF"> : tensor<2x5x3xf32>
    return %c0 : tensor<2x5x3xf32>
  }
}

// -----

module @written_einsum_batched_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x5x4xf64>)
    %want0 = call @expected() : () -> tensor<2x5x3xf64>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "bij,bkj->bki"} : (tensor<2x3x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x5x4xf64>) {
    %c0 = stablehlo.constant dense<"0x962C5C756877014048095927227ED83FAC7975B9AB3D07C0784B9FCE7DDBF73F1614E83B13CA06C0A042ECF067DD01C0E09498187CE706C068044F94F56F0540C8EFC62E3B6406405A3BF97DB14CFFBFBF5D3D8CEC5A07C0084DE3B4AD05F83F2F23E890D3CCF5BF31139ADFF143FEBF3C1EDFC76F3502C0A05D8FBDDFD0F93F00DD33650DDDCFBF506B4F79B25EE5BF108E3B757C04FD3FB8E8C8723B36D23F485083936A0AD83F3C932437784BE73F78487359E07FF73F173CADA0BFA9FCBF"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0x58F5C3B30BF7F53FA0AFB9A231B7FD3F00EA08802894004070D37F4D1069E33F2C8826D3AEC6F13FD030EA37B7E6EBBF641527B8DE1EE03FF0B4C2CBF13FD23F4AA45FC5B5DB04401E4AC43961EF04C02CB2CEA1104FF73FA0D612ABCB69C63F38E20CA2228CF33F20FED253CCD1C1BF08AC8DB3420EE03F93BD9D9EC46403C0341D552C8AF7FB3F30AA0CADC462D33F9BDFC2B89FCBF0BFEC716B14FED4FC3FC00DAB7A5108C23F1C8EC9DF7603FE3FA04F86F0B69BD53F1061E0DFEFA40740AE5F079320DBF6BF507DEF9F9FC4D0BFA001770BA643F43F625B79A09E5B054080717912A1960540EE002A506B480540D4659BAF2010064010118BE58EDC01C065D28439B0F1F3BF98CD6D0E9A02E0BFB0A0A777958B054018D8F3CF55DBD73FEC25315BC2CD07C04B5C6D3272CB01C03AAEF7542D4EF0BFD0A752C0D3B5EEBF"> : tensor<2x5x4xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x5x4xf64>
  }
  func.func private @expected() -> tensor<2x5x3xf64> {
    %c0 = stablehlo.constant dense<"0xC074055DC786F6BF200CBE064FBB28C071570D8554B813C0EE89FBD1D4DBF03FEA43A4FA0556FEBF94710A8A8A2E0E40380B19CAA409E73F8411B99BFC2315C0E79E68D57EDA20407BB922B56DAA03C0FE3CFC4A303426C0C1111D1B0B9AF6BFFCA4E7865B562340E11102C5656D01405330BCC2C22324401413DAA6ADA3D03FEC395A067A31C53F9AB94AD7E70A0BC06D758E8E46EF0E405CD3BECB9DB20C403FB6EE4EE1320DC008D10C12B69632C00022A3A4F5AFFE3F36C2432D4F002640E9BB0A7EB91107C076B6746D048A1640ABDE1E0F62A40340C30224CCBD1022404053EF7AFFD5BA3FBA2476DC921D04C0"> : tensor<2x5x3xf64>
    return %c0 : tensor<2x5x3xf64>
  }
}

// -----

module @written_einsum_batched_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x5x3xcomplex<f32>>
    %r = "stablehlo.einsum"(%a, %b) {einsum_config = "bij,bkj->bki"} : (tensor<2x3x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xDFC7C1BF9FB494BF6FC7DC3F7BA185BFE39E1A40FFECDB3FE84F4BBF5D961440694D01C0F1DDC7BF77B7A03FA8230DC0341C0FC0221F2FC056F802C0A6E03CC0395C2CC06D55B53F3BEA2940EFBF13C05CEE8DBFDCAECF3F3202E7BDD068A2BF47DE813E481B31BFA7BFFFBF68470A407A05323F6D080E40C18FDC3FD6ECCE3C95541340A3BD47BFB3F802C0A518E8BFEF350E403F9B02C08E602540DC37E23F9405CFBD07328ABF96121F40115A853F1FA6353F16CF94BFDA85D1BFBA4300C0"> : tensor<2x3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0xE83225404EF47E3FA80500BEAB743F40C19000C067A60FC011FC123F3D2D18C0D58B8CBFFA122F3FECA42B40C6D7A53F535329C06B25753D200E613F2F599D3F74FEDDBE09493340A6D32C40CE09C43F2569F8BF000CA23F33F7203E14F340BF86EC1FC0FCBC0B40EDD1254018000B4005DB104099657E3F47B940BE790022C01E39663FB8BEDC3F8042DE3F63973DC088F1F8BD3042144058070E40A7C390BF814EE8BF75CC02C01B65EB3DB65CEDBF7475133E0461DDBF04D8563E08EA7C3DD5B235BE8BBD0C40354938C0253EC63F441EC8BDE20412C03A082F3FAD27174070B995BF06CEBC3E69E1403FBD1F933EB77D35BEB17A3DC0571EED3D0B6CD33F6EB836C060DA47BF6FDAB8BF6DB430BF35DE05C0F8013E4056C7F4BF8787B7BF36A206BC0AAF703FF22996BE4737FBBEBD02AB3F8F302C40186BF0BFF0A23BC0"> : tensor<2x5x4xcomplex<f32>>
    return %c0, %c1 : tensor<2x3x4xcomplex<f32>>, tensor<2x5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xF52D87404DCE9BC04AF9E1C05ED23A41ACD17F3FAA2FFF408047CEBF5E526AC06B5B8B41CECCFABFC52C8341E0313CC18FB89D40AC894EC042358A415D9FAEC089E5E0400DE66FC178BEB6414D070841B459E2405BA2C5C01F770341E24CD1C0AE6F37C090385C3F10DA97C02528ACC14B7346C19995A5C15E6FC640FFD47A40FD5842C18FC353C0C381F7BFFBA987C0B6F41F411942CBC036942E40B3181B41AE8CAFC0A986BDC092FC8D40629F164007B447C16CEAF7BFB646D23F95C306C0CE0803C10EEFA1C0722DCFC0D8E00341DAAC99BF9C8B2A41EA1CBDC0C09DA73ED065134140F67BC039A7044005DBE940"> : tensor<2x5x3xcomplex<f32>>
    return %c0 : tensor<2x5x3xcomplex<f32>>
  }
}
