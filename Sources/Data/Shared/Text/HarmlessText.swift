extension String {
  /// The text as one line that steers no terminal: without control characters, escape sequences, direction marks,
  /// and invisible characters other than those inside emoji and after ideographs.
  ///
  /// What is read to be compared or masked is cleaned first, so that it is what a person will see.
  package var sanitized: String {
    if isPlainASCII || unicodeScalars.allSatisfy(\.isSurelySeen) { return self }
    var pass = SanitiserPass(self)
    return pass.run()
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a sign that stands for itself, so that nothing has to be looked up.
  fileprivate var isSurelySeen: Bool {
    switch value {
    // English and the languages of Europe, with quotes, dashes and currencies
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x410...0x44F, 0x2013...0x201E, 0x2026, 0x20A0...0x20BF: true
    // Japanese, Chinese and Korean
    case 0x3001...0x3002, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
