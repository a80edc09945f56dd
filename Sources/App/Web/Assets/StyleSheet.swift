/// The one style sheet of all pages.
enum StyleSheet {
  /// What is sent.
  static let bytes = Array(text.utf8)

  /// The rules without what only their reader needs; a test holds their size against its limit.
  static let text = [base, controls, tables, rounds, fallSteps, print].joined(separator: "\n").withoutIndentation(
    between: ""
  )

  /// Where the falling word is: by tens and ones, as a page may not carry a style of its own.
  private static let fallSteps = (0...9).map { ".t\($0){--t:\($0)0}.u\($0){--u:\($0)}" }.joined()
}

extension String {
  /// The lines without the spaces before them, and without comments of their own.
  func withoutIndentation(between: String) -> String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: between)
  }
}
