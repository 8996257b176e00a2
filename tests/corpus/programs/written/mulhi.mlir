module @written_mulhi_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xi32>, tensor<5xi32>)
    %want0 = call @expected() : () -> tensor<5xi32>
    %r = "chlo.mulhi"(%a, %b)  : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi32>, tensor<5xi32>) {
    %c0 = stablehlo.constant dense<[818461877, 770290759, 1026577929, 431255991, 1414559886]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<[433988994, 1440397018, 699580872, 1185825775, 1281266041]> : tensor<5xi32>
    return %c0, %c1 : tensor<5xi32>, tensor<5xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[82702247, 258331306, 167212980, 119068303, 421988671]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @written_mulhi_u32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<5xui32>, tensor<5xui32>)
    %want0 = call @expected() : () -> tensor<5xui32>
    %r = "chlo.mulhi"(%a, %b)  : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xui32>, tensor<5xui32>) {
    %c0 = stablehlo.constant dense<[657850324, 660547987, 994811888, 1995303007, 728798019]> : tensor<5xui32>
    %c1 = stablehlo.constant dense<[1987191243, 1246213716, 525093709, 1965539061, 1782407136]> : tensor<5xui32>
    return %c0, %c1 : tensor<5xui32>, tensor<5xui32>
  }
  func.func private @expected() -> tensor<5xui32> {
    %c0 = stablehlo.constant dense<[304373540, 191662451, 121623618, 913125928, 302450449]> : tensor<5xui32>
    return %c0 : tensor<5xui32>
  }
}
