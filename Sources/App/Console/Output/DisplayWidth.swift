import ArcadeData
import ArcadeDomain

/// The number of terminal columns of a text.
///
/// Wide characters and emoji take two, combining characters none, and all others one. Texts must be sanitised: a
/// control character counts as nothing.
package enum DisplayWidth {
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    // If each scalar is a character of its own, graphemes need not be found.
    if text.isPlainWithGaps { return text.unicodeScalars.reduce(0) { $0 + columns(of: $1) } }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of one grapheme.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count > 1 else { return scalars.first.map(columns(of:)) ?? 0 }
    return isPicture(first, scalars.dropFirst()) ? 2 : scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns a text of at most the given number of columns; a shortened one ends in `…`.
  package static func cut(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += columns(of: character)
      if used > width - 1 { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// Returns a text padded with spaces to the given number of columns; a wider one is unchanged.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) ? 1 : 0 }
    switch scalar.value {
    case 0xC0...0x17F, 0x400...0x45F: return 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return 2
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || isHangulEnding(scalar) { return 0 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      if scalar.isRegionalIndicator { return 1 }
      return properties.isEmojiPresentation || WideScalars.contains(scalar) ? 2 : 1
    }
  }

  /// Whether several scalars are drawn as one picture: a flag, a keycap, a joined or coloured emoji.
  private static func isPicture(_ first: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
    if first.isASCII { return rest.contains(.keycap) && rest.contains(.emojiSelector) }
    return first.isPictograph && rest.contains { $0 == .emojiSelector || $0.isPictograph }
  }

  /// The vowels and final consonants that join the syllable before them.
  private static func isHangulEnding(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }
}

/// The scalars that take two columns although they are no emoji: East Asian Width W and F of Unicode 16, joined over
/// unassigned gaps.
enum WideScalars {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D356, 0x1D360...0x1D376,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  package static func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }
}
