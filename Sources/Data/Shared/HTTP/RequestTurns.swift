public import ArcadeDomain

/// Lets all who share a store send requests to a host one at a time.
public protocol RequestTurns: Sendable {
  /// Takes a turn at a host. If the last turn was less than an interval ago, takes none and returns the time to wait.
  ///
  /// A last turn more than a second in the future came from a wrong clock and is ignored.
  func take(at host: String, every interval: Duration, now: Moment) async throws(RepositoryError) -> Duration?
}

/// Turns in the table `request_turns`, with the time of the last request to each host.
public struct SQLRequestTurns: RequestTurns {
  private let database: Database

  /// Creates turns in a database, for all who share it.
  public init(database: Database) { self.database = database }

  /// Takes a turn in one transaction, by the clock of the store.
  public func take(at host: String, every interval: Duration, now: Moment) async throws(RepositoryError) -> Duration? {
    try await database.write(isWork: false) { connection in
      let never = Moment(milliseconds: 0)
      try connection.run("INSERT INTO request_turns (host, taken_at) VALUES (?, ?) ON CONFLICT DO NOTHING", host, never)
      try connection.lockRow(host, of: "host", in: "request_turns")
      let sql = "SELECT taken_at FROM request_turns WHERE host = ?"
      let last = try connection.row(sql, host) { try $0.moment("taken_at") } ?? never
      let now = try connection.clock(besides: now)
      let passed = now.since(last)
      if passed >= .seconds(-1), passed < interval { return interval - passed }
      try connection.run("UPDATE request_turns SET taken_at = ? WHERE host = ?", now, host)
      return nil
    }
  }
}
