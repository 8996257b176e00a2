module @numpy_isclose_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi32>, tensor<1x1xi32>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = call @isclose(%arg0, %arg1) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi32>, tensor<1x1xi32>) {
    %c0 = stablehlo.constant dense<1> : tensor<1x1xi32>
    %c1 = stablehlo.constant dense<-2> : tensor<1x1xi32>
    return %c0, %c1 : tensor<1x1xi32>, tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
  func.func private @isclose(%arg0: tensor<1x1xi32>, %arg1: tensor<1x1xi32>) -> tensor<1x1xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %1 = stablehlo.convert %arg1 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %2 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %3 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %4 = stablehlo.and %2, %3 : tensor<1x1xi1>
    %5 = stablehlo.is_finite %1 : (tensor<1x1xf32>) -> tensor<1x1xi1>
    %6 = stablehlo.subtract %0, %1 : tensor<1x1xf32>
    %7 = stablehlo.abs %6 : tensor<1x1xf32>
    %8 = stablehlo.abs %1 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %12 = stablehlo.add %11, %10 : tensor<1x1xf32>
    %13 = stablehlo.compare LE, %7, %12, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %14 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %15 = stablehlo.and %5, %13 : tensor<1x1xi1>
    %16 = stablehlo.or %14, %15 : tensor<1x1xi1>
    return %16 : tensor<1x1xi1>
  }
}

// -----

module @numpy_isclose_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @isclose(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[1.0603014, -0.5985263, 1.9602351, -0.23505126, -1.6610208], [-0.89304185, 0.113838926, -1.0360078, 0.23257086, 1.6648253], [-1.231819, -0.16498375, 1.8390753, -1.7023263, 1.152661]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[1.9154668, 1.9885354, 0.825456, 0.034234375, -1.1142688], [0.4909001, 0.31018627, 1.0228171, -1.7668053, 1.3850423], [0.58992743, -1.7966509, -0.8680592, -0.5834053, -1.7214825]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @isclose(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %2 = stablehlo.and %0, %1 : tensor<3x5xi1>
    %3 = stablehlo.is_finite %arg1 : (tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xf32>
    %5 = stablehlo.abs %4 : tensor<3x5xf32>
    %6 = stablehlo.abs %arg1 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %10 = stablehlo.add %9, %8 : tensor<3x5xf32>
    %11 = stablehlo.compare LE, %5, %10, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %12 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %13 = stablehlo.and %3, %11 : tensor<3x5xi1>
    %14 = stablehlo.or %12, %13 : tensor<3x5xi1>
    return %14 : tensor<3x5xi1>
  }
}

// -----

module @numpy_isclose_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = call @isclose(%arg0, %arg1) : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) {
    %c0 = stablehlo.constant dense<[[[[0.30649482748512513, -0.237075123611028], [1.1307028400525283, 1.9943116610258609], [-0.6588747848262395, 1.2753443020262134]]], [[[1.6629041104156372, 1.465601576071697], [0.18826765140515667, -1.0393350801533412], [1.0676630290973494, -0.9198631112106699]]]]> : tensor<2x1x3x2xf64>
    %c1 = stablehlo.constant dense<[[[[1.6395682876734563, 1.446846537782993], [0.48228297289451527, -1.687107723419007], [-0.8462634909456161, 1.9145599968190168]]], [[[0.040467073372013385, -0.2737253931676271], [0.5670845177015638, 0.15038786967312578], [1.8148374016347475, 1.9054008931259592]]]]> : tensor<2x1x3x2xf64>
    return %c0, %c1 : tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
  func.func private @isclose(%arg0: tensor<2x1x3x2xf64>, %arg1: tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %2 = stablehlo.and %0, %1 : tensor<2x1x3x2xi1>
    %3 = stablehlo.is_finite %arg1 : (tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<2x1x3x2xf64>
    %5 = stablehlo.abs %4 : tensor<2x1x3x2xf64>
    %6 = stablehlo.abs %arg1 : tensor<2x1x3x2xf64>
    %cst = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<2x1x3x2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %10 = stablehlo.add %9, %8 : tensor<2x1x3x2xf64>
    %11 = stablehlo.compare LE, %5, %10, FLOAT : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %12 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %13 = stablehlo.and %3, %11 : tensor<2x1x3x2xi1>
    %14 = stablehlo.or %12, %13 : tensor<2x1x3x2xi1>
    return %14 : tensor<2x1x3x2xi1>
  }
}
