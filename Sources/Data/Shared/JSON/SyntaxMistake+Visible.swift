import ArcadeDomain

extension SyntaxMistake {
  /// Returns a text with the number of each control character in its place, as in `U+0009`, as nobody would see it.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      guard scalar.properties.generalCategory == .control else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }
}
