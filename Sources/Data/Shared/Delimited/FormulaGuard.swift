/// Text that a spreadsheet does not take for a formula.
///
/// An apostrophe goes before what begins with `=`, `+`, `-`, `@`, one of these in full width, a tab or a carriage
/// return, with any number of apostrophes and spaces before it, so that taking one away gives every text back.
enum FormulaGuard {
  /// Returns a text as it can stand in a table.
  static func defused(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Returns a text as it was before.
  static func plain(_ text: String) -> String {
    text.utf8.first == apostrophe && isFormula(text) ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    // Nearly all texts begin like this, and making scalars takes longer.
    if first > apostrophe, first < 0x80, !openings.contains(first) { return false }
    if first == UInt8(ascii: "\t") || first == UInt8(ascii: "\r") { return true }
    let sign = text.unicodeScalars.first { $0 != "'" && !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r" }
    return sign.map { $0.isASCII ? openings.contains(UInt8($0.value)) : wideOpenings.contains($0) } ?? false
  }

  private static let openings = Array("=+-@\t\r".utf8)
  /// Spreadsheets in Japanese take them for plain ones.
  private static let wideOpenings = Array("＝＋－＠".unicodeScalars)
  static let apostrophe = UInt8(ascii: "'")
}

/// Texts in the cells of a table that is separated by commas.
enum QuotedText {
  /// Returns a text in quotes where it needs them.
  static func quoted(_ text: String) -> String {
    // A quote is a byte here: with an accent behind it, it is another character.
    let special: [UInt8] = [.quote, .lineFeed, .carriageReturn, Delimiter.comma.rawValue]
    guard text.utf8.contains(where: special.contains) else { return text }
    let doubled = text.utf8.flatMap { $0 == .quote ? [$0, $0] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }
}
