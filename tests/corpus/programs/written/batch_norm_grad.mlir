module @written_batch_norm_grad_bf16 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x4xbf16>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    %r, %s, %t = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x97BFA73FCC3DA4BFF03FAEBF24C0BBBF43BEE83F88BF57BF334015C039C013C0653FACBE543F39C01A409CBEB23DABBF"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<[-1.8046875, -0.83984375, -0.1376953125]> : tensor<3xbf16>
    %c2 = stablehlo.constant dense<[2.4375, -1.515625, -2.578125]> : tensor<3xbf16>
    %c3 = stablehlo.constant dense<[1.953125, 0.85546875, 0.93359375]> : tensor<3xbf16>
    %c4 = stablehlo.constant dense<"0x153F0EBF0040993FC13F1AC003C0C63F893F3840DEBF3C403240403F1CC0B13FF73E88BF92BFA2BE0B409E3FEBBCC83C"> : tensor<2x3x4xbf16>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @expected() -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<"0x0B401140BABEB93FA63EF23F533FE1BFB63F1740A73F453F38C02640E140E23F273FA63F054072BF3440AA3FDF3F633F"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<[-4.8125, 5.0, 32.25]> : tensor<3xbf16>
    %c2 = stablehlo.constant dense<[5.6875, -3.4375, 8.5625]> : tensor<3xbf16>
    return %c0, %c1, %c2 : tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>
  }
}

// -----

module @written_batch_norm_grad_f16 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x4xf16>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>)
    %r, %s, %t = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x4xf16>) {
    %c0 = stablehlo.constant dense<"0xACC1C8C110BF4A3F71C015BCE5B8C6BF343FC4B66138C8C013BECCB9023DD63FF0BF6638C9BB78415EBC6E40F83EAF3F"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<[2.98046875, 1.9931640625, 0.337890625]> : tensor<3xf16>
    %c2 = stablehlo.constant dense<[2.794921875, 2.26171875, -2.384765625]> : tensor<3xf16>
    %c3 = stablehlo.constant dense<[0.67919921875, 0.65625, 1.7978515625]> : tensor<3xf16>
    %c4 = stablehlo.constant dense<"0x993D90C0012D7A3D083472BB8D415BBEAC40E4BD27BFB83F1CC0FDC0F940DE406AC02BBCE3396641CA38F341EFBE623C"> : tensor<2x3x4xf16>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3x4xf16>
  }
  func.func private @expected() -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
    %c0 = stablehlo.constant dense<"0xAF531652BD512C4BB34DF24A3D4D374C4DB8B7BB1ABDD2357550844E084E344CC94BC6456F4C114485B499B730BE05BB"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<[18.421875, 13.171875, 10.1796875]> : tensor<3xf16>
    %c2 = stablehlo.constant dense<[0.935546875, 0.6953125, 3.939453125]> : tensor<3xf16>
    return %c0, %c1, %c2 : tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>
  }
}

// -----

module @written_batch_norm_grad_f32 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
    %r, %s, %t = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>) {
    %c0 = stablehlo.constant dense<"0xA59C2BBF669EF63FA90A43BF27C04F3FC0760AC0CD25F93F1047FBBF55CFFC3F5FF9F9BFB8FD85BF4018094007FAAEBD01428E3FC1E8A93F220330C0C12500C0FE4D313F325936BFDA7BF9BF686403C07F92B4BF6E16A7BF36E3F93ED7AF7E3F"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<[-2.7185712, 2.9404843, 2.5237267]> : tensor<3xf32>
    %c2 = stablehlo.constant dense<[-2.8708096, -1.4138838, -2.8909912]> : tensor<3xf32>
    %c3 = stablehlo.constant dense<[1.3969994, 0.5091696, 1.2053324]> : tensor<3xf32>
    %c4 = stablehlo.constant dense<"0xEB9CB7BF0DB529402BBC27C0D05C7B3F0FDC1EC0106114C01942AE3C97BA98BE009977BF7AF1003F57F704BC65A224C0CA863BBF32308C3FD0D133401F69DABF8C042BBFA2953AC086725ABFE790F7BF2BA36D3F875DC13F4B5B43BF7570233F"> : tensor<2x3x4xf32>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>
  }
  func.func private @expected() -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<"0x94B9E9404B101240900A1E4139CB8740BAA32EC12F06CF413A80933FA7C8094202BA9BBF26A83B4088CD8E40297D54C0DA0B0B4153419B401E9FBEC093F3B540C439AD4118F6603D8FCC14C00101F6C02A54664038D9A040E577A93F8A2F9F40"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<[6.9278245, -12.197797, -3.2454388]> : tensor<3xf32>
    %c2 = stablehlo.constant dense<[1.0442675, -11.448472, -0.72976035]> : tensor<3xf32>
    return %c0, %c1, %c2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----

