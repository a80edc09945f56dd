public import ArcadeDomain

/// What was reviewed, for views that draw a star and for those that say it.
public struct Stars: Hashable, Sendable {
  /// The mean and the number, such as `4.2 (120)`; empty where the source says neither.
  public let short: String
  /// The same in words; empty where the source says neither.
  public let words: String

  /// Says it in both ways.
  public init(short: String, words: String) {
    self.short = short
    self.words = words
  }
}

/// A change, for views that draw an arrow and for those that say it.
public struct ChangeMark: Hashable, Sendable {
  /// Where it went; nil where it cannot be said.
  public let direction: ChangeDirection?
  /// What changed, such as `price`.
  public let attribute: String
  /// What changed and where it went, such as `price fell`.
  public let words: String

  /// Says it in both ways.
  public init(direction: ChangeDirection?, attribute: String, words: String) {
    self.direction = direction
    self.attribute = attribute
    self.words = words
  }
}
