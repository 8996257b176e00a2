module @lax_sort_keys_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<12xi8>, tensor<12xi8>, tensor<12xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<12xi8>, tensor<12xi8>, tensor<12xf32>)
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>, %arg5: tensor<i8>, %arg6: tensor<i8>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %1 = stablehlo.compare LT, %arg5, %arg6, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %2 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare EQ, %arg3, %arg4, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.and %3, %1 : tensor<i1>
      %5 = stablehlo.or %2, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<12xi8>, tensor<12xi8>, tensor<12xf32>) -> (tensor<12xi8>, tensor<12xi8>, tensor<12xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xi8>, tensor<12xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi8>, tensor<12xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xi8>, tensor<12xi8>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[3, 1, 2, 1, 1, 1, 3, 0, 3, 3, 2, 0]> : tensor<12xi8>
    %c1 = stablehlo.constant dense<[2, 1, 2, 1, 1, 1, 3, 3, 3, 2, 1, 1]> : tensor<12xi8>
    %c2 = stablehlo.constant dense<[-2.7520673, -0.84044427, -0.8815536, -2.2635112, 0.59628475, -1.9126471, -2.327305, 1.0888305, 2.9238613, 2.3445086, 1.2322192, 2.5927765]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xi8>, tensor<12xi8>, tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xi8>, tensor<12xi8>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<12xi8>
    %c1 = stablehlo.constant dense<[1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3]> : tensor<12xi8>
    %c2 = stablehlo.constant dense<[2.5927765, 1.0888305, -0.84044427, -2.2635112, 0.59628475, -1.9126471, 1.2322192, -0.8815536, -2.7520673, 2.3445086, -2.327305, 2.9238613]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xi8>, tensor<12xi8>, tensor<12xf32>
  }
}

// -----

module @lax_sort_keys_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<12xui16>, tensor<12xui16>, tensor<12xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<12xui16>, tensor<12xui16>, tensor<12xf32>)
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<ui16>, %arg4: tensor<ui16>, %arg5: tensor<ui16>, %arg6: tensor<ui16>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %1 = stablehlo.compare LT, %arg5, %arg6, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %2 = stablehlo.compare LT, %arg3, %arg4, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare EQ, %arg3, %arg4, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.and %3, %1 : tensor<i1>
      %5 = stablehlo.or %2, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<12xui16>, tensor<12xui16>, tensor<12xf32>) -> (tensor<12xui16>, tensor<12xui16>, tensor<12xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xui16>, tensor<12xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xui16>, tensor<12xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xui16>, tensor<12xui16>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[2, 3, 1, 1, 3, 2, 2, 3, 3, 2, 2, 2]> : tensor<12xui16>
    %c1 = stablehlo.constant dense<[0, 1, 1, 0, 2, 1, 0, 3, 1, 1, 2, 0]> : tensor<12xui16>
    %c2 = stablehlo.constant dense<[-1.7135739, 2.295873, 1.9127673, 0.73415977, 2.2559214, -0.15106444, -0.036670666, 1.5289954, -1.4060588, 0.17901275, 0.87028307, -1.2162385]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xui16>, tensor<12xui16>, tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xui16>, tensor<12xui16>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]> : tensor<12xui16>
    %c1 = stablehlo.constant dense<[0, 1, 0, 0, 0, 1, 1, 2, 1, 1, 2, 3]> : tensor<12xui16>
    %c2 = stablehlo.constant dense<[0.73415977, 1.9127673, -1.7135739, -0.036670666, -1.2162385, -0.15106444, 0.17901275, 0.87028307, 2.295873, -1.4060588, 2.2559214, 1.5289954]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xui16>, tensor<12xui16>, tensor<12xf32>
  }
}

// -----

module @lax_sort_keys_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<12xi32>, tensor<12xi32>, tensor<12xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<12xi32>, tensor<12xi32>, tensor<12xf32>)
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %1 = stablehlo.compare LT, %arg5, %arg6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare EQ, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.and %3, %1 : tensor<i1>
      %5 = stablehlo.or %2, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<12xi32>, tensor<12xi32>, tensor<12xf32>) -> (tensor<12xi32>, tensor<12xi32>, tensor<12xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xi32>, tensor<12xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xi32>, tensor<12xi32>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[3, 3, 1, 3, 1, 1, 3, 0, 0, 3, 3, 2]> : tensor<12xi32>
    %c1 = stablehlo.constant dense<[3, 0, 0, 0, 1, 1, 2, 1, 0, 2, 3, 2]> : tensor<12xi32>
    %c2 = stablehlo.constant dense<[2.9708307, 2.370429, 2.8865056, -1.2429532, 1.484817, 1.1357098, -0.30603883, 0.52574337, -0.91462505, -2.061468, -1.7496797, -0.10925372]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xi32>, tensor<12xi32>, tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xi32>, tensor<12xi32>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[0, 0, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<12xi32>
    %c1 = stablehlo.constant dense<[0, 1, 0, 1, 1, 2, 0, 0, 2, 2, 3, 3]> : tensor<12xi32>
    %c2 = stablehlo.constant dense<[-0.91462505, 0.52574337, 2.8865056, 1.484817, 1.1357098, -0.10925372, 2.370429, -1.2429532, -0.30603883, -2.061468, 2.9708307, -1.7496797]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xi32>, tensor<12xi32>, tensor<12xf32>
  }
}

