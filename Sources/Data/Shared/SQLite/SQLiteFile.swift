import ArcadeDomain
import CSQLite
import Synchronization

/// A database in one file. What is asked for while it is at something else is written with one commit, as the disk
/// takes longer than all the rest.
actor SQLiteFile: SQLEngine {
  nonisolated let path: String
  let migrations: [Migration]
  let marks: NumberHighWaterMarks
  private let executor = QueueExecutor("arcade.sqlite")
  private let readers: [SQLiteReader]
  private var connection: SQLiteConnection?
  private var identity: FileIdentity?
  /// How many transactions were asked for and have not begun.
  private let arriving = Atomic(0)
  private var group: CommitGroup?
  /// Whether the file went away while it was open.
  private var hasGone = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(path: String, migrations: [Migration]) {
    (self.path, self.migrations) = (path, migrations)
    marks = NumberHighWaterMarks(besides: path)
    readers = (0..<4).map { _ in SQLiteReader(of: path, upTo: migrations.count) }
  }

  /// How many of them wait at the moment.
  nonisolated var arrivals: Int { arriving.load(ordering: .relaxed) }

  nonisolated func transaction<Value: Sendable>(
    _ mode: TransactionMode,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    if mode == .reading, let value = readers.read(body) { return value }
    arriving.add(1, ordering: .relaxed)
    return try await step(mode, body)
  }

  /// Runs one together with others that wait; alone where nobody does, and where their common commit fails.
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

  /// Waits until what was done in a group is on the disk; false where none of it is, because of one of them.
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

  /// Whether what was opened is what stands there now.
  private var isThere: Bool {
    guard let connection else { return true }
    return FileIdentity(at: path) == identity && connection.isOurs
  }

  /// Leaves everything in the one file, where nobody else is at it.
  func close() {
    if let group { _ = commit(group) }
    if isThere { connection?.emptyLog() }
    letGo()
  }

  private func letGo() {
    // What took the place of the file is not ours to change.
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

  /// The connection, with no transaction on it.
  func opened() throws(RepositoryError) -> SQLiteConnection {
    if let group { _ = commit(group) }
    // Somebody may have deleted the file, or put another in its place; what is written must not vanish with the old one.
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
