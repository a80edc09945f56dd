import ArcadeDomain

/// One connection to a server. Changes are sent without waiting; a later query or the end of the transaction reports
/// their failures. A step of several statements thus needs a single round trip.
final class PostgreSQLConnection: SQLDriver {
  let subject: String
  /// A unique ID, because a pooler may map several of our connections to one of the server's.
  let name = IdempotencyKey.random()
  let library: PostgreSQLLibrary
  let handle: OpaquePointer
  let limits: PostgreSQLLimits
  var idle = StatementCache()
  /// Whether the result of the last commit is unknown.
  private(set) var isCommitUnknown = false
  /// The error that broke the connection; nil if it is usable.
  private(set) var breakage: RepositoryError?
  private(set) var lastFailure: PostgreSQLFailure?
  private let remarks: NoticeHandler
  var sent: [Sent] = []
  /// The queries prefetched in this transaction, by text and values.
  var asked: [[SQLValue]: AskedQuery] = [:]
  /// Whether the transaction is read-only.
  private var isReading = false
  private var names = 0

  /// The most prepared statements on a server, which can only drop all of them at once.
  private static let mostNames = 1_000
  /// The most unanswered statements, so that neither side fills its buffers.
  static let mostSent = 200

  /// A sent message, in the order of the expected answers.
  enum Sent {
    case preparing(PostgreSQLStatement)
    case running(String)
    case asking(AskedQuery)
    case sync
  }

  /// A prefetched query.
  final class AskedQuery {
    let sql: String
    /// The answer, once received.
    var answer: PostgreSQLResult?

    init(_ sql: String) { self.sql = sql }
  }

  init(
    _ handle: OpaquePointer,
    _ library: PostgreSQLLibrary,
    subject: String,
    limits: PostgreSQLLimits,
    remarks: NoticeHandler
  ) {
    (self.handle, self.library, self.subject) = (handle, library, subject)
    (self.limits, self.remarks) = (limits, remarks)
    remarks.listen(to: handle, library)
  }

  deinit {
    idle.forget()
    library.finish(handle)
  }

  func prepare(_ sql: String) -> any SQLStatement { newStatement(sql) }

  private func newStatement(_ sql: String) -> PostgreSQLStatement {
    names += 1
    return PostgreSQLStatement(sql, name: "arcade_\(name)_\(names)", of: self)
  }

  func prefetch(_ sql: String, values: [any SQLConvertible]) throws(RepositoryError) {
    let statement = idle.take(sql) as? PostgreSQLStatement ?? newStatement(sql)
    defer { idle.putBack(statement) }
    try statement.bind(values)
    guard asked[statement.question] == nil else { return }
    let query = AskedQuery(sql)
    try send(statement, as: .asking(query))
    asked[statement.question] = query
  }

  func begin(_ mode: TransactionMode) throws(RepositoryError) {
    (lastFailure, isReading) = (nil, mode == .reading)
    asked = [:]
    switch mode {
    case .reading:
      try queries.run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
      // Before the snapshot is taken: otherwise it would miss the new rows of tables that are being rebuilt.
      try queries.run("LOCK TABLE schema_version IN ACCESS SHARE MODE")
    case .writing: try queries.run("BEGIN ISOLATION LEVEL READ COMMITTED")
    }
  }

  func commit() throws(RepositoryError) {
    // The server would roll back, yet report success.
    if let lastFailure { throw lastFailure.error(about: subject) }
    let isAnswered = sent.isEmpty
    try queries.run("COMMIT")
    // The result of a read-only transaction does not matter, so its answer is read with the next one.
    if isReading, isAnswered { return try sync() }
    isCommitUnknown = true
    do throws(RepositoryError) {
      try answers()
    } catch {
      // If the server itself reports the failure, the result is known.
      if !isBroken { isCommitUnknown = false }
      throw error
    }
    isCommitUnknown = false
  }

  func rollBack() {
    guard !isBroken else { return }
    do throws(RepositoryError) {
      try queries.run("ROLLBACK")
      try answers()
    } catch {
      breakage = breakage ?? error
    }
  }

  var isBroken: Bool { breakage != nil }

  /// Whether a new connection would be cheaper for the server.
  var isWorn: Bool { names >= Self.mostNames }

  func lockRow(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError) {
    try queries.run("SELECT 1 FROM \(table) WHERE \(column) = ? FOR NO KEY UPDATE", key)
  }

  func clock(besides own: Moment) throws(RepositoryError) -> Moment {
    let sql = "SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT) AS milliseconds"
    return try queries.row(sql) { Moment(milliseconds: try $0.integer("milliseconds")) } ?? own
  }
}

extension PostgreSQLConnection {
  /// Throws if a call of libpq failed.
  func require(_ result: Int32) throws(RepositoryError) {
    guard result != 1 else { return }
    throw broken(message)
  }

  /// libpq's last error message.
  var message: String { library.errorMessage(handle).map { String(cString: $0) } ?? "" }

  /// Marks the connection as broken and returns the error.
  func broken(_ detail: String, _ code: RepositoryError.Code = .storeUnreachable) -> RepositoryError {
    let error = RepositoryError(code, subject: subject, detail: detail)
    breakage = breakage ?? error
    return error
  }

  func failure(of result: PostgreSQLResult, in sql: String) -> RepositoryError {
    let (severity, code, message) = result.failure
    let failure = PostgreSQLFailure(severity: severity, code: code, message: message, sql: sql)
    let error = failure.error(about: subject)
    if library.status(handle) != 0 || failure.endsConnection { breakage = breakage ?? error }
    lastFailure = failure
    return error
  }
}

/// The time limits for a server.
struct PostgreSQLLimits {
  var connect: Duration = .seconds(5)
  /// For a statement, enforced by the server.
  var statement: Duration = .seconds(30)
  /// For waiting for a lock.
  var lock: Duration = .seconds(5)
  /// For an idle transaction, after which the server rolls it back and releases its locks.
  var idle: Duration = .seconds(60)
  var migration: Duration = .seconds(600)

  /// Returns our own limit for an answer: a little longer than the server's limit.
  static func patience(with limit: Duration) -> Duration { limit + limit / 15 }
}
