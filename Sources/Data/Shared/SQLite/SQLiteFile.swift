import ArcadeDomain

/// A database in one file.
actor SQLiteFile: SQLEngine {
  nonisolated let path: String
  let migrations: [Migration]
  private let executor = QueueExecutor("arcade.sqlite")
  private var connection: SQLiteConnection?
  private var identity: FileIdentity?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(path: String, migrations: [Migration]) {
    self.path = path
    self.migrations = migrations
  }

  func transaction<Value: Sendable>(
    _ beginning: Beginning,
    _ body: @Sendable (Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    let (connection, newest) = (try opened(), migrations.count)
    return try connection.transaction(beginning) {
      try connection.requireVersion(upTo: newest)
      return try body(Connection(connection))
    }
  }

  nonisolated func connect() throws(RepositoryError) -> any StoreDriver {
    try SQLiteConnection.open(path, migrations: migrations)
  }

  func close() { connection = nil }

  func opened() throws(RepositoryError) -> SQLiteConnection {
    // Somebody may have deleted the file, or put another in its place; what is written must not vanish with the old one.
    if let connection, FileIdentity(at: path) == identity { return connection }
    connection = nil
    let opened = try SQLiteConnection.open(path, migrations: migrations)
    ScratchFolder.clear(in: PrivateFolder.parent(of: path))
    connection = opened
    identity = FileIdentity(at: path)
    return opened
  }
}
