import ArcadeDomain

/// Sees on a server that another process has changed something there; the changes of its own do not count.
actor PostgreSQLListener {
  private let connector: PostgreSQLConnector
  private let executor = QueueExecutor("arcade.postgresql.listener")
  private var connection: PostgreSQLConnection?
  /// What could be seen when it was looked last.
  private var seen: String?
  private var count = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(by connector: PostgreSQLConnector) { self.connector = connector }

  func close() { connection = nil }

  /// How much was heard until now; whatever may have been missed counts as something.
  func heard() -> Int {
    do throws(RepositoryError) {
      let connection = try opened()
      try connection.queries.forEachRow(Self.news, values: [seen, seen, connector.process]) { row in
        if try row.flag("is_news") { count += 1 }
        seen = try row.text("snapshot")
      }
    } catch {
      connection = nil
    }
    return count
  }

  /// Whether a note of a step of others can be seen now that could not be seen when it was looked last. So nobody has
  /// to be told, which would cost whoever writes (a third of the commits of 16 clients, as `NOTIFY`), and nothing gets
  /// lost that began before somebody looked and was stored later.
  private static let news = """
    SELECT CAST(pg_current_snapshot() AS TEXT) AS snapshot, EXISTS (
      SELECT 1 FROM steps WHERE made_in >= pg_snapshot_xmin(CAST(? AS pg_snapshot))
        AND NOT pg_visible_in_snapshot(made_in, CAST(? AS pg_snapshot))
        AND pg_visible_in_snapshot(made_in, pg_current_snapshot()) AND process <> ?
    ) AS is_news
    """

  private func opened() throws(RepositoryError) -> PostgreSQLConnection {
    if let connection { return connection }
    let opened = try connector.open()
    try opened.beginPipeline()
    (connection, seen) = (opened, nil)
    count += 1
    return opened
  }
}
