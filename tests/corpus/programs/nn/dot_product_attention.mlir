module @nn_dot_product_attention_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x4x2x8xbf16>, tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>)
    %want0 = call @expected() : () -> tensor<2x4x2x8xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x8xbf16>) -> tensor<2x4x2x1x8xbf16>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x4x2x1x8xbf16>, tensor<2x5x2x8xbf16>) -> tensor<2x2x4x1x5xf32>
    %cst = stablehlo.constant dense<0.353553385> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x2x4x1x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x1x5xf32>, tensor<f32>) -> tensor<2x2x4x1xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<2x2x4x1xf32>
    %7 = stablehlo.transpose %6, dims = [3, 0, 1, 2] : (tensor<2x2x4x1xf32>) -> tensor<1x2x2x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %9 = stablehlo.transpose %3, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x5xf32>) -> tensor<1x2x2x4x5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x5xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<1x2x2x4x5xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x2x4x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x5xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x5xf32>
    %16 = stablehlo.divide %12, %15 : tensor<1x2x2x4x5xf32>
    %17 = stablehlo.convert %16 : (tensor<1x2x2x4x5xf32>) -> tensor<1x2x2x4x5xbf16>
    %18 = stablehlo.dot_general %arg2, %17, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x8xbf16>, tensor<1x2x2x4x5xbf16>) -> tensor<2x2x8x1x4xbf16>
    %19 = stablehlo.transpose %18, dims = [3, 0, 4, 1, 2] : (tensor<2x2x8x1x4xbf16>) -> tensor<1x2x4x2x8xbf16>
    %20 = stablehlo.transpose %19, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x8xbf16>) -> tensor<2x4x2x1x8xbf16>
    %21 = stablehlo.reshape %20 : (tensor<2x4x2x1x8xbf16>) -> tensor<2x4x2x8xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<2x4x2x8xbf16>, tensor<2x4x2x8xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x2x8xbf16>, tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>) {
    %c0 = stablehlo.constant dense<"0x9C3FF0BF783F51BEE9BF89BF2040323FB33F25C01040033E3AC019C0323D08C04C3F863BCE3ECC3FCFBF3FC021C0B13F75BF204091BEC53FAA3F2B40FABF16BFCB3E083F3940FF3F5A3F1FC01B401C40DB3EA8BF0A400CC0E4BFFDBF3440C33FE3BFCA3F16C0C13E693F1C3FDC3F473F19C0DBBE813F0DC03740D73D2F40CFBF0E400FC0BF3FA2BFA33C264092BFD03E033F384008402AC0BE3FBD3FCE3F93BF433F2C402CC0ADBDA53FE63FB2BF103F0BC00C40104079BF0C40643F1B40D4BFDD3F37C0D1BF2CC0EC3F014048BE08C03F4029C0C13F26C0253D79BEF4BF4FBF1CC0A03FEBBF563EF63F92BFF43FD33F38C09DBF31402D3EC73F2640FF3F0FBE"> : tensor<2x4x2x8xbf16>
    %c1 = stablehlo.constant dense<"0xD83F443FF33FE1BF923E2D3FD23F9F3E51BEF1BF483FFF3E1F3ED1BF383E73BF1FC0E33FC73F613FCF3FF83FA2BF2DC05D3FA23F3540A8BE3A40F1BF80BF014005C0D3BF2840004037403FC0F93F8E3F80BF13C0F43F9B3F08C0D5BF9B3FFBBFF13F1CC0873F21C0953F31C0AEBF0DC0933FB93D294026409FBFAA3FB33F823F1EC0DD3FF43F2440E9BD923FEDBF78BF53BF37C00D402C403FC02CC033401CC0FF3F87BF8EBF01BFE7BF3DBF34BE2EBF10C09C3F06C0353D1E409CBFFFBF533F91BFD93E0640143FD3BF2EC00EBF0040A8BE6BBE1840A0BE2D3E59BF993C3B3F0140F93C10C0183F0840713CE73E513F3140BF3FA6BF99BFEA3FDF3F483FF63F14C0D4BF78BF2C3DD83F10BEB53F054036C01040E43FF7BF0FC0F53E50BFAFBFB83EEEBF9F3FED3E0F3F86BF0540B53FFC3E1C4018BF95BF15C0793FBEBFB4BE"> : tensor<2x5x2x8xbf16>
    %c2 = stablehlo.constant dense<"0x37BE8E3F3F406E3F1EC0FC3FAA3FCB3F2940FA3F24C08EBF0F3E3B401140ABBDE23F3640CF3F7E3F20C0CFBF09BE85BFFFBFBDBDB6BFABBFAD3FD93F5BBE803E21C019C0294037C032402DC010C0064085BFC73FBDBEC9BF1F40F23F03BF03C025403F3FB73FD4BFFA3D2B4014402840CD3F29401540DA3F28C0374084BFE13F3FC0CD3D54BDE93E01C0813F993F2A407B3FBB3E47BC184025402E40A43FF53FB13F55BF22C0813F9C3E4E3F493F1EC036C09E3FB13F0940CEBF8D3F3EBF3DBFC73F20BEE33D5B3E3A3FC2BF0640AABDFF3F034000BF204023403C3F13C039C0083FBBBEF2BE993F07403D3FE03F36C01A3EA9BF0E3FF83FEC3F8ABE1AC08E3F09C0DABFCFBD3F3FDBBE1CC0224022C0733E8B3EE83E0740E53E233F2E3FBABE37C08E3F2FC031409BBFB63FCABE11C008C0933FCABF8ABF88BFF6BFF43F13C0"> : tensor<2x5x2x8xbf16>
    return %c0, %c1, %c2 : tensor<2x4x2x8xbf16>, tensor<2x5x2x8xbf16>, tensor<2x5x2x8xbf16>
  }
  func.func private @expected() -> tensor<2x4x2x8xbf16> {
    %c0 = stablehlo.constant dense<"0x18BFE7BE21409CBF9A3E073E813C0140643FD83EF8BC0C4025402C409A3FDE3FA9BEABBEB83FBBBFB53E253F2B3F1D4027BDAE3FF63E683E34BF144014BF803F21C019C0294037C032402DC010C006403D3F0E3F86BDE83F1D402740843FB33F06BF453FCD3F01BE84BF89BF92BE453F333E813F98BF13BFC03F1440363F89BD703C8ABE0AC0BD3F263E513F333F1CC0F63D59BEB53EF13F6F3F2B3EF3BEEABA033FC5BEFEBE983F0440343FE03F36C0893EB63ED63E0840063F223F003FF5BE273F10BFA0BF923FA43F233FB23F2CC0453F583F98BEE73FDE3F553DD0BFC1BF02C0CDBF1CBE4A3FADBE11C01D4021C0753F853F423D1140AC3F2C3F2ABFBABF"> : tensor<2x4x2x8xbf16>
    return %c0 : tensor<2x4x2x8xbf16>
  }
}

