import ArcadeConsole

/// A QR code (ISO/IEC 18004) of bytes, at level L, in version 1 to 5, which is enough for an address.
struct QRCode: Hashable, Sendable {
  /// The numbers of data and check words of each version; at this level all versions up to here have one block.
  private static let (dataCounts, checkCounts) = ([19, 34, 55, 80, 108], [7, 10, 15, 20, 26])

  /// Whether each module is dark, row by row.
  private(set) var rows: [[Bool]]
  /// The mask of the data.
  let mask: QRMask

  /// Encodes a text, with the mask that a camera reads best; nil for more than 106 bytes.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let index = Self.dataCounts.firstIndex(where: { bytes.count + 2 <= $0 }) else { return nil }
    let data = Self.words(of: bytes, count: Self.dataCounts[index])
    let words = data + ReedSolomon.checks(of: data, count: Self.checkCounts[index])
    let fixed = QRPattern(version: index + 1)
    let codes = QRMask.all.map { QRCode(words, fixed, $0) }
    guard let best = codes.min(by: { $0.penalty < $1.penalty }) else { return nil }
    self = best
  }

  /// Draws words under a mask, around the fixed pattern of all codes of the same size.
  private init(_ words: [UInt8], _ pattern: QRPattern, _ mask: QRMask) {
    var bits = words.flatMap { word -> [Bool] in (0..<8).map { word << $0 & 0x80 != 0 } }[...]
    var modules = pattern.modules
    for (row, column) in pattern.free {
      // Remaining modules at the end are light before masking.
      modules[row][column] = (bits.popFirst() ?? false) != mask.turns(row, column)
    }
    for (bit, places) in pattern.formatPlaces.enumerated() {
      for (row, column) in places { modules[row][column] = mask.format >> bit & 1 == 1 }
    }
    self.mask = mask
    rows = modules.map { $0.map { $0 ?? false } }
  }

  /// Returns the data words of bytes: the mode, the count, the bytes, a terminator and padding.
  static func words(of bytes: [UInt8], count: Int) -> [UInt8] {
    // The mode and the terminator have four bits each, so all bytes are shifted by half a word.
    let said: [UInt8] = [UInt8(bytes.count)] + bytes
    let words = zip([0x40] + said.map { $0 << 4 }, said.map { $0 >> 4 } + [0]).map { $0 | $1 }
    return words + (words.count..<count).map { ($0 - words.count).isMultiple(of: 2) ? 0xEC : 0x11 }
  }
}

extension QRCode {
  /// The penalty for poor readability: long runs, blocks, patterns like a corner, and too much of one colour.
  private var penalty: Int {
    let lines = rows + rows.indices.map { column in rows.map { $0[column] } }
    let blocks = zip(rows, rows.dropFirst()).reduce(0) { count, pair in
      let (upper, lower) = pair
      return count
        + upper.indices.dropLast().count {
          upper[$0] == upper[$0 + 1] && upper[$0] == lower[$0] && upper[$0] == lower[$0 + 1]
        }
    }
    let (dark, all) = (rows.joined().count { $0 }, rows.count * rows.count)
    let imbalance = abs(dark * 20 - all * 10) / all
    return lines.reduce(0) { $0 + Self.runs(in: $1) + 40 * Self.corners(in: $1) } + 3 * blocks + 10 * imbalance
  }

  /// Returns three points for each run of five modules of one colour, and one for each further module.
  private static func runs(in line: [Bool]) -> Int {
    var length = 1
    return zip(line, line.dropFirst()).reduce(0) { points, pair in
      length = pair.0 == pair.1 ? length + 1 : 1
      return points + (length == 5 ? 3 : length > 5 ? 1 : 0)
    }
  }

  /// Returns the number of corner-like patterns in a line, with light before or behind them.
  private static func corners(in line: [Bool]) -> Int {
    var last = 0
    // The margin around the code is light.
    return (line + Array(repeating: false, count: 4)).reduce(0) { count, isDark in
      last = (last << 1 | (isDark ? 1 : 0)) & 0b111_1111_1111
      return count + (last == 0b101_1101_0000 || last == 0b000_0101_1101 ? 1 : 0)
    }
  }
}
