module @written_infeed_i8 {
  func.func public @main() {
    %want0, %want1 = call @expected() : () -> (tensor<2xi8>, tensor<2xi8>)
    %t = "stablehlo.create_token"() : () -> !stablehlo.token
    %r, %s, %u = "interpreter.run_parallel"(%t) {infeed = [@one, @two], programs = [[@run]]}
      : (!stablehlo.token) -> (tensor<2xi8>, tensor<2xi8>, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2xi8>, tensor<2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xi8>, tensor<2xi8>) -> ()
    return
  }
  func.func private @expected() -> (tensor<2xi8>, tensor<2xi8>) {
    %c0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
    %c1 = stablehlo.constant dense<[3, 4]> : tensor<2xi8>
    return %c0, %c1 : tensor<2xi8>, tensor<2xi8>
  }
  func.func private @run(%t: !stablehlo.token)
      -> (tensor<2xi8>, tensor<2xi8>, !stablehlo.token) {
    %x, %u = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xi8>, !stablehlo.token)
    %y, %v = "stablehlo.infeed"(%u) : (!stablehlo.token) -> (tensor<2xi8>, !stablehlo.token)
    return %x, %y, %v : tensor<2xi8>, tensor<2xi8>, !stablehlo.token
  }
  func.func private @one() -> tensor<2xi8> {
    %x = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
    return %x : tensor<2xi8>
  }
  func.func private @two() -> tensor<2xi8> {
    %x = stablehlo.constant dense<[3, 4]> : tensor<2xi8>
    return %x : tensor<2xi8>
  }
}

// -----

module @written_infeed_i64 {
  func.func public @main() {
    %want0, %want1 = call @expected() : () -> (tensor<2xi64>, tensor<2xi64>)
    %t = "stablehlo.create_token"() : () -> !stablehlo.token
    %r, %s, %u = "interpreter.run_parallel"(%t) {infeed = [@one, @two], programs = [[@run]]}
      : (!stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2xi64>, tensor<2xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xi64>, tensor<2xi64>) -> ()
    return
  }
  func.func private @expected() -> (tensor<2xi64>, tensor<2xi64>) {
    %c0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %c1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    return %c0, %c1 : tensor<2xi64>, tensor<2xi64>
  }
  func.func private @run(%t: !stablehlo.token)
      -> (tensor<2xi64>, tensor<2xi64>, !stablehlo.token) {
    %x, %u = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %y, %v = "stablehlo.infeed"(%u) : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    return %x, %y, %v : tensor<2xi64>, tensor<2xi64>, !stablehlo.token
  }
  func.func private @one() -> tensor<2xi64> {
    %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    return %x : tensor<2xi64>
  }
  func.func private @two() -> tensor<2xi64> {
    %x = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    return %x : tensor<2xi64>
  }
}

// -----

module @written_infeed_u32 {
  func.func public @main() {
    %want0, %want1 = call @expected() : () -> (tensor<2xui32>, tensor<2xui32>)
    %t = "stablehlo.create_token"() : () -> !stablehlo.token
    %r, %s, %u = "interpreter.run_parallel"(%t) {infeed = [@one, @two], programs = [[@run]]}
      : (!stablehlo.token) -> (tensor<2xui32>, tensor<2xui32>, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
    return
  }
  func.func private @expected() -> (tensor<2xui32>, tensor<2xui32>) {
    %c0 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
    %c1 = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
    return %c0, %c1 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @run(%t: !stablehlo.token)
      -> (tensor<2xui32>, tensor<2xui32>, !stablehlo.token) {
    %x, %u = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
    %y, %v = "stablehlo.infeed"(%u) : (!stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
    return %x, %y, %v : tensor<2xui32>, tensor<2xui32>, !stablehlo.token
  }
  func.func private @one() -> tensor<2xui32> {
    %x = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
    return %x : tensor<2xui32>
  }
  func.func private @two() -> tensor<2xui32> {
    %x = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
    return %x : tensor<2xui32>
  }
}
