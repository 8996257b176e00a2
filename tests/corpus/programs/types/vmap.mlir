module @types_vmap_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5xi1>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi1>) -> tensor<5x1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi1>) -> tensor<5x6xi1>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xi1>, tensor<5x6xi1>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi1>, tensor<5xi1>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5xi1>) {
    %c0 = stablehlo.constant dense<"0x010101000000000101010000000101000100000001000000000101010101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<[false, false, true, true, false]> : tensor<5xi1>
    return %c0, %c1 : tensor<5x6xi1>, tensor<5xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010101000000000101010000010101010101010101010101000101010101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi1>, %arg2: tensor<5xi1>) -> tensor<5x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi1>) -> tensor<5x6xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi1>
    return %1 : tensor<5x6xi1>
  }
}

// -----

module @types_vmap_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi2>, tensor<5xi2>)
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi2>) -> tensor<5x1xi2>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi2>) -> tensor<5x6xi2>
    %2 = stablehlo.compare GT, %arg0, %1, SIGNED : (tensor<5x6xi2>, tensor<5x6xi2>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi2>, tensor<5xi2>) -> tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi2>, tensor<5xi2>) {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c1 = stablehlo.constant dense<1> : tensor<5xi2>
    return %c0, %c1 : tensor<5x6xi2>, tensor<5xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi2>, %arg2: tensor<5xi2>) -> tensor<5x6xi2> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi2>) -> tensor<5x6xi2>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi2>
    return %1 : tensor<5x6xi2>
  }
}

// -----

module @types_vmap_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<5xi4>)
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi4>) -> tensor<5x1xi4>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi4>) -> tensor<5x6xi4>
    %2 = stablehlo.compare GT, %arg0, %1, SIGNED : (tensor<5x6xi4>, tensor<5x6xi4>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi4>, tensor<5xi4>) -> tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<5xi4>) {
    %c0 = stablehlo.constant dense<"0x010102010202020201020201010303020101030102020302020101020301"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<[1, 1, 1, 1, 3]> : tensor<5xi4>
    return %c0, %c1 : tensor<5x6xi4>, tensor<5xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010102010202020201020201010303020101030102020302030303030303"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi4>, %arg2: tensor<5xi4>) -> tensor<5x6xi4> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi4>) -> tensor<5x6xi4>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi4>
    return %1 : tensor<5x6xi4>
  }
}

// -----

module @types_vmap_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui2>, tensor<5xui2>)
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xui2>) -> tensor<5x1xui2>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xui2>) -> tensor<5x6xui2>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xui2>, tensor<5x6xui2>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xui2>, tensor<5xui2>) -> tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<5xui2>) {
    %c0 = stablehlo.constant dense<"0x010201030301020102010203020303020201010201010302030102020103"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<[1, 1, 1, 3, 2]> : tensor<5xui2>
    return %c0, %c1 : tensor<5x6xui2>, tensor<5xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010201030301020102010203020303020201030303030303030202020203"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xui2>, %arg2: tensor<5xui2>) -> tensor<5x6xui2> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xui2>) -> tensor<5x6xui2>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xui2>
    return %1 : tensor<5x6xui2>
  }
}

// -----

module @types_vmap_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui4>, tensor<5xui4>)
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xui4>) -> tensor<5x1xui4>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xui4>) -> tensor<5x6xui4>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xui4>, tensor<5x6xui4>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xui4>, tensor<5xui4>) -> tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<5xui4>) {
    %c0 = stablehlo.constant dense<"0x030302020303020302010103020301030203020301010202020103010201"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<[3, 1, 1, 1, 1]> : tensor<5xui4>
    return %c0, %c1 : tensor<5x6xui4>, tensor<5xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030303030303020302010103020301030203020301010202020103010201"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xui4>, %arg2: tensor<5xui4>) -> tensor<5x6xui4> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xui4>) -> tensor<5x6xui4>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xui4>
    return %1 : tensor<5x6xui4>
  }
}

// -----

