/// A call of the people or of the records of the name game, which a test can let fail.
public enum NameGameCall: Hashable, CaseIterable, Sendable {
  /// Reading the people.
  case people
  /// Loading them anew.
  case refreshed
  /// Keeping an answer.
  case record
  /// Keeping a finished game.
  case finish
  /// Listing the finished games.
  case history
  /// Counting the answers by person.
  case records
}
