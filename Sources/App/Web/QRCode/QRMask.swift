import ArcadeConsole

/// One of the eight masks that avoid large areas of one colour in a QR code.
struct QRMask: Hashable, Sendable {
  static let all = (0..<8).map(QRMask.init)

  /// The number of the mask in the standard.
  let reference: Int

  /// Whether the mask inverts a module.
  func turns(_ row: Int, _ column: Int) -> Bool {
    let (sum, product) = (row + column, row * column)
    return switch reference {
    case 0: sum % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: sum % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: (sum % 2 + product % 3) % 2 == 0
    }
  }

  /// The 15 bits of the format: level L and this mask, with error correction (BCH), masked so that they are never all
  /// light.
  var format: Int {
    let said = 0b01 << 3 | reference
    let rest = (0..<10).reduce(said) { rest, _ in rest << 1 ^ (rest >> 9) * 0x537 }
    return (said << 10 | rest) ^ 0x5412
  }
}
