module @written_outfeed_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %t = "stablehlo.create_token"() : () -> !stablehlo.token
    %u = "stablehlo.after_all"(%t, %t) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %v = "stablehlo.outfeed"(%a, %u) {outfeed_config = ""} : (tensor<4xi32>, !stablehlo.token) -> !stablehlo.token
    %r = stablehlo.add %a, %a : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, -2, 1, 3]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[2, -4, 2, 6]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @written_outfeed_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %t = "stablehlo.create_token"() : () -> !stablehlo.token
    %u = "stablehlo.after_all"(%t, %t) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %v = "stablehlo.outfeed"(%a, %u) {outfeed_config = ""} : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
    %r = stablehlo.add %a, %a : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.9386035, -2.5102406, -0.09944804, 2.21745]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[3.877207, -5.020481, -0.19889608, 4.4349]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @written_outfeed_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %t = "stablehlo.create_token"() : () -> !stablehlo.token
    %u = "stablehlo.after_all"(%t, %t) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %v = "stablehlo.outfeed"(%a, %u) {outfeed_config = ""} : (tensor<4xcomplex<f32>>, !stablehlo.token) -> !stablehlo.token
    %r = stablehlo.add %a, %a : tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-1.1735319,2.3096051), (0.2364589,0.85414904), (-2.8631184,-1.8010863), (0.28791392,1.0735307)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-2.3470638,4.6192102), (0.4729178,1.7082981), (-5.726237,-3.6021726), (0.57582784,2.1470613)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}