// -----

module @lax_sort_keys_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<12xf16>, tensor<12xf16>, tensor<12xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<12xf16>, tensor<12xf16>, tensor<12xf32>)
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>, %arg5: tensor<f16>, %arg6: tensor<f16>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg3, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg3 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg4, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg4 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %9 = stablehlo.compare EQ, %arg5, %cst_5, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %10 = stablehlo.select %9, %cst_6, %arg5 : tensor<i1>, tensor<f16>
      %11 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %12 = stablehlo.select %11, %cst_7, %10 : tensor<i1>, tensor<f16>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %13 = stablehlo.compare EQ, %arg6, %cst_8, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %14 = stablehlo.select %13, %cst_9, %arg6 : tensor<i1>, tensor<f16>
      %15 = stablehlo.compare NE, %arg6, %arg6, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %16 = stablehlo.select %15, %cst_10, %14 : tensor<i1>, tensor<f16>
      %17 = stablehlo.compare LT, %12, %16, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %18 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %19 = stablehlo.compare EQ, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %20 = stablehlo.and %19, %17 : tensor<i1>
      %21 = stablehlo.or %18, %20 : tensor<i1>
      stablehlo.return %21 : tensor<i1>
    }) : (tensor<12xf16>, tensor<12xf16>, tensor<12xf32>) -> (tensor<12xf16>, tensor<12xf16>, tensor<12xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xf16>, tensor<12xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xf16>, tensor<12xf16>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[0.202392578125, 1.646484375, 1.9443359375, 1.9169921875, 1.9453125, 1.158203125, 2.802734375, 1.2998046875, 1.6923828125, 1.4228515625, 1.2255859375, 1.7470703125]> : tensor<12xf16>
    %c1 = stablehlo.constant dense<[1.626953125, 2.5390625, 2.775390625, 1.98828125, 0.79541015625, 1.318359375, 0.228759765625, 1.6787109375, 2.05859375, 1.0009765625, 1.298828125, 2.142578125]> : tensor<12xf16>
    %c2 = stablehlo.constant dense<[1.3486457, 0.26014704, -2.1720924, -0.60179996, 2.1369548, -2.0798578, 0.14149909, 1.1899291, 0.7683054, 1.7012988, -2.715908, 0.7801852]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xf16>, tensor<12xf16>, tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf16>, tensor<12xf16>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[0.202392578125, 1.158203125, 1.2255859375, 1.2998046875, 1.4228515625, 1.646484375, 1.6923828125, 1.7470703125, 1.9169921875, 1.9443359375, 1.9453125, 2.802734375]> : tensor<12xf16>
    %c1 = stablehlo.constant dense<[1.626953125, 1.318359375, 1.298828125, 1.6787109375, 1.0009765625, 2.5390625, 2.05859375, 2.142578125, 1.98828125, 2.775390625, 0.79541015625, 0.228759765625]> : tensor<12xf16>
    %c2 = stablehlo.constant dense<[1.3486457, -2.0798578, -2.715908, 1.1899291, 1.7012988, 0.26014704, 0.7683054, 0.7801852, -0.60179996, -2.1720924, 2.1369548, 0.14149909]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xf16>, tensor<12xf16>, tensor<12xf32>
  }
}

// -----

