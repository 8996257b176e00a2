module @types_convolution_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xi4>, tensor<3x2x2x2xi4>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xi4>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xi4>, tensor<3x2x2x2xi4>) -> tensor<1x3x4x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xi4>, tensor<1x3x4x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xi4>, tensor<3x2x2x2xi4>) {
    %c0 = stablehlo.constant dense<"0x0102010201010201010201020201010202020202010102020202020101020102"> : tensor<1x2x4x4xi4>
    %c1 = stablehlo.constant dense<"0x020101010202010201010101010102010202020101020201"> : tensor<3x2x2x2xi4>
    return %c0, %c1 : tensor<1x2x4x4xi4>, tensor<3x2x2x2xi4>
  }
  func.func private @expected() -> tensor<1x3x4x4xi4> {
    %c0 = stablehlo.constant dense<"0x0105050B000304090403020A0B090A080C0E00090D0F0F070E0E0D09060506040204070C0106050A0504020D0B080B06"> : tensor<1x3x4x4xi4>
    return %c0 : tensor<1x3x4x4xi4>
  }
}

// -----

module @types_convolution_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xui4>, tensor<3x2x2x2xui4>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xui4>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xui4>, tensor<3x2x2x2xui4>) -> tensor<1x3x4x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xui4>, tensor<1x3x4x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xui4>, tensor<3x2x2x2xui4>) {
    %c0 = stablehlo.constant dense<"0x0202010202020102010201020102010202010102010202010202010102020101"> : tensor<1x2x4x4xui4>
    %c1 = stablehlo.constant dense<"0x010101020202010202010201020102010202010101020201"> : tensor<3x2x2x2xui4>
    return %c0, %c1 : tensor<1x2x4x4xui4>, tensor<3x2x2x2xui4>
  }
  func.func private @expected() -> tensor<1x3x4x4xui4> {
    %c0 = stablehlo.constant dense<"0x050102090503010706010F070B0907040503010E0405000C04040E0C0A0A07060402030A0604000905020F090C0A0905"> : tensor<1x3x4x4xui4>
    return %c0 : tensor<1x3x4x4xui4>
  }
}

// -----

module @types_convolution_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xi8>, tensor<3x2x2x2xi8>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xi8>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xi8>, tensor<3x2x2x2xi8>) -> tensor<1x3x4x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xi8>, tensor<1x3x4x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xi8>, tensor<3x2x2x2xi8>) {
    %c0 = stablehlo.constant dense<"0x0202010202010101020102010202020101010101010201020102020101020101"> : tensor<1x2x4x4xi8>
    %c1 = stablehlo.constant dense<"0x020101020202010201010201020102010201010202020201"> : tensor<3x2x2x2xi8>
    return %c0, %c1 : tensor<1x2x4x4xi8>, tensor<3x2x2x2xi8>
  }
  func.func private @expected() -> tensor<1x3x4x4xi8> {
    %c0 = stablehlo.constant dense<"0x1310100914141108161612060C0C0904100E0D0A10111009111410070809060312110F0B13141209151712070C0C0904"> : tensor<1x3x4x4xi8>
    return %c0 : tensor<1x3x4x4xi8>
  }
}

// -----

module @types_convolution_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xi16>, tensor<3x2x2x2xi16>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xi16>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xi16>, tensor<3x2x2x2xi16>) -> tensor<1x3x4x4xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xi16>, tensor<1x3x4x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xi16>, tensor<3x2x2x2xi16>) {
    %c0 = stablehlo.constant dense<"0x01000100020002000100020001000100020002000200020001000200020002000100020002000100020002000200020002000100020002000200020002000200"> : tensor<1x2x4x4xi16>
    %c1 = stablehlo.constant dense<"0x020002000100020002000200020002000200020001000200020001000100010002000100010002000200020002000100"> : tensor<3x2x2x2xi16>
    return %c0, %c1 : tensor<1x2x4x4xi16>, tensor<3x2x2x2xi16>
  }
  func.func private @expected() -> tensor<1x3x4x4xi16> {
    %c0 = stablehlo.constant dense<"0x17001A0019000B001A001A001A000C001B001C001E000E000E0010001000080011001400140009001500150014000A001600160018000C000C000E000E0008001400160015000B001700170017000C00170018001A000E000C000E000E000800"> : tensor<1x3x4x4xi16>
    return %c0 : tensor<1x3x4x4xi16>
  }
}

// -----

module @types_convolution_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xi32>, tensor<3x2x2x2xi32>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xi32>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xi32>, tensor<3x2x2x2xi32>) -> tensor<1x3x4x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xi32>, tensor<1x3x4x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xi32>, tensor<3x2x2x2xi32>) {
    %c0 = stablehlo.constant dense<"0x0100000001000000020000000100000002000000010000000200000002000000010000000200000002000000020000000200000001000000020000000200000001000000010000000200000001000000010000000200000002000000010000000100000002000000010000000100000002000000020000000100000002000000"> : tensor<1x2x4x4xi32>
    %c1 = stablehlo.constant dense<"0x010000000100000002000000010000000200000002000000020000000100000001000000010000000200000002000000020000000200000002000000010000000100000001000000020000000100000001000000010000000200000002000000"> : tensor<3x2x2x2xi32>
    return %c0, %c1 : tensor<1x2x4x4xi32>, tensor<3x2x2x2xi32>
  }
  func.func private @expected() -> tensor<1x3x4x4xi32> {
    %c0 = stablehlo.constant dense<"0x0F0000001300000014000000090000001100000016000000130000000A0000001400000013000000120000000C0000000B000000090000000A00000006000000100000001500000016000000090000001300000018000000150000000A0000001500000015000000140000000C0000000B000000090000000A000000060000000F000000120000001200000008000000100000001300000011000000090000001300000011000000120000000B00000007000000060000000700000004000000"> : tensor<1x3x4x4xi32>
    return %c0 : tensor<1x3x4x4xi32>
  }
}

