import ArcadeConsole

/// One of the eight patterns that keep a QR code from large areas of one colour.
struct QRMask: Hashable, Sendable {
  static let all = (0..<8).map(QRMask.init)

  /// What the standard calls it by.
  let reference: Int

  /// Whether it turns a module over.
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

  /// The 15 bits that say level L and this mask, with what repairs them (BCH), turned so that they are never all light.
  var format: Int {
    let said = 0b01 << 3 | reference
    let rest = (0..<10).reduce(said) { rest, _ in rest << 1 ^ (rest >> 9) * 0x537 }
    return (said << 10 | rest) ^ 0x5412
  }
}