module @written_batch_norm_grad_f64 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>)
    %r, %s, %t = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>) {
    %c0 = stablehlo.constant dense<"0xBC61F295DAF2F03F94B482FF491CF4BF2E9104B9F2A30140142C844B0BEB03400000469E48CBF93F59C859AFB044F9BFED6173FB9679F0BF4C843F470C30F83F48F4C78FDF02F83F0A8A4A5CC533014048A9F7716483EABFA4AFCC4690A104401B224C8BB483F3BF123F06A4DA68FEBFBC5147BA4578ED3FDCCA4C250E13EA3F0000FCE8B290493F00065E93BE5DCE3FA890B27995A9D03F121AF1C6113607406A6AC2512C3003C0B045952CAA2CCDBFFE477811F04101408082A67296E8E33F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<[0.6730863435499588, 0.20968330134447033, 0.11775880904872604]> : tensor<3xf64>
    %c2 = stablehlo.constant dense<[1.8512161804361238, -1.7127710595685666, 0.5148518994487921]> : tensor<3xf64>
    %c3 = stablehlo.constant dense<[1.6740732977314454, 1.3196080866220994, 1.7753721331182948]> : tensor<3xf64>
    %c4 = stablehlo.constant dense<"0xBE4D691BA474F4BF3A97FEF85F3305C0C0A3D9B91471FE3FD39A31D975C3FABF70D895693399FD3F50B7C1B167530140CA48734539AA05C00C680FED639FF73F018BB846174106C05493736D834B05C0209949515627C43F68E5ABB119FB07C02EE6ADAFA69101C01C413986342C01C080B4563F57E9B4BF5AE5E4C6FA900640D836746DEF50E83F7033B348A4DBD13F482D7677CA1905C0A07263C891E1FABFE6FAC7A0D70D05C080D5926F88FCF53F9D614A2557C2F1BF706647A5625AF93F"> : tensor<2x3x4xf64>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>
  }
  func.func private @expected() -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<"0xF8432994C86DD43FF639DAAA939DF73FA048CFFC8AC6F03F0444658615A7F0BF3DCA142B98CADC3FEFB19DC3C945DA3F4DB8749FDF92DDBFCB1EAD00113CD83F68FCEEF45FF2B7BFFC42F4E23DE4A8BF4BFBD94C470AA63F7A996B612E7BACBF7CA6D90968E9FA3F2AC369996F0F02408A3005D060DAF03F9436BF490530054068B665726EDBC93F9311D980CE17BF3F2321769CC03DDABFEF282D7D9DD8C3BFA9BF0E13D553D2BFADA18BDE5055C73F9AF72ED40FC0B63F672BF634AE76CF3F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<[16.074592305508016, -1.5311236829389496, -6.378049463371989]> : tensor<3xf64>
    %c2 = stablehlo.constant dense<[-5.302272315026268, -0.49482893627688185, -9.066796613958093]> : tensor<3xf64>
    return %c0, %c1, %c2 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>
  }
}
