/// Prevents spreadsheets from taking text for a formula.
///
/// An apostrophe goes before text that begins with `=`, `+`, `-`, `@`, one of these in full width, a tab or a carriage
/// return. Apostrophes and spaces may come before that sign. Removing one apostrophe therefore restores every text.
enum FormulaGuard {
  /// Returns the text for a cell of a table.
  static func defused(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Returns the original text of a cell.
  static func plain(_ text: String) -> String {
    text.utf8.first == apostrophe && isFormula(text) ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    // Fast path: nearly all texts begin like this, and iterating over scalars is slower.
    if first > apostrophe, first < 0x80, !openings.contains(first) { return false }
    if first == UInt8(ascii: "\t") || first == UInt8(ascii: "\r") { return true }
    let sign = text.unicodeScalars.first { $0 != "'" && !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r" }
    return sign.map { $0.isASCII ? openings.contains(UInt8($0.value)) : wideOpenings.contains($0) } ?? false
  }

  private static let openings = Array("=+-@\t\r".utf8)
  /// Japanese spreadsheets treat them like the plain ones.
  private static let wideOpenings = Array("＝＋－＠".unicodeScalars)
  static let apostrophe = UInt8(ascii: "'")
}

/// Quoting for the cells of a comma-separated table.
enum QuotedText {
  /// Returns a text, in quotes if it needs them.
  static func quoted(_ text: String) -> String {
    // Compared by bytes: a quote followed by an accent is another character.
    let special: [UInt8] = [.quote, .lineFeed, .carriageReturn, Delimiter.comma.rawValue]
    guard text.utf8.contains(where: special.contains) else { return text }
    let doubled = text.utf8.flatMap { $0 == .quote ? [$0, $0] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }
}
