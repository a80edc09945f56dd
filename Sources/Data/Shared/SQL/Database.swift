public import ArcadeDomain
import Synchronization

/// What everything is kept in: a file of SQLite, or a schema of a server.
///
/// It opens on first use. Each ``write(isWork:of:_:)`` is one transaction that is on the
/// disk when it returns; other processes may use the same at the same time.
public final class Database: Sendable {
  /// What it is called in errors: the path of a file, the address of a server.
  public let path: String
  let engine: any SQLEngine
  /// The steps to the newest schema.
  let migrations: [Migration]
  private let ownChanges = Mutex(0)
  private let work = Atomic(0)
  private let wasReplaced = Atomic(false)
  private let lastObstacle = Mutex<RepositoryError?>(nil)
  private let lastFailure = Mutex<(change: WriteKind, reason: RepositoryError)?>(nil)

  /// Names a file and the steps to its newest schema; nothing is opened yet.
  ///
  /// Opening creates a file that is missing with mode 0600, and its folder with mode 0700. A file that is not Arcade's
  /// (`.notOurs`), is damaged (`.corrupt`), or was written by a newer version (`.newerVersion`) or one of before the
  /// first that was released (`.olderVersion`) is left untouched.
  public init(path: String, migrations: [Migration]) {
    (self.path, self.migrations) = (path, migrations)
    engine = SQLiteFile(path: path, migrations: migrations)
  }

  /// Names a file that is only read, as it stands; where there is none, nothing is in it.
  ///
  /// Nothing is made, brought up to date or left beside it.
  public init(reading path: String, migrations: [Migration]) {
    (self.path, self.migrations) = (path, migrations)
    engine = SQLiteSnapshot(path: path, migrations: migrations)
  }

  /// Names a server and the steps to the newest schema there; nothing is opened yet.
  ///
  /// The tables live in a schema `arcade`, which is made by whoever comes first. The library libpq is opened with the
  /// server. What the server remarks beside its answers goes to `remarks`.
  public init(
    server: PostgreSQLAddress,
    migrations: [Migration],
    remarks: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (path, self.migrations) = (server.text, migrations)
    engine = PostgreSQLServer(server, migrations: migrations, remarks: remarks)
  }

  /// Names a server that is waited for in another way.
  init(server: PostgreSQLAddress, migrations: [Migration], limits: PostgreSQLLimits) {
    (path, self.migrations) = (server.text, migrations)
    engine = PostgreSQLServer(server, migrations: migrations, limits: limits)
  }

  /// Why the latest change could not be stored; nil where it was, or where none was tried.
  ///
  /// A file that cannot be opened keeps a change back as well; reading it loses nothing.
  public var failure: RepositoryError? { lastFailure.withLock { $0?.reason } }

  /// What the latest change was that could not be stored; nil where it was, or where none was tried.
  public var unstored: WriteKind? { lastFailure.withLock { $0?.change } }

  /// Why what everything is kept in could not be used when that was tried last; nil where it could.
  public var obstacle: RepositoryError? { lastObstacle.withLock { $0 } }

  /// Whether somebody's work is being stored at the moment.
  public var isStoring: Bool { work.load(ordering: .relaxed) > 0 }

  /// Whether it was found that the file was deleted or overwritten while it was open.
  public var isReplaced: Bool { wasReplaced.load(ordering: .relaxed) }

  /// Looks whether the file is still the one that was opened.
  public func lookForFile() async {
    let isReplaced = await engine.isReplaced()
    wasReplaced.store(isReplaced, ordering: .relaxed)
  }

  /// Returns what `body` reads; it sees one state of the database throughout.
  ///
  /// What `body` throws beside a `RepositoryError` becomes `.corrupt`.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(RepositoryError) -> Value {
    try await using { () async throws(RepositoryError) in try await engine.transaction(.reading, body) }
  }

  /// Notes as long as it takes that somebody's work is being stored.
  func storing<Value: Sendable>(
    _ isWork: Bool = true,
    _ body: () async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    if isWork { work.add(1, ordering: .relaxed) }
    defer { if isWork { work.subtract(1, ordering: .relaxed) } }
    return try await using(body)
  }

  /// Notes whether what everything is kept in could be used.
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

  /// Makes the changes of `body`, all of them or, where it throws, none.
  ///
  /// It waits up to five seconds for another process, then throws `.busy`. What `body` throws beside a
  /// `RepositoryError` becomes `.corrupt`. A body touches nothing but the database, for on a server it may run twice. A
  /// change that is no person's work, such as a copy of a feed, is not missed where it fails.
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
      // What a body refuses itself says nothing about the database.
      if isWork, Self.obstacles.contains(error.code) { lastFailure.withLock { $0 = (change, error) } }
      throw error
    }
  }

  /// A number that is another one after anybody has changed something, here or in another process.
  ///
  /// It costs little, so it can be asked for every half second by whoever shows what is kept.
  public func revision() async -> Int {
    let own = ownChanges.withLock { $0 }
    return await engine.foreignChanges() &+ own
  }

  /// Closes what is open; the next use opens it again.
  public func close() async { await engine.close() }

  private static let obstacles: Set<RepositoryError.Code> = [
    .busy, .corrupt, .full, .newerVersion, .noSuchStore, .notOurs, .notWritable, .olderVersion, .refused,
    .storeEncoding,
    .storeLibraryMissing,
    .storeCrowded, .storeForbidden, .storePooled, .storeReadOnly, .storeRefused, .storeSilent, .storeTaken,
    .storeUnreachable, .storeUntrusted, .tooLarge, .unstorable,
  ]
}

/// What a transaction changes, by the name under which people hear that it was not stored.
///
/// Each system declares its own beside what writes it.
public struct WriteKind: Hashable, Sendable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// A change of which no more is said.
  public static let any = WriteKind("")
}