module @lax_sort_keys_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg3, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg3 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg4, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg4 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.compare EQ, %arg5, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.select %9, %cst_6, %arg5 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %12 = stablehlo.select %11, %cst_7, %10 : tensor<i1>, tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.compare EQ, %arg6, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.select %13, %cst_9, %arg6 : tensor<i1>, tensor<f32>
      %15 = stablehlo.compare NE, %arg6, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %16 = stablehlo.select %15, %cst_10, %14 : tensor<i1>, tensor<f32>
      %17 = stablehlo.compare LT, %12, %16, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare EQ, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.and %19, %17 : tensor<i1>
      %21 = stablehlo.or %18, %20 : tensor<i1>
      stablehlo.return %21 : tensor<i1>
    }) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[1.9106201, 2.0868084, 1.0108459, 2.451323, 0.61568123, 2.857703, 1.1739186, 1.1516048, 1.4861909, 1.9561014, 2.2127957, 1.4307702]> : tensor<12xf32>
    %c1 = stablehlo.constant dense<[0.5017359, 0.013136647, 0.43384945, 2.9133532, 2.6325324, 0.94264024, 2.5221412, 0.21158208, 1.7863845, 0.70553654, 0.11764931, 1.1586022]> : tensor<12xf32>
    %c2 = stablehlo.constant dense<[-0.98952425, 2.163924, 2.265489, -1.1047505, -1.4695084, -0.4004564, 1.8767607, -0.52831984, 0.03052873, -1.0982956, -1.6002985, 2.3444397]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[0.61568123, 1.0108459, 1.1516048, 1.1739186, 1.4307702, 1.4861909, 1.9106201, 1.9561014, 2.0868084, 2.2127957, 2.451323, 2.857703]> : tensor<12xf32>
    %c1 = stablehlo.constant dense<[2.6325324, 0.43384945, 0.21158208, 2.5221412, 1.1586022, 1.7863845, 0.5017359, 0.70553654, 0.013136647, 0.11764931, 2.9133532, 0.94264024]> : tensor<12xf32>
    %c2 = stablehlo.constant dense<[-1.4695084, 2.265489, -0.52831984, 1.8767607, 2.3444397, 0.03052873, -0.98952425, -1.0982956, 2.163924, -1.6002985, -1.1047505, -0.4004564]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
}

// -----

module @lax_sort_keys_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<12xf64>, tensor<12xf64>, tensor<12xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<12xf64>, tensor<12xf64>, tensor<12xf32>)
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg3, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg3 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg4, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg4 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %9 = stablehlo.compare EQ, %arg5, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %10 = stablehlo.select %9, %cst_6, %arg5 : tensor<i1>, tensor<f64>
      %11 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %12 = stablehlo.select %11, %cst_7, %10 : tensor<i1>, tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %13 = stablehlo.compare EQ, %arg6, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %14 = stablehlo.select %13, %cst_9, %arg6 : tensor<i1>, tensor<f64>
      %15 = stablehlo.compare NE, %arg6, %arg6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %16 = stablehlo.select %15, %cst_10, %14 : tensor<i1>, tensor<f64>
      %17 = stablehlo.compare LT, %12, %16, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %18 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %19 = stablehlo.compare EQ, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %20 = stablehlo.and %19, %17 : tensor<i1>
      %21 = stablehlo.or %18, %20 : tensor<i1>
      stablehlo.return %21 : tensor<i1>
    }) : (tensor<12xf64>, tensor<12xf64>, tensor<12xf32>) -> (tensor<12xf64>, tensor<12xf64>, tensor<12xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<12xf64>, tensor<12xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<12xf32>, tensor<12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<12xf64>, tensor<12xf64>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[2.0909731671474274, 0.05061655195678494, 1.651103038997208, 0.009272348275050524, 2.8814409796417233, 1.1109799221197398, 1.540093444618342, 0.6397445055469912, 1.8342692543140953, 2.5432948176778196, 0.34677391810246005, 1.8873591535090473]> : tensor<12xf64>
    %c1 = stablehlo.constant dense<[2.7048113024877427, 0.06667622829033393, 2.0630735164139007, 1.845197050396413, 1.998991932091521, 2.484890812978982, 0.12780288608696766, 1.6637145678328817, 0.5334608173415567, 0.8467658038458453, 1.2685409179763751, 0.5259657058760887]> : tensor<12xf64>
    %c2 = stablehlo.constant dense<[2.4750729, 0.13493383, -2.6258378, 0.72443885, 1.0728488, -0.74635285, -2.4447289, -1.1396359, 2.8527892, 0.7906645, -2.2163577, -0.6468945]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xf64>, tensor<12xf64>, tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf64>, tensor<12xf64>, tensor<12xf32>) {
    %c0 = stablehlo.constant dense<[0.009272348275050524, 0.05061655195678494, 0.34677391810246005, 0.6397445055469912, 1.1109799221197398, 1.540093444618342, 1.651103038997208, 1.8342692543140953, 1.8873591535090473, 2.0909731671474274, 2.5432948176778196, 2.8814409796417233]> : tensor<12xf64>
    %c1 = stablehlo.constant dense<[1.845197050396413, 0.06667622829033393, 1.2685409179763751, 1.6637145678328817, 2.484890812978982, 0.12780288608696766, 2.0630735164139007, 0.5334608173415567, 0.5259657058760887, 2.7048113024877427, 0.8467658038458453, 1.998991932091521]> : tensor<12xf64>
    %c2 = stablehlo.constant dense<[0.72443885, 0.13493383, -2.2163577, -1.1396359, -0.74635285, -2.4447289, -2.6258378, 2.8527892, -0.6468945, 2.4750729, 0.7906645, 1.0728488]> : tensor<12xf32>
    return %c0, %c1, %c2 : tensor<12xf64>, tensor<12xf64>, tensor<12xf32>
  }
}
