/// What a shell can offer where a word is to be typed: the word, and what it does.
struct CompletionCandidate: Hashable, Sendable {
  var text: String
  /// Empty where the word says it.
  var summary = ""

  /// Stands for the paths of files, which shells complete themselves.
  static let files = CompletionCandidate(text: "", summary: "files")
  /// Stands for the paths of folders.
  static let folders = CompletionCandidate(text: "", summary: "folders")

  /// The line that a shell reads: a tab parts the word from what it does, and begins the line of paths.
  var line: String { summary.isEmpty ? text : "\(text)\t\(summary)" }
}
