import ArcadeData

/// Makes text from outside harmless: the one boundary that every text crosses
/// on its way to the console.
///
/// What is returned is one line without control characters, escape sequences,
/// direction marks, or invisible characters other than those inside emoji and
/// after ideographs. Cleaning a clean text changes nothing.
enum TextSanitiser {
  /// Returns the harmless form of a text.
  static func clean(_ text: String) -> String { text.sanitized }
}