module @types_vmap_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<5xi8>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi8>) -> tensor<5x1xi8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi8>) -> tensor<5x6xi8>
    %2 = stablehlo.compare GT, %arg0, %1, SIGNED : (tensor<5x6xi8>, tensor<5x6xi8>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi8>, tensor<5xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<5xi8>) {
    %c0 = stablehlo.constant dense<"0x010202010101010303010202010303030202030103020301020302020303"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[1, 2, 1, 2, 3]> : tensor<5xi8>
    return %c0, %c1 : tensor<5x6xi8>, tensor<5xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010202010101020303020202010303030202030203020302030303030303"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi8>, %arg2: tensor<5xi8>) -> tensor<5x6xi8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi8>) -> tensor<5x6xi8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi8>
    return %1 : tensor<5x6xi8>
  }
}

// -----

module @types_vmap_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi16>, tensor<5xi16>)
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi16>) -> tensor<5x1xi16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi16>) -> tensor<5x6xi16>
    %2 = stablehlo.compare GT, %arg0, %1, SIGNED : (tensor<5x6xi16>, tensor<5x6xi16>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi16>, tensor<5xi16>) -> tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<5xi16>) {
    %c0 = stablehlo.constant dense<"0x020001000300020001000100010002000300010003000100010002000100030003000100030001000100010003000300020003000100020003000100"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<[3, 2, 1, 2, 3]> : tensor<5xi16>
    return %c0, %c1 : tensor<5x6xi16>, tensor<5xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030003000300030003000300020002000300020003000200010002000100030003000100030002000200020003000300030003000300030003000300"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi16>, %arg2: tensor<5xi16>) -> tensor<5x6xi16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi16>) -> tensor<5x6xi16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi16>
    return %1 : tensor<5x6xi16>
  }
}

// -----

module @types_vmap_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi32>, tensor<5xi32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x6xi32>
    %2 = stablehlo.compare GT, %arg0, %1, SIGNED : (tensor<5x6xi32>, tensor<5x6xi32>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi32>, tensor<5xi32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<5xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000100000003000000010000000300000001000000030000000100000003000000020000000200000002000000020000000300000002000000010000000300000001000000020000000200000003000000020000000100000001000000010000000100000003000000020000000100000003000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<[1, 1, 2, 2, 2]> : tensor<5xi32>
    return %c0, %c1 : tensor<5x6xi32>, tensor<5xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000003000000010000000300000001000000030000000100000003000000020000000200000002000000020000000300000002000000020000000300000002000000020000000200000003000000020000000200000002000000020000000200000003000000020000000200000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi32>, %arg2: tensor<5xi32>) -> tensor<5x6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi32>) -> tensor<5x6xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi32>
    return %1 : tensor<5x6xi32>
  }
}

// -----

module @types_vmap_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi64>, tensor<5xi64>)
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xi64>) -> tensor<5x6xi64>
    %2 = stablehlo.compare GT, %arg0, %1, SIGNED : (tensor<5x6xi64>, tensor<5x6xi64>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xi64>, tensor<5xi64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<5xi64>) {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000010000000000000003000000000000000300000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000020000000000000003000000000000000200000000000000010000000000000003000000000000000200000000000000020000000000000001000000000000000200000000000000030000000000000002000000000000000100000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<[3, 1, 1, 2, 3]> : tensor<5xi64>
    return %c0, %c1 : tensor<5x6xi64>, tensor<5xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000003000000000000000300000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000020000000000000003000000000000000200000000000000020000000000000003000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xi64>, %arg2: tensor<5xi64>) -> tensor<5x6xi64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi64>) -> tensor<5x6xi64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xi64>
    return %1 : tensor<5x6xi64>
  }
}

// -----

module @types_vmap_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<5xui8>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xui8>) -> tensor<5x1xui8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xui8>) -> tensor<5x6xui8>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xui8>, tensor<5x6xui8>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xui8>, tensor<5xui8>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<5xui8>) {
    %c0 = stablehlo.constant dense<"0x030203020201030301020201010203030101020102030202010203030302"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<[3, 1, 3, 1, 1]> : tensor<5xui8>
    return %c0, %c1 : tensor<5x6xui8>, tensor<5xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030303030303030301020201030303030303020102030202010203030302"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xui8>, %arg2: tensor<5xui8>) -> tensor<5x6xui8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xui8>) -> tensor<5x6xui8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xui8>
    return %1 : tensor<5x6xui8>
  }
}

// -----

