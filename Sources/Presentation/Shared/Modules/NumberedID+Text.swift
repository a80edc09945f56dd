public import ArcadeDomain

// Ids that people and addresses name by their number.

extension NumberedID {
  /// Reads a number; nil for a text that cannot be one.
  public init?(text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.init(number: number)
  }
}

extension GameID {
  /// Reads a number; nil for a text that cannot be one.
  public init?(text: String) {
    guard let id = NumberedID<GameID>(text: text) else { return nil }
    self.init(number: id.number)
  }
}