// -----

module @types_convolution_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xi64>, tensor<3x2x2x2xi64>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xi64>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xi64>, tensor<3x2x2x2xi64>) -> tensor<1x3x4x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xi64>, tensor<1x3x4x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xi64>, tensor<3x2x2x2xi64>) {
    %c0 = stablehlo.constant dense<"0x02000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000010000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000"> : tensor<1x2x4x4xi64>
    %c1 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<3x2x2x2xi64>
    return %c0, %c1 : tensor<1x2x4x4xi64>, tensor<3x2x2x2xi64>
  }
  func.func private @expected() -> tensor<1x3x4x4xi64> {
    %c0 = stablehlo.constant dense<"0x0F00000000000000110000000000000013000000000000000A000000000000000F00000000000000100000000000000012000000000000000B0000000000000011000000000000000F0000000000000010000000000000000A0000000000000009000000000000000900000000000000090000000000000004000000000000001000000000000000130000000000000015000000000000000A000000000000001000000000000000110000000000000013000000000000000B000000000000001200000000000000110000000000000011000000000000000A0000000000000009000000000000000900000000000000090000000000000004000000000000001200000000000000150000000000000017000000000000000C000000000000001200000000000000130000000000000015000000000000000C000000000000001400000000000000110000000000000014000000000000000C000000000000000B000000000000000A000000000000000B000000000000000600000000000000"> : tensor<1x3x4x4xi64>
    return %c0 : tensor<1x3x4x4xi64>
  }
}

// -----

module @types_convolution_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xui8>, tensor<3x2x2x2xui8>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xui8>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xui8>, tensor<3x2x2x2xui8>) -> tensor<1x3x4x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xui8>, tensor<1x3x4x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xui8>, tensor<3x2x2x2xui8>) {
    %c0 = stablehlo.constant dense<"0x0201010101010202010202020102010101020102010201010102010102020102"> : tensor<1x2x4x4xui8>
    %c1 = stablehlo.constant dense<"0x020202020201020202010101020101020101020101010202"> : tensor<3x2x2x2xui8>
    return %c0, %c1 : tensor<1x2x4x4xui8>, tensor<3x2x2x2xui8>
  }
  func.func private @expected() -> tensor<1x3x4x4xui8> {
    %c0 = stablehlo.constant dense<"0x1415140C1419170C1819150C0C0B0806100F0E090F111009111210090A0A07060F0F0F090F12100912120F0907060503"> : tensor<1x3x4x4xui8>
    return %c0 : tensor<1x3x4x4xui8>
  }
}

// -----

module @types_convolution_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xui16>, tensor<3x2x2x2xui16>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xui16>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xui16>, tensor<3x2x2x2xui16>) -> tensor<1x3x4x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xui16>, tensor<1x3x4x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xui16>, tensor<3x2x2x2xui16>) {
    %c0 = stablehlo.constant dense<"0x02000100010002000100020002000200010001000100010001000200020001000100010002000200010002000100010002000100010002000100010002000100"> : tensor<1x2x4x4xui16>
    %c1 = stablehlo.constant dense<"0x010002000100020001000100010002000100010002000100010002000200020001000200020002000100010001000200"> : tensor<3x2x2x2xui16>
    return %c0, %c1 : tensor<1x2x4x4xui16>, tensor<3x2x2x2xui16>
  }
  func.func private @expected() -> tensor<1x3x4x4xui16> {
    %c0 = stablehlo.constant dense<"0x10001000120007000F000F00100006000E0010000E00050007000900070002001000130013000A0011000F00100009000E001100120007000600090007000200110012001400090010001000110007000F001200100006000700090007000200"> : tensor<1x3x4x4xui16>
    return %c0 : tensor<1x3x4x4xui16>
  }
}

// -----

module @types_convolution_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xui32>, tensor<3x2x2x2xui32>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xui32>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xui32>, tensor<3x2x2x2xui32>) -> tensor<1x3x4x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xui32>, tensor<1x3x4x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xui32>, tensor<3x2x2x2xui32>) {
    %c0 = stablehlo.constant dense<"0x0100000001000000020000000200000002000000020000000100000001000000010000000100000001000000020000000100000001000000010000000100000002000000020000000200000002000000010000000200000001000000020000000100000001000000010000000100000002000000020000000200000001000000"> : tensor<1x2x4x4xui32>
    %c1 = stablehlo.constant dense<"0x010000000200000002000000010000000200000001000000020000000100000001000000020000000200000002000000010000000200000001000000020000000200000002000000010000000100000001000000010000000100000002000000"> : tensor<3x2x2x2xui32>
    return %c0, %c1 : tensor<1x2x4x4xui32>, tensor<3x2x2x2xui32>
  }
  func.func private @expected() -> tensor<1x3x4x4xui32> {
    %c0 = stablehlo.constant dense<"0x1300000015000000130000000C000000100000000F0000000E0000000B0000000F0000000F00000010000000080000000900000009000000080000000300000016000000150000001500000008000000120000000F0000001100000008000000100000001000000010000000060000000900000009000000070000000200000011000000110000001300000009000000100000000E0000000D000000070000000E0000000E0000000E0000000700000008000000080000000700000003000000"> : tensor<1x3x4x4xui32>
    return %c0 : tensor<1x3x4x4xui32>
  }
}

