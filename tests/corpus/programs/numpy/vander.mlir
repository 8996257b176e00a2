module @numpy_vander_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi32>
    %want0 = call @expected() : () -> tensor<5x4xi32>
    %0 = call @vander(%arg0) : (tensor<5xi32>) -> tensor<5x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[-1, 3, -3, -2, -2]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @expected() -> tensor<5x4xi32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFF01000000FFFFFFFF010000001B000000090000000300000001000000E5FFFFFF09000000FDFFFFFF01000000F8FFFFFF04000000FEFFFFFF01000000F8FFFFFF04000000FEFFFFFF01000000"> : tensor<5x4xi32>
    return %c0 : tensor<5x4xi32>
  }
  func.func private @vander(%arg0: tensor<5xi32>) -> tensor<5x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %1, %0 : tensor<4xi32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %6 = stablehlo.compare EQ, %3, %5, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %8 = stablehlo.compare NE, %4, %7, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x1xi1>) -> tensor<5x4xi1>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<5x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<5x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = call @_where(%11, %c_2, %c_3) : (tensor<5x4xi1>, tensor<i32>, tensor<i32>) -> tensor<5x4xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %14 = stablehlo.and %4, %13 : tensor<1x4xi32>
    %15 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %16 = stablehlo.multiply %12, %15 : tensor<5x4xi32>
    %17 = call @_where_0(%14, %16, %12) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %18 = stablehlo.multiply %3, %3 : tensor<5x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %20 = stablehlo.shift_right_logical %4, %19 : tensor<1x4xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %22 = stablehlo.and %20, %21 : tensor<1x4xi32>
    %23 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %24 = stablehlo.multiply %17, %23 : tensor<5x4xi32>
    %25 = call @_where_0(%22, %24, %17) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %26 = stablehlo.multiply %18, %18 : tensor<5x1xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1x4xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %30 = stablehlo.and %28, %29 : tensor<1x4xi32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %32 = stablehlo.multiply %25, %31 : tensor<5x4xi32>
    %33 = call @_where_0(%30, %32, %25) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %34 = stablehlo.multiply %26, %26 : tensor<5x1xi32>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %36 = stablehlo.shift_right_logical %28, %35 : tensor<1x4xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %38 = stablehlo.and %36, %37 : tensor<1x4xi32>
    %39 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %40 = stablehlo.multiply %33, %39 : tensor<5x4xi32>
    %41 = call @_where_0(%38, %40, %33) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %42 = stablehlo.multiply %34, %34 : tensor<5x1xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %44 = stablehlo.shift_right_logical %36, %43 : tensor<1x4xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %46 = stablehlo.and %44, %45 : tensor<1x4xi32>
    %47 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %48 = stablehlo.multiply %41, %47 : tensor<5x4xi32>
    %49 = call @_where_0(%46, %48, %41) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %50 = stablehlo.multiply %42, %42 : tensor<5x1xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %52 = stablehlo.shift_right_logical %44, %51 : tensor<1x4xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %54 = stablehlo.and %52, %53 : tensor<1x4xi32>
    %55 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x4xi32>
    %56 = stablehlo.multiply %49, %55 : tensor<5x4xi32>
    %57 = call @_where_0(%54, %56, %49) : (tensor<1x4xi32>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %58 = stablehlo.multiply %50, %50 : tensor<5x1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %60 = stablehlo.shift_right_logical %52, %59 : tensor<1x4xi32>
    return %57 : tensor<5x4xi32>
  }
  func.func private @_where(%arg0: tensor<5x4xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<5x4xi1>, tensor<5x4xi32>
    return %2 : tensor<5x4xi32>
  }
  func.func private @_where_0(%arg0: tensor<1x4xi32>, %arg1: tensor<5x4xi32>, %arg2: tensor<5x4xi32>) -> tensor<5x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi1>) -> tensor<5x4xi1>
    %3 = stablehlo.select %2, %arg1, %arg2 : tensor<5x4xi1>, tensor<5x4xi32>
    return %3 : tensor<5x4xi32>
  }
}

// -----

module @numpy_vander_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xbf16>
    %want0 = call @expected() : () -> tensor<5x4xbf16>
    %0 = call @vander(%arg0) : (tensor<5xbf16>) -> tensor<5x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[0.251953125, 1.4296875, -0.6953125, -2.375, -2.078125]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @expected() -> tensor<5x4xbf16> {
    %c0 = stablehlo.constant dense<"0x833C823D813E803F3B400340B73F803FACBEF83E32BF803F56C1B44018C0803F10C18A4005C0803F"> : tensor<5x4xbf16>
    return %c0 : tensor<5x4xbf16>
  }
  func.func private @vander(%arg0: tensor<5xbf16>) -> tensor<5x4xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4xbf16>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.subtract %1, %0 : tensor<4xbf16>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x4xbf16>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<5x4xbf16>
    %7 = stablehlo.power %5, %6 : tensor<5x4xbf16>
    return %7 : tensor<5x4xbf16>
  }
}

// -----

module @numpy_vander_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5x4xf32>
    %0 = call @vander(%arg0) : (tensor<5xf32>) -> tensor<5x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-2.37284, -1.0726616, 2.3952346, -1.4450276, 1.9433371]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0x6BC255C1FC2BB4409CDC17C00000803F84FA9DBFF546933FFA4C89BF0000803F7CDE5B41B996B740864B19400000803F931C41C082A30540AAF6B8BF0000803F21DAEA4025B3714045BFF83F0000803F"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
  func.func private @vander(%arg0: tensor<5xf32>) -> tensor<5x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x4xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<5x4xf32>
    %7 = stablehlo.power %5, %6 : tensor<5x4xf32>
    return %7 : tensor<5x4xf32>
  }
}

// -----

module @numpy_vander_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5x4xf64>
    %0 = call @vander(%arg0) : (tensor<5xf64>) -> tensor<5x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[2.1171612172491256, 0.4155331709537853, 1.579882447492035, -0.798758369357977, 0.28325783106863733]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5x4xf64> {
    %c0 = stablehlo.constant dense<"0x270ACE9CD4FA2240A5A56ED3F2ED11406E8E6338F2EF0040000000000000F03F451FBAE9275EB23F25E7BE9FFA19C63F7094E9701898DA3F000000000000F03F7BA11FEA258C0F404DADB8D0DDF703402C0B38D13247F93F000000000000F03FFD50311DCE4EE0BF8DB8BE4A9E6AE43FC48F39B66D8FE9BF000000000000F03FF0103E05CC45973FF70A1BE8478AB43FE8A43174E520D23F000000000000F03F"> : tensor<5x4xf64>
    return %c0 : tensor<5x4xf64>
  }
  func.func private @vander(%arg0: tensor<5xf64>) -> tensor<5x4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.subtract %1, %0 : tensor<4xf64>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x4xf64>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<5x4xf64>
    %7 = stablehlo.power %5, %6 : tensor<5x4xf64>
    return %7 : tensor<5x4xf64>
  }
}
