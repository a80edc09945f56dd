/// Everything that the end of a name game shows, already formatted and translated.
public struct NameOverScreen: Hashable, Sendable {
  /// The title, with the mode.
  public let title: String
  /// What ended the game, and what else just happened.
  public let notices: [Notice]
  /// The counts, each with what it counts.
  public let facts: [Fact]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, notices: [Notice], facts: [Fact]) {
    self.title = title
    self.notices = notices
    self.facts = facts
  }
}
