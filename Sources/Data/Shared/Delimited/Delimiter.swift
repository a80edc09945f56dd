/// What stands between the fields of a row.
enum Delimiter: UInt8, CaseIterable, Hashable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case pipe = 0x7C
  case colon = 0x3A
  case space = 0x20

  /// Finds the one that a text uses, by its first line that is not empty.
  ///
  /// A tab decides, as it hardly ever stands inside a field; else the more
  /// frequent of semicolon and comma outside quotes, and the comma where neither is there.
  init(foundIn text: some Sequence<UInt8>) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    var isEmpty = true
    for byte in text {
      if byte == .lineFeed || byte == .carriageReturn, !isQuoted {
        guard isEmpty else { break }
      } else {
        isEmpty = false
        if byte == .quote { isQuoted.toggle() }
        if !isQuoted { counts[byte, default: 0] += 1 }
      }
    }
    let (tabs, semicolons, commas) = (
      counts[Self.tab.rawValue, default: 0], counts[Self.semicolon.rawValue, default: 0],
      counts[Self.comma.rawValue, default: 0]
    )
    self = tabs > 0 ? .tab : semicolons > 0 && semicolons >= commas ? .semicolon : .comma
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
