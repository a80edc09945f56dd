/// One step from a schema to the next.
///
/// A database holds the number of steps it has taken in `user_version`, so a
/// step that was released is never changed or removed: the list only grows.
public struct Migration: Hashable, Sendable {
  /// Statements of SQL, each ended by a semicolon; without `BEGIN` and `COMMIT`.
  public let sql: String

  /// Makes a step from a script.
  ///
  /// Foreign keys are not enforced while it runs, so that a table can be
  /// rebuilt, and are checked as a whole before it is committed.
  public init(_ sql: String) { self.sql = sql }
}
