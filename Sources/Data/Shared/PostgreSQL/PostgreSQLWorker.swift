import ArcadeDomain

/// One connection to a server, on a thread of its own.
actor PostgreSQLWorker {
  private let connector: PostgreSQLConnector
  private let migrations: [Migration]
  private let executor = QueueExecutor("arcade.postgresql")
  private var connection: PostgreSQLConnection?
  /// The last step whose record the server may delete.
  private var acknowledged: String?

  /// The most attempts of a transaction that collides with others.
  private static let mostTries = 8

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(by connector: PostgreSQLConnector, migrations: [Migration]) {
    (self.connector, self.migrations) = (connector, migrations)
  }

  func close() { connection = nil }

  /// Runs `body` in a read-only transaction; retries on a new connection if the old one was lost.
  func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws(RepositoryError) -> Value {
    try tried(.reading) { (connection: PostgreSQLConnection) in
      try connection.requireVersion(upTo: migrations.count)
      return try body(Connection(connection))
    }
  }

  /// Runs `body` in a writing transaction. If the result of its commit is unknown, finds out. Until then `outcomes`
  /// holds the return value of the step.
  func write<Value: Sendable>(
    _ step: String,
    remembering outcomes: StepOutcomes,
    _ body: @Sendable (Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    var isRepeated = outcomes.isUnknown(step)
    let wasUnknown = isRepeated
    var tried: Set<String> = []
    let value: Value = try self.tried(.writing) { (connection: PostgreSQLConnection) in
      tried.insert(connection.name)
      if isRepeated {
        let sql = "SELECT resume_step(?, ?) AS new"
        let isNew = try connection.queries.row(sql, step, migrations.count) { try $0.flag("new") }
        if isNew == false { return try outcomes.outcome(of: step, as: Value.self) }
      } else {
        try connection.queries.run("SELECT begin_step(?, ?, ?)", step, migrations.count, acknowledged)
      }
      let value = try body(Connection(connection))
      outcomes.remember(value, of: step)
      isRepeated = true
      return value
    }
    outcomes.forget(step)
    // If other connections tried the step too, something of it may still arrive.
    acknowledged = !wasUnknown && tried.count == 1 ? step : nil
    return value
  }

  /// Runs a transaction, with retries as long as they can help.
  private func tried<Value>(
    _ mode: TransactionMode,
    _ body: (PostgreSQLConnection) throws -> Value
  ) throws(RepositoryError) -> Value {
    var (tries, mayBeDone) = (0, false)
    while true {
      tries += 1
      guard !Task.isCancelled else { throw RepositoryError(.cancelled, subject: connector.address.text) }
      let wasOpen = connection?.isBroken == false
      let connection: PostgreSQLConnection
      do throws(RepositoryError) {
        connection = try opened()
      } catch {
        throw error.noting(mayBeDone: mayBeDone)
      }
      do throws(RepositoryError) {
        return try connection.transaction(mode) { try body(connection) }
      } catch {
        // A lost connection takes precedence: the body's own error says nothing about what is stored.
        let error = connection.breakage ?? error
        let isCollision = connection.lastFailure?.isCollision == true && tries < Self.mostTries
        // The connection may have been lost long ago; a new one shows whether the server is available.
        let isLost = connection.isBroken && error.code == .storeUnreachable && (wasOpen || tries < 2)
        // The next attempt finds out whether it was committed.
        let isUnknown = connection.isCommitUnknown && error.code != .cancelled && tries < 2
        if connection.isCommitUnknown { mayBeDone = true }
        guard isCollision || isLost || isUnknown else { throw error.noting(mayBeDone: mayBeDone) }
      }
    }
  }

  private func opened() throws(RepositoryError) -> PostgreSQLConnection {
    if let connection, !connection.isBroken, !connection.isWorn { return connection }
    connection = nil
    let opened = try connector.open()
    try opened.migrate(migrations)
    try opened.clearSteps()
    try opened.beginPipeline()
    connection = opened
    return opened
  }
}

extension RepositoryError {
  fileprivate func noting(mayBeDone: Bool) -> RepositoryError {
    var error = self
    error.mayBeDone = mayBeDone
    return error
  }
}
