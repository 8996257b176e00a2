module @linalg_qr_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0, %want1 = call @expected() : () -> (tensor<5x3xf32>, tensor<3x3xf32>)
    %0:2 = call @qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[1.4380629, 1.0171298, 2.063405], [-1.0614942, 1.3113806, 1.8300575], [1.6097564, -2.4141145, 0.119177625], [-0.010607301, -2.9220817, 2.823934], [-2.5999122, 1.126601, -1.5463879]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<5x3xf32>, tensor<3x3xf32>) {
    %c0 = stablehlo.constant dense<[[-0.40600312, -0.46446297, 0.46867135], [0.2996878, -0.1932414, 0.62062883], [-0.45447662, 0.40363908, -0.22131361], [0.0029947208, 0.76110005, 0.57302535], [0.73402375, 0.06880423, -0.13352536]]> : tensor<5x3xf32>
    %c1 = stablehlo.constant dense<[[-3.5420003, 1.8954065, -1.4700949], [0.0, -3.8467448, 0.77898514], [0.0, 0.0, 3.9011378]]> : tensor<3x3xf32>
    return %c0, %c1 : tensor<5x3xf32>, tensor<3x3xf32>
  }
  func.func private @qr(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1, %9 : tensor<5x3xf32>, tensor<3x3xf32>
  }
}

// -----

module @linalg_qr_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0, %want1 = call @expected() : () -> (tensor<5x3xf64>, tensor<3x3xf64>)
    %0:2 = call @qr(%arg0) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3x3xf64>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[-1.9874294626396216, 0.3604857995867512, 1.6325878166780132], [-0.9118617017986885, -2.578598234308576, -0.36888927071936406], [2.0600419186260694, -1.6693921105465894, 2.0060389578577844], [0.8966533141566977, 0.8028602124920865, 0.9347138816988454], [-1.3957609311358083, 2.1598485340213287, -0.5425380984779791]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> (tensor<5x3xf64>, tensor<3x3xf64>) {
    %c0 = stablehlo.constant dense<[[-0.579120976349184, -0.090313348831597, -0.7741514349305234], [-0.2657091730640409, -0.7896731200212381, 0.15633270315736578], [0.6002796625800568, -0.2597098927464591, -0.5307393162706145], [0.26127757110508193, 0.3040192109713128, -0.30688286972682355], [-0.40671352034594765, 0.4564898175301929, 0.01970594203158793]]> : tensor<5x3xf64>
    %c1 = stablehlo.constant dense<[[3.431803619286086, -1.19438005097589, 0.8216131540922579], [0.0, 3.6672844706929886, -0.34062283500437546], [0.0, 0.0, -2.6837623054021145]]> : tensor<3x3xf64>
    return %c0, %c1 : tensor<5x3xf64>, tensor<3x3xf64>
  }
  func.func private @qr(%arg0: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3x3xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
    %1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>) -> tensor<5x3xf64>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf64>
    return %1, %9 : tensor<5x3xf64>, tensor<3x3xf64>
  }
}

// -----

module @linalg_qr_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xcomplex<f32>>
    %want0, %want1 = call @expected() : () -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %0:2 = call @qr(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.5101538,2.6920364), (-0.8960935,-1.6690073), (-0.56641245,-0.4808993)], [(-2.7629085,1.1466068), (2.3547182,1.6505123), (-1.7182187,0.1777427)], [(2.3084033,0.12666975), (-1.4289654,1.6111904), (2.9966002,2.7367773)], [(-2.9743676,-0.6458221), (-1.756339,-0.67521006), (2.7527366,2.8890915)], [(2.7458575,1.5026512), (-2.4262474,0.20512334), (-1.1937855,-1.0529841)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-0.079806924,-0.42113423), (0.11106414,0.1797608), (0.06913412,0.11673166)], [(0.4322213,-0.17937177), (-0.33426565,-0.4864863), (0.36501598,-0.28703704)], [(-0.3611198,-0.019815847), (0.14385301,-0.31759217), (-0.442902,-0.52924764)], [(0.46530133,0.101030506), (0.6018518,0.14010483), (-0.2778854,-0.31146634)], [(-0.4295539,-0.23507035), (0.30486295,-0.102924466), (0.26804966,0.20885362)]]> : tensor<5x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-6.3923473,0.0), (2.088737,-0.5137522), (0.6698897,-0.12257904)], [(0.0,0.0), (-4.6193027,0.0), (1.7063601,1.4077427)], [(0.0,0.0), (0.0,0.0), (-5.753837,0.0)]]> : tensor<3x3xcomplex<f32>>
    return %c0, %c1 : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @qr(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %1, %9 : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
}

