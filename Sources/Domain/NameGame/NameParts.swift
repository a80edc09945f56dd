/// The parts of a name that give it away in a text, folded for comparison.
///
/// Parts of three letters or more give it away inside other words too, and so do two of a script without spaces.
/// Shorter parts count only as whole words. The words of each half, and the two halves, also count when joined.
public struct NameParts: Hashable, Sendable {
  /// The parts that count anywhere.
  public private(set) var insideWords: [[Unicode.Scalar]] = []
  /// The parts that count only as whole words.
  public private(set) var asWords: [[Unicode.Scalar]] = []

  /// Splits a name, given as the folded words of its two halves, either of which may be empty.
  public init(first: [[Unicode.Scalar]], last: [[Unicode.Scalar]]) {
    let orders = first.isEmpty || last.isEmpty ? [] : [first + last, last + first]
    let joined = ([first, last] + orders).filter { $0.count > 1 }.map { $0.flatMap { $0 } }
    for part in first + last + joined where !part.isEmpty {
      if Self.isTelling(part) { insideWords.append(part) } else { asWords.append(part) }
    }
  }

  /// Adds the parts of another spelling of the name.
  public mutating func formUnion(_ other: NameParts) {
    insideWords += other.insideWords
    asWords += other.asWords
  }

  /// Whether a folded text gives the name away.
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
  /// Whether the character is part of words: a letter or a number.
  package var isInWords: Bool {
    // Looking up the properties of a character is slow.
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return 0x30...0x39 ~= ascii || 0x41...0x5A ~= ascii || 0x61...0x7A ~= ascii
  }
}

extension Unicode.Scalar {
  /// Whether the script is written without spaces between words, or adds endings without one.
  public var needsNoSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }
}
