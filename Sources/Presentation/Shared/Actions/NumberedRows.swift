extension Array {
  /// Returns the row with a number as a person types it, from 1; nil for anything else.
  public func row(numbered text: String) -> Element? {
    guard let number = Int(text), number > 0, number <= count else { return nil }
    return self[number - 1]
  }
}