module @types_vmap_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui16>, tensor<5xui16>)
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xui16>) -> tensor<5x1xui16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xui16>) -> tensor<5x6xui16>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xui16>, tensor<5x6xui16>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xui16>, tensor<5xui16>) -> tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<5xui16>) {
    %c0 = stablehlo.constant dense<"0x030002000300030003000200010003000200020003000200020001000300030001000100020001000300020001000200020001000200010002000300"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<[3, 1, 1, 1, 2]> : tensor<5xui16>
    return %c0, %c1 : tensor<5x6xui16>, tensor<5xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030003000300030003000300010003000200020003000200020001000300030001000100020001000300020001000200020002000200020002000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xui16>, %arg2: tensor<5xui16>) -> tensor<5x6xui16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xui16>) -> tensor<5x6xui16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xui16>
    return %1 : tensor<5x6xui16>
  }
}

// -----

module @types_vmap_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<5xui32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xui32>) -> tensor<5x1xui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xui32>) -> tensor<5x6xui32>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xui32>, tensor<5x6xui32>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xui32>, tensor<5xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<5xui32>) {
    %c0 = stablehlo.constant dense<"0x010000000200000002000000030000000300000002000000030000000300000001000000010000000300000002000000010000000200000001000000020000000300000002000000030000000100000001000000010000000100000001000000030000000100000003000000030000000200000002000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[3, 2, 2, 1, 1]> : tensor<5xui32>
    return %c0, %c1 : tensor<5x6xui32>, tensor<5xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000300000003000000030000000300000003000000030000000300000002000000020000000300000002000000020000000200000002000000020000000300000002000000030000000100000001000000010000000100000001000000030000000100000003000000030000000200000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xui32>, %arg2: tensor<5xui32>) -> tensor<5x6xui32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xui32>) -> tensor<5x6xui32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xui32>
    return %1 : tensor<5x6xui32>
  }
}

// -----

module @types_vmap_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui64>, tensor<5xui64>)
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xui64>) -> tensor<5x1xui64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xui64>) -> tensor<5x6xui64>
    %2 = stablehlo.compare GT, %arg0, %1, UNSIGNED : (tensor<5x6xui64>, tensor<5x6xui64>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xui64>, tensor<5xui64>) -> tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<5xui64>) {
    %c0 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000200000000000000030000000000000002000000000000000200000000000000010000000000000003000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<[3, 3, 2, 1, 3]> : tensor<5xui64>
    return %c0, %c1 : tensor<5x6xui64>, tensor<5xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000002000000000000000200000000000000020000000000000003000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xui64>, %arg2: tensor<5xui64>) -> tensor<5x6xui64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xui64>) -> tensor<5x6xui64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xui64>
    return %1 : tensor<5x6xui64>
  }
}

// -----

