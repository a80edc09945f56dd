extension String {
  /// Whether its bytes show that it is one line of ASCII.
  var isPlainASCII: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }

  /// Whether it has leading, trailing or double spaces.
  var hasLooseSpaces: Bool {
    var isAfterSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace && !isEmpty
  }

  /// Whether it is empty or white space only; the first byte nearly always decides.
  var isBlank: Bool {
    if let first = utf8.first, 0x21...0x7E ~= first { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Returns at most so many characters; they are counted only if there may be more.
  func cut(to count: Int) -> String { utf8.count <= count ? self : String(prefix(count)) }
}
