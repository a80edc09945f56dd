public import ArcadeDomain
import Synchronization

/// A file of SQLite that holds everything one user of Arcade owns.
///
/// It opens on first use. Each ``write(isWork:of:_:)`` is one transaction that is on the
/// disk when it returns; other processes may use the file at the same time.
public actor Database {
  /// Where the file is.
  public nonisolated let path: String
  let migrations: [Migration]
  private var connection: Connection?
  private var identity: FileIdentity?
  private nonisolated let lastFailure = Mutex<(change: StoredChange, reason: RepositoryError)?>(nil)

  /// Names a file and the steps to its newest schema; nothing is opened yet.
  ///
  /// Opening creates a file that is missing with mode 0600, and its folder with
  /// mode 0700. A file that is not Arcade's (`.notOurs`), is damaged (`.corrupt`)
  /// or was written by a newer version (`.newerVersion`) is left untouched.
  public init(path: String, migrations: [Migration]) {
    self.path = path
    self.migrations = migrations
  }

  /// Why the latest change could not be stored; nil where it was, or where none was tried.
  ///
  /// A file that cannot be opened keeps a change back as well; reading it loses nothing.
  public nonisolated var failure: RepositoryError? { lastFailure.withLock { $0?.reason } }

  /// What the latest change was that could not be stored; nil where it was, or where none was tried.
  public nonisolated var unstored: StoredChange? { lastFailure.withLock { $0?.change } }

  /// Returns what `body` reads; it sees one state of the database throughout.
  ///
  /// What `body` throws beside a `RepositoryError` becomes `.corrupt`.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    let newest = migrations.count
    return try opened().transaction(.reading) { connection in
      try connection.requireVersion(upTo: newest)
      return try body(connection)
    }
  }

  /// Makes the changes of `body`, all of them or, where it throws, none.
  ///
  /// It waits up to five seconds for another process, then throws `.busy`. What
  /// `body` throws beside a `RepositoryError` becomes `.corrupt`. A change that is
  /// no person's work, such as a copy of a feed, is not missed where it fails.
  public func write<Value: Sendable>(
    isWork: Bool = true,
    of change: StoredChange = .any,
    _ body: @Sendable (Connection) throws -> Value
  ) throws(RepositoryError) -> Value {
    let newest = migrations.count
    return try noting(isWork ? change : nil) { () throws(RepositoryError) in
      try opened().transaction(.writing) { connection in
        try connection.requireVersion(upTo: newest)
        return try body(connection)
      }
    }
  }

  /// Closes the file, which the next use opens again.
  public func close() { connection = nil }

  func opened() throws(RepositoryError) -> Connection {
    // Somebody may have deleted the file, or put another in its place; what is written must not vanish with the old one.
    if let connection, FileIdentity(at: path) == identity { return connection }
    connection = nil
    let opened = try Connection.open(path, migrations: migrations)
    ScratchFolder.clear(in: PrivateFolder.parent(of: path))
    connection = opened
    identity = FileIdentity(at: path)
    return opened
  }

  /// Remembers whether work was done or kept back by the file; what a body refuses itself says nothing about that.
  private func noting<Value>(
    _ change: StoredChange?,
    _ work: () throws(RepositoryError) -> Value
  ) throws(RepositoryError) -> Value {
    guard let change else { return try work() }
    do {
      let value = try work()
      lastFailure.withLock { $0 = nil }
      return value
    } catch {
      if Self.obstacles.contains(error.code) { lastFailure.withLock { $0 = (change, error) } }
      throw error
    }
  }

  private static let obstacles: Set<RepositoryError.Code> = [
    .busy, .corrupt, .full, .newerVersion, .notOurs, .notWritable, .refused, .tooLarge,
  ]
}

/// What a transaction changes, by the name under which people hear that it was not stored.
///
/// Each system declares its own beside what writes it.
public struct StoredChange: Hashable, Sendable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// A change of which no more is said.
  public static let any = StoredChange("")
}
