extension String {
  /// Whether all its letters and signs are so common that every Unicode form writes them alike.
  ///
  /// Most texts of most decks are such, and need no work.
  var isEveryday: Bool { unicodeScalars.allSatisfy(\.isEveryday) }

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
}

extension Unicode.Scalar {
  fileprivate var isEveryday: Bool {
    switch value {
    case 0x20...0x7E, 0xA1, 0xBF, 0xC0...0xFF: true  // English, and the west of Europe
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF: true  // Japanese
    default: false
    }
  }
}
