extension String {
  /// Whether all its letters and signs are so common that every Unicode form writes them alike.
  ///
  /// Most texts of most decks are such, and need no work.
  var isEveryday: Bool { unicodeScalars.allSatisfy { $0.isEveryday } }
}

extension Unicode.Scalar {
  fileprivate var isEveryday: Bool {
    switch value {
    // English and the languages of Europe
    case 0x20...0x7E, 0xA1, 0xBF, 0xC0...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E, 0x410...0x44F: true
    // Japanese, Chinese and Korean
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
