import ArcadeDomain
import Synchronization

/// A database on a server, over a few connections, so that a slow step does not stop the others.
final class PostgreSQLServer: SQLEngine {
  private let address: PostgreSQLAddress
  private let migrations: [Migration]
  private let limits: PostgreSQLLimits
  private let remarks: NoticeHandler
  /// What this process is called there.
  private let process = IdempotencyKey.random()
  private let lanes: [PostgreSQLWorker]
  private let listener: PostgreSQLListener
  private let outcomes = StepOutcomes()
  /// How many transactions each lane has to do.
  private let loads: Mutex<[Int]>

  init(
    _ address: PostgreSQLAddress,
    migrations: [Migration],
    connections: Int = 4,
    limits: PostgreSQLLimits = PostgreSQLLimits(),
    remarks: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let remarks = NoticeHandler(remarks)
    (self.address, self.migrations, self.limits, self.remarks) = (address, migrations, limits, remarks)
    let process = process
    listener = PostgreSQLListener(address, besides: process, limits: limits, remarks: remarks)
    lanes = (0..<connections).map { _ in
      PostgreSQLWorker(address, migrations: migrations, process: process, limits: limits, remarks: remarks)
    }
    loads = Mutex(Array(repeating: 0, count: connections))
  }

  func transaction<Value: Sendable>(
    _ beginning: Beginning,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    let lane = take()
    defer { loads.withLock { $0[lane] -= 1 } }
    switch beginning {
    case .reading: return try await lanes[lane].read(body)
    case .writing:
      let step = IdempotencyKey.current ?? IdempotencyKey.random()
      // Nobody will ask again for a step that nobody keeps.
      defer { if IdempotencyKey.current == nil { outcomes.forget(step) } }
      return try await lanes[lane].write(step, remembering: outcomes, body)
    }
  }

  func foreignChanges() async -> Int { await listener.heard() }

  func connect() throws(RepositoryError) -> any StoreDriver {
    let connection = try PostgreSQLConnection.open(address, process: process, limits: limits, remarks: remarks)
    try connection.migrate(migrations)
    try connection.beginPipeline()
    return connection
  }

  func isReplaced() -> Bool { false }

  func close() async {
    await listener.close()
    for lane in lanes { await lane.close() }
  }

  /// The lane with the least to do, the first of several: so one person alone needs one connection.
  private func take() -> Int {
    loads.withLock { loads in
      let lane = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[lane] += 1
      return lane
    }
  }
}
