/// The one style sheet of all pages.
enum StyleSheet {
  /// What is sent.
  static let bytes = Array(text.utf8)

  /// The rules; a test holds their size against its limit.
  static let text = [base, controls, tables, rounds, fallSteps, print].joined(separator: "\n")

  /// Where the falling word is: by tens and ones, as a page may not carry a style of its own.
  private static let fallSteps = (0...9).map { digit in
    ".a\(digit){--a:\(digit)}.aa\(digit){--aa:\(digit)0}.b\(digit){--b:\(digit)}.bb\(digit){--bb:\(digit)0}"
  }.joined()
}
