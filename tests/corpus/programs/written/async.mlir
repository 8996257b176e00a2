module @written_async_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<8x6xi8>, tensor<8x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<8x6xi8>, tensor<8x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x6xi8>, tensor<8x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x060504030005000602000308030205050006020705060502"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x020003010601040207080303030302030101020001020108"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<8x6xi8>, tensor<8x6xi8>) {
    %c0 = stablehlo.constant dense<"0x060504030005000602000308030205050006020705060502020003010601040207080303030302030101020001020108"> : tensor<8x6xi8>
    %c1 = stablehlo.constant dense<"0x060504030005000602000308030205050006020705060502020003010601040207080303030302030101020001020108"> : tensor<8x6xi8>
    return %c0, %c1 : tensor<8x6xi8>, tensor<8x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<8x6xi8> {
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%p: tensor<4x6xi8>):
      %q = "stablehlo.all_gather"(%p) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<8x6xi8>
      stablehlo.return %q : tensor<8x6xi8>
    }) : (tensor<4x6xi8>) -> !stablehlo.future<tensor<8x6xi8>>
    %y = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<8x6xi8>>) -> tensor<8x6xi8>
    return %y : tensor<8x6xi8>
  }
}

// -----

module @written_async_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<8x6xf32>, tensor<8x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x6xf32>, tensor<8x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x00000000000080400000E0400000E040000000000000A040000080400000C040000000000000803F0000004100000041000000400000A0400000C0400000E0400000A0400000A0400000A040000080400000E04000000040000000410000803F"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000C0400000004100000040000000000000A04000004040000000000000803F0000A04000000041000000400000A0400000A040000080400000A04000000041000080400000803F0000803F000000400000A04000000000000000400000C040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<8x6xf32>, tensor<8x6xf32>) {
    %c0 = stablehlo.constant dense<"0x00000000000080400000E0400000E040000000000000A040000080400000C040000000000000803F0000004100000041000000400000A0400000C0400000E0400000A0400000A0400000A040000080400000E04000000040000000410000803F0000C0400000004100000040000000000000A04000004040000000000000803F0000A04000000041000000400000A0400000A040000080400000A04000000041000080400000803F0000803F000000400000A04000000000000000400000C040"> : tensor<8x6xf32>
    %c1 = stablehlo.constant dense<"0x00000000000080400000E0400000E040000000000000A040000080400000C040000000000000803F0000004100000041000000400000A0400000C0400000E0400000A0400000A0400000A040000080400000E04000000040000000410000803F0000C0400000004100000040000000000000A04000004040000000000000803F0000A04000000041000000400000A0400000A040000080400000A04000000041000080400000803F0000803F000000400000A04000000000000000400000C040"> : tensor<8x6xf32>
    return %c0, %c1 : tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<8x6xf32> {
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%p: tensor<4x6xf32>):
      %q = "stablehlo.all_gather"(%p) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<8x6xf32>
      stablehlo.return %q : tensor<8x6xf32>
    }) : (tensor<4x6xf32>) -> !stablehlo.future<tensor<8x6xf32>>
    %y = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<8x6xf32>>) -> tensor<8x6xf32>
    return %y : tensor<8x6xf32>
  }
}

// -----