// -----

module @types_convolution_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xui64>, tensor<3x2x2x2xui64>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xui64>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xui64>, tensor<3x2x2x2xui64>) -> tensor<1x3x4x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x4x4xui64>, tensor<1x3x4x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xui64>, tensor<3x2x2x2xui64>) {
    %c0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000100000000000000"> : tensor<1x2x4x4xui64>
    %c1 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000020000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<3x2x2x2xui64>
    return %c0, %c1 : tensor<1x2x4x4xui64>, tensor<3x2x2x2xui64>
  }
  func.func private @expected() -> tensor<1x3x4x4xui64> {
    %c0 = stablehlo.constant dense<"0x10000000000000000E000000000000000D0000000000000006000000000000000E000000000000001000000000000000100000000000000009000000000000001100000000000000110000000000000014000000000000000B00000000000000090000000000000008000000000000000900000000000000050000000000000011000000000000000E000000000000000D00000000000000060000000000000010000000000000001100000000000000100000000000000009000000000000001400000000000000140000000000000015000000000000000A000000000000000B000000000000000B000000000000000A0000000000000004000000000000000F000000000000000E000000000000000C0000000000000005000000000000000F000000000000000E000000000000000E00000000000000070000000000000012000000000000001200000000000000130000000000000009000000000000000C000000000000000D000000000000000C000000000000000400000000000000"> : tensor<1x3x4x4xui64>
    return %c0 : tensor<1x3x4x4xui64>
  }
}

// -----

module @types_convolution_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E3M4>, tensor<3x2x2x2xf8E3M4>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E3M4>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E3M4>, tensor<3x2x2x2xf8E3M4>) -> tensor<1x3x4x4xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<1x3x4x4xf8E3M4>, tensor<1x3x4x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E3M4>, tensor<3x2x2x2xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x34373F3335313C3A3F32373C3B322A2B3B2F363C3224253D392B3D3425213426"> : tensor<1x2x4x4xf8E3M4>
    %c1 = stablehlo.constant dense<"0x392B312F2B203A33253C232A2F3040312B30403F30303A22"> : tensor<3x2x2x2xf8E3M4>
    return %c0, %c1 : tensor<1x2x4x4xf8E3M4>, tensor<3x2x2x2xf8E3M4>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x6464696066646A6065626557524C4B3E6565685C65656B5963636751514F4F3468696D626A676F61686567564E4C4C36"> : tensor<1x3x4x4xf8E3M4>
    return %c0 : tensor<1x3x4x4xf8E3M4>
  }
}

// -----

module @types_convolution_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E4M3>, tensor<3x2x2x2xf8E4M3>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E4M3>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E4M3>, tensor<3x2x2x2xf8E4M3>) -> tensor<1x3x4x4xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<1x3x4x4xf8E4M3>, tensor<1x3x4x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E4M3>, tensor<3x2x2x2xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x323F373F39373D3C3B3E373B38393B3937313E3636333D3F36353D3C3436323E"> : tensor<1x2x4x4xf8E4M3>
    %c1 = stablehlo.constant dense<"0x3B3A36303F3A3C383E3B31353D3832323C363839353B3D3C"> : tensor<3x2x2x2xf8E4M3>
    return %c0, %c1 : tensor<1x2x4x4xf8E4M3>, tensor<3x2x2x2xf8E4M3>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x5153565051535751525354504B4B4D4A5053544D5152554F5252534D4B4C4D4A515556505254574F5253544E49494C44"> : tensor<1x3x4x4xf8E4M3>
    return %c0 : tensor<1x3x4x4xf8E4M3>
  }
}

// -----

module @types_convolution_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E4M3B11FNUZ>, tensor<3x2x2x2xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E4M3B11FNUZ>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E4M3B11FNUZ>, tensor<3x2x2x2xf8E4M3B11FNUZ>) -> tensor<1x3x4x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<1x3x4x4xf8E4M3B11FNUZ>, tensor<1x3x4x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E4M3B11FNUZ>, tensor<3x2x2x2xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x605F5C5E5E605D5B5B50595E5E5C585E595C5356535B595E5F565E5A5E565C53"> : tensor<1x2x4x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<"0x585E5E595A5E5C5655565657585F5D5B5F5C5B58605F5B60"> : tensor<3x2x2x2xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<1x2x4x4xf8E4M3B11FNUZ>, tensor<3x2x2x2xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x78787770777678707675776F706E6E627675746D7474766D7473746B6C6C6A607A797971787979727877797173717169"> : tensor<1x3x4x4xf8E4M3B11FNUZ>
    return %c0 : tensor<1x3x4x4xf8E4M3B11FNUZ>
  }
}

