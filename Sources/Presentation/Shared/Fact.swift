/// A value with what it is.
public struct Fact: Hashable, Sendable {
  /// What it is.
  public let label: String
  /// What a person reads beside the label.
  public let value: String
  /// The same in words, where the value has signs such as an arrow.
  public let spoken: String?

  /// Joins a value with its label.
  public init(_ label: String, _ value: String, spoken: String? = nil) {
    self.label = label
    self.value = value
    self.spoken = spoken
  }
}