module @written_async_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x000080400000000000000000000000000000E040000000000000E040000000000000404000000000000040400000000000000040000000000000A04000000000000040400000000000000041000000000000A0400000000000004040000000000000803F0000000000000040000000000000C040000000000000803F0000000000000041000000000000C040000000000000A040000000000000A0400000000000008040000000000000C040000000000000E040000000000000C04000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000A040000000000000004100000000000000400000000000000040000000000000E0400000000000000040000000000000A0400000000000004040000000000000803F000000000000803F00000000000000000000000000000000000000000000004100000000000000400000000000004040000000000000803F000000000000803F0000000000000041000000000000803F000000000000803F00000000000000400000000000000041000000000000A040000000000000E04000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x000080400000000000000000000000000000E040000000000000E040000000000000404000000000000040400000000000000040000000000000A04000000000000040400000000000000041000000000000A0400000000000004040000000000000803F0000000000000040000000000000C040000000000000803F0000000000000041000000000000C040000000000000A040000000000000A0400000000000008040000000000000C040000000000000E040000000000000C040000000000000A040000000000000004100000000000000400000000000000040000000000000E0400000000000000040000000000000A0400000000000004040000000000000803F000000000000803F00000000000000000000000000000000000000000000004100000000000000400000000000004040000000000000803F000000000000803F0000000000000041000000000000803F000000000000803F00000000000000400000000000000041000000000000A040000000000000E04000000000"> : tensor<8x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x000080400000000000000000000000000000E040000000000000E040000000000000404000000000000040400000000000000040000000000000A04000000000000040400000000000000041000000000000A0400000000000004040000000000000803F0000000000000040000000000000C040000000000000803F0000000000000041000000000000C040000000000000A040000000000000A0400000000000008040000000000000C040000000000000E040000000000000C040000000000000A040000000000000004100000000000000400000000000000040000000000000E0400000000000000040000000000000A0400000000000004040000000000000803F000000000000803F00000000000000000000000000000000000000000000004100000000000000400000000000004040000000000000803F000000000000803F0000000000000041000000000000803F000000000000803F00000000000000400000000000000041000000000000A040000000000000E04000000000"> : tensor<8x6xcomplex<f32>>
    return %c0, %c1 : tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>> {
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%p: tensor<4x6xcomplex<f32>>):
      %q = "stablehlo.all_gather"(%p) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
      stablehlo.return %q : tensor<8x6xcomplex<f32>>
    }) : (tensor<4x6xcomplex<f32>>) -> !stablehlo.future<tensor<8x6xcomplex<f32>>>
    %y = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<8x6xcomplex<f32>>>) -> tensor<8x6xcomplex<f32>>
    return %y : tensor<8x6xcomplex<f32>>
  }
}

// -----

module @written_async_slice_bool {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xi1>
    %want0 = call @expected() : () -> tensor<2x2xi1>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xi1>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xi1>) -> tensor<2x2xi1>
      stablehlo.return %q : tensor<2x2xi1>
    }) : (tensor<3x4xi1>) -> !stablehlo.future<tensor<2x2xi1>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xi1>>) -> tensor<2x2xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [true, true, true, true], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<2x2xi1> {
    %c0 = stablehlo.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
    return %c0 : tensor<2x2xi1>
  }
}

// -----

module @written_async_slice_i8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xi8>
    %want0 = call @expected() : () -> tensor<2x2xi8>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xi8>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xi8>) -> tensor<2x2xi8>
      stablehlo.return %q : tensor<2x2xi8>
    }) : (tensor<3x4xi8>) -> !stablehlo.future<tensor<2x2xi8>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xi8>>) -> tensor<2x2xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[3, 2, 1, -1], [-1, -2, 1, 1], [0, -2, 1, 0]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<2x2xi8> {
    %c0 = stablehlo.constant dense<[[2, 1], [-2, 1]]> : tensor<2x2xi8>
    return %c0 : tensor<2x2xi8>
  }
}

// -----

module @written_async_slice_u16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xui16>
    %want0 = call @expected() : () -> tensor<2x2xui16>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xui16>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xui16>) -> tensor<2x2xui16>
      stablehlo.return %q : tensor<2x2xui16>
    }) : (tensor<3x4xui16>) -> !stablehlo.future<tensor<2x2xui16>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xui16>>) -> tensor<2x2xui16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xui16>, tensor<2x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[0, 1, 1, 2], [2, 3, 2, 2], [0, 3, 2, 2]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<2x2xui16> {
    %c0 = stablehlo.constant dense<[[1, 1], [3, 2]]> : tensor<2x2xui16>
    return %c0 : tensor<2x2xui16>
  }
}

// -----

module @written_async_slice_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<2x2xi32>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xi32>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xi32>) -> tensor<2x2xi32>
      stablehlo.return %q : tensor<2x2xi32>
    }) : (tensor<3x4xi32>) -> !stablehlo.future<tensor<2x2xi32>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xi32>>) -> tensor<2x2xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[3, -3, 3, 2], [-2, -1, -2, -2], [0, -2, 1, 1]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<2x2xi32> {
    %c0 = stablehlo.constant dense<[[-3, 3], [-1, -2]]> : tensor<2x2xi32>
    return %c0 : tensor<2x2xi32>
  }
}

// -----

