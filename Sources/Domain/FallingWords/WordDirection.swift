/// From which language a deck is asked.
public enum WordDirection: String, CaseIterable, Hashable, Sendable {
  /// Words of the first language, translations of the second.
  case forward
  /// The other way round.
  case backward

  /// The other one.
  public var swapped: WordDirection { self == .forward ? .backward : .forward }
}
