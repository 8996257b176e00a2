module @derived_exp_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.exponential %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.48828125, 0.2353515625, 0.2236328125, 0.69921875], [0.291015625, 0.53125, 0.58203125, 0.435546875], [0.72265625, 0.73046875, 0.384765625, 0.57421875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.71875, 2.296875, -2.671875, -0.75], [1.6484375, -2.109375, 0.474609375, -1.5859375], [-0.91015625, 0.3671875, -0.64453125, 2.75]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.6328125, 1.265625, 1.25, 2.015625], [1.3359375, 1.703125, 1.7890625, 1.546875], [2.0625, 2.078125, 1.46875, 1.7734375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.8125, 2.90625, -3.34375, -1.515625], [2.203125, -3.59375, 0.84765625, -2.453125], [-1.875, 0.76171875, -0.9453125, 4.875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_exp_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf16>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.59423828125, 0.6689453125, 0.4462890625, 0.55029296875], [0.393798828125, 0.401611328125, 0.2215576171875, 0.3984375], [0.59521484375, 0.496337890625, 0.41259765625, 0.568359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.15625, -2.447265625, -2.31640625, 2.314453125], [-0.52099609375, 1.4189453125, 0.6259765625, -0.443115234375], [-1.845703125, -1.6982421875, 2.46875, 1.4033203125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.8115234375, 1.9521484375, 1.5625, 1.7333984375], [1.482421875, 1.494140625, 1.248046875, 1.4892578125], [1.8134765625, 1.642578125, 1.5107421875, 1.765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.09375, -4.77734375, -3.619140625, 4.01171875], [-0.7724609375, 2.119140625, 0.78125, -0.66015625], [-3.34765625, -2.7890625, 3.73046875, 2.478515625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_exp_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.6193119, 0.66823804, 0.33002555, 0.73184234], [0.41078946, 0.3617692, 0.31277093, 0.62574047], [0.4059418, 0.81859475, 0.5471988, 0.8152332]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.76433337, 1.1664953, 1.701492, 1.3742772], [1.3386077, -2.4145496, 1.5823555, -0.7907591], [-2.4881742, 0.32552633, -2.6581683, 0.3393032]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.8576494, 1.9507971, 1.3910036, 2.0789073], [1.5080078, 1.4358675, 1.3672082, 1.8696299], [1.5007153, 2.2673116, 1.7284045, 2.2597024]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.4198635, 2.2755957, 2.3667815, 2.8569949], [2.0186307, -3.4669733, 2.1634095, -1.4784268], [-3.734041, 0.7380696, -4.59439, 0.7667243]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_exp_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf64>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.8498219950776636, 0.7175259487759769, 0.33142272608838375, 0.4243676560088494], [0.31279761177517196, 0.2873558168282958, 0.8785507596954932, 0.4507347411447138], [0.5416065544364402, 0.3886682376084042, 0.2755712881629807, 0.7805427111821887]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.1918941014653468, 0.8377012956119643, 0.4771159038808257, -0.5436049529922133], [1.2338915938205544, 2.394251246562714, 2.3279653104572606, -1.6033751620034158], [0.21061068012089512, 2.319759274231253, -1.1892147975330465, 2.8782305438105364]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[2.3392304203343555, 2.0493567199827907, 1.3929485035398508, 1.5286234980983233], [1.3672447887781574, 1.3328983967894579, 2.407408263973191, 1.5694649124066937], [1.718765936330233, 1.475015115606967, 1.3172830081374587, 2.1826564962088795]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.788114939964822, 1.7167487795006693, 0.6645978843258594, -0.8309673048265318], [1.6870318515683278, 3.1912936480546024, 5.604362926637725, -2.5164410581887595], [0.3619904628191375, 3.421679994060546, -1.5665324458159104, 6.282188594034883]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_exp_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.48196447,0.53909934), (0.58721554,0.41276088), (0.7147333,0.38968134), (0.36328512,0.59681624)], [(0.15979789,0.30315316), (0.21611436,0.7366741), (0.5712366,0.5082296), (0.7027486,0.24735086)], [(0.3940864,0.6094603), (0.5828007,0.7739495), (0.7812862,0.31014085), (0.86016434,0.2740218)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-2.8468728,-1.9627388), (-1.2117809,0.43199465), (-2.0078204,2.5328631), (-2.36146,0.91177773)], [(-0.31330356,-1.814952), (-0.81379026,-1.8728408), (0.34357122,1.5869976), (0.6612951,-1.87736)], [(-1.570055,2.192732), (-0.8635506,2.528513), (0.05235956,2.6741357), (-1.9296564,-1.3059026)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.3244476,-5.093919), (-2.3086245,-0.16258979), (-5.762074,3.2293963), (-3.5457354,-0.8240158)], [(0.28487396,-2.1420703), (0.81356955,-2.4005089), (-0.8358965,2.7505887), (2.2228687,-3.3486223)], [(-3.770678,1.3335505), (-4.2714972,2.1576545), (-1.6737381,5.597292), (-3.5554333,-4.205593)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_exp_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xcomplex<f64>>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.7136464289222483,0.6610993323974069), (0.1879166866744223,0.6594048004950063), (0.28843222448524974,0.29130483880810576), (0.8723603636767191,0.7796764123350785)], [(0.38440190757393,0.40558701438818945), (0.46302605866314217,0.3314160048664979), (0.3586338537233811,0.7412252171080449), (0.7616624235688393,0.8607624537964219)], [(0.32220209420926843,0.3496395473481103), (0.5364087884010714,0.8523048987136504), (0.29692503112722435,0.5010257716837282), (0.4810744766338386,0.6841584684437009)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-1.6530163508571614,1.3678516571367014), (2.4641550276032307,-1.5298800342503658), (-1.0745354819702115,2.5071960693534754), (0.7984834580424303,1.9579449137110156)], [(-2.8678973484962125,0.4493243634458586), (-0.37209242159919054,-0.13884252713949863), (0.9313510075946612,-1.0808633824448308), (2.6327910992953347,1.9725279674209464)], [(0.6777109569925024,-2.2641563905357454), (2.399817588800082,-2.080170957702388), (1.7510743731171434,-2.8895402805103747), (1.8993717550350633,-1.6972237979750595)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-4.378023473290967,0.13216657072257726), (3.481229056268472,0.3626288463379776), (-2.3342007508811435,2.792705694524807), (-1.9348503931099015,4.67444343409926)], [(-4.1308367954607315,-1.0555529230644611), (-0.48725576795503145,-0.40096741396852387), (2.027960130066572,-0.24111349288939726), (0.4719816377698138,7.0302726497961645)], [(1.949225126793449,-2.6154244067998342), (5.378574476336939,0.7477362953255724), (3.9345597122786904,-2.278701113125516), (4.116686466383433,-0.18576133922683957)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
