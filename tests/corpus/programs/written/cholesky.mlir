module @written_cholesky_lower_true_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xf32>
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %z = "stablehlo.cholesky"(%a) {lower = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare GE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xf32>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.4478084, 0.3264709, -0.53013366, 0.6465787], [0.3264709, 4.9645343, 0.46158454, 0.2704302], [-0.53013366, 0.46158454, 9.931984, -0.7914775], [0.6465787, 0.2704302, -0.7914775, 16.595606]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.2032491, 0.0, 0.0, 0.0], [0.27132446, 2.2115417, 0.0, 0.0], [-0.44058514, 0.26276964, 3.1094728, 0.0], [0.53736067, 0.056354854, -0.18316056, 4.033624]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
}

// -----

module @written_cholesky_lower_true_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xf64>
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %z = "stablehlo.cholesky"(%a) {lower = true} : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare GE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xf64>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9032425163145182, 0.302963265691107, 0.3727448114242842, 0.5762159104659317], [0.302963265691107, 3.9981626605516434, -0.6676712328303068, -0.2977804980357609], [0.3727448114242842, -0.6676712328303068, 10.042269741146246, -0.02585473998920988], [0.5762159104659317, -0.2977804980357609, -0.02585473998920988, 16.096288277053173]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9503907177127301, 0.0, 0.0, 0.0], [0.31877759330419114, 1.9739664400791699, 0.0, 0.0], [0.39220165399064, -0.4015753845073341, 3.118843505902635, 0.0], [0.6062937060798416, -0.2487647897781265, -0.11656306247390956, 3.9564157201758374]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
}

// -----

module @written_cholesky_lower_true_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x4xcomplex<f32>>
    %z = "stablehlo.cholesky"(%a) {lower = true} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare GE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xcomplex<f32>>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.5411043,0.0), (-0.032928936,0.0), (0.51391613,0.0), (0.7066802,0.0)], [(-0.032928936,0.0), (4.5719094,0.0), (-0.9137281,0.0), (-0.78062874,0.0)], [(0.51391613,0.0), (-0.9137281,0.0), (10.420203,0.0), (0.43202075,0.0)], [(0.7066802,0.0), (-0.78062874,0.0), (0.43202075,0.0), (15.776404,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.2414122,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0)], [(-0.026525384,0.0), (2.138038,0.0), (0.0,0.0), (0.0,0.0)], [(0.413977,0.0), (-0.42223167,0.0), (3.1734126,0.0), (0.0,0.0)], [(0.56925505,0.0), (-0.35805216,0.0), (0.01423745,0.0), (3.9145815,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
}

// -----

module @written_cholesky_lower_true_c128 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4x4xcomplex<f64>>
    %z = "stablehlo.cholesky"(%a) {lower = true} : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare GE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xcomplex<f64>>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.2668783557572931,0.0), (0.07779090841104414,0.0), (-0.3235830738711816,0.0), (0.3709786047262139,0.0)], [(0.07779090841104414,0.0), (5.148637779615296,0.0), (-0.9084855997393617,0.0), (-0.6469710965285784,0.0)], [(-0.3235830738711816,0.0), (-0.9084855997393617,0.0), (8.661903915675742,0.0), (1.3531972507380086,0.0)], [(0.3709786047262139,0.0), (-0.6469710965285784,0.0), (1.3531972507380086,0.0), (15.01099526017973,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.1255569091597692,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0)], [(0.06911326098039346,0.0), (2.26800818710426,0.0), (0.0,0.0), (0.0,0.0)], [(-0.28748708416061974,0.0), (-0.39180477165642036,0.0), (2.902713232998366,0.0), (0.0,0.0)], [(0.3295955999267512,0.0), (-0.29530339751525636,0.0), (0.4589672976769181,0.0), (3.82158434733132,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
}

// -----

module @written_cholesky_lower_false_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xf32>
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %z = "stablehlo.cholesky"(%a) {lower = false} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare LE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xf32>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.5103507, 0.21905713, 0.15982997, -0.18908733], [0.21905713, 3.5905955, -0.13746098, -1.263175], [0.15982997, -0.13746098, 7.637164, 0.43463445], [-0.18908733, -1.263175, 0.43463445, 15.896269]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.2289633, 0.17824547, 0.13005269, -0.15385923], [0.0, 1.8864844, -0.085154295, -0.6550545], [0.0, 0.0, 2.7591665, 0.14455946], [0.0, 0.0, 0.0, 3.9271622]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
}