// -----

module @types_convolution_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E4M3FN>, tensor<3x2x2x2xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E4M3FN>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E4M3FN>, tensor<3x2x2x2xf8E4M3FN>) -> tensor<1x3x4x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<1x3x4x4xf8E4M3FN>, tensor<1x3x4x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E4M3FN>, tensor<3x2x2x2xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x30333C363538403F363636343D3E363E3F3C403E3F3239393A3E343A3B373E31"> : tensor<1x2x4x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<"0x313E3F333D353B37353B393C3C3E37393939323E3F313938"> : tensor<3x2x2x2xf8E4M3FN>
    return %c0, %c1 : tensor<1x2x4x4xf8E4M3FN>, tensor<3x2x2x2xf8E4M3FN>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x535457505353544C5454524D4E4B4E3F5456584D5353544A5654534A4F4E4D415354564D5352534C5453524A4E4B4D44"> : tensor<1x3x4x4xf8E4M3FN>
    return %c0 : tensor<1x3x4x4xf8E4M3FN>
  }
}

// -----

module @types_convolution_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E4M3FNUZ>, tensor<3x2x2x2xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E4M3FNUZ>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E4M3FNUZ>, tensor<3x2x2x2xf8E4M3FNUZ>) -> tensor<1x3x4x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<1x3x4x4xf8E4M3FNUZ>, tensor<1x3x4x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E4M3FNUZ>, tensor<3x2x2x2xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x4144413D4844453E383E404247393B42484245413F424244463A443B4140403C"> : tensor<1x2x4x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<"0x40434343474043434146453F3E424245434643423E3C3A41"> : tensor<3x2x2x2xf8E4M3FNUZ>
    return %c0, %c1 : tensor<1x2x4x4xf8E4M3FNUZ>, tensor<3x2x2x2xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x605F5E545C5D5D555C595B535451524B5F5E5D525C5D5C525B5A5A52535052485D5D5B505B5B5B5159585951534E514A"> : tensor<1x3x4x4xf8E4M3FNUZ>
    return %c0 : tensor<1x3x4x4xf8E4M3FNUZ>
  }
}

// -----

module @types_convolution_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E5M2>, tensor<3x2x2x2xf8E5M2>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E5M2>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E5M2>, tensor<3x2x2x2xf8E5M2>) -> tensor<1x3x4x4xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<1x3x4x4xf8E5M2>, tensor<1x3x4x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E5M2>, tensor<3x2x2x2xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x3D3C3B393C3A3F384038403D3D3C3F3D3F393D3A3E3B393F3B3B3C393F3C3F39"> : tensor<1x2x4x4xf8E5M2>
    %c1 = stablehlo.constant dense<"0x3C3E3F3C40403A3A3F3F393D3E3D383D3A3F3D3F3C393F3B"> : tensor<3x2x2x2xf8E5M2>
    return %c0, %c1 : tensor<1x2x4x4xf8E5M2>, tensor<3x2x2x2xf8E5M2>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x4A494A444A494B474A4A4B45484948414949494349494A45494A4A444848484249494945494A49454A4A4B444546463E"> : tensor<1x3x4x4xf8E5M2>
    return %c0 : tensor<1x3x4x4xf8E5M2>
  }
}

// -----

module @types_convolution_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E5M2FNUZ>, tensor<3x2x2x2xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E5M2FNUZ>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E5M2FNUZ>, tensor<3x2x2x2xf8E5M2FNUZ>) -> tensor<1x3x4x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<1x3x4x4xf8E5M2FNUZ>, tensor<1x3x4x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E5M2FNUZ>, tensor<3x2x2x2xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x423F3F3F414440414442424241413F4143433F40403F403D444243424242443E"> : tensor<1x2x4x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<"0x43444040433F433F3E403C41403D434341433D4141413E3D"> : tensor<3x2x2x2xf8E5M2FNUZ>
    return %c0, %c1 : tensor<1x2x4x4xf8E5M2FNUZ>, tensor<3x2x2x2xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4F4E4D4A50504F4B5050504C4C4C4C474E4D4C474F4E4E494F4F4E49494948434E4D4C474E4E4D484F4E4E494C4B4B45"> : tensor<1x3x4x4xf8E5M2FNUZ>
    return %c0 : tensor<1x3x4x4xf8E5M2FNUZ>
  }
}

// -----

module @types_convolution_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf8E8M0FNU>, tensor<3x2x2x2xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf8E8M0FNU>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf8E8M0FNU>, tensor<3x2x2x2xf8E8M0FNU>) -> tensor<1x3x4x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<1x3x4x4xf8E8M0FNU>, tensor<1x3x4x4xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf8E8M0FNU>, tensor<3x2x2x2xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x7E7E80807F80807F7F7F807F807F807F7F7F7E7E7E7F7F7F80807F7F7E7F807F"> : tensor<1x2x4x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<"0x7F7E807F7E7F7F807F80807F7F807F7E7F7F7F7E7F7F7F7F"> : tensor<3x2x2x2xf8E8M0FNU>
    return %c0, %c1 : tensor<1x2x4x4xf8E8M0FNU>, tensor<3x2x2x2xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<1x3x4x4xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x828282818383838183838381818181808283838183838381838383818282828082828281828282818282828181828280"> : tensor<1x3x4x4xf8E8M0FNU>
    return %c0 : tensor<1x3x4x4xf8E8M0FNU>
  }
}