module @written_async_slice_u64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xui64>
    %want0 = call @expected() : () -> tensor<2x2xui64>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xui64>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xui64>) -> tensor<2x2xui64>
      stablehlo.return %q : tensor<2x2xui64>
    }) : (tensor<3x4xui64>) -> !stablehlo.future<tensor<2x2xui64>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xui64>>) -> tensor<2x2xui64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xui64>, tensor<2x2xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[0, 3, 3, 2], [0, 1, 0, 2], [2, 2, 2, 0]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
  func.func private @expected() -> tensor<2x2xui64> {
    %c0 = stablehlo.constant dense<[[3, 3], [1, 0]]> : tensor<2x2xui64>
    return %c0 : tensor<2x2xui64>
  }
}

// -----

module @written_async_slice_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x2xbf16>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xbf16>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xbf16>) -> tensor<2x2xbf16>
      stablehlo.return %q : tensor<2x2xbf16>
    }) : (tensor<3x4xbf16>) -> !stablehlo.future<tensor<2x2xbf16>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xbf16>>) -> tensor<2x2xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-1.390625, 2.78125, -2.328125, 0.10009765625], [-2.5625, 1.2109375, 1.65625, -2.0625], [-1.234375, 0.9296875, -2.921875, -2.078125]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<2x2xbf16> {
    %c0 = stablehlo.constant dense<[[2.78125, -2.328125], [1.2109375, 1.65625]]> : tensor<2x2xbf16>
    return %c0 : tensor<2x2xbf16>
  }
}

// -----

module @written_async_slice_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<2x2xf32>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xf32>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xf32>) -> tensor<2x2xf32>
      stablehlo.return %q : tensor<2x2xf32>
    }) : (tensor<3x4xf32>) -> !stablehlo.future<tensor<2x2xf32>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xf32>>) -> tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.1259436, 2.8090944, 1.5527557, 0.60224915], [0.92543936, 0.83757585, -1.0196697, -1.0277159], [0.6270753, 2.4422016, 1.860852, -2.9787016]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<2x2xf32> {
    %c0 = stablehlo.constant dense<[[2.8090944, 1.5527557], [0.83757585, -1.0196697]]> : tensor<2x2xf32>
    return %c0 : tensor<2x2xf32>
  }
}

// -----

module @written_async_slice_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<2x2xf64>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xf64>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xf64>) -> tensor<2x2xf64>
      stablehlo.return %q : tensor<2x2xf64>
    }) : (tensor<3x4xf64>) -> !stablehlo.future<tensor<2x2xf64>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xf64>>) -> tensor<2x2xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.21442083798836, 2.5655738959061622, 2.2388712624199707, -1.898677410080689], [2.8851540511449993, 0.4506178724767236, 2.579268740144391, -0.27312738015275606], [1.718174696185578, -0.5799504379918319, -1.627511337022502, 1.9312472879660936]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<2x2xf64> {
    %c0 = stablehlo.constant dense<[[2.5655738959061622, 2.2388712624199707], [0.4506178724767236, 2.579268740144391]]> : tensor<2x2xf64>
    return %c0 : tensor<2x2xf64>
  }
}

// -----

module @written_async_slice_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x2xcomplex<f32>>
    %f = "stablehlo.async_start"(%a) ({
    ^bb0(%p: tensor<3x4xcomplex<f32>>):
      %q = stablehlo.slice %p [0:2, 1:3] : (tensor<3x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
      stablehlo.return %q : tensor<2x2xcomplex<f32>>
    }) : (tensor<3x4xcomplex<f32>>) -> !stablehlo.future<tensor<2x2xcomplex<f32>>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2x2xcomplex<f32>>>) -> tensor<2x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.7796212,-1.8817478), (1.8006493,1.428651), (-2.7826376,-1.4764227), (0.9430766,2.729421)], [(-1.0817595,-2.2484756), (0.4117285,1.0432113), (1.0283781,2.978002), (0.94524515,0.20126025)], [(1.8163106,2.345629), (-0.95345384,-2.9400876), (1.5416797,0.73126405), (-2.2482188,-1.2149117)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.8006493,1.428651), (-2.7826376,-1.4764227)], [(0.4117285,1.0432113), (1.0283781,2.978002)]]> : tensor<2x2xcomplex<f32>>
    return %c0 : tensor<2x2xcomplex<f32>>
  }
}
