/// Text that a spreadsheet does not take for a formula.
///
/// An apostrophe goes before what begins with `=`, `+`, `-`, `@`, a tab or a
/// carriage return, with any number of apostrophes before it, so that taking
/// one away gives every text back.
enum DefusedText {
  /// Returns a text as it can stand in a table.
  static func defused(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// Returns a text as it was before.
  static func plain(_ text: String) -> String {
    text.utf8.first == apostrophe && isFormula(text) ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    text.utf8.first { $0 != apostrophe }.map(openings.contains) ?? false
  }

  /// Whether a byte opens a formula.
  static let openings = Array("=+-@\t\r".utf8)
  static let apostrophe = UInt8(ascii: "'")
}