module @types_vmap_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<5xf8E3M4>)
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E3M4>) -> tensor<5x1xf8E3M4>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E3M4>) -> tensor<5x6xf8E3M4>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E3M4>, tensor<5xf8E3M4>) -> tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<5xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x2F39474227452121324143374739483736342730393346463B3E2A413247"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<[0.59375, 1.375, 2.875, 3.0, 1.25]> : tensor<5xf8E3M4>
    return %c0, %c1 : tensor<5x6xf8E3M4>, tensor<5xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2F39474227453636364143374747484747474848484848483B3E34413447"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E3M4>, %arg2: tensor<5xf8E3M4>) -> tensor<5x6xf8E3M4> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E3M4>) -> tensor<5x6xf8E3M4>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E3M4>
    return %1 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_vmap_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<5xf8E4M3>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E4M3>) -> tensor<5x1xf8E4M3>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E4M3>) -> tensor<5x6xf8E4M3>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E4M3>, tensor<5xf8E4M3>) -> tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<5xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x363043423A31423B3C3F3B4142403734423F3A3B343D384143343A393540"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<[0.875, 2.75, 0.875, 1.0, 0.8125]> : tensor<5xf8E4M3>
    return %c0, %c1 : tensor<5x6xf8E4M3>, tensor<5xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x363643423A3643434343434342403736423F3A3B383D384143353A393540"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E4M3>, %arg2: tensor<5xf8E4M3>) -> tensor<5x6xf8E4M3> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E4M3>) -> tensor<5x6xf8E4M3>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E4M3>
    return %1 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_vmap_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5x1xf8E4M3B11FNUZ>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x5F64565B635C63536261605F645D585563635B546353635D5D6062616356"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[1.5, 0.5625, 1.375, 0.6875, 0.5]> : tensor<5xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5F645C5C635C63536261605F645D5B5B63635B546353635D5D6062616356"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E4M3B11FNUZ>, %arg2: tensor<5xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E4M3B11FNUZ>
    return %1 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_vmap_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<5xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E4M3FN>) -> tensor<5x1xf8E4M3FN>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<5xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x3841433F40344237424232413842443F4342434139333443323D3939383B"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<[2.0, 2.25, 2.0, 0.9375, 0.8125]> : tensor<5xf8E4M3FN>
    return %c0, %c1 : tensor<5x6xf8E4M3FN>, tensor<5xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x404143404040424142424141404244404342434139373743353D3939383B"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E4M3FN>, %arg2: tensor<5xf8E4M3FN>) -> tensor<5x6xf8E4M3FN> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E4M3FN>
    return %1 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_vmap_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E4M3FNUZ>) -> tensor<5x1xf8E4M3FNUZ>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x3E3B444B423A4A4A3A4A4C3D403E3D404B4A423E493C434943464A4C414A"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[2.75, 2.5, 2.5, 0.6875, 2.75]> : tensor<5xf8E4M3FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4B4B4B4B4B4B4A4A4A4A4C4A4A4A4A4A4B4A423E493C43494B4B4B4C4B4B"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E4M3FNUZ>, %arg2: tensor<5xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E4M3FNUZ>
    return %1 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_vmap_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<5xf8E5M2>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E5M2>) -> tensor<5x1xf8E5M2>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E5M2>) -> tensor<5x6xf8E5M2>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E5M2>, tensor<5xf8E5M2>) -> tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<5xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x423B41413F3841404140423F423D413C4041413A41413F3C41393E39423A"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<[2.0, 2.5, 0.875, 0.875, 1.0]> : tensor<5xf8E5M2>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<5xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x424041414040414141414241423D413C4041413B41413F3C413C3E3C423C"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E5M2>, %arg2: tensor<5xf8E5M2>) -> tensor<5x6xf8E5M2> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E5M2>) -> tensor<5x6xf8E5M2>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E5M2>
    return %1 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_vmap_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E5M2FNUZ>) -> tensor<5x1xf8E5M2FNUZ>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x4143443E4345423E45434645404545433E444346424345434244413F4144"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[1.5, 1.5, 0.75, 2.0, 0.875]> : tensor<5xf8E5M2FNUZ>
    return %c0, %c1 : tensor<5x6xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x424344424345424245434645404545433E444446444445444244413F4144"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E5M2FNUZ>, %arg2: tensor<5xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E5M2FNUZ>
    return %1 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_vmap_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<5xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf8E8M0FNU>) -> tensor<5x1xf8E8M0FNU>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<5xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x7F7F7F7E807F7F807E7E8080807F7F807F807E7E80808080807F7F7F7F80"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[2.0, 2.0, 2.0, 1.0, 1.0]> : tensor<5xf8E8M0FNU>
    return %c0, %c1 : tensor<5x6xf8E8M0FNU>, tensor<5xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x8080808080808080808080808080808080807F7F80808080807F7F7F7F80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf8E8M0FNU>, %arg2: tensor<5xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf8E8M0FNU>
    return %1 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_vmap_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<5xbf16>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x6xbf16>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xbf16>, tensor<5xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<5xbf16>) {
    %c0 = stablehlo.constant dense<"0xC63F843F06402740FA3F1B3F0340BB3F2D401F402F401940C73F6E3F11403140A63F08400D40853FFE3F3D401C400040843F2C3FD03F9A3F1A408E3F"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[2.953125, 2.84375, 2.046875, 0.5390625, 2.65625]> : tensor<5xbf16>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<5xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x3D403D403D403D403D403D403640364036403640364036400340034011403140034008400D40853FFE3F3D401C4000402A402A402A402A402A402A40"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xbf16>, %arg2: tensor<5xbf16>) -> tensor<5x6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xbf16>) -> tensor<5x6xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}

// -----

module @types_vmap_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf16>, tensor<5xf16>)
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf16>) -> tensor<5x1xf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf16>) -> tensor<5x6xf16>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf16>, tensor<5x6xf16>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf16>, tensor<5xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<5xf16>) {
    %c0 = stablehlo.constant dense<"0x8B3BD23F513E59413D3DAB3E2D3CFB3FE63FD83FFE38CB408440A43D6338173D4B3CCB3EC33AB7401D3E8538243F47408940E03D6E382C41CC3D6D3B"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<[1.1455078125, 1.232421875, 2.046875, 1.7685546875, 2.841796875]> : tensor<5xf16>
    return %c0, %c1 : tensor<5x6xf16>, tensor<5xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x953CD23F513E59413D3DAB3EEE3CFB3FE63FD83FEE3CCB40844018401840184018401840133FB740133F133F243F4740AF41AF41AF41AF41AF41AF41"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf16>, %arg2: tensor<5xf16>) -> tensor<5x6xf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf16>) -> tensor<5x6xf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf16>
    return %1 : tensor<5x6xf16>
  }
}