// -----

module @types_convolution_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xbf16>, tensor<3x2x2x2xbf16>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xbf16>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<3x2x2x2xbf16>) -> tensor<1x3x4x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<1x3x4x4xbf16>, tensor<1x3x4x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xbf16>, tensor<3x2x2x2xbf16>) {
    %c0 = stablehlo.constant dense<"0xF53FC13F733F353FAD3FBA3F5C3F3D3FFC3F0040353F4E3FC93FF33F183FC53FA43F993F603F843F0D3FE03F043FB53FFC3F833FBD3FBD3F113FE63F923F703F"> : tensor<1x2x4x4xbf16>
    %c1 = stablehlo.constant dense<"0x823F1B3F9D3FD43FF83F023F003F993F9D3F673FCD3FFA3F6B3F133FD63FF43FCF3FDF3FAF3F153FD93FCE3F913FCB3F"> : tensor<3x2x2x2xbf16>
    return %c0, %c1 : tensor<1x2x4x4xbf16>, tensor<3x2x2x2xbf16>
  }
  func.func private @expected() -> tensor<1x3x4x4xbf16> {
    %c0 = stablehlo.constant dense<"0x46411941FB408B4042413941F840A74071412C411D41C1409840CB40874058406D4144411941AC40864159413041BF408A4164413741CC40A640A5406D4030407F414D412541B040814165413441CC40934176413F41DF401B411041E3408340"> : tensor<1x3x4x4xbf16>
    return %c0 : tensor<1x3x4x4xbf16>
  }
}

// -----

module @types_convolution_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf16>, tensor<3x2x2x2xf16>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf16>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf16>, tensor<3x2x2x2xf16>) -> tensor<1x3x4x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<1x3x4x4xf16>, tensor<1x3x4x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf16>, tensor<3x2x2x2xf16>) {
    %c0 = stablehlo.constant dense<"0xF43A6F3D3F3FD83D033D9D3DCA388F3B6F3F883B4F3B6E3C5B38AD39E63ADD3DCF3DBD3E9E3EB53ED63D1E3D3F3FDA3C443CF23A0139FC3DFA3D943D743E4D3D"> : tensor<1x2x4x4xf16>
    %c1 = stablehlo.constant dense<"0xF43FD23CC83E3D3C923DA538993C413F2E3FD438183ECF3A8A38253E593DD93B7D3A6A3AD13D0B3EBB3E2E395138BA3B"> : tensor<3x2x2x2xf16>
    return %c0, %c1 : tensor<1x2x4x4xf16>, tensor<3x2x2x2xf16>
  }
  func.func private @expected() -> tensor<1x3x4x4xf16> {
    %c0 = stablehlo.constant dense<"0xFD4AFB4B784B1E48F44A8549DB492A475F4A9849154A2648D44454457F46C3440D4A954A7D4AA246E64930499648124652497A487D49D746654410456245C442A549EC497A4909467B496248EE483A4551480148A24843466D44A8447245D642"> : tensor<1x3x4x4xf16>
    return %c0 : tensor<1x3x4x4xf16>
  }
}

// -----

module @types_convolution_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf32>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>) -> tensor<1x3x4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>) {
    %c0 = stablehlo.constant dense<"0x54313E3F0955883F56C0FE3F4A1D2D3F5FBB503FEDDBFA3F1DAC503F7C87A53F4AC2EB3FE70E963F7039E03FD83DEB3F27C82F3F2BEAD43F078A873F563E6D3FC610F53FBF61F03F5DC2C13F85247D3F5CC6E13FE2F5B83FC5A8E43FDB47D23F40FA983FB00A593F2793763F4975113FA906A33FE280713F08848F3F9D00443F"> : tensor<1x2x4x4xf32>
    %c1 = stablehlo.constant dense<"0x9F24543F68691E3F04D4CA3FC163F23F0084D83F2082B33FB60C9F3FAEC5863F1DB19F3F7386BA3FD29D953F43E0553FD9DE323F53BFC33FCCE2A93F110A243FFE91A73F72889C3F4C5A6B3FBBA5E83F9219833F8152DA3F6750553F5178E53F"> : tensor<3x2x2x2xf32>
    return %c0, %c1 : tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>
  }
  func.func private @expected() -> tensor<1x3x4x4xf32> {
    %c0 = stablehlo.constant dense<"0xD4D07D412BD47B41D0475B417F5ACA4050A36641EF206541CFA36D411300EF40616B44418F583D41D15A2A4127ED9C40386CA2404B75A640E97A8D402E090440ACBC4841823F5E4129EC37410640A740673C494117363F41C2323E41EC3BB54048002A4114152E41DD562641C0419940439FB34041BFBF40A50694406077D83FC2FA7C4136308041823F634159968E402E346141C68C6C415DD66041803CB14027C14E41AE024741F6603741E24A8F40C817BB40E03CCB40A6299F40DAAAFF3F"> : tensor<1x3x4x4xf32>
    return %c0 : tensor<1x3x4x4xf32>
  }
}

// -----