// -----

module @nn_dot_product_attention_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x4x2x8xf32>, tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>)
    %want0 = call @expected() : () -> tensor<2x4x2x8xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x8xf32>) -> tensor<2x4x2x1x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x8xf32>, tensor<2x5x2x8xf32>) -> tensor<2x2x4x1x5xf32>
    %cst = stablehlo.constant dense<0.353553385> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x5xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x2x4x1x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x1x5xf32>, tensor<f32>) -> tensor<2x2x4x1xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<2x2x4x1xf32>
    %7 = stablehlo.transpose %6, dims = [3, 0, 1, 2] : (tensor<2x2x4x1xf32>) -> tensor<1x2x2x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %9 = stablehlo.transpose %3, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x5xf32>) -> tensor<1x2x2x4x5xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x5xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<1x2x2x4x5xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x2x4x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x5xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x5xf32>
    %16 = stablehlo.divide %12, %15 : tensor<1x2x2x4x5xf32>
    %17 = stablehlo.dot_general %arg2, %16, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x8xf32>, tensor<1x2x2x4x5xf32>) -> tensor<2x2x8x1x4xf32>
    %18 = stablehlo.transpose %17, dims = [3, 0, 4, 1, 2] : (tensor<2x2x8x1x4xf32>) -> tensor<1x2x4x2x8xf32>
    %19 = stablehlo.transpose %18, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x8xf32>) -> tensor<2x4x2x1x8xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x4x2x1x8xf32>) -> tensor<2x4x2x8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x2x8xf32>, tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>) {
    %c0 = stablehlo.constant dense<"0xE6FCCF3E5544923FE316813F518E1B3F3D676CBFC42990BF5F8026C04AA2ACBFA24202BDC0A9C23FEDACD03F2A0E19C08C5292BE787F3540ADD2F5BF4029DF3FE9A50A3F4FFC0EBE572D033F52507EBF7DA45DBF1A1EC9BFE76935BF035304BF72AC46BFC9DA13C0B8C61B3FC915C13ED75B2AC0E308ADBFA6E210C060641ABFFEAB36BFF0F601BEF878E23F54431FC0F7E4B3BF46C6CD3FE7FC1B4015511EC09E97B43E1099B6BF806C173F768CB8BF6D2A8F3F68D9543F5ACECEBEB7FF04C01F952FC0C779CF3E97516E3E7ECB81BF3101E6BF4E1F3E402289CCBDFB4C1140B7E59EBE9A3C41BEDDAB15BFE78EF43FB73527C0A956D13F7AE41FBF60951440A6AFC1BFF0CCBA3F86CBC53FC4B8EFBF15B9EC3F3256A1BD18082C3FEDBBD5BFEE4127BF87D819C0401525C046D410C01C52C1BDEA0BADBF34501540B1A3A1BFC1D7AF3FBBC0CD3F614A29C011A02FC0AAAD3E4086E0A9BEFC1611405CD9344087AEF3BE6D83003F5CD3673FB77624BE9478533F84CA8D3FB23AB83F4176F63F42B7C6BFA268363F1E2329C01AF5A93F04B62F40B0D13840FE279ABFED2F0E40BC729A3F4A9444BF511022C0F77EECBF2ECA1AC00D3811401AB006C08BD72D40BB4050BEE9C2A5BFEF163F4048102B40779558BF88773B3DB7D1893F2ADD0BBF1C099BBF2D59DEBF309FAF3F41EC49BF6E550140631131BF3762BD3D4CB30740"> : tensor<2x4x2x8xf32>
    %c1 = stablehlo.constant dense<"0xE82D29C0DB282C401DC8F4BF440C913F748BC33FD5521440631473BF7DBDC3BFC18D14406C201ABF8699933F64620740E15D1FC0EC1A1BC0D0CF2EC0EAB41640036114404D90CC3F6D1343BFF3DD3540747E8BBFD22271BFDBE7903FA154FABFFE6C87BF8C27A3BEDE15C1BF59C7F83FB5EE643F836215C002EAD43FF2C63440AA230E408D2145BF798A3BC0696A54BFB10C473D2813D93F91E1E8BFA8192940B7DCA23FE9B9CCBF34B003406D4704C0B449703FA21BCEBFA4D972BFA224B7BFCE1A2A405474F13E2F8CF13FF3290FC07CD2F43FB57312400B2139BF54D3DC3F216D2DC0FB5A81BE07108B3E95DA01C0A53353BFD844EBBF0775ED3EC4C570BD2A139EBF3E4792BFB540214006DB204074A5D13FDD3AE4BFE802FDBF3BB8733FCD963B40ED2EFCBEC48A2B3F5B840ABFF5D1233FB6284A3FBBD44F3FAEA408C02773A6BF2F28B13E0CBF22C0A6E822408EFDDE3F35413840AF5209C052B839409A5D123CF541303F50A87D3E4C4D3040609AB6BF0CEA2C40440720C0F3710D40059E2A40BD3696BFFA830ABEBB09883F1A18C4BEAB871CC05C90E63FFCE5BF3DD8C9663E9967EA3F3FE7503DAA8101C057D93540280F93BF6C3BC4BDA027A73F52326CBF7EC3B53FE1A1294050894CBFBBF277BFA06E0CC0281BFB3F7A2D50BF4FC0853F0A6A15C094BCCD3ED18E1D4057EE1240321AB43F0D44823FD94AD8BFD9543DC01B78E73F6B463B40E861743F8E869C3E53773BC0EF4316BE295F323F4E6401BDE38316C06D0E963F4EE418C05B6A13C054FC9F3F4D4631C0FD65A4BFB509FABE92511DBF3342443F2CEE22406DDE51BFCBC7C93F11EB2E40840BB03F67DA0C3F5122573F9C4B0AC0AA7821BF60E790BF75C32BC02A560CC0ABEBC13F"> : tensor<2x5x2x8xf32>
    %c2 = stablehlo.constant dense<"0x93140F40399D1140E6D8943FA649204039551F4047F8583FD5A29D3E7A190F40A54C6EBFE01C1040D14F13C032959ABED9FD33C0DCE11D401F76A3BF8549A53F376DF33EA65CF83D731A134034A99F3F4A27453F027DBD3F48977C3F0145D2BFC1181A40FBF502C0E33EF5BDAFD89ABF29311BC0387217C019D08E3F4C3222C017A0EF3F542C203EF66685BE055E093F1AE22640920900408F906BBEEC68DABF39E1AABF2BE5DC3F648127C00E57833F6FB17D3F72703940C00CB0BD0671013F40DBEABF1D5508C06A9AEB3E5E26FD3F4A6FC63F504BABBF6A74443F4DCD38BF25C0D53F5B6731400005ABBF90DD334010A230C0D782C33FF8C7EFBF8C37144092F1C13E3232ECBFB5CED4BF1C21D43F3A39C8BF9CDBE53F8689723F81F3B93EFB2DD53F52099CBEE5832D3F28E2153FD54CF5BF2CE82CC0E74E1540E5D52AC043B511C0C2F820C0F65DA03F805FF33F97FFD43FFE34C7BFBD1022407F103BC009DD2F3FE59C27C07D183B408A4C973E43BC0C40DB2ACF3FD507803F10FC3BC0B2FD4B3F2A921A403B5813C062D703C04D9636C010F0DBBF677F18C0DFB322400C41083F77829A3F3EF82F40F0B029C08B05383F6800BFBF1109313F6F62BE3ED3880AC090B61B40B83A36C0D60A993F588D403F7A121D401EF679BDE29548BEAFACD1BF5DC5F33FD9BF1D408D545DBA7AF02DC092812DBF1D5CD2BFED051A40FA5928400B98B83DA64CBCBE43A4194017D214406585F23F4E7011C00EA011407D606D3F26195F3FD1D51240AA0FC9BF732DC0BE2AD8623E01DF1D401DFC76BF97E674BF91B130C0CC551E3F4ABA2C40A6F2F6BE759528403D5E034024CA21BFC4CE1AC0CF9668BFED6A39C0BF346C3F1CCB124039EB3A401305C9BF6E21E4BF"> : tensor<2x5x2x8xf32>
    return %c0, %c1, %c2 : tensor<2x4x2x8xf32>, tensor<2x5x2x8xf32>, tensor<2x5x2x8xf32>
  }
  func.func private @expected() -> tensor<2x4x2x8xf32> {
    %c0 = stablehlo.constant dense<"0x43EA083F80BA4BBF106D123DF250C93F542097BE46E4C53FA78F643F90347DBE8001E7BBCDDCDA3FBFF7D3BFBDB2853FC510A2BFE30BBC3FF3CCA9BEA1CB053FA6A3623EE1086CBF701A843E2795BA3FFA84CC3E4CE28D3F6EE9423FE76C38BF90855DBFF0A00F4025E311C09F3C37BE70DF2CC0106A1C40BB7DA0BF4910A53FE08639BF168E79BFCB69543F5FEEFC3FEB7ACF3F078505BF1F85343F1CBC8CBEA83C5ABE66DD823F0613B6BF6070663FD889E8BDFCA9613F1D963D3F000A17BF4411D03F8B56963F414A343F4765F93F26B1174011E35D3FEA96733E5E39623F10B53EBF376A014045980BC0032BAFBE979832C0F2070D4061FE92BF01268B3F593FA1BD44A9B33FE886E1BF64E8DB3F49D9B63F4B1D0D401D3A82BFC47F603F340032BF00CB243FE02A653F76DE22BF802AFE3BCEFC0C3FD8B1B43DC46968BE1B08B8BF720893BFE690743E1E0C663F5590E53E572CB3BF6094983F09B3B2BF9E7B973E3F472E3E239A2B40F0F9BABF33C2433F72F7E1BE7F37013FD713C3BECFB411C0D1F820C0895DA03F0060F33F44FED43F5632C7BF8D102240BE0F3BC0708A523E3F4D85BF8CD3D03FA08C88BE856BA43FA1AFAC3F92A5873F21A800C04A0FE4BE333AC7BF10BF9BBCBEF0104008895DBD5A011240E26F773FA005183C9E1C813E626D913FC7FF2240A1240CC0B9E8CC3E1D9894BF3419F33E2B0DCD3E"> : tensor<2x4x2x8xf32>
    return %c0 : tensor<2x4x2x8xf32>
  }
}

