public import ArcadeDomain
import Synchronization

/// The store of all data: an SQLite file, or a schema on a server.
///
/// It opens on first use. Each ``write(isWork:of:_:)`` is one durable transaction. Other processes may use the same
/// store at the same time.
public final class Database: Sendable {
  /// Its name in errors: the file's path or the server's address.
  public let path: String
  let engine: any SQLEngine
  /// The migrations to the newest schema.
  let migrations: [Migration]
  private let ownChanges = Mutex(0)
  private let work = Atomic(0)
  private let wasReplaced = Atomic(false)
  private let lastObstacle = Mutex<RepositoryError?>(nil)
  private let lastFailure = Mutex<(change: WriteKind, reason: RepositoryError)?>(nil)

  /// Creates a reference to a file, with the migrations to its newest schema; nothing is opened yet.
  ///
  /// Opening creates a missing file with mode 0600, and its folder with mode 0700. Some files are left
  /// untouched: foreign ones (`.notOurs`), damaged ones (`.corrupt`), and those of a newer version (`.newerVersion`) or
  /// before the first release (`.olderVersion`).
  public init(path: String, migrations: [Migration]) {
    (self.path, self.migrations) = (path, migrations)
    engine = SQLiteFile(path: path, migrations: migrations)
  }

  /// Creates a read-only reference to a file; a missing one counts as empty.
  ///
  /// Nothing is created, migrated or left beside it.
  public init(reading path: String, migrations: [Migration]) {
    (self.path, self.migrations) = (path, migrations)
    engine = SQLiteSnapshot(path: path, migrations: migrations)
  }

  /// Creates a reference to a server, with the migrations to its newest schema; nothing is opened yet.
  ///
  /// The tables are in a schema `arcade`, created by the first client. The library libpq is loaded when the server is
  /// first used. The server's notices go to `remarks`.
  public init(
    server: PostgreSQLAddress,
    migrations: [Migration],
    remarks: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (path, self.migrations) = (server.text, migrations)
    engine = PostgreSQLServer(server, migrations: migrations, remarks: remarks)
  }

  /// Creates a reference to a server with other time limits.
  init(server: PostgreSQLAddress, migrations: [Migration], limits: PostgreSQLLimits) {
    (path, self.migrations) = (server.text, migrations)
    engine = PostgreSQLServer(server, migrations: migrations, limits: limits)
  }

  /// The failure of the latest write; nil if it succeeded, or if there was none.
  ///
  /// If the file cannot be opened for a write, that counts as well; a failed read loses nothing.
  public var failure: RepositoryError? { lastFailure.withLock { $0?.reason } }

  /// The latest change that could not be stored; nil if it was, or if there was none.
  public var unstored: WriteKind? { lastFailure.withLock { $0?.change } }

  /// The error of the last attempt to use the store; nil if it succeeded.
  public var obstacle: RepositoryError? { lastObstacle.withLock { $0 } }

  /// Whether user data is being written at present.
  public var isStoring: Bool { work.load(ordering: .relaxed) > 0 }

  /// Whether the file was deleted or overwritten while open.
  public var isReplaced: Bool { wasReplaced.load(ordering: .relaxed) }

  /// Checks whether the file is still the one that was opened.
  public func lookForFile() async {
    let isReplaced = await engine.isReplaced()
    wasReplaced.store(isReplaced, ordering: .relaxed)
  }

  /// Returns what `body` reads from one consistent state.
  ///
  /// Errors of `body` other than a `RepositoryError` become `.corrupt`.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await using { () async throws(RepositoryError) in try await engine.transaction(.reading, body) }
  }

  /// Marks that user data is being written, for the length of a closure.
  func storing<Value: Sendable>(
    _ isWork: Bool = true,
    _ body: () async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    if isWork { work.add(1, ordering: .relaxed) }
    defer { if isWork { work.subtract(1, ordering: .relaxed) } }
    return try await using(body)
  }

  /// Records whether the store could be used.
  private func using<Value: Sendable>(
    _ body: () async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    do throws(RepositoryError) {
      let value = try await body()
      lastObstacle.withLock { $0 = nil }
      return value
    } catch {
      if Self.obstacles.contains(error.code) { lastObstacle.withLock { $0 = error } }
      throw error
    }
  }

  /// Makes the changes of `body`, all of them or, if it throws, none.
  ///
  /// It waits up to five seconds for another process, then throws `.busy`. Errors of `body` other than a
  /// `RepositoryError` become `.corrupt`. A body has no other effects than on the database, because it may run twice on
  /// a server. `isWork` is false for changes that can be lost, such as a cached feed.
  public func write<Value: Sendable>(
    isWork: Bool = true,
    of change: WriteKind = .any,
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    do {
      let value = try await storing(isWork) { () async throws(RepositoryError) in
        try await engine.transaction(.writing, body)
      }
      ownChanges.withLock { $0 &+= 1 }
      if isWork { lastFailure.withLock { $0 = nil } }
      return value
    } catch {
      // An error of the body itself says nothing about the database.
      if isWork, Self.obstacles.contains(error.code) { lastFailure.withLock { $0 = (change, error) } }
      throw error
    }
  }

  /// Returns a number that changes after any change, here or in another process.
  ///
  /// It is cheap enough to be polled every half second by a screen.
  public func revision() async -> Int {
    let own = ownChanges.withLock { $0 }
    return await engine.foreignChanges() &+ own
  }

  /// Closes the store; the next use opens it again.
  public func close() async { await engine.close() }

  private static let obstacles: Set<RepositoryError.Code> = [
    .busy, .corrupt, .full, .newerVersion, .noSuchStore, .notOurs, .notWritable, .olderVersion, .refused,
    .storeEncoding,
    .storeLibraryMissing,
    .storeCrowded, .storeForbidden, .storePooled, .storeReadOnly, .storeRefused, .storeSilent, .storeTaken,
    .storeUnreachable, .storeUntrusted, .tooLarge, .unstorable,
  ]
}

/// The kind of a change, named in the message that it was not stored.
///
/// Each system declares its own kinds beside the code that writes them.
public struct WriteKind: Hashable, Sendable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// A change without a description.
  public static let any = WriteKind("")
}
