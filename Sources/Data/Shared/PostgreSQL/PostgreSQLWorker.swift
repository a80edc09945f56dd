import ArcadeDomain

/// One connection to a server, and the thread that waits for it.
actor PostgreSQLWorker {
  private let connector: PostgreSQLConnector
  private let migrations: [Migration]
  private let executor = QueueExecutor("arcade.postgresql")
  private var connection: PostgreSQLConnection?
  /// The step of which the server need not know any more.
  private var acknowledged: String?

  /// How often a transaction that met another one is tried.
  private static let mostTries = 8

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(by connector: PostgreSQLConnector, migrations: [Migration]) {
    (self.connector, self.migrations) = (connector, migrations)
  }

  func close() { connection = nil }

  /// Runs `body` in a transaction that reads, again on a new connection where the old one was lost.
  func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws(RepositoryError) -> Value {
    try tried(.reading) { (connection: PostgreSQLConnection) in
      try connection.requireVersion(upTo: migrations.count)
      return try body(Connection(connection))
    }
  }

  /// Runs `body` in a transaction that writes; where nobody knows whether it took place, that is found out. `outcomes`
  /// remembers what a step returned whose end is still unknown.
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
    // Of a step that was tried on another connection as well something may still arrive.
    acknowledged = !wasUnknown && tried.count == 1 ? step : nil
    return value
  }

  /// Tries a transaction until it went through, or failed for a reason that a new try does not change.
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
        // Whatever a body made of it: a lost connection says nothing about what is stored.
        let error = connection.breakage ?? error
        let isCollision = connection.lastFailure?.isCollision == true && tries < Self.mostTries
        // A connection may have been lost long ago; a new one shows whether the server is there.
        let isLost = connection.isBroken && error.code == .storeUnreachable && (wasOpen || tries < 2)
        // Somebody must look whether it took place.
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
