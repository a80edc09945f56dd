/// A value with what it is.
public struct Fact: Hashable, Sendable {
  /// What it is.
  public let label: String
  /// What a person reads beside the label.
  public let value: String
  /// The same in words, where the value has signs such as an arrow.
  public let spoken: String?
  /// What it means.
  public let tone: Tone

  /// Joins a value with its label.
  public init(_ label: String, _ value: String, _ tone: Tone = .plain, spoken: String? = nil) {
    self.label = label
    self.value = value
    self.tone = tone
    self.spoken = spoken
  }
}
