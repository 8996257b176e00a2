module @derived_tanh_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.tanh %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xbf16>
    %2 = stablehlo.add %arg1, %1 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xbf16>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.734375, 0.67578125, 0.51171875, 0.7890625], [0.8203125, 0.35546875, 0.8515625, 0.349609375], [0.162109375, 0.58203125, 0.68359375, 0.3515625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.828125, -2.828125, 2.984375, -1.8046875], [-1.8125, -1.3359375, -2.203125, 1.8125], [-0.2890625, -0.0615234375, -1.9921875, -0.2021484375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.625, 0.58984375, 0.470703125, 0.65625], [0.67578125, 0.341796875, 0.69140625, 0.3359375], [0.1611328125, 0.5234375, 0.59375, 0.337890625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.109375, -1.84375, 2.328125, -1.03125], [-0.984375, -1.1796875, -1.1484375, 1.609375], [-0.28125, -0.044677734375, -1.2890625, -0.1787109375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_tanh_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf16>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xf16>
    %2 = stablehlo.add %arg1, %1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xf16>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.75927734375, 0.2431640625, 0.6552734375, 0.7568359375], [0.447509765625, 0.217529296875, 0.859375, 0.73876953125], [0.38916015625, 0.286376953125, 0.6240234375, 0.2406005859375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.630859375, 0.8427734375, 0.079345703125, -2.689453125], [-2.232421875, 2.478515625, 1.61328125, -1.8544921875], [0.5888671875, -1.3671875, 2.9453125, -1.830078125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.640625, 0.238525390625, 0.5751953125, 0.63916015625], [0.419921875, 0.214111328125, 0.69580078125, 0.62841796875], [0.37060546875, 0.27880859375, 0.5537109375, 0.236083984375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.3720703125, 0.79541015625, 0.0531005859375, -1.58984375], [-1.8388671875, 2.365234375, 0.83203125, -1.1220703125], [0.5078125, -1.2607421875, 2.04296875, -1.7275390625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_tanh_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xf32>
    %2 = stablehlo.add %arg1, %1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.44120514, 0.88502103, 0.21745077, 0.6958405], [0.68042934, 0.78196704, 0.34370446, 0.41846862], [0.48457298, 0.3900993, 0.41331118, 0.38618442]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.2741282, -1.9439354, 1.3871202, -2.4001179], [0.481736, -1.8315333, -1.7315593, 2.1659315], [1.1716527, -2.9961314, 0.23730938, 0.13530158]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.41464293, 0.70892584, 0.21408698, 0.601721], [0.5917984, 0.65383434, 0.3307805, 0.39563957], [0.44989845, 0.37144583, 0.39128053, 0.3680662]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.8831402, -0.96696043, 1.323544, -1.5311116], [0.31301984, -1.0485541, -1.5420995, 1.8268968], [0.93450004, -2.5827494, 0.2009772, 0.1169719]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_tanh_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf64>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xf64>
    %2 = stablehlo.add %arg1, %1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xf64>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.45591575889710456, 0.4314706679600109, 0.5927043101357138, 0.21444563283798887], [0.27290730535987556, 0.7761329507582821, 0.8959313558645688, 0.333786781424839], [0.2066599832269945, 0.69605244764219, 0.7776298142288042, 0.854383551806103]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.2124312335927474, -2.421209944014885, -1.2453556193253388, -0.2453021567610314], [-1.1521882177827205, -1.1407197807040124, -2.8307916259231938, 1.3387101515741788], [-0.9229422281309567, 1.7996624705603859, 0.34595618950731666, 0.11676811149743038]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.42674960337315987, 0.40654963434743263, 0.5318377882812466, 0.21121776371563383], [0.26632800933652695, 0.6504815150116487, 0.7143109972312671, 0.3219192532007129], [0.2037673534331614, 0.6018561301780259, 0.6513441757263982, 0.6933526070448661]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.8095138239485387, -2.0210260567609377, -0.8931049977499079, -0.23435850544974704], [-1.0704628063230057, -0.6580513530649941, -1.3864079383867698, 1.1999769336744943], [-0.8846206199023735, 1.1477692915406406, 0.199184540677899, 0.06063326206432048]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_tanh_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xcomplex<f32>>
    %2 = stablehlo.add %arg1, %1 : tensor<3x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xcomplex<f32>>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.55044484,0.6059384), (0.4829272,0.6310617), (0.7491563,0.66837436), (0.64393014,0.5141382)], [(0.24346867,0.1836033), (0.30233133,0.45906985), (0.45705718,0.42680016), (0.65834916,0.7385839)], [(0.20081425,0.30404133), (0.30295435,0.8078015), (0.55583495,0.28304023), (0.3400906,0.5354337)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.8990424,-1.4592404), (-0.0167232,1.4300766), (0.3686172,-1.1775913), (1.2020283,-2.6430666)], [(-2.1403353,-1.2941265), (1.093114,1.2686753), (-0.6774967,-1.139142), (0.29390347,1.9366217)], [(1.5827429,-0.7396158), (0.66093,1.9857689), (-2.4992273,2.3598824), (-1.9234675,-1.702222)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.3576243,-2.9108784), (0.9217674,1.2861689), (-0.5600732,-0.7750902), (-0.45293936,-2.3101895)], [(-2.1871448,-1.0705845), (1.5687279,1.0088521), (-1.0024399,-0.762165), (1.6834636,0.81810284)], [(1.5547374,-0.9776446), (2.9052508,2.2217429), (-1.3569024,2.356398), (-2.8155046,-0.99783266)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_tanh_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xcomplex<f64>>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x4xcomplex<f64>>
    %2 = stablehlo.add %arg1, %1 : tensor<3x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xcomplex<f64>>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.6337919391854292,0.5009077540909221), (0.7154119598668758,0.5666168354352471), (0.6375203148506321,0.6244309214580193), (0.7496423799674911,0.8273284549625352)], [(0.3923085649314223,0.33838984789759197), (0.4468108714137953,0.6974501923430693), (0.48079585074783604,0.36703733345272477), (0.3360580250883911,0.19057231359524995)], [(0.4197748628331639,0.178980571757918), (0.33832063036521975,0.4567847474494068), (0.689832524572856,0.5733210085371071), (0.29877218695071206,0.5431490389903266)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-2.654233376632642,0.2649066711740584), (0.4136837234262716,2.4014203367381945), (-2.3797509180953944,-2.8642087253155717), (-1.8002765611224827,1.5800238650110252)], [(2.925628002549491,0.7886630416895795), (2.178451730850485,0.012352800877114767), (0.07773825705772452,1.0295394939635258), (0.8880850702109235,2.553507757943925)], [(1.410888458659894,-2.747036423055493), (1.1022303740373944,2.585152750120577), (0.07506683495387723,-0.0013138314111875715), (-2.2262453329344036,0.0974574807783748)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-1.6684091851669818,1.3914121402208046), (1.4667684567587091,1.127436464853865), (-3.2978863098734013,-0.3523127145510478), (0.7409030889051932,1.978925512294881)], [(2.8809341033824416,0.005836095248390229), (2.132285344611719,-1.6894539225729275), (0.3719814585604733,0.8427818171901001), (1.1088669361306343,2.2407388846415666)], [(0.8692638764245062,-2.528215616055627), (2.0064061546072804,2.2842447910352837), (0.0433514800516232,-0.04073604628025675), (-2.498108251559309,1.0286499031331784)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
