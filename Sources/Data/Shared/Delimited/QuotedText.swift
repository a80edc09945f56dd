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
