/// The character between the fields of a row.
enum Delimiter: UInt8, CaseIterable, Hashable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case pipe = 0x7C
  case colon = 0x3A
  case space = 0x20

  /// Detects the delimiter from the first line that is not empty.
  ///
  /// A tab wins, because fields hardly ever contain one. Otherwise it is the more frequent of semicolon and comma
  /// outside quotes, by default the comma.
  init(foundIn text: some Sequence<UInt8>) {
    var (tabs, semicolons, commas) = (0, 0, 0)
    var isQuoted = false
    var isEmpty = true
    for byte in text {
      if byte == .lineFeed || byte == .carriageReturn, !isQuoted {
        guard isEmpty else { break }
      } else {
        isEmpty = false
        if byte == .quote { isQuoted.toggle() }
        guard !isQuoted else { continue }
        switch byte {
        case Self.tab.rawValue: tabs += 1
        case Self.semicolon.rawValue: semicolons += 1
        case Self.comma.rawValue: commas += 1
        default: break
        }
      }
    }
    self = tabs > 0 ? .tab : semicolons > 0 && semicolons >= commas ? .semicolon : .comma
  }
}

extension Delimiter {
  /// Returns the delimiter that a first line such as `sep=;` declares, and the end of that line; nil if it declares
  /// none.
  static func said(in text: some Sequence<UInt8>) -> (delimiter: Delimiter, end: Int)? {
    let line = Array(text.prefix { $0 != .lineFeed && $0 != .carriageReturn }.prefix(9))
    let bare = line.filter { $0 != .quote }
    guard bare.count == 5, String(decoding: bare.prefix(4), as: UTF8.self).lowercased() == "sep=",
      let delimiter = Delimiter(rawValue: bare[4])
    else { return nil }
    return (delimiter, line.count)
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
