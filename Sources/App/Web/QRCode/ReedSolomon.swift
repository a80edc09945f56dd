import ArcadeConsole

/// The error correction of QR codes: arithmetic in a field of 256 elements.
enum ReedSolomon {
  /// Returns the check words, with which the data are divisible by the first powers of 2.
  static func checks(of data: [UInt8], count: Int) -> [UInt8] {
    // The coefficients of (x - 1)(x - 2)(x - 4)…, the highest power first.
    var (divisor, root): ([UInt8], UInt8) = ([1], 1)
    for _ in 0..<count {
      divisor = zip(divisor + [0], [0] + divisor).map { $0 ^ product($1, root) }
      root = product(root, 2)
    }
    var rest = data + [UInt8](repeating: 0, count: count)
    for place in data.indices {
      let factor = rest[place]
      for (offset, coefficient) in divisor.enumerated() { rest[place + offset] ^= product(coefficient, factor) }
    }
    return Array(rest.suffix(count))
  }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(0) { sum, bit in
      let double = sum << 1 ^ (sum & 0x80 == 0 ? 0 : 0x1D)
      return double ^ (other >> bit & 1 == 0 ? 0 : one)
    }
  }
}
