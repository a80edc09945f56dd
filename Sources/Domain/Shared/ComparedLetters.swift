extension Unicode.Scalar {
  /// The letters by which the scalar is compared and searched, without case, accents and width; empty if it is
  /// invisible. Letters that merely look accented are replaced too: `ø` is `o`, `ł` is `l`, `ß` is `ss`.
  public var comparedLetters: [Unicode.Scalar] {
    switch properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark, .control: []
    default: Self.lookalikes[self] ?? [self]
    }
  }

  private static let lookalikes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ø": ["o"], "ł": ["l"], "đ": ["d"], "ð": ["d"], "þ": ["t", "h"], "ß": ["s", "s"], "æ": ["a", "e"],
    "œ": ["o", "e"], "ı": ["i"], "ħ": ["h"], "ŧ": ["t"],
  ]
}

extension Unicode.Scalar {
  /// The single letter by which the scalar is compared in any context.
  ///
  /// Nil if there may be several or none, or if it may combine with a neighbour. Most letters of most names have one,
  /// and this table takes a hundredth of the time of Unicode property lookups.
  package var comparedLetter: Unicode.Scalar? {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(UInt8(value) + 0x20)
    case 0x20...0x7E: self
    case 0xC0...0x17F: Self.known(Self.latin, at: value - 0xC0)
    case 0x391...0x3C9: Self.known(Self.greek, at: value - 0x391)
    case 0x400...0x45F: Self.known(Self.cyrillic, at: value - 0x400)
    // Scripts without case and accents.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self
    // Symbols, quotes and dashes.
    case 0xA1...0xA7, 0xA9, 0xAB, 0xB0...0xB1, 0xB6...0xB7, 0xBB, 0xBF, 0x20AC: self
    case 0x2010, 0x2013...0x2014, 0x2018...0x201E, 0x3001...0x3002, 0x300C...0x300F, 0x30FB: self
    default: nil
    }
  }

  /// Whether the scalar is part of words: a letter or a number.
  package var isInWords: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x00...0x7F: false
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }

  /// Whether it is sometimes spelled as two letters: `Müller` as `Mueller`.
  package var canBeSpelledOut: Bool {
    switch self {
    case "ä", "ö", "ü", "å", "ø", "Ä", "Ö", "Ü", "Å", "Ø": true
    default: false
    }
  }

  private static func known(_ letters: [Unicode.Scalar], at place: UInt32) -> Unicode.Scalar? {
    let letter = letters[Int(place)]
    return letter == " " ? nil : letter
  }

  // A space marks what is not a letter, or is compared by several letters: æ, þ, ß and the like.
  private static let latin = Array(
    """
    aaaaaa ceeeeiiiidnooooo×ouuuuy  aaaaaa ceeeeiiiidnooooo÷ouuuuy y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkĸllllll  ll\
    nnnnnn ŋŋoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.unicodeScalars
  )
  private static let greek = Array("αβγδεζηθικλμνξοπρ στυφχψωιυαεηιυαβγδεζηθικλμνξοπρσστυφχψω".unicodeScalars)
  private static let cyrillic = Array(
    """
    ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюя\
    абвгдежзииклмнопрстуфхцчшщъыьэюяееђгєѕііјљњћкиуџ
    """.unicodeScalars
  )
}

extension String {
  /// Whether each scalar is compared by a single letter in any context; its only white space is the space.
  package var isPlain: Bool {
    utf8.allSatisfy { 0x20...0x7E ~= $0 } || unicodeScalars.allSatisfy { $0.comparedLetter != nil }
  }

  /// Whether it is plain except for `…`, the sign for masked or cut text, so that each scalar is a character of its
  /// own.
  package var isPlainWithGaps: Bool { unicodeScalars.allSatisfy { $0 == "…" || $0.comparedLetter != nil } }
}
