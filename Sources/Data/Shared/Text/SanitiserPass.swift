extension String {
  /// The text as one line without control characters, escape sequences and direction marks. Invisible characters remain
  /// only inside emoji and after ideographs.
  ///
  /// Text that is compared or masked is sanitised first, so that it equals what the user sees.
  package var sanitized: String {
    if isPlainASCII || unicodeScalars.allSatisfy(\.isSurelySeen) { return self }
    var pass = SanitiserPass(self)
    return pass.run()
  }
}

extension Unicode.Scalar {
  /// Whether it is visibly harmless, without a lookup.
  fileprivate var isSurelySeen: Bool {
    switch value {
    // English and European languages, with quotes, dashes and currencies
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x410...0x44F, 0x2013...0x201E, 0x2026, 0x20A0...0x20BF: true
    // Japanese, Chinese and Korean
    case 0x3001...0x3002, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

/// A pass over a text that keeps the harmless scalars. Each decision depends only on what was kept so far and on the
/// next scalar, so a second pass changes nothing.
struct SanitiserPass {
  private static let mostMarks = 4
  private static let mostJoins = 4
  private static let mostTags = 7

  private let source: [Unicode.Scalar]
  private var next = 0
  private var kept = String.UnicodeScalarView()
  private var last: Unicode.Scalar = "\0"
  private var base: Unicode.Scalar = "\0"
  private var attached = 0
  private var joins = 0

  init(_ text: String) { source = Array(text.unicodeScalars) }

  /// Runs to the end and returns the kept text.
  mutating func run() -> String {
    while next < source.count {
      if let end = ControlSequence.end(of: next, in: source) {
        next = end
      } else {
        next += 1
        take(source[next - 1])
      }
    }
    return String(kept)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " "..."~": keepBase(scalar)
    case "\t"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
      if last != " " { keepBase(" ") }
    case "\u{A0}", "\u{202F}": keepBase(" ")
    case .zeroWidthJoiner:
      if canJoin { keepAttached(scalar) }
    case "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}":
      if canVary(by: scalar) { keepAttached(scalar) }
    case "\u{E0020}"..."\u{E007F}":
      if base == "\u{1F3F4}", attached < Self.mostTags { keepAttached(scalar) }
    case "\u{FFF9}"..."\u{FFFB}": break
    default: takeByCategory(scalar)
    }
  }

  private mutating func takeByCategory(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return }
    switch properties.generalCategory {
    case .control: break
    case .nonspacingMark, .enclosingMark, .spacingMark:
      if attached < Self.mostMarks { keepAttached(scalar) }
    default: keepBase(scalar)
    }
  }

  private mutating func keepBase(_ scalar: Unicode.Scalar) {
    joins = last == .zeroWidthJoiner ? joins + 1 : 0
    attached = 0
    base = scalar
    keep(scalar)
  }

  private mutating func keepAttached(_ scalar: Unicode.Scalar) {
    attached += 1
    keep(scalar)
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    kept.append(scalar)
    last = scalar
  }

  private var following: Unicode.Scalar? { next < source.count ? source[next] : nil }

  /// Whether a joiner here is between two pictographs.
  private var canJoin: Bool {
    guard base.isPictograph, last == base || last == .emojiSelector else { return false }
    return joins < Self.mostJoins && following?.isPictograph == true
  }

  /// Whether a variation selector has an effect here.
  private func canVary(by selector: Unicode.Scalar) -> Bool {
    guard last == base else { return false }
    if base.properties.isIdeographic { return true }
    guard selector == .emojiSelector || selector == "\u{FE0E}" else { return false }
    return base.isPictograph || (base.properties.isEmoji && following == .keycap)
  }
}

extension Unicode.Scalar {
  /// U+200D, which joins emoji into one picture.
  package static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  /// U+FE0F, which selects the emoji form of a character.
  package static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  /// U+20E3, which draws a key around a digit.
  package static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Whether it is a pictograph by itself; digits, `#` and `*` do not count.
  package var isPictograph: Bool { !isASCII && properties.isEmoji }

  /// Whether it is half of a national flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
