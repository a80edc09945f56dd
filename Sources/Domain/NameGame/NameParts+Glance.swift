extension NameParts {
  /// Whether a text might give a name away, at a glance: taking every name apart would take most of the time.
  ///
  /// All parts begin with a word of the name, so that a text with none of its words gives nothing away. What is not
  /// plain ASCII always might, as its letters are written in several ways.
  package static func mightStand(ofName name: String, in text: String) -> Bool {
    let answer = name.utf8.withContiguousStorageIfAvailable { name in
      text.utf8.withContiguousStorageIfAvailable { hasWord(of: name, $0) }
    }
    return (answer ?? nil) ?? true
  }

  private static func hasWord(of name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.allSatisfy(\.isPlain), text.allSatisfy(\.isPlain) else { return true }
    var rest = name[...]
    while let start = rest.firstIndex(where: \.isInWords) {
      let word = rest[start...].prefix(while: \.isInWords)
      if stands(word, in: text) { return true }
      rest = rest[word.endIndex...]
    }
    return false
  }

  private static func stands(_ word: Slice<UnsafeBufferPointer<UInt8>>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first?.lowercased, word.count <= text.count else { return false }
    return (0...text.count - word.count).contains { start in
      text[start].lowercased == first && text[start...].lazy.map(\.lowercased).starts(with: word.lazy.map(\.lowercased))
    }
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { 0x20...0x7E ~= self }
  fileprivate var isInWords: Bool { 0x30...0x39 ~= self || 0x61...0x7A ~= lowercased }
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}