// -----

module @nn_dot_product_attention_causal_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x6x2x4xbf16>
    %want0 = call @expected() : () -> tensor<1x6x2x4xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<1x6x2x4xbf16>) -> tensor<1x6x2x1x4xbf16>
    %1 = stablehlo.dot_general %0, %arg0, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x6x2x1x4xbf16>, tensor<1x6x2x4xbf16>) -> tensor<1x2x6x1x6xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x6x1x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x6x1x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x2x6x6xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = call @tril(%5) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<1x1x6x6xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x6x6xi1>) -> tensor<1x2x6x6xi1>
    %9 = stablehlo.and %4, %8 : tensor<1x2x6x6xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10 = call @_where(%9, %3, %cst_1) : (tensor<1x2x6x6xi1>, tensor<1x2x6x1x6xf32>, tensor<f32>) -> tensor<1x1x2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x1x2x6x6xf32>, tensor<f32>) -> tensor<1x1x2x6xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x2x6xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x1x2x6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x2x6xf32>) -> tensor<1x1x2x6x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x6x1xf32>) -> tensor<1x1x2x6x6xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x1x2x6x6xf32>
    %17 = stablehlo.exponential %16 : tensor<1x1x2x6x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x1x2x6x6xf32>, tensor<f32>) -> tensor<1x1x2x6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x2x6xf32>) -> tensor<1x1x2x6x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x6x1xf32>) -> tensor<1x1x2x6x6xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x1x2x6x6xf32>
    %22 = stablehlo.convert %21 : (tensor<1x1x2x6x6xf32>) -> tensor<1x1x2x6x6xbf16>
    %23 = stablehlo.dot_general %arg0, %22, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x4xbf16>, tensor<1x1x2x6x6xbf16>) -> tensor<1x2x4x1x6xbf16>
    %24 = stablehlo.transpose %23, dims = [3, 0, 4, 1, 2] : (tensor<1x2x4x1x6xbf16>) -> tensor<1x1x6x2x4xbf16>
    %25 = stablehlo.transpose %24, dims = [1, 2, 3, 0, 4] : (tensor<1x1x6x2x4xbf16>) -> tensor<1x6x2x1x4xbf16>
    %26 = stablehlo.reshape %25 : (tensor<1x6x2x1x4xbf16>) -> tensor<1x6x2x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%26, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<1x6x2x4xbf16>, tensor<1x6x2x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x6x2x4xbf16> {
    %c0 = stablehlo.constant dense<"0xB7BF3ABE02C0F0BE25C074BFA3BEB63F4B3F8C3FA53F4DBFC5BF22C083BF1C40DEBF163DB2BE033F1FC01D40A3BF8E3F4B3E5B3FEA3FCCBFC53D6BBFA63F053D81BF2440853F84BD2DBF2EBE723FF3BF3840993FE7BFAFBF13BE5CBF3BC05A3D"> : tensor<1x6x2x4xbf16>
    return %c0 : tensor<1x6x2x4xbf16>
  }
  func.func private @expected() -> tensor<1x6x2x4xbf16> {
    %c0 = stablehlo.constant dense<"0xB7BF3ABE02C0F0BE25C074BFA3BEB63F3F3F893F9C3F4BBFCCBF1CC07BBF1840C3BFB6BC82BF453D1FC01A40A2BF8F3FAA3E683FD13FACBF56BFA1BFC43E663F53BF1140893F62BE34BF80BE5F3FB6BF3740993FE6BFAFBFDABE7FBF24C0CD3E"> : tensor<1x6x2x4xbf16>
    return %c0 : tensor<1x6x2x4xbf16>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<1x2x6x6xi1>, %arg1: tensor<1x2x6x1x6xf32>, %arg2: tensor<f32>) -> tensor<1x1x2x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x2x6x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<1x2x6x6xi1>) -> tensor<1x1x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<1x2x6x6xf32>) -> tensor<1x1x2x6x6xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<1x2x6x1x6xf32>) -> tensor<1x1x2x6x6xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x1x2x6x6xi1>, tensor<1x1x2x6x6xf32>
    return %4 : tensor<1x1x2x6x6xf32>
  }
}