module @types_convolution_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xf64>
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>) -> tensor<1x3x4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<1x3x4x4xf64>, tensor<1x3x4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>) {
    %c0 = stablehlo.constant dense<"0xFA7489B446A5E13FC26BD506ABD9F73F32AC18C4195BF83F06979E5DEBF6F23FC0BEE5CB5B5EE23F8AA4549712ABFF3F80B99D38E47DF43F12146E41E691FF3FB30BC7FF4978E33F35FC31F08FC6E73F266CAB719F23F53F54BDAB927D91E03FE098A992F44DFB3F8BED15A4814EF73F7E47ADB3FA60E83F840660B00DA0E03F522A4B560ABCFB3F1056654ADCA8FD3FA5DEF63683DCFA3F0F7B33130214F83F00FF2D62BAA1EA3FC8B64DDA885FE63F9120AA1337F4F43F066E96784043F83F330EB33BF56EF13F1C440C58494EF73F0925E5A10175ED3F22541DF1850FFB3FFA88E7E992C7E03F9A1FADB3D8C3E43F78459D0040C6F93F7F28D309FACBF13F"> : tensor<1x2x4x4xf64>
    %c1 = stablehlo.constant dense<"0x6B4ED0353BBCEC3F7D94F46EBF89F33F5424A974B3A4E33F4746EEA5A76AEB3F7E43760D1965FE3FD007F40DDC51F43F7675460051B7FF3FC08AF6DCE478F23F92DBA7FC5330FE3F080716235FD0F13FAB1D1D8FCABDFA3F0E95EB5FD8EFEE3F1DB42BB061A8FF3F2E6E0B442558F23F745CBA91C24EE13FA0C2351673B7E53F3999477774ABF53F384C15FA00B8F03F88F7450D5E53F33FDE969BFD401EED3F17162F271BEEFF3F5BF2935277D9E83FD6D3BEB7B8C4F83FA0EFD1E645AAFE3F"> : tensor<3x2x2x2xf64>
    return %c0, %c1 : tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>
  }
  func.func private @expected() -> tensor<1x3x4x4xf64> {
    %c0 = stablehlo.constant dense<"0xB476F0BB6AEF284016EC56A0521F2C40D003A5E4F3792D403DD64F40D547204064EC6A717C8124406535F9C3E1BD2740F31D09D5A6022A408BF7E8E156A520408F6208BE47EA2240EF537939C6D12540FC1E523DFE3526405464B95F78CE184052983491958614409145F8D64C111640BA2C0AEC542A174016A5B0E8E9A20440BE06C54EF31A2840ABAE661D82D32F40E315765A8C0C2E4029BAACB6EDA922403D6C2C4299182240670D5EBB2EF4274047928F0A56982A408BF87042BC012140AD7399FB359225402C8C03F9ECD92640A29A735F82762440C33F36C5452C1740BEB100A9247E1A4076290139F8E81A40128A4849F9E91940741BA5B4D37209402CCE18C5D6A6284037789DDB94852F40D3E6E1B75C183040A5E79B9DAAAD2240F8DA84A7A7E025406C0E605B91192940C95FC49247A42C408D3606BC56E22140CD9D7F1937B224405AFFA8BB321B2940156CDD289FFF2640B1A263F809B41940D0E7E7ECE8881540ABE819CE62421540F08EC93DDF9C1640D2279BCA14630740"> : tensor<1x3x4x4xf64>
    return %c0 : tensor<1x3x4x4xf64>
  }
}

// -----

