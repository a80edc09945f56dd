extension String {
  /// Whether a look at its bytes is enough to see that it is one line of ASCII.
  var isPlainASCII: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }

  /// Whether there is a space at either end, or two of them side by side.
  var hasLooseSpaces: Bool {
    var isAfterSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace && !isEmpty
  }

  /// Whether there is nothing but white space in it; nearly always the first byte shows that there is more.
  var isBlank: Bool {
    if let first = utf8.first, 0x21...0x7E ~= first { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Its first characters, at most so many; they are counted only where there may be more.
  func cut(to count: Int) -> String { utf8.count <= count ? self : String(prefix(count)) }
}
