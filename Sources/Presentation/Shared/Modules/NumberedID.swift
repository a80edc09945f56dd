public import ArcadeDomain

/// An id that people and addresses name by its number, from 1.
public protocol NumberedID {
  /// Makes the id of a number.
  init(number: Int64)
}

extension NumberedID {
  /// Reads a number; nil for a text that cannot be one.
  public init?(text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.init(number: number)
  }
}

extension GameID: NumberedID {}
