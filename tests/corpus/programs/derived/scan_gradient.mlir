module @derived_scan_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<5x3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %3) : tensor<5x3xf32>, tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    cond {
      %c_10 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
      %13:3 = func.call @closed_call(%iterArg_7, %12) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_8, %13#1, %iterArg_6) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<5x3xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_9, %13#2, %iterArg_6) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<5x3xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_6, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %16, %13#0, %14, %15 : tensor<5x3xf32>, tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4#2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8:5 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %4#4, %iterArg_7 = %c_4, %iterArg_8 = %6, %iterArg_9 = %7) : tensor<5x3xf32>, tensor<5x3xf32>, tensor<i32>, tensor<3xf32>, tensor<5x3xf32>
    cond {
      %c_10 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.subtract %c_10, %iterArg_7 : tensor<i32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.subtract %12, %c_11 : tensor<i32>
      %14 = func.call @dynamic_index_in_dim(%iterArg, %13) : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
      %15 = func.call @dynamic_index_in_dim(%iterArg_6, %13) : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
      %16:2 = func.call @closed_call_0(%iterArg_8, %14, %15) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_9, %16#1, %13) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<5x3xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_7, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %18, %16#0, %17 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<i32>, tensor<3xf32>, tensor<5x3xf32>
    }
    %9 = stablehlo.broadcast_in_dim %8#3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst_5, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %11 = stablehlo.add %8#4, %10 : tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[-2.5605404, -1.739859, -1.4676967], [-1.2483453, 0.66805184, 0.52610224], [-0.46547547, -0.13553669, -1.3946979], [0.23871998, -0.878596, 2.4341326], [-1.1762971, -1.3673161, 1.7385128]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[0.83560103, 0.3785029, 9.114623], [0.8569705, -0.4928822, -12.713785], [2.2982845, 2.4293854, 4.795842], [-4.4813805, 0.37476933, -2.747899], [0.90945995, 0.24081545, -3.847398]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xf32>
    %1 = stablehlo.add %arg0, %arg1 : tensor<3xf32>
    return %0, %1, %arg0 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3xf32>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xf32>
    return %1, %0 : tensor<3xf32>, tensor<3xf32>
  }
}

// -----

module @derived_scan_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<5x3xf64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4:5 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %3) : tensor<5x3xf64>, tensor<i64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x3xf64>
    cond {
      %c_10 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<5x3xf64>, tensor<i64>) -> tensor<3xf64>
      %13:3 = func.call @closed_call(%iterArg_7, %12) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_8, %13#1, %iterArg_6) : (tensor<5x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<5x3xf64>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_9, %13#2, %iterArg_6) : (tensor<5x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<5x3xf64>
      %c_10 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.add %iterArg_6, %c_10 : tensor<i64>
      stablehlo.return %iterArg, %16, %13#0, %14, %15 : tensor<5x3xf64>, tensor<i64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x3xf64>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4#2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %8:5 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %4#4, %iterArg_7 = %c_4, %iterArg_8 = %6, %iterArg_9 = %7) : tensor<5x3xf64>, tensor<5x3xf64>, tensor<i64>, tensor<3xf64>, tensor<5x3xf64>
    cond {
      %c_10 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_10 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.subtract %c_10, %iterArg_7 : tensor<i64>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.subtract %12, %c_11 : tensor<i64>
      %14 = func.call @dynamic_index_in_dim(%iterArg, %13) : (tensor<5x3xf64>, tensor<i64>) -> tensor<3xf64>
      %15 = func.call @dynamic_index_in_dim(%iterArg_6, %13) : (tensor<5x3xf64>, tensor<i64>) -> tensor<3xf64>
      %16:2 = func.call @closed_call_0(%iterArg_8, %14, %15) : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_9, %16#1, %13) : (tensor<5x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<5x3xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %18 = stablehlo.add %iterArg_7, %c_12 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %18, %16#0, %17 : tensor<5x3xf64>, tensor<5x3xf64>, tensor<i64>, tensor<3xf64>, tensor<5x3xf64>
    }
    %9 = stablehlo.broadcast_in_dim %8#3, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.pad %9, %cst_5, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<5x3xf64>
    %11 = stablehlo.add %8#4, %10 : tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.060052995081925964, 2.7214439515074913, -0.7222234631603905], [-1.470806724811441, -0.5316435120348331, 2.9066311070886623], [-2.718714820448426, -1.3021674270849732, -2.6429636817906195], [1.2634652133911342, -0.5848863173723364, -0.23227618394951044], [2.9516156615449187, -1.7073403789883808, -0.18094372639243606]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[-1.7910471735858562, 3.762775514210724, 0.466370330753861], [-0.036564201567897324, -9.630685254519134, -0.057940547489990786], [-0.019780991058324426, -3.9319762002313707, 0.06372081419675635], [0.04256458585755772, -8.75399403257916, 0.7250497869930677], [0.0182201477834942, -2.998869701101047, 0.9307412920793877]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf64>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @closed_call(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xf64>
    %1 = stablehlo.add %arg0, %arg1 : tensor<3xf64>
    return %0, %1, %arg0 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<5x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<5x3xf64>
    return %1 : tensor<5x3xf64>
  }
  func.func private @closed_call_0(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3xf64>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xf64>
    return %1, %0 : tensor<3xf64>, tensor<3xf64>
  }
}
