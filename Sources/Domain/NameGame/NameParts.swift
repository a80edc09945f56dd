/// The parts of a name by which a text gives it away, folded as names are compared.
///
/// Three letters or more tell inside another word too, and so do two of a script
/// that puts no spaces between words; fewer tell only as a word of their own. The
/// words of a half, and the halves themselves, also tell when they are joined.
public struct NameParts: Hashable, Sendable {
  /// Those that tell wherever they stand.
  public private(set) var insideWords: [[Unicode.Scalar]] = []
  /// Those that tell only as words.
  public private(set) var asWords: [[Unicode.Scalar]] = []

  /// Takes a name apart that is given as the folded words of its two halves; either may be empty.
  public init(first: [[Unicode.Scalar]], last: [[Unicode.Scalar]]) {
    let orders = first.isEmpty || last.isEmpty ? [] : [first + last, last + first]
    let joined = ([first, last] + orders).filter { $0.count > 1 }.map { $0.flatMap { $0 } }
    for part in first + last + joined where !part.isEmpty {
      if Self.isTelling(part) { insideWords.append(part) } else { asWords.append(part) }
    }
  }

  /// Adds the parts of another way to write the name.
  public mutating func formUnion(_ other: NameParts) {
    insideWords += other.insideWords
    asWords += other.asWords
  }

  /// Whether a text, which is folded already, gives the name away.
  public func stand(in folded: String) -> Bool {
    let scalars = Array(folded.unicodeScalars)
    let isInside = insideWords.contains { part in
      scalars.indices.contains { scalars[$0] == part[0] && scalars[$0...].starts(with: part) }
    }
    if isInside || asWords.isEmpty { return isInside }
    let words = folded.split { !$0.isInWords }.map { Array($0.unicodeScalars) }
    return words.contains(where: asWords.contains)
  }

  static func isTelling(_ part: [Unicode.Scalar]) -> Bool {
    part.count >= (part.allSatisfy { $0.needsNoSpaces } ? 2 : 3)
  }
}

extension Character {
  /// Whether words are made of it: a letter or a number.
  package var isInWords: Bool {
    // Looking up what is known of a character takes long.
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return 0x30...0x39 ~= ascii || 0x41...0x5A ~= ascii || 0x61...0x7A ~= ascii
  }
}

extension Unicode.Scalar {
  /// Whether its script puts no spaces between words, or adds endings without one.
  public var needsNoSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}