// -----

module @written_cholesky_lower_false_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xf64>
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %z = "stablehlo.cholesky"(%a) {lower = false} : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare LE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xf64>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.6546552711570772, -0.13712047602322813, 0.014828747703720316, -0.4583779482456776], [-0.13712047602322813, 4.892547089859895, -0.13368657887972316, 0.20534789459914116], [0.014828747703720316, -0.13368657887972316, 8.1768154509864, 0.5190491981768195], [-0.4583779482456776, 0.20534789459914116, 0.5190491981768195, 16.892453075511778]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8091077005918788, -0.1694712285186777, 0.01832728534516825, -0.5665227854219715], [0.0, 2.2054084865539685, -0.05920927216567585, 0.049577474121677095], [0.0, 0.0, 2.858841342867401, 0.18621791321388373], [0.0, 0.0, 0.0, 4.066247652562186]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
}

// -----

module @written_cholesky_lower_false_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x4xcomplex<f32>>
    %z = "stablehlo.cholesky"(%a) {lower = false} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare LE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xcomplex<f32>>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.4301115,0.0), (0.6243709,0.0), (0.6808802,0.0), (-0.41885823,0.0)], [(0.6243709,0.0), (3.3599463,0.0), (-0.07398506,0.0), (0.64331967,0.0)], [(0.6808802,0.0), (-0.07398506,0.0), (8.399412,0.0), (-0.22257555,0.0)], [(-0.41885823,0.0), (0.64331967,0.0), (-0.22257555,0.0), (17.674732,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.1958728,0.0), (0.5221048,0.0), (0.5693584,0.0), (-0.3502532,0.0)], [(0.0,0.0), (1.7570865,0.0), (-0.21128717,0.0), (0.47020373,0.0)], [(0.0,0.0), (0.0,0.0), (2.8338315,0.0), (0.026886597,0.0)], [(0.0,0.0), (0.0,0.0), (0.0,0.0), (4.1629605,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
}

// -----

module @written_cholesky_lower_false_c128 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4x4xcomplex<f64>>
    %z = "stablehlo.cholesky"(%a) {lower = false} : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %j = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %m = stablehlo.compare LE, %i, %j : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %n = stablehlo.subtract %a, %a : tensor<4x4xcomplex<f64>>
    %r = stablehlo.select %m, %z, %n : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.1664420142831673,0.0), (-0.5550113348599749,0.0), (0.6762051051834098,0.0), (-0.5717497455705581,0.0)], [(-0.5550113348599749,0.0), (5.105714306734886,0.0), (-0.48592251475288406,0.0), (-0.7167232890096403,0.0)], [(0.6762051051834098,0.0), (-0.48592251475288406,0.0), (10.299548529539274,0.0), (0.560594284978301,0.0)], [(-0.5717497455705581,0.0), (-0.7167232890096403,0.0), (0.560594284978301,0.0), (14.223617921037654,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.0800194508818661,0.0), (-0.5138901289294305,0.0), (0.6261045619421665,0.0), (-0.5293883782405109,0.0)], [(0.0,0.0), (2.2003707056138926,0.0), (-0.07461177349537376,0.0), (-0.4493655311964974,0.0)], [(0.0,0.0), (0.0,0.0), (3.146740327753524,0.0), (0.27282797910957274,0.0)], [(0.0,0.0), (0.0,0.0), (0.0,0.0), (3.696890771879663,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
}
