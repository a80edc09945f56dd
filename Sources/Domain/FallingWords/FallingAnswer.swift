/// What a player says of a translation.
public enum FallingAnswer: String, CaseIterable, Hashable, Sendable {
  /// That it is right.
  case right
  /// That it is wrong.
  case wrong
}
