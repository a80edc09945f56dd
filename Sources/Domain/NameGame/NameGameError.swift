/// Why there is no game.
public enum NameGameError: Error, Hashable, Sendable {
  /// So many people of different names are there, and so many are needed.
  case tooFewPeople(usable: Int, needed: Int)
}
