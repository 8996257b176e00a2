module @lax_rng_bit_generator_default_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui32>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[828952003, 48048540, 1975725722, 287138978]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui32>) {
    %c0 = stablehlo.constant dense<[828952003, 48048540, 1975725726, 287138978]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[2556606939, 3658496899, 2301460672, 647761568, 1613101543], [266211835, 3626274613, 3920617011, 221922058, 1886034704], [823066547, 3842160653, 1356153738, 733946373, 1332802604]]> : tensor<3x5xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui32>
  }
}

// -----

module @lax_rng_bit_generator_philox_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui32>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[293457078, 150128475, 1537411883, 310031827]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui32>) {
    %c0 = stablehlo.constant dense<[293457078, 150128475, 1537411887, 310031827]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[2203790368, 1418886880, 2344716958, 3221852422, 2721179998], [3825362020, 2028760997, 1407606307, 952443579, 3197664727], [3395493426, 1166810565, 4291644296, 3496169715, 1708962988]]> : tensor<3x5xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui32>
  }
}

// -----

module @lax_rng_bit_generator_threefry_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2xui64>
    %want0, %want1 = call @expected() : () -> (tensor<2xui64>, tensor<3x5xui32>)
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    stablehlo.custom_call @check.expect_eq(%output_state, %want0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2xui64> {
    %c0 = stablehlo.constant dense<[2008865413093907936, 3866685493034615882]> : tensor<2xui64>
    return %c0 : tensor<2xui64>
  }
  func.func private @expected() -> (tensor<2xui64>, tensor<3x5xui32>) {
    %c0 = stablehlo.constant dense<[2008865413093907936, 3866685493034615891]> : tensor<2xui64>
    %c1 = stablehlo.constant dense<[[1855018053, 2579799582, 1980878421, 811148062, 1543112224], [3657236500, 2235463954, 1514295709, 1286307570, 2076486305], [1172870802, 3550053454, 248786451, 2230622408, 1001133844]]> : tensor<3x5xui32>
    return %c0, %c1 : tensor<2xui64>, tensor<3x5xui32>
  }
}

// -----

module @lax_rng_bit_generator_default_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui32>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[2055216758, 223873077, 163255874, 2012517083]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui32>) {
    %c0 = stablehlo.constant dense<[2055216758, 223873077, 163255878, 2012517083]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[3634151637, 689904295, 1880418278, 275614442, 3934156165], [1143831275, 3167677006, 1211381999, 3719526777, 297171108], [3946087890, 2738251541, 3515261888, 2731354237, 1350390421]]> : tensor<3x5xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui32>
  }
}

// -----

module @lax_rng_bit_generator_philox_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui32>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[988361210, 440952531, 423338635, 798591505]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui32>) {
    %c0 = stablehlo.constant dense<[988361210, 440952531, 423338639, 798591505]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[4265912563, 230608698, 382836419, 457331834, 3931581760], [3774917561, 2501936264, 4111383860, 2570420863, 2758030491], [2592001393, 1624554024, 2589110943, 385436756, 3156366804]]> : tensor<3x5xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui32>
  }
}

// -----

module @lax_rng_bit_generator_threefry_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2xui64>
    %want0, %want1 = call @expected() : () -> (tensor<2xui64>, tensor<3x5xui64>)
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    stablehlo.custom_call @check.expect_eq(%output_state, %want0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2xui64> {
    %c0 = stablehlo.constant dense<[3329408837111171806, 1304521044673143077]> : tensor<2xui64>
    return %c0 : tensor<2xui64>
  }
  func.func private @expected() -> (tensor<2xui64>, tensor<3x5xui64>) {
    %c0 = stablehlo.constant dense<[3329408837111171806, 1304521044673143092]> : tensor<2xui64>
    %c1 = stablehlo.constant dense<[[16058052745227910791, 2662319283754941446, 16570629217551128472, 13446646196557080905, 18321551790106786587], [18067556777543245855, 11626191336632208217, 17506494854948500342, 13256376295925400326, 1818721332373591235], [11341419472605379551, 10209041007881220483, 7032577581387392748, 6362451942675818694, 6519959395064249172]]> : tensor<3x5xui64>
    return %c0, %c1 : tensor<2xui64>, tensor<3x5xui64>
  }
}

// -----

module @lax_rng_bit_generator_default_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui16>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[1313983553, 156134332, 1284828215, 2065326759]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[1313983553, 156134332, 1284828219, 2065326759]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[45896, 32087, 34633, 40260, 1105], [47738, 30419, 22381, 15927, 46172], [11053, 9538, 52237, 46624, 63512]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui16>
  }
}

// -----

module @lax_rng_bit_generator_philox_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui16>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[1334547626, 1129796000, 524541008, 1637515764]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[1334547626, 1129796000, 524541012, 1637515764]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[58038, 11799, 47025, 17183, 35368], [33926, 46408, 10328, 14740, 44696], [33569, 16168, 17768, 35011, 29708]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui16>
  }
}

// -----

module @lax_rng_bit_generator_threefry_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2xui64>
    %want0, %want1 = call @expected() : () -> (tensor<2xui64>, tensor<3x5xui16>)
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    stablehlo.custom_call @check.expect_eq(%output_state, %want0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2xui64> {
    %c0 = stablehlo.constant dense<[3568596301074374759, 2748398043453823564]> : tensor<2xui64>
    return %c0 : tensor<2xui64>
  }
  func.func private @expected() -> (tensor<2xui64>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[3568596301074374759, 2748398043453823573]> : tensor<2xui64>
    %c1 = stablehlo.constant dense<[[14328, 20593, 38042, 37325, 40857], [53094, 12428, 8209, 40924, 24833], [20947, 52676, 42544, 16611, 46728]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<2xui64>, tensor<3x5xui16>
  }
}

// -----

module @lax_rng_bit_generator_default_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui8>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[626524165, 810024825, 1647799209, 1804217479]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<[626524165, 810024825, 1647799213, 1804217479]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[167, 233, 123, 154, 101], [102, 166, 146, 112, 97], [126, 21, 59, 241, 16]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui8>
  }
}

// -----

module @lax_rng_bit_generator_philox_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xui32>
    %want0, %want1 = call @expected() : () -> (tensor<4xui32>, tensor<3x5xui8>)
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[757790600, 951891254, 1084694690, 1775644036]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @expected() -> (tensor<4xui32>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<[757790600, 951891254, 1084694694, 1775644036]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[57, 241, 237, 173, 169], [46, 160, 97, 255, 98], [138, 115, 16, 67, 2]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<4xui32>, tensor<3x5xui8>
  }
}

// -----

module @lax_rng_bit_generator_threefry_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2xui64>
    %want0, %want1 = call @expected() : () -> (tensor<2xui64>, tensor<3x5xui8>)
    %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    stablehlo.custom_call @check.expect_eq(%output_state, %want0) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%output, %want1) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2xui64> {
    %c0 = stablehlo.constant dense<[4309827144800755728, 2078895182715572020]> : tensor<2xui64>
    return %c0 : tensor<2xui64>
  }
  func.func private @expected() -> (tensor<2xui64>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<[4309827144800755728, 2078895182715572029]> : tensor<2xui64>
    %c1 = stablehlo.constant dense<[[221, 221, 190, 119, 71], [239, 199, 162, 226, 71], [155, 166, 228, 71, 250]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<2xui64>, tensor<3x5xui8>
  }
}