// -----

module @nn_dot_product_attention_causal_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x6x2x4xf32>
    %want0 = call @expected() : () -> tensor<1x6x2x4xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<1x6x2x4xf32>) -> tensor<1x6x2x1x4xf32>
    %1 = stablehlo.dot_general %0, %arg0, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x1x4xf32>, tensor<1x6x2x4xf32>) -> tensor<1x2x6x1x6xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x6x1x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x6x1x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x2x6x6xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = call @tril(%5) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<1x1x6x6xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x6x6xi1>) -> tensor<1x2x6x6xi1>
    %9 = stablehlo.and %4, %8 : tensor<1x2x6x6xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10 = call @_where(%9, %3, %cst_1) : (tensor<1x2x6x6xi1>, tensor<1x2x6x1x6xf32>, tensor<f32>) -> tensor<1x1x2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x1x2x6x6xf32>, tensor<f32>) -> tensor<1x1x2x6xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x2x6xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x1x2x6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x2x6xf32>) -> tensor<1x1x2x6x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x6x1xf32>) -> tensor<1x1x2x6x6xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x1x2x6x6xf32>
    %17 = stablehlo.exponential %16 : tensor<1x1x2x6x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x1x2x6x6xf32>, tensor<f32>) -> tensor<1x1x2x6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x2x6xf32>) -> tensor<1x1x2x6x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x6x1xf32>) -> tensor<1x1x2x6x6xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x1x2x6x6xf32>
    %22 = stablehlo.dot_general %arg0, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2x4xf32>, tensor<1x1x2x6x6xf32>) -> tensor<1x2x4x1x6xf32>
    %23 = stablehlo.transpose %22, dims = [3, 0, 4, 1, 2] : (tensor<1x2x4x1x6xf32>) -> tensor<1x1x6x2x4xf32>
    %24 = stablehlo.transpose %23, dims = [1, 2, 3, 0, 4] : (tensor<1x1x6x2x4xf32>) -> tensor<1x6x2x1x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x6x2x1x4xf32>) -> tensor<1x6x2x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%25, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<1x6x2x4xf32>, tensor<1x6x2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x6x2x4xf32> {
    %c0 = stablehlo.constant dense<"0xB486F2BF8E8D66BF6E90E83EFE4B223F5FA08A3F7EC89F3FC9C7A43FF9FD1AC016B4FB3F3AD6D43F39EB3640FBB04E3E472D54BF7593153F1684EB3E789D403E44EB01C078B3DC3FF9F5BF3F1E9322C0F8D3B63F6615963E953F733F8925B4BF1DBE32C0827926C06B50DE3D7A0F3B4019539E3F326D1CC0C7162BC0411BC63F96040E40BB48EFBE91BABCBF246D5EBF34A913C0FADF983F1F69DDBFF8FCB43FB50700C0EC648D3F95E8B1BF71ABBABF17721640D23F753FA2E59D3F8B533140"> : tensor<1x6x2x4xf32>
    return %c0 : tensor<1x6x2x4xf32>
  }
  func.func private @expected() -> tensor<1x6x2x4xf32> {
    %c0 = stablehlo.constant dense<"0xB486F2BF8E8D66BF6E90E83EFE4B223F5FA08A3F7EC89F3FC9C7A43FF9FD1AC0BEA8FB3FB2CED43FB1E7364024BB4E3E8BC132BE9ABF4F3F353D3E3F047C34BF5D8E01C09571DC3FE61AC03F592E22C0DC4F943F1A7E703F088E953F99F503C099AD32C0395A26C0241CDF3D61E53A40D1509E3FD2691CC0DE122BC04016C63F77000D4054EDE1BE4C5FB5BFA6D75ABF68CE11C00F11963F68B1DBBFC1BEB33F1593FFBFB7AA9F3FBFDC02BFA945DEBFC0391640175F743F9F5C9D3FA5F43040"> : tensor<1x6x2x4xf32>
    return %c0 : tensor<1x6x2x4xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<1x2x6x6xi1>, %arg1: tensor<1x2x6x1x6xf32>, %arg2: tensor<f32>) -> tensor<1x1x2x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x2x6x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<1x2x6x6xi1>) -> tensor<1x1x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<1x2x6x6xf32>) -> tensor<1x1x2x6x6xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<1x2x6x1x6xf32>) -> tensor<1x1x2x6x6xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x1x2x6x6xi1>, tensor<1x1x2x6x6xf32>
    return %4 : tensor<1x1x2x6x6xf32>
  }
}
