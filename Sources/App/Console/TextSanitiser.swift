import ArcadeData

/// Makes text from outside harmless: the one boundary that every text crosses
/// on its way to the console.
///
/// What is returned is one line without control characters, escape sequences,
/// direction marks, or invisible characters other than those inside emoji and
/// after ideographs. Cleaning a clean text changes nothing.
enum TextSanitiser {
  /// Returns the harmless form of a text.
  static func clean(_ text: String) -> String { text.harmless }

  /// Returns the harmless form of a document of lines, each of which ends as those of CSV do.
  static func cleanLines(_ document: String) -> String {
    let lines = document.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { clean(String($0)) }.joined(separator: "\r\n")
  }
}