module @types_convolution_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xcomplex<f32>>, tensor<3x2x2x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<1x2x4x4xcomplex<f32>>) -> tensor<1x2x4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<1x2x4x4xcomplex<f32>>) -> tensor<1x2x4x4xf32>
    %2 = stablehlo.real %arg1 : (tensor<3x2x2x2xcomplex<f32>>) -> tensor<3x2x2x2xf32>
    %3 = stablehlo.imag %arg1 : (tensor<3x2x2x2xcomplex<f32>>) -> tensor<3x2x2x2xf32>
    %4 = stablehlo.add %0, %1 : tensor<1x2x4x4xf32>
    %5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>) -> tensor<1x3x4x4xf32>
    %6 = stablehlo.subtract %3, %2 : tensor<3x2x2x2xf32>
    %7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>) -> tensor<1x3x4x4xf32>
    %8 = stablehlo.add %2, %3 : tensor<3x2x2x2xf32>
    %9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf32>, tensor<3x2x2x2xf32>) -> tensor<1x3x4x4xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<1x3x4x4xf32>
    %11 = stablehlo.add %5, %7 : tensor<1x3x4x4xf32>
    %12 = stablehlo.complex %10, %11 : tensor<1x3x4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<1x3x4x4xcomplex<f32>>, tensor<1x3x4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xcomplex<f32>>, tensor<3x2x2x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xB7BAAF3F1DE0953F4358AA3F4934003FA183AF3F4D7CC53F2452BE3FC31A903FD45ACC3FDDE1D63FA0A2993F32AA413F6523FA3F60E5153F33B0A63F69B0303FB53FEC3FED39D23F8E28433FA00FCB3F5B80A83F952FB23FF629243FBB2B853FB0EF763F62F1043FFD2B193F39CECC3F5258B13F5455823FE25E033FAFB6403F5CE91B3FE2E3CE3FE7B6BF3FE9EE193FDE5EEB3F3A809C3FF972913F45A5A13FC3CCD03FAA6B093F4CBDBD3FEE198A3FE2A92D3FA0806A3F370E523FD21A4A3F5A17713FE993A83FBE9FB43F3830433F5770CA3FB9607C3FC66C753FC278FA3F3011323F3C9A8C3FF782E33F56BE083F793A3E3FCB558F3FDB63033F245AFC3F"> : tensor<1x2x4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x298AD73F98CBF03F36DAF23F5E9F183F09FB1D3FF3FEC93F53EDAF3F4563663F4EE48E3F01C44C3FCA26A23F843AB23FFB4CC03F43618C3F19B7B53FA9BE8E3F594FDC3FDE97B63F73FF363F5CB8313F0E71F23F50D9713F6EACB93F8AFC903FD8DC6C3F51BFE43F18ECDB3F7A75A73F7A6CED3F59334A3F54A9B43FCC57CD3F00BB863F538DC13FEF16F43F0371AF3FBA2DD33F910F003F5003D93F2425D63F022E5D3F8C36943F13FA603F4AFC0F3FD150D23F7BB0223FE642D53FFEB5633F"> : tensor<3x2x2x2xcomplex<f32>>
    return %c0, %c1 : tensor<1x2x4x4xcomplex<f32>>, tensor<3x2x2x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<1x3x4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xCC389B408F23B741F0ABEF40A362BA4128FB81404684BF41F0C1393FB941394148861A40C835CE410822A940DF83AB41A8D64F40A7B2B341E0DC45BFF2B72C41F8CD0A4001B9C441404E124065AFB541404129C0B749BC41849F68C0EE562B41D0000F4071403041304F753FE3C83041B0FF9BBF16CA3141682BC7BF43059B40B062C140C54BC1419A8C074176E6BD41980B9E406AF4C441A07B1D40E7863E41C02FA3406255E241589C8A407BBAC441005F6940E768B94148E7883F7F4A4341C8112C40E521C241D0FC3F40A636C44120FACABFA9FCC741B46C55C0153C4341B0CFA23FBB4D15412053EFBED6D23D4114050FC028BD30417C4B4FC0039C98405C48F2406DA1AB41A6BA0A41DE6DB5411876C1409DB9B041AC0A0240022F174128EEA340C750C241F4AEE3402E03B841BC31A540E579AF41E0B47D3F87082341602AB83F1E6CB041D04D75409CC7B64100E22C3D6693AE41389E11C01BE01E4140F16CBEF79911418059CB3E059F2541E036B9BF747A1241EB001CC02C6C7740"> : tensor<1x3x4x4xcomplex<f32>>
    return %c0 : tensor<1x3x4x4xcomplex<f32>>
  }
}

// -----