// -----

module @linalg_qr_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xcomplex<f64>>
    %want0, %want1 = call @expected() : () -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
    %0:2 = call @qr(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-2.7698335820167315,0.6146581674410494), (2.4474382848296674,-0.810067322991407), (-2.594561787520803,2.889325267156482)], [(-0.33019361560201066,2.3319272488874088), (0.3820665962707306,1.5765226564932586), (1.758685753378602,-1.9458679685335336)], [(-1.2168846343368647,-1.289591820756969), (-1.4820037803757178,-2.056107704138953), (-1.7979096875035685,-0.01848362306229223)], [(-2.8465831340248506,0.8665043710341909), (-2.255628865194997,0.29411237984910077), (-2.1298410801949625,-1.9158276782575914)], [(1.9983750434886138,0.6512684228939891), (1.4202007321029795,1.5083520078208927), (0.35487874306151745,-0.200891476688851)]]> : tensor<5x3xcomplex<f64>>
    return %c0 : tensor<5x3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(-0.5055984179885804,0.11219814759978504), (-0.780729761613537,0.16539669093854528), (-0.11846674461147481,0.20278905238331174)], [(-0.06027270763204197,0.42566410327204074), (-0.16471370585293685,-0.16259663866964946), (0.3853935608198874,-0.5617618896068737)], [(-0.22212704401805983,-0.23539882997266579), (0.25556423308417653,0.3184859040399256), (-0.38269499908628346,-0.0009800685467680394)], [(-0.5196080871357006,0.15816951676067534), (0.24226990604756876,-0.058649296209897436), (-0.3182299269952328,-0.4820007280016916)], [(0.36477832715135317,0.11888089105388336), (-0.16300619014678622,-0.23256158002248778), (0.0063774370149204535,0.025407292773578373)]]> : tensor<5x3xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(5.47832723258104,0.0), (2.04886569433091,0.5705005115552735), (2.0146387973278967,-1.0032937133924875)], [(0.0,0.0), (-4.5436344476280235,0.0), (1.6501179573173044,-1.126080994088452)], [(0.0,0.0), (0.0,0.0), (4.950631230211104,0.0)]]> : tensor<3x3xcomplex<f64>>
    return %c0, %c1 : tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
  }
  func.func private @qr(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    return %1, %9 : tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
  }
}

// -----

module @linalg_qr_full_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0, %want1 = call @expected() : () -> (tensor<5x5xf32>, tensor<5x3xf32>)
    %0:2 = call @qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[0.70236415, -2.2631261, 0.34608695], [-0.65113896, -2.7203453, -2.9476802], [2.2776828, -0.9918595, 0.2532559], [-0.068678506, 1.7329416, 1.1139575], [-1.4139451, 0.7755498, -1.578708]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<5x5xf32>, tensor<5x3xf32>) {
    %c0 = stablehlo.constant dense<"0x18917CBE81FCFEBE56E3163FB6693D3EFF6C0E3F7C256A3EB76440BFB02CC0BE2292C63E29F89ABECBC24CBFBF0F8ABCD38F0FBFFFFF673D0387523E5892C53C7DCFDB3E5B30683D207D663FF9CF113D5139FE3EB4AE4F3D9086E1BE009A20BD92C53E3F"> : tensor<5x5xf32>
    %c1 = stablehlo.constant dense<[[-2.847647, 1.1563785, -1.7189515], [0.0, 3.9715433, 2.436859], [0.0, 0.0, 1.9268836], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
    return %c0, %c1 : tensor<5x5xf32>, tensor<5x3xf32>
  }
  func.func private @qr(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
    %2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<5x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xf32>
    return %2, %9 : tensor<5x5xf32>, tensor<5x3xf32>
  }
}

// -----

