import ArcadeDomain
import CSQLite
import Synchronization

/// A database in one file. Requests that arrive during a transaction share one commit, because the disk is the slowest
/// part.
actor SQLiteFile: SQLEngine {
  nonisolated let path: String
  let migrations: [Migration]
  let marks: NumberHighWaterMarks
  private let executor = QueueExecutor("arcade.sqlite")
  private let readers: [SQLiteReader]
  private var connection: SQLiteConnection?
  private var identity: FileIdentity?
  /// The number of requested transactions that have not begun.
  private let arriving = Atomic(0)
  private var group: CommitGroup?
  /// Whether the file was removed while open.
  private var hasGone = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(path: String, migrations: [Migration]) {
    (self.path, self.migrations) = (path, migrations)
    marks = NumberHighWaterMarks(besides: path)
    readers = (0..<4).map { _ in SQLiteReader(of: path, upTo: migrations.count) }
  }

  /// The number of waiting transactions.
  nonisolated var arrivals: Int { arriving.load(ordering: .relaxed) }

  nonisolated func transaction<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    if mode == .reading, let value = readers.read(body) { return value }
    arriving.add(1, ordering: .relaxed)
    return try await step(mode, body)
  }

  /// Runs a transaction together with waiting ones; alone if there are none, or if their common commit fails.
  private func step<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    let others = arriving.subtract(1, ordering: .relaxed).newValue
    if group == nil, others > 0, mode == .writing {
      group = try CommitGroup(on: opened(), newest: migrations.count)
    }
    if let group {
      let result = group.run(body)
      if await isStored(group) { return try result.get() }
    }
    return try alone(mode, body)
  }

  /// Waits until a group is on the disk; false if one of its transactions made all of it fail.
  private func isStored(_ group: CommitGroup) async -> Bool {
    if arrivals > 0, !group.isClosed { return await group.end() }
    return commit(group)
  }

  private func commit(_ group: CommitGroup) -> Bool {
    self.group = nil
    return group.commit()
  }

  private func alone<Value>(
    _ mode: TransactionMode,
    _ body: (Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    let (connection, newest) = (try opened(), migrations.count)
    return try connection.transaction(mode) {
      try connection.requireVersion(upTo: newest)
      return try body(Connection(connection))
    }
  }

  func foreignChanges() -> Int {
    guard let connection, FileIdentity(at: path) == identity else { return identity == nil ? 0 : -1 }
    let version = try? connection.queries.row("PRAGMA data_version") { Int(try $0.integer("data_version")) }
    return (version ?? nil) ?? 0
  }

  nonisolated func connect() throws(RepositoryError) -> any StoreDriver {
    try SQLiteConnection.open(path, migrations: migrations)
  }

  func isReplaced() -> Bool {
    if !isThere { hasGone = true }
    return hasGone
  }

  /// Whether the opened file is still at its path.
  private var isThere: Bool {
    guard let connection else { return true }
    return FileIdentity(at: path) == identity && connection.isOurs
  }

  /// Merges the log into the file, if nobody else uses it.
  func close() {
    if let group { _ = commit(group) }
    if isThere { connection?.emptyLog() }
    letGo()
  }

  private func letGo() {
    // Another file at this path is not ours to change.
    if let connection, !isThere {
      arcade_keep_log_on_close(connection.handle)
      hasGone = true
    }
    connection = nil
    use(nil)
  }

  private func use(_ identity: FileIdentity?) {
    self.identity = identity
    for reader in readers { reader.use(identity) }
  }

  /// Returns the connection, outside any transaction.
  func opened() throws(RepositoryError) -> SQLiteConnection {
    if let group { _ = commit(group) }
    // If the file was deleted or replaced, writes must not vanish with the old one.
    if let connection, FileIdentity(at: path) == identity { return connection }
    letGo()
    let opened = try SQLiteConnection.open(path, migrations: migrations)
    ScratchFolder.clear(in: PrivateFolder.parent(of: path))
    try opened.goOn(above: marks)
    connection = opened
    use(FileIdentity(at: path))
    return opened
  }
}
