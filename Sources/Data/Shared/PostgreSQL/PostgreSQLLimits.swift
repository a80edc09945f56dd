/// How long to wait for a server.
struct PostgreSQLLimits {
  /// Until it lets us in.
  var connect: Duration = .seconds(5)
  /// Until it has done a statement, which it gives up by itself.
  var statement: Duration = .seconds(30)
  /// Until others have done what it must wait for.
  var lock: Duration = .seconds(5)
  /// Until it no longer believes that we go on with a step that we have begun, and lets others at what we hold.
  var idle: Duration = .seconds(60)
  /// Until it has brought the tables up to date.
  var migration: Duration = .seconds(600)

  /// Until we no longer believe in an answer: a little longer than the server itself would take.
  static func patience(with limit: Duration) -> Duration { limit + limit / 15 }
}