module @linalg_qr_full_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0, %want1 = call @expected() : () -> (tensor<5x5xf64>, tensor<5x3xf64>)
    %0:2 = call @qr(%arg0) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.9038630668550107, 0.2903182169811851, -2.7556840657913932], [-1.0090223293294942, 0.18959962817928044, -0.2963463584758035], [2.3703575310805283, 2.2975662823358682, 1.7169095237387069], [1.492139749414247, 1.6064993530918175, -0.37138343057207557], [-0.9760419880027902, -0.021622835203628732, -1.4908327463106794]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> (tensor<5x5xf64>, tensor<5x3xf64>) {
    %c0 = stablehlo.constant dense<"0xD4A034F37CBDD1BF4FDCE4064224D13FC88E5621C0ADEA3FA58F6448193DD7BF49A6316B380AC4BF4833B733DDCDD33F4603421BBC06E5BF7A781CFB8487B13F865AC2DB4117D3BF9AD7A9D323B2E3BFEDBF22B2F742E7BFEACE4FC74794D7BF5FBE293DF103D2BFA91F9D23C742DDBF9B35579827EBCB3F9E1C45754D49DDBFCEBB775632FDD5BFC6F95392C5E5CF3F8C0135ED3B28E83F3E4FD2A8B9C7C9BFA09AF73F2728D33F13E6CF441988DFBF22C2947C1283D93F6D42687A2B41903F3CC911DCBBD1E63F"> : tensor<5x5xf64>
    %c1 = stablehlo.constant dense<[[-3.2608017915823546, -2.4335663558853606, -0.8522161167041085], [0.0, -1.4346100577623992, -0.3138032564852053], [0.0, 0.0, -3.4878585527466424], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf64>
    return %c0, %c1 : tensor<5x5xf64>, tensor<5x3xf64>
  }
  func.func private @qr(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5x5xf64>
    %2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf64>, tensor<3xf64>) -> tensor<5x5xf64>
    %3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<5x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xf64>
    return %2, %9 : tensor<5x5xf64>, tensor<5x3xf64>
  }
}

// -----

module @linalg_qr_wide_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0, %want1 = call @expected() : () -> (tensor<3x3xf32>, tensor<3x5xf32>)
    %0:2 = call @qr(%arg0) : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.41881692, 1.4962165, -0.027979452, -0.40261725, -0.095368795], [0.7909877, 0.74800277, 2.8346741, -2.4045439, 0.966079], [-2.335855, -1.4049587, 1.1718308, 1.4413612, -2.251712]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> (tensor<3x3xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[-0.16742909, 0.96430546, -0.20514071], [-0.31621078, 0.14455913, 0.9376105], [0.9337978, 0.22185089, 0.28072032]]> : tensor<3x3xf32>
    %c1 = stablehlo.constant dense<[[-2.501457, -1.798984, 0.20258307, 2.1736925, -2.392161], [0.0, 1.2392489, 0.64276886, -0.4160775, -0.4518535], [0.0, 0.0, 2.9925168, -1.7673131, 0.2932685]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x3xf32>, tensor<3x5xf32>
  }
  func.func private @qr(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x5xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x5xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %2, %9 : tensor<3x3xf32>, tensor<3x5xf32>
  }
}

// -----

module @linalg_qr_wide_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0, %want1 = call @expected() : () -> (tensor<3x3xf64>, tensor<3x5xf64>)
    %0:2 = call @qr(%arg0) : (tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-1.2050734950685076, 0.18165487847126727, -1.581747162949343, 2.51751260916863, 2.9879655915632837], [-0.4312610739063798, -1.9648224506960044, -2.597394110565892, 2.3120866047727073, -1.4228712230827514], [-1.6962631333463005, 1.11754803453369, -0.8447643447056743, -1.2676436294090219, 0.26527122356828725]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> (tensor<3x3xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<[[-0.5671014558311482, -0.07154522412790837, -0.8205347157181588], [-0.2029492672907131, -0.9533662510171172, 0.22339289677097943], [-0.7982528006216797, 0.2932133563227537, 0.5261353380771823]]> : tensor<3x3xf64>
    %c1 = stablehlo.constant dense<[[2.1249698491821762, -0.5963433177105603, 2.0984858544965648, -0.8850212707181142, -1.6174624619129565], [0.0, 2.18787888479768, 2.341738152078095, -2.7560713854870325, 1.2205238014939708], [0.0, 0.0, 0.2731786901761781, -2.216154878376011, -2.630020256611293]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<3x3xf64>, tensor<3x5xf64>
  }
  func.func private @qr(%arg0: tensor<3x5xf64>) -> (tensor<3x3xf64>, tensor<3x5xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=5, k=3, l=5, m=3}, custom>} : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x5xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.iota dim = 0 : tensor<3x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x5xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x5xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x5xi1>, tensor<3x5xf64>
    return %2, %9 : tensor<3x3xf64>, tensor<3x5xf64>
  }
}

