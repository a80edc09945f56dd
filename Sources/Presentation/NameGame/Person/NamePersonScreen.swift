/// Everything that the card of a person shows, already formatted and translated.
public enum NamePersonScreen: Hashable, Sendable {
  /// The people are being loaded.
  case loading(String)
  /// The card to study.
  case card(Card)
  /// There is nobody with that number, or the people could not be loaded.
  case failed(Failure)

  /// One person.
  public struct Card: Hashable, Sendable {
    /// The full name.
    public let name: String
    /// What the person looks like.
    public let face: NameGameScreen.Face
    /// What else is known, each with what it is.
    public let facts: [Fact]

    /// Makes a card of finished texts.
    public init(name: String, face: NameGameScreen.Face, facts: [Fact]) {
      self.name = name
      self.face = face
      self.facts = facts
    }
  }
}