// -----

module @types_vmap_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x6xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<"0x1A8AD03F570B3540EB63173F0FB7D03FC2D7953F00021C408F531B4006DA3E403CDF3A4039ABDC3F32CBE43F2B8A16408C2D0C4017281940B025D43F3A5F213F78DEC63F7E07C33F39A9D53FE526DE3F54D0843FC5453840FB16CC3F7D522140A7FCA93F1A873B40FA681F4045B3224039461A4063BA763F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[1.361729, 1.0510529, 1.1799204, 2.6135867, 1.891364]> : tensor<5xf32>
    return %c0, %c1 : tensor<5x6xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x1A8AD03F570B3540234DAE3F0FB7D03F234DAE3F00021C408F531B4006DA3E403CDF3A4039ABDC3F32CBE43F2B8A16408C2D0C4017281940B025D43FA207973F78DEC63F7E07C33F014527400145274001452740C545384001452740014527403718F23F1A873B40FA681F4045B3224039461A403718F23F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf32>, %arg2: tensor<5xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}

// -----

module @types_vmap_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<5xf64>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5x6xf64>, tensor<5x6xf64>) -> tensor<5x6xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<5x6xi1>, tensor<5x6xf64>, tensor<5xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<5xf64>) {
    %c0 = stablehlo.constant dense<"0xA8F0004F8A94F43F952AC40BA5EE0140F6CC4B046E270240ED0B6147D4E8FD3F3D0911CCE7A602407E97E14927E0FE3FAA7401E0D4D1EB3F9B311937A923F93FE71900A07248E33F678CCC4ECC9DE43FB8B7311719AA0040C070A0C74FC8F23F6EFD9386A6AF0640988D7AA0E8ACE13F52A0F6E43162034058B0F68567FDF93FE6E6727E6DCBED3FD502AB9AB6D1F23F40814A151E3105400F2EDBFA81F703405810B535357FF23FA8C163922DE30440AAE4B47D52D10540507D771D044100405E491C005F27FE3F0E4D2BA635B00540D1E1716338CEF43F4C48DE3B34B6FE3F5B8AA53536EBE93FEDB1CC82957EF33F"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[2.916685257011166, 2.959731395208748, 1.0447869137221282, 2.6466848206525095, 1.4506041797096974]> : tensor<5xf64>
    return %c0, %c1 : tensor<5x6xf64>, tensor<5xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xDDB47C145F550740DDB47C145F550740DDB47C145F550740DDB47C145F550740DDB47C145F550740DDB47C145F5507409EED5AA787AD07409EED5AA787AD07409EED5AA787AD07409EED5AA787AD07409EED5AA787AD07409EED5AA787AD07406EFD9386A6AF0640E39A9B7B72B7F03F52A0F6E43162034058B0F68567FDF93FE39A9B7B72B7F03FD502AB9AB6D1F23F40814A151E3105405F2D5C17692C05405F2D5C17692C05405F2D5C17692C0540AAE4B47D52D105405F2D5C17692C05405E491C005F27FE3F0E4D2BA635B0054075B474BAAC35F73F4C48DE3B34B6FE3F75B474BAAC35F73F75B474BAAC35F73F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @_where(%arg0: tensor<5x6xi1>, %arg1: tensor<5x6xf64>, %arg2: tensor<5xf64>) -> tensor<5x6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf64>) -> tensor<5x6xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5x6xi1>, tensor<5x6xf64>
    return %1 : tensor<5x6xf64>
  }
}