// -----

module @linalg_qr_r_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4x3xf32>
    %want0 = call @expected() : () -> tensor<2x3x3xf32>
    %0 = call @qr(%arg0) : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4x3xf32> {
    %c0 = stablehlo.constant dense<"0xCC7134BE766ECABEA3D5053FF72B38BFBAE4E8BF6B84C73E095507C098C5023EF6B469BFDBC83840F5A5683EFB511E3F91CA153D376410C03344E5BD3E0E8BBF64CC3E40590F2540D8FDAABE11E711403DFEF73F45CED9BF05FB37C054B22DC0"> : tensor<2x4x3xf32>
    return %c0 : tensor<2x4x3xf32>
  }
  func.func private @expected() -> tensor<2x3x3xf32> {
    %c0 = stablehlo.constant dense<"0x57E56940D635F73EAA356A3F00000000B794E83F18E13BBF0000000000000000C3E3033F62FB02C0F464CABEA2C011BF000000000525A7C0FA4274C00000000000000000D3B7D9BF"> : tensor<2x3x3xf32>
    return %c0 : tensor<2x3x3xf32>
  }
  func.func private @qr(%arg0: tensor<2x4x3xf32>) -> tensor<2x3x3xf32> {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=3, l=4, m=3, n=3}, custom>} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=3, l=3, m=4, n=3}, custom>} : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %2 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %10 = stablehlo.select %8, %9, %2 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    return %10 : tensor<2x3x3xf32>
  }
}

// -----

module @linalg_qr_r_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4x3xf64>
    %want0 = call @expected() : () -> tensor<2x3x3xf64>
    %0 = call @qr(%arg0) : (tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4x3xf64> {
    %c0 = stablehlo.constant dense<"0x0099CA33C720F83F2001C4FF545606C072E95C0E7C10FCBF405FEF48F9F7D9BF44349D4B49780240345F7544662405C0D06CC2D03C05FEBFC094818F0C59C5BF54A8FBDCF469E73F166FBEC76226FABF005F1A3807E0A6BFB80785FE9E4F004040177C7436E6CC3F28B9766EC71CF63FB41E902CE2AEE5BF94FFDA6F5271F43FC0E053C3371CDC3F2646683C0BE9F2BF18C54D0CB9FC024010EBEF8C10EDF33FD8B89451DD1AFC3FDCCC5F39CB27F9BF1CEC2FB76237F23F308861D0C1ACF0BF"> : tensor<2x4x3xf64>
    return %c0 : tensor<2x4x3xf64>
  }
  func.func private @expected() -> tensor<2x3x3xf64> {
    %c0 = stablehlo.constant dense<"0xAE5EACCE7C8007C0F8F8ABF7B4EEF93F225C0B8585180140000000000000000063CEF34885F509C01ED9F817CD10F83F00000000000000000000000000000000687297C02185064060FF20826C0709C068C55E53E1DAE4BFBA2137A3F831F5BF0000000000000000D8B847ACB1040140FAC45B5EFCD2E3BF0000000000000000000000000000000084E9C782918DFFBF"> : tensor<2x3x3xf64>
    return %c0 : tensor<2x3x3xf64>
  }
  func.func private @qr(%arg0: tensor<2x4x3xf64>) -> tensor<2x3x3xf64> {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=3, l=4, m=3, n=3}, custom>} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>)
    %1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=3, l=3, m=4, n=3}, custom>} : (tensor<2x4x3xf64>, tensor<2x3xf64>) -> tensor<2x4x3xf64>
    %2 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x3xf64>
    %10 = stablehlo.select %8, %9, %2 : tensor<2x3x3xi1>, tensor<2x3x3xf64>
    return %10 : tensor<2x3x3xf64>
  }
}

// -----

