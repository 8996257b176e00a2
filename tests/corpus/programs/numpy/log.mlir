module @numpy_log_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi16>
    %want0 = call @expected() : () -> tensor<4x0x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<4x0x2xi16>) -> tensor<4x0x2xf32>
    %1 = stablehlo.log %0 : tensor<4x0x2xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xf32>, tensor<4x0x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0 : tensor<4x0x2xi16>
  }
  func.func private @expected() -> tensor<4x0x2xf32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf32>
    return %c0 : tensor<4x0x2xf32>
  }
}

// -----

module @numpy_log_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = stablehlo.log %arg0 : tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[18.796875, 17.359375], [10.4296875, 15.28125], [10.4140625, 13.71875]]], [[[13.8125, 0.2108154296875], [10.2890625, 3.80859375], [18.1875, 17.328125]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[2.93359375, 2.853515625], [2.34375, 2.7265625], [2.34375, 2.619140625]]], [[[2.625, -1.556640625], [2.33203125, 1.3369140625], [2.900390625, 2.8515625]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @numpy_log_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = stablehlo.log %arg0 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x3096443FEF42344142258240FF7AC6403430774148929041FD81933FA22DB440A9CB7C4063359C41F1C9864194033741B9E86A41C68E1841F9D440417D31224185AA9540F00C9E412FD5AB404F1C7F4144465A41BA4501415E4E5941F93905402AE76B413B1D883F38354241DB0F17419D03644112CE9841D6E2F43F478E594124A73D4160C138418B109541E0917341530C6C418C19B3405932AD4022B39741B4495441A3FB3740B83751413E374C4148ADE140C5662540B7550641BCDF7F3FD2388440EDEA8241BAAE2341"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xB73487BE18FF1A40CD92B33F1E98E93F36342F40BC3C39404741113E0236DD3F56D5AF3F28313E40CEC0344061F71B406AF12B402C5110408C4F1F40A03C14403D76C53F3AF13E40FC23D73F12393140173E2740A1B705403EF52640DAB03B3F97362C4082C17B3D0BC41F40BDAF0F4052092A403AC83C405215263F0E082740313F1E408A921C4031323B409A422E40AB402C404A71DC3F0E27D83F4A513C4073762540B329873FC48724404EFB2240F907FA3FF011733F002D0840231801BA7999B53F5DE332405FD21440"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_log_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.log %arg0 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[14.19207296831691, 5.957301184458699, 19.76337527752282, 10.209296899851097, 6.516918133015645], [10.154024321620335, 15.142361175235727, 13.03308532479924, 14.223022211266171, 6.949850924146315], [3.7726928550523366, 5.119991379526173, 7.306976554220048, 19.667713667779093, 6.565671696561244]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[2.6526835670644986, 1.7846175571231409, 2.9838304913725517, 2.3232987659318027, 1.8744015852053042], [2.3178701117971356, 2.7174961919416036, 2.5674911493543786, 2.6548619342311217, 1.9387202095835312], [1.3277890316394574, 1.6331527553637046, 1.9888295841300652, 2.9789783911652523, 1.8818548173056115]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @numpy_log_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = stablehlo.log %arg0 : tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
}

// -----

module @numpy_log_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.log %arg0 : tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-0.0636579061028022,1.6213158286056428), (-1.771250940000836,1.4422524651703363)], [(-1.1129351558429113,1.2424746108063878), (1.5611866069313591,-0.27299967660591795)], [(1.8194679399415463,-0.5673436530947087), (-0.2242447217718997,1.7974554617753529)]]], [[[(1.7836521891701151,1.392132410099927), (-1.1875976928740113,-1.4895200705387008)], [(-0.48575184951349515,-0.12031852967739276), (-0.024679464239492077,0.7281357984968126)], [(1.0473413211978513,0.0448606938809073), (-0.28905965814014145,-1.3299066529396013)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(0.4840082619289208,1.6100392822369947), (0.8260017113848677,2.458219017653045)], [(0.5116511494278803,2.301253269073901), (0.4605062722927115,-0.17311640319814492)], [(0.6449388654249956,-0.3022638241738226), (0.5940942168493007,1.6949118174894202)]]], [[[(0.8165232888030298,0.6627342561106967), (0.6444865994128859,-2.2438901289762887)], [(-0.6922851083766668,-2.898784139015023), (-0.3166936384802938,1.6046773970026)], [(0.0471713673282256,0.042806760731322224), (0.30818900221249457,-1.7848207626769628)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
