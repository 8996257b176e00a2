module @lax_top_k_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xi8>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xi8>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xi8> -> (tensor<4x3xi8>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xi8> {
    %c0 = stablehlo.constant dense<"0xD1E1F6EA07CECE0ED7111B03F4FFE3F12C24DBD32E2810D1E8D7D1D5E73125FC30181DE2"> : tensor<4x9xi8>
    return %c0 : tensor<4x9xi8>
  }
  func.func private @expected() -> (tensor<4x3xi8>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[14, 7, -10], [44, 36, 27], [46, 40, 16], [49, 48, 37]]> : tensor<4x3xi8>
    %c1 = stablehlo.constant dense<[[7, 4, 2], [7, 8, 1], [2, 3, 4], [2, 5, 3]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xi8>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xi16>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xi16>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xi16> -> (tensor<4x3xi16>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xi16> {
    %c0 = stablehlo.constant dense<"0xEBFFFDFFE4FF1B001A00DBFF1A002400D2FF2500E0FF2700CFFFD1FFE1FF1A0020002B00D8FF2F00E3FFD9FF0E00CEFF240011002300D4FFCFFF1B00FDFF2900D3FFFFFF2E00EBFF"> : tensor<4x9xi16>
    return %c0 : tensor<4x9xi16>
  }
  func.func private @expected() -> (tensor<4x3xi16>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[36, 27, 26], [43, 39, 37], [47, 36, 35], [46, 41, 27]]> : tensor<4x3xi16>
    %c1 = stablehlo.constant dense<[[7, 3, 4], [8, 2, 0], [1, 6, 8], [7, 4, 2]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xi16>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xi32>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xi32>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xi32> -> (tensor<4x3xi32>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xi32> {
    %c0 = stablehlo.constant dense<"0x1A0000002800000028000000D4FFFFFFD2FFFFFF0C000000CFFFFFFF06000000D7FFFFFF01000000F3FFFFFF06000000D0FFFFFFEBFFFFFF1000000031000000EAFFFFFF1B000000E6FFFFFFDDFFFFFFE3FFFFFFE8FFFFFFD1FFFFFFD6FFFFFFD3FFFFFF20000000310000000E00000010000000E9FFFFFF310000001700000000000000EBFFFFFFCFFFFFFF0A000000"> : tensor<4x9xi32>
    return %c0 : tensor<4x9xi32>
  }
  func.func private @expected() -> (tensor<4x3xi32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[40, 40, 26], [49, 27, 16], [49, 32, -24], [49, 23, 16]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[1, 2, 0], [6, 8, 5], [8, 7, 3], [3, 4, 1]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xi32>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xi64>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xi64>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xi64> -> (tensor<4x3xi64>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xi64> {
    %c0 = stablehlo.constant dense<"0x0A000000000000001900000000000000FFFFFFFFFFFFFFFF0E00000000000000D0FFFFFFFFFFFFFFD3FFFFFFFFFFFFFFD6FFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFF0400000000000000DDFFFFFFFFFFFFFFE5FFFFFFFFFFFFFFE2FFFFFFFFFFFFFF1A000000000000001D00000000000000F0FFFFFFFFFFFFFFE6FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF4FFFFFFFFFFFFFF0400000000000000DCFFFFFFFFFFFFFF0800000000000000E5FFFFFFFFFFFFFF040000000000000020000000000000001C0000000000000015000000000000002F00000000000000F5FFFFFFFFFFFFFF2E00000000000000D1FFFFFFFFFFFFFF2B00000000000000EBFFFFFFFFFFFFFFD3FFFFFFFFFFFFFF14000000000000000600000000000000"> : tensor<4x9xi64>
    return %c0 : tensor<4x9xi64>
  }
  func.func private @expected() -> (tensor<4x3xi64>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[25, 14, 10], [29, 26, 4], [32, 28, 21], [47, 46, 43]]> : tensor<4x3xi64>
    %c1 = stablehlo.constant dense<[[1, 3, 0], [5, 4, 0], [6, 7, 8], [0, 2, 4]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xi64>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xui8>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xui8>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xui8> -> (tensor<4x3xui8>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xui8> {
    %c0 = stablehlo.constant dense<"0x2C20172801151C232C31230D2E2C10261E112421211C2F242F1A2329160D171A0B113218"> : tensor<4x9xui8>
    return %c0 : tensor<4x9xui8>
  }
  func.func private @expected() -> (tensor<4x3xui8>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[44, 44, 40], [49, 46, 44], [47, 47, 36], [50, 41, 26]]> : tensor<4x3xui8>
    %c1 = stablehlo.constant dense<[[0, 8, 3], [0, 3, 4], [4, 6, 0], [7, 0, 4]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xui8>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xui16>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xui16>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xui16> -> (tensor<4x3xui16>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xui16> {
    %c0 = stablehlo.constant dense<"0x210007002A00060012002B002B0030000D0010000E0005000900130031000D0003000E0024000E002200280000001F002800220009001D0018002B000300060016001E000B001F00"> : tensor<4x9xui16>
    return %c0 : tensor<4x9xui16>
  }
  func.func private @expected() -> (tensor<4x3xui16>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[48, 43, 43], [49, 19, 16], [40, 40, 36], [43, 31, 30]]> : tensor<4x3xui16>
    %c1 = stablehlo.constant dense<[[7, 5, 6], [5, 4, 0], [3, 6, 0], [2, 8, 6]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xui16>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xui32>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xui32> -> (tensor<4x3xui32>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xui32> {
    %c0 = stablehlo.constant dense<"0x2D000000250000000600000013000000060000002D0000002C000000000000001900000016000000100000000F0000001A000000130000000B0000000900000006000000160000000900000024000000260000000800000008000000170000002D0000000A000000140000003000000015000000130000000C0000000E00000023000000260000002500000007000000"> : tensor<4x9xui32>
    return %c0 : tensor<4x9xui32>
  }
  func.func private @expected() -> (tensor<4x3xui32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[45, 45, 44], [26, 22, 22], [45, 38, 36], [48, 38, 37]]> : tensor<4x3xui32>
    %c1 = stablehlo.constant dense<[[0, 5, 6], [3, 0, 8], [6, 2, 1], [0, 6, 7]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xui32>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xui64>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xui64>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xui64> -> (tensor<4x3xui64>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xui64> {
    %c0 = stablehlo.constant dense<"0x220000000000000002000000000000000A000000000000002A00000000000000290000000000000025000000000000001000000000000000010000000000000017000000000000000800000000000000130000000000000025000000000000002500000000000000010000000000000009000000000000001A000000000000002E0000000000000018000000000000000800000000000000030000000000000003000000000000002000000000000000040000000000000011000000000000001800000000000000020000000000000013000000000000000200000000000000220000000000000017000000000000001600000000000000070000000000000025000000000000002E0000000000000003000000000000000900000000000000"> : tensor<4x9xui64>
    return %c0 : tensor<4x9xui64>
  }
  func.func private @expected() -> (tensor<4x3xui64>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[42, 41, 37], [46, 37, 37], [32, 24, 19], [46, 37, 34]]> : tensor<4x3xui64>
    %c1 = stablehlo.constant dense<[[3, 4, 5], [7, 2, 3], [3, 6, 8], [6, 5, 1]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xui64>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xbf16> -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xbf16> {
    %c0 = stablehlo.constant dense<"0xC7C1464220C2D6410E42503FA5410CC130420B4205C272416DC0024228424F4116423042E4C025C125C2A4C12A4247410B4223C1F241B3410DC2DAC165C1D7404EC039C2F53EE1C1"> : tensor<4x9xbf16>
    return %c0 : tensor<4x9xbf16>
  }
  func.func private @expected() -> (tensor<4x3xbf16>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[49.5, 44.0, 35.5], [44.0, 42.0, 37.5], [42.5, 34.75, 30.25], [22.375, 6.71875, 0.478515625]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[1, 8, 4], [8, 5, 7], [4, 6, 8], [0, 4, 7]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xf16>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xf16>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xf16> -> (tensor<4x3xf16>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xf16> {
    %c0 = stablehlo.constant dense<"0xD74DA8CB9FCCE83CDDD059482ED04AD0BE50A35180512840305221D1BA481A527DCDF8CCFED1D2C819D0B5CC9651314F2A5011D2A64D6B4E08504CCA994CE6D00ACECDCE18C847C7"> : tensor<4x9xf16>
    return %c0 : tensor<4x9xf16>
  }
  func.func private @expected() -> (tensor<4x3xf16>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[37.9375, 23.359375, 8.6953125], [49.5, 48.8125, 45.09375], [44.6875, 33.3125, 28.765625], [32.25, 25.671875, 18.390625]]> : tensor<4x3xf16>
    %c1 = stablehlo.constant dense<[[8, 0, 5], [3, 6, 0], [4, 6, 5], [1, 0, 3]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xf16>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xf32>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xf32> {
    %c0 = stablehlo.constant dense<"0x53C5C3BF38210AC1C5D790418DDE98C139BD32C2968B33C2885043C29202B541E863A141FA14C0C122852EC2D3CA32C22F0B7DC1220170416094FC41CCAA35C008711EC13D2623C278EB03C1C7C84F416BF92242227615C28CBFADC0C5BC0CC1B7684441DC732341FA5E1E40174BDC4025EE4342962D3F42FB8E844123B78B41093843412D6806C25C4CA4C178F81BC1"> : tensor<4x9xf32>
    return %c0 : tensor<4x9xf32>
  }
  func.func private @expected() -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[22.626255, 20.173782, 18.105356], [31.572449, 15.000277, -2.8385496], [40.743572, 12.986518, 12.275565], [48.982563, 47.794518, 17.464422]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[7, 8, 2], [5, 4, 6], [2, 1, 6], [1, 2, 4]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
}

// -----

module @lax_top_k_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x9xf64>
    %want0, %want1 = call @expected() : () -> (tensor<4x3xf64>, tensor<4x3xi32>)
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xf64> -> (tensor<4x3xf64>, tensor<4x3xi32>)
    stablehlo.custom_call @check.expect_eq(%values, %want0) {has_side_effect = true} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%indices, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x9xf64> {
    %c0 = stablehlo.constant dense<"0xB4C92B7E62B73E40C2A3269E4FDE48409B52B2F8A7C147C052C1CBE0D46846C083859339317945C020647216F51CF1BFE196C817CEAE40C0A6047A2A92763CC01C56E6AFBBE03740A063357A32903FC0D0064B5D0D073C40A655D429DDFE46C00A3626A6F3F43FC044BD6A84DADE31C078FA0CB4A4AD2640E8EAA6E66C962640405FE5A229BDE2BFB01B8A35A3B82B40DA597765066644403A6E03F695FF47C084169FF9DF4D2A404827F50AAAE42040BAB8563AEAB731C00058140F83A4AA3FA8F6B371270B37405C36D4DD2EB72FC008B839006B972740001882CEF3350140EE852457BC8F43403C67A686D0FC3240885B44C6127A2D4050554AC57A723E405F70C05111B437C0B233A8B6942336C0B8CA410199E14440A08B199CC30610C0"> : tensor<4x9xf64>
    return %c0 : tensor<4x9xf64>
  }
  func.func private @expected() -> (tensor<4x3xf64>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[49.73680474173263, 30.716346631708532, 23.877863877996887], [28.02754767495827, 13.860620186909586, 11.339147211632039], [40.79707020118413, 23.043570619999315, 13.152099419279018], [41.76248183929914, 39.122935192903114, 30.447185831687705]]> : tensor<4x3xf64>
    %c1 = stablehlo.constant dense<[[1, 0, 8], [1, 8, 5], [0, 6, 2], [7, 1, 4]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xf64>, tensor<4x3xi32>
  }
}