module @linalg_qr_r_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3x3xcomplex<f32>>
    %0 = call @qr(%arg0) : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xF82132C03F11A93FC4D713BE08158FBF088232C079B43F4091D32940114B0FC08D93E7BF8B7CBB3FD7A2A9BF76B7134005EBB83FC23EABBFC4783040B05AE83F6F3C833FBD482AC0F7C332BED3060940F1ABF43E8B490240D35EB6BF95759E3FBF68053F4B8CDABFDA6B4E3FD37B60BF759A25C0625DE13F7AC9054026A6C7BF0F2F0AC01D7B1D40C88BF93F78A758BF951AA53FC84FC03FEC2E3D402DF93740AEBF5B3F5514183F36E4CD3E00C42D40DFC329C0F1D2FCBE5DEEBBBF2B71B4BF"> : tensor<2x4x3xcomplex<f32>>
    return %c0 : tensor<2x4x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x3661AF4000000000A14C1BBF0A7FBC3F2E2A004090CA53BE0000000000000000A4078D4000000000584F733F90B7FBBF000000000000000000000000000000008C5DA54000000000422F94C0000000002CF11C3E28D4F7BF1847983E788E13BE000000000000000056D5B64000000000E0E27CBE6482B9BE000000000000000000000000000000004C608CC000000000"> : tensor<2x3x3xcomplex<f32>>
    return %c0 : tensor<2x3x3xcomplex<f32>>
  }
  func.func private @qr(%arg0: tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>> {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=3, l=4, m=3, n=3}, custom>} : (tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    %1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=3, l=3, m=4, n=3}, custom>} : (tensor<2x4x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
    %2 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %10 = stablehlo.select %8, %9, %2 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>
    return %10 : tensor<2x3x3xcomplex<f32>>
  }
}

// -----

module @linalg_qr_r_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4x3xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x3xcomplex<f64>>
    %0 = call @qr(%arg0) : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x987607FA7EFAE43FE01CA8134D4AEB3F3022741C0084EBBF18BEA0F95E55F13FB8DCD4092A14D23FE537D7EEE822FDBF5369E02EC68BF8BF96805AD991D1F2BFC30561942361F1BF1093D0DE31B4EDBF20F2934EE407FFBFB05F6C28DEB1DE3F377CAF42875A02C01A8EA66FC4DC06C0BC627D1016DAF03F98E6DD374105D63F683EB111230F04C0BA4EB4398810FFBFA67FCB0FD36302C0E053885AF654DB3F10DB9FA5DF24054040FA5B40768BECBF4D96ACE374E707C010F43CAF1B2DF03F802A74D170F0E9BF54709A0FB99C024088717BADE752FF3F6A6CC52341F6FDBF50EC192A8233F63F860F908147A2F4BFC03E44CAE95706C08083FB928B7DCE3F000CC7428EC39D3F0068F49E33A19DBF808CF470F58ADEBF4C2D283E986EECBFFC05C9097396E8BF30E3E3BC56DFFE3F9B6E8F8260E9F5BF9405663876C7EABFE0EE40B6E63EC03F005F9BF85988DFBF381D1BB9E94A0540600D4F39489500403A60CA165691F5BF58747D72B6EFE7BFC0320DA5CDE8BD3F90C33FD14DFFD7BF"> : tensor<2x4x3xcomplex<f64>>
    return %c0 : tensor<2x4x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xDE1F11CDA88213C000000000000000005EF3EF38241AF63F8C833DB6230CEFBF2E0E61A9391C10C077F43B712EEFFA3F0000000000000000000000000000000022676F22197109400000000000000000EE01541B4C7FFBBF7A92750CF358CABF00000000000000000000000000000000000000000000000000000000000000008AB58541137E02C000000000000000002A7BDCCE2AC515400000000000000000629C5CCCDE3E01C02083F14E9C7ACA3F90387956EC90EABF905F01504A53C0BF00000000000000000000000000000000ED4F76204F0F06400000000000000000E95F392FC0B5F53FCAEDD892B24ED63F000000000000000000000000000000000000000000000000000000000000000098200DBBF887F8BF0000000000000000"> : tensor<2x3x3xcomplex<f64>>
    return %c0 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @qr(%arg0: tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>> {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=3, l=4, m=3, n=3}, custom>} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=3, l=3, m=4, n=3}, custom>} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %2 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %2 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    return %10 : tensor<2x3x3xcomplex<f64>>
  }
}
