module @numpy_lexsort_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi32>, tensor<9xi32>)
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = call @lexsort(%arg0, %arg1) : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi32>, tensor<9xi32>) {
    %c0 = stablehlo.constant dense<[1, 0, 0, 1, 2, 2, 0, 1, 1]> : tensor<9xi32>
    %c1 = stablehlo.constant dense<[2, 2, 1, 1, 1, 0, 2, 2, 1]> : tensor<9xi32>
    return %c0, %c1 : tensor<9xi32>, tensor<9xi32>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[5, 2, 3, 8, 4, 1, 6, 0, 7]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @lexsort(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %2 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.compare EQ, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %5 = stablehlo.and %4, %2 : tensor<i1>
      %6 = stablehlo.or %3, %5 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>)
    return %1#2 : tensor<9xi32>
  }
}

// -----

module @numpy_lexsort_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xbf16>, tensor<9xbf16>)
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = call @lexsort(%arg0, %arg1) : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xbf16>, tensor<9xbf16>) {
    %c0 = stablehlo.constant dense<[1.1484375, 0.431640625, 0.6171875, 0.2373046875, 1.2265625, 1.7890625, 1.0703125, 0.31640625, 0.57421875]> : tensor<9xbf16>
    %c1 = stablehlo.constant dense<[1.0859375, 1.0546875, 1.890625, 1.671875, 0.439453125, 0.173828125, 1.2734375, 1.6171875, 0.515625]> : tensor<9xbf16>
    return %c0, %c1 : tensor<9xbf16>, tensor<9xbf16>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[5, 4, 8, 1, 0, 6, 7, 3, 2]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @lexsort(%arg0: tensor<9xbf16>, %arg1: tensor<9xbf16>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>, %arg4: tensor<bf16>, %arg5: tensor<bf16>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<bf16>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<bf16>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<bf16>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<bf16>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<9xbf16>, tensor<9xbf16>, tensor<9xi32>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xi32>)
    return %1#2 : tensor<9xi32>
  }
}

// -----

module @numpy_lexsort_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xf32>, tensor<9xf32>)
    %want0 = call @expected() : () -> tensor<9xi32>
    %0 = call @lexsort(%arg0, %arg1) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xf32>, tensor<9xf32>) {
    %c0 = stablehlo.constant dense<[0.49215811, 0.07897575, 1.8447621, 1.9786688, 1.3227857, 1.9245024, 1.4160565, 0.09182505, 0.19423033]> : tensor<9xf32>
    %c1 = stablehlo.constant dense<[0.689541, 0.5940049, 1.1269094, 1.1453633, 0.389486, 0.2929717, 1.3721753, 1.0334216, 0.39340684]> : tensor<9xf32>
    return %c0, %c1 : tensor<9xf32>, tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[5, 4, 8, 1, 0, 7, 2, 3, 6]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @lexsort(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<f32>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<f32>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<f32>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<9xf32>, tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xi32>)
    return %1#2 : tensor<9xi32>
  }
}

// -----

module @numpy_lexsort_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xf64>, tensor<9xf64>)
    %want0 = call @expected() : () -> tensor<9xi64>
    %0 = call @lexsort(%arg0, %arg1) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xf64>, tensor<9xf64>) {
    %c0 = stablehlo.constant dense<[1.1915343408801253, 1.2664837528465962, 1.6853683564458153, 0.8896651998406668, 1.4052847535305704, 0.4332276899396783, 0.6206016140228154, 1.0410401085773817, 1.3087738670176983]> : tensor<9xf64>
    %c1 = stablehlo.constant dense<[1.950452566490971, 1.6380959375001278, 0.46254380662686345, 1.3254905681510707, 1.4992339506349348, 1.3415632627300877, 1.539769205572269, 0.7236964070808753, 0.4931590184231798]> : tensor<9xf64>
    return %c0, %c1 : tensor<9xf64>, tensor<9xf64>
  }
  func.func private @expected() -> tensor<9xi64> {
    %c0 = stablehlo.constant dense<[2, 8, 7, 3, 5, 4, 6, 1, 0]> : tensor<9xi64>
    return %c0 : tensor<9xi64>
  }
  func.func private @lexsort(%arg0: tensor<9xf64>, %arg1: tensor<9xf64>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f64>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<f64>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<f64>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<f64>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<9xf64>, tensor<9xf64>, tensor<9xi64>) -> (tensor<9xf64>, tensor<9xf64>, tensor<9xi64>)
    return %1#2 : tensor<9xi64>
  }
}
