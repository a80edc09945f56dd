extension Unicode.Scalar {
  /// U+200D, which joins emoji into one picture.
  package static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  /// U+FE0F, which asks for the colourful form of a character.
  package static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  /// U+20E3, which draws a key around a digit.
  package static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Whether it can stand as a picture; digits, `#` and `*` do not count.
  package var isPictograph: Bool { !isASCII && properties.isEmoji }

  /// Whether it is half of a national flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
