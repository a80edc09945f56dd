import ArcadeDomain
import Synchronization

/// A database on a server. It uses a few connections, so that a slow step does not block the others.
final class PostgreSQLServer: SQLEngine {
  private let connector: PostgreSQLConnector
  private let migrations: [Migration]
  private let workers: [PostgreSQLWorker]
  private let listener: PostgreSQLListener
  private let outcomes = StepOutcomes()
  /// The number of transactions of each worker.
  private let loads: Mutex<[Int]>

  init(
    _ address: PostgreSQLAddress,
    migrations: [Migration],
    connections: Int = 4,
    limits: PostgreSQLLimits = PostgreSQLLimits(),
    remarks: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let connector = PostgreSQLConnector(address: address, limits: limits, remarks: NoticeHandler(remarks))
    (self.connector, self.migrations) = (connector, migrations)
    listener = PostgreSQLListener(by: connector)
    workers = (0..<connections).map { _ in PostgreSQLWorker(by: connector, migrations: migrations) }
    loads = Mutex(Array(repeating: 0, count: connections))
  }

  func transaction<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    let worker = take()
    defer { loads.withLock { $0[worker] -= 1 } }
    switch mode {
    case .reading: return try await workers[worker].read(body)
    case .writing:
      let step = IdempotencyKey.current ?? IdempotencyKey.random()
      // A step without a queue is never retried.
      defer { if IdempotencyKey.current == nil { outcomes.forget(step) } }
      return try await workers[worker].write(step, remembering: outcomes, body)
    }
  }

  func foreignChanges() async -> Int { await listener.heard() }

  func connect() throws(RepositoryError) -> any StoreDriver {
    let connection = try connector.open()
    try connection.migrate(migrations)
    try connection.beginPipeline()
    return connection
  }

  func isReplaced() -> Bool { false }

  func close() async {
    await listener.close()
    for worker in workers { await worker.close() }
  }

  /// Returns the least busy worker, the first of several, so that a single user needs one connection.
  private func take() -> Int {
    loads.withLock { loads in
      let worker = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[worker] += 1
      return worker
    }
  }
}
