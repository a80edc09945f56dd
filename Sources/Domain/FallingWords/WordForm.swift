/// One way to say something in a language.
public struct WordForm: Hashable, Sendable {
  /// As it is shown.
  public let text: String
  /// What it is compared by: two forms with equal keys are the same answer.
  ///
  /// Whoever reads the word computes it, with case, width and readings folded.
  public let key: String

  /// Joins a text with its key.
  public init(_ text: String, key: String) {
    self.text = text
    self.key = key
  }
}
