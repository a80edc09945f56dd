/// Reads a QR code at level L as a phone does, from its modules alone; it shares no code with the encoder.
struct QRReader {
  enum Unreadable: Error, Equatable { case size, corner, timing, format, checks, mode }

  /// The formats of level L with each mask, as the standard lists them.
  private static let formats = [
    "111011111000100", "111001011110011", "111110110101010", "111100010011101", "110011000101111", "110001100011000",
    "110110001000001", "110100101110110",
  ]
  private static let corner = [
    "#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######.", "........",
  ]
  private static let checkCounts = [21: 7, 25: 10, 29: 15, 33: 20, 37: 26]

  let mask: Int
  let text: String

  /// Reads rows of `#` for dark and `.` for light.
  init(_ rows: [String]) throws {
    let rows = rows.map(Array.init)
    let size = rows.count
    guard let checks = Self.checkCounts[size], rows.allSatisfy({ $0.count == size }) else { throw Unreadable.size }
    for (down, line) in Self.corner.enumerated() {
      for (right, module) in line.enumerated() {
        let found = [rows[down][right], rows[down][size - 1 - right], rows[size - 1 - down][right]]
        guard found.allSatisfy({ $0 == module }) else { throw Unreadable.corner }
      }
    }
    for place in 8...(size - 9) where rows[6][place] != rows[place][6] || (rows[6][place] == "#") != (place % 2 == 0) {
      throw Unreadable.timing
    }
    mask = try Self.mask(rows, size)
    let words = Self.words(rows, size, mask)
    guard Self.isSound(words, checks) else { throw Unreadable.checks }
    let bits = words.dropLast(checks).map { byte in
      let digits = String(byte, radix: 2)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    guard bits.hasPrefix("0100"), let count = Int(bits.dropFirst(4).prefix(8), radix: 2) else { throw Unreadable.mode }
    let rest = Array(bits.dropFirst(12))
    guard rest.count >= 8 * count + 4, rest[(8 * count)..<(8 * count + 4)].allSatisfy({ $0 == "0" }) else {
      throw Unreadable.mode
    }
    let bytes = (0..<count).compactMap { UInt8(String(rest[($0 * 8)..<($0 * 8 + 8)]), radix: 2) }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the mask in both copies of the format.
  private static func mask(_ rows: [[Character]], _ size: Int) throws -> Int {
    func said(_ places: [(Int, Int)]) -> String { String(places.map { rows[$0.0][$0.1] == "#" ? "1" : "0" }) }
    let first = [0, 1, 2, 3, 4, 5, 7, 8].map { (8, $0) } + [7, 5, 4, 3, 2, 1, 0].map { ($0, 8) }
    let second = (1...7).map { (size - $0, 8) } + (0..<8).map { (8, size - 8 + $0) }
    guard said(first) == said(second), let mask = formats.firstIndex(of: said(first)), rows[size - 8][8] == "#" else {
      throw Unreadable.format
    }
    return mask
  }

  private static func words(_ rows: [[Character]], _ size: Int, _ mask: Int) -> [Int] {
    var (bits, column, isUp) = ("", size - 1, true)
    while column >= 1 {
      if column == 6 { column -= 1 }
      for step in 0..<size {
        let row = isUp ? size - 1 - step : step
        for column in [column, column - 1] where !isTaken(row, column, size) {
          bits += (rows[row][column] == "#") != isTurned(row, column, mask) ? "1" : "0"
        }
      }
      (column, isUp) = (column - 2, !isUp)
    }
    let digits = Array(bits)
    return (0..<digits.count / 8).compactMap { Int(String(digits[($0 * 8)..<($0 * 8 + 8)]), radix: 2) }
  }

  private static func isTaken(_ row: Int, _ column: Int, _ size: Int) -> Bool {
    let isCorner = row <= 8 && (column <= 8 || column >= size - 8) || row >= size - 8 && column <= 8
    let small = (size - 9)...(size - 5)
    return isCorner || row == 6 || column == 6 || size > 21 && small.contains(row) && small.contains(column)
  }

  private static func isTurned(_ i: Int, _ j: Int, _ mask: Int) -> Bool {
    [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
      ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
    ][mask] == 0
  }

  /// Whether the words as a polynomial are zero at each of the first powers of two.
  private static func isSound(_ words: [Int], _ checks: Int) -> Bool {
    var (powers, logarithms, power) = ([Int](), [Int: Int](), 1)
    for exponent in 0..<255 {
      powers.append(power)
      logarithms[power] = exponent
      power *= 2
      if power > 255 { power ^= 285 }
    }
    return (0..<checks).allSatisfy { root in
      words.reduce(0) { sum, word in (logarithms[sum].map { powers[($0 + root) % 255] } ?? 0) ^ word } == 0
    }
  }
}
