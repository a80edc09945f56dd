/// The hash function SHA-256 (FIPS 180-4).
enum SHA256 {
  /// Returns the hash as 64 hexadecimal digits.
  static func hex(of bytes: some Collection<UInt8>) -> String { digest(of: bytes).hex }

  /// Returns the 32 bytes of the hash.
  static func digest(of bytes: some Collection<UInt8>) -> [UInt8] { digest(of: bytes, after: beginning, 0) }

  /// Returns the 32 bytes of the hash, given the state after `before` bytes in whole blocks.
  static func digest(of bytes: some Collection<UInt8>, after state: SIMD8<UInt32>, _ before: Int) -> [UInt8] {
    var message: [UInt8] = []
    message.reserveCapacity(bytes.count + 72)
    message += bytes
    let count = before + message.count
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: (UInt64(count) * 8) >> UInt64(shift)))
    }
    let end = self.state(after: message, from: state)
    return (0..<32).map { UInt8(truncatingIfNeeded: end[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
  }

  /// Returns the state after whole blocks.
  static func state(after blocks: [UInt8], from state: SIMD8<UInt32> = beginning) -> SIMD8<UInt32> {
    var state = state
    blocks.withUnsafeBytes { blocks in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          state &+= mixed(UnsafeRawBufferPointer(rebasing: blocks[start..<start + 64]), with: state, words)
        }
      }
    }
    return state
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  static let beginning = SIMD8<UInt32>([
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ])

  /// Mixes a block of 64 bytes into a state; `words` is working memory.
  private static func mixed(
    _ block: UnsafeRawBufferPointer,
    with state: SIMD8<UInt32>,
    _ words: UnsafeMutableBufferPointer<UInt32>
  ) -> SIMD8<UInt32> {
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 15], words[index - 2])
      let first = near.turned(7) ^ near.turned(18) ^ near >> 3
      let second = far.turned(17) ^ far.turned(19) ^ far >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    constants.withUnsafeBufferPointer { constants in
      for index in 0..<64 {
        let choice = e & f ^ ~e & g
        let first = h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ constants[index] &+ words[index]
        let majority = a & b ^ a & c ^ b & c
        let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
        (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
      }
    }
    return SIMD8(a, b, c, d, e, f, g, h)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