module @types_convolution_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x2x4x4xcomplex<f64>>, tensor<3x2x2x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<1x3x4x4xcomplex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<1x2x4x4xcomplex<f64>>) -> tensor<1x2x4x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<1x2x4x4xcomplex<f64>>) -> tensor<1x2x4x4xf64>
    %2 = stablehlo.real %arg1 : (tensor<3x2x2x2xcomplex<f64>>) -> tensor<3x2x2x2xf64>
    %3 = stablehlo.imag %arg1 : (tensor<3x2x2x2xcomplex<f64>>) -> tensor<3x2x2x2xf64>
    %4 = stablehlo.add %0, %1 : tensor<1x2x4x4xf64>
    %5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>) -> tensor<1x3x4x4xf64>
    %6 = stablehlo.subtract %3, %2 : tensor<3x2x2x2xf64>
    %7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>) -> tensor<1x3x4x4xf64>
    %8 = stablehlo.add %2, %3 : tensor<3x2x2x2xf64>
    %9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<3x2x2x2xf64>) -> tensor<1x3x4x4xf64>
    %10 = stablehlo.subtract %5, %9 : tensor<1x3x4x4xf64>
    %11 = stablehlo.add %5, %7 : tensor<1x3x4x4xf64>
    %12 = stablehlo.complex %10, %11 : tensor<1x3x4x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<1x3x4x4xcomplex<f64>>, tensor<1x3x4x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x2x4x4xcomplex<f64>>, tensor<3x2x2x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x8E12E4C0A86DF13FF2B70AEC8440F83F06633989DB7FF03F57C0114483D9FB3F5E35CBEC1DC4F23F14516AA52DF7E43F3A202AB2C533FF3F0DC239D78850E73F20586A48A658EC3FB26CFA608159E13F22ACA9C6EF42FF3F8855F224CDB9FB3F3F8B708B8933F33F71CD92A3EA0DEB3F53E1319548F4F53F1C65D2F7E3DAE73FBF3309AE0233FA3FDEDD7505DEFAF63F74E9A4FE2FBEF43FA98FDDE981A2F83F8C35773608A5FA3FFEA57BDEAF0DEC3F982277BC7459FC3F96827BDC7F46F23F8A16A3734367E63FD4F044C1FC81FC3F80D806FA2B58F63F5F42688FBDC4EB3FF14D3A66D382F43F1475076B5314FC3F34E85E5865C2FA3F7AC338B00B1EFD3FC59A0C8C2314EC3F88409C8D356CF53FCF01CC1797FCE23FF00BC43BBCE6ED3F66015559C2E8E53FB6215756C014E53FDB6451489567FE3F5A3360267383FC3FAFAD15A573CDE13FBCA3F034DF47FD3F0032DE40AD38F23FA2D243A8D86BEB3F16676BFC0CDAF53F98C0F33D00FEF93F3FF02F35C84FF93FB0BE07202D12E43F28813D686ADFE83F715B711792CEF13F6E24268C7A1FEA3F8B8A44C6D3ECEC3FDC5FD0DA6A15F73F7B404BAF4964F63F41C50185F40DF23F8C948DC96A0AE93FF6D8F49B9A3CE63FCE1DCA08A2B0FB3F66F6348A288FF53FF35193F33FABEF3FA38735876C86F03FB78AB2832907F23F44E8CFB00F8EF93F9635693ED46FEB3F"> : tensor<1x2x4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x9D20D6C266C3FF3FE20A87A2DED7F83FF3219E976E61F43F39D972AEA529F43F4BFF22FB1235FA3F145B813AB50FF43F82802900CA9EF23FAFC590070501F53F64AE1C95B0A0E93FCD1B34ED9F2FF93F1E72F6E6CBD2F23F2AA2711D8647F13FE2F1EF7CB98FF93F3611B1398C4FFC3F23C8BEBFC7C4E93F7FEA95C2A77AF33FB98A320D8C7DE63F38DE0F69ED6AE33F2C4D45137B2AE93FB041D1870161E63FE09105818851F03F60BF96ECEDACF83F49AEC45D6651E13F2318938735E7F63F21ED75D12B88F03F899CF843D9B2F93F2CA86702A5B3F53F33EDD16CD700FD3F3835F13E4249E83F3BB2DDCF0171E43FF5F3DBCF4B8AF13FF56C21A07AA7F23F718EC11F5B97EB3FA5341AB448C9E63F12C79C652F9FE33FB826365EB250F13F07CCEEF5FAF1E63FE85EAAC31929FD3F046DE9363FD6FF3F48FC1513568DFC3FB0B672CEF1B6E53F7C25436CDF9BE03FA1A8AED015C0F13F986ECEC1E44CE23FFECD297B4A2EF93F42ED19875DFAF63F39E3AA73971AF83F3A83FC0FE6F9E13F"> : tensor<3x2x2x2xcomplex<f64>>
    return %c0, %c1 : tensor<1x2x4x4xcomplex<f64>>, tensor<3x2x2x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x3x4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x08D93AA52BF811C0EEAFFE70BBF938408065D43ADE1AC3BFBE9BA166B5C43840C8C1B03CFF291040FC067BE843433940486282EFA1BF1040CCDA3DFB6B452F40D0805940DF9CF9BFFC71A0369979384070CE6E90785BF33FE1838B5FC80D3C4088A458F4B6970C409A98A4D3E2163A40E0FBCCF2D2DF0D40F1C737DD6EE22B40D877DBD012B108C0D64AE2D7A41E3A4000A6F322A6B0EB3FB4E0F0799F863A4010D945F944D7F83F38AB6A2A499A3C40144514ECAE4307406417A6EDFDB13040D8CB119E94BD02C074DE8E106C2D2940E04D2A2DCB6AD73F94459A6F77312A40408B5CA06887D5BFEA4FF999DE522E40E0BAB28B8D22DB3F3AAD9A7A21D22240BE2A26C4C12F12C03CD5804D019E3240B8BA8F961ABA02C0C1DEED1FD9F1324050977A4DDEB6F03F385867901A783440E8DAF1381F45F13FF9E3FC5567E7254060AA9922255410C0AB731396349F334098DD5DE7B04000C0D62DE8932A27364080B479D46AA2EC3FB7B9B926973B3540F82256BB0AA9F83F427C2D94F983234060441D332E4610C0FAC692FEE80033400888F0E03B4E00C09624003B315B3440006084140121FBBFAD0A254FD3183640007A8225997D993F859BD740E0352540D416C695680101C0F4615555F40C2440E0CB82378F4CE3BF779DE80F79A42440A0FA03715B1DD0BF25B596EF9AFC2640906EDCD45A09D63F41AECF9901FB164080BB185E7316F7BFBAE86247B08D3540A092D133813EE93FCFC4D765E8CB34406C2C2A863CEC124038E75E0B82E634407EFD027460EE05401BE360E77703254090CA0B1C70CEF5BFBC2E8C62B97C354008051FC385750340A74561C3AF273640C4372EBD443512408DEAFE91701F36407C588E4F6FDBF33F57D41370A0882340601E9F7FEA38F9BF065F62511D1F3440C01E283BA10AF73F28610A37F8B83640C027AD59A53AF73FC344F9D2D46A3740007AA54A4590CE3FA303A360FBB7264060A6346BA071CFBFDBB2EB9150ED1D403097A9EBF302D83FEDF7E2BCADAB1D40406CEA07B3CCD33F1AFE6032C0082140B483E498A71EE93FB63481F1EAAE1040"> : tensor<1x3x4x4xcomplex<f64>>
    return %c0 : tensor<1x3x4x4xcomplex<f64>>
  }
}
