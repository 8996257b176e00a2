module @written_ragged_dot_i32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<5x4xi32>, tensor<3x4x2xi32>, tensor<3xi64>)
    %want0 = call @expected() : () -> tensor<5x2xi32>
    %r = "chlo.ragged_dot"(%a, %b, %c) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [],
      rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
      rhs_group_dimensions = [0]>} : (tensor<5x4xi32>, tensor<3x4x2xi32>, tensor<3xi64>) -> tensor<5x2xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xi32>, tensor<3x4x2xi32>, tensor<3xi64>) {
    %c0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFFFEFFFFFFFFFFFFFF0200000000000000FFFFFFFF00000000FFFFFFFF03000000FDFFFFFF0300000002000000FEFFFFFFFFFFFFFFFFFFFFFF0200000002000000FEFFFFFF"> : tensor<5x4xi32>
    %c1 = stablehlo.constant dense<"0x00000000FEFFFFFFFFFFFFFF01000000FDFFFFFFFFFFFFFF00000000FEFFFFFF030000000300000001000000FEFFFFFFFDFFFFFF0100000002000000FFFFFFFF00000000FEFFFFFF000000000200000001000000FDFFFFFF01000000FDFFFFFF"> : tensor<3x4x2xi32>
    %c2 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi64>
    return %c0, %c1, %c2 : tensor<5x4xi32>, tensor<3x4x2xi32>, tensor<3xi64>
  }
  func.func private @expected() -> tensor<5x2xi32> {
    %c0 = stablehlo.constant dense<[[6, 8], [-2, 6], [0, -2], [-3, 7], [0, 6]]> : tensor<5x2xi32>
    return %c0 : tensor<5x2xi32>
  }
}

// -----

module @written_ragged_dot_f32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi64>)
    %want0 = call @expected() : () -> tensor<5x2xf32>
    %r = "chlo.ragged_dot"(%a, %b, %c) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [],
      rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
      rhs_group_dimensions = [0]>} : (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi64>) -> tensor<5x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi64>) {
    %c0 = stablehlo.constant dense<"0xE9A2F33FCB5B1D40BE6D2FC0C056933F7B7E33C0B83E1DC0A87C20C08DBDED3F2CF43E4063E9F4BF127C143FFC57B73F5D9FFE3F2E2F2740ECC793BF03A4453F361B18BFD58BB03F2AB138BFD818D9BE"> : tensor<5x4xf32>
    %c1 = stablehlo.constant dense<"0x96001C4055AC7BBF67A3C3BFDA98A23FFD0C31C0889335BF443902BF47192D4023D5F43E40F43EC09971F73F0729503FCB749EBE72B9EB3FCEA8D93F735128401A33863FFC73B8BF43380F401713BBBEEBF6F6BECD39F13FA1AD2440598D5ABF"> : tensor<3x4x2xf32>
    %c2 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi64>
    return %c0, %c1, %c2 : tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi64>
  }
  func.func private @expected() -> tensor<5x2xf32> {
    %c0 = stablehlo.constant dense<[[7.879061, 6.309555], [2.9112515, 6.43826], [2.252264, -3.7302096], [10.474726, -6.6559534], [1.7205496, -0.645383]]> : tensor<5x2xf32>
    return %c0 : tensor<5x2xf32>
  }
}

// -----

module @written_ragged_dot_f64 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi64>)
    %want0 = call @expected() : () -> tensor<5x2xf64>
    %r = "chlo.ragged_dot"(%a, %b, %c) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [],
      rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0],
      rhs_group_dimensions = [0]>} : (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi64>) -> tensor<5x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x2xf64>, tensor<5x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi64>) {
    %c0 = stablehlo.constant dense<"0x0C74D281E223FCBFD458C6C60276E83F80E014B93816FC3F3BD1DF85633DF7BF40C37A41DB43CFBF508086FE29ECFC3F40BEF403F9B80340B230B99062840340C0D46EA95681A7BFFAD3A1F82BC102C0F4C29A9F15BD02400C0562B990AAF03F1C0409C10221E63F605CA28A92BDEDBF3CD9DE996006F7BF660E8C039AE7044008D892EA0183ED3FE05BBDE1CF08F13F6EE8059BC56304403EFD1A7AE7B40240"> : tensor<5x4xf64>
    %c1 = stablehlo.constant dense<"0x7C9C941C9034024080105910E58A02408A9DBAD9094E0040DA3D7342B1990340798AA79FC8A707C08E3849A8E6B80740083702DA963505C0C070CDA41AF10740D027A3E3AFF3FB3FF21DFB15ADF3064046D1AFDE03A30140C85CD9D97021E53FC078E5FE3085B13FAD4DC0C6E6A4F3BF08EBF294D393E9BF06A4633031BB0640A067E59541DBD93F08E1B5E79F6FF13FB3DE977877B1F6BFE9105A84E778F2BFF528883F368CF8BFF41C6248F646FA3F00DFFF3790F5D23F32700A5FF9600140"> : tensor<3x4x2xf64>
    %c2 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi64>
    return %c0, %c1, %c2 : tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi64>
  }
  func.func private @expected() -> tensor<5x2xf64> {
    %c0 = stablehlo.constant dense<[[-3.7842882292438436, -1.3452267692120627], [-10.62931467887586, 18.47424331874126], [0.021370719148224193, 8.76620433541913], [4.579505469575766, 5.139736182162047], [-4.355049515697814, 9.041354284428218]]> : tensor<5x2xf64>
    return %c0 : tensor<5x2xf64>
  }
}
