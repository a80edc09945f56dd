/// A place on the command line, known by the words before it without the options.
struct CompletionPlace: Hashable, Sendable {
  /// Stands for a word that is not known, such as the first operand.
  static let anyWord = "@"

  /// The words before it.
  let words: [String]
  /// What can be typed there.
  let choices: CompletionChoices
  /// The options that its command takes besides those of every command.
  let options: [CommandOption]
  /// Whether an unknown word leads to the same place again.
  let isRepeating: Bool

  /// The words with a space before each, as the scripts put them together.
  var key: String { words.map { " " + $0 }.joined() }

  /// Whether a known word leads to it.
  var isNamed: Bool { words.last.map { $0 != Self.anyWord } ?? false }
}
