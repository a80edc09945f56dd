import ArcadeDomain

/// One connection to a server. What changes something is sent without waiting; what failed is said by the next query,
/// or where the transaction ends. So a step of several statements is a single way to the server and back.
final class PostgreSQLConnection: SQLDriver {
  let subject: String
  /// What tells it from all others, as a pooler may have one of the server's connections serve several of ours.
  let name = IdempotencyKey.random()
  let library: PostgreSQLLibrary
  let handle: OpaquePointer
  let limits: PostgreSQLLimits
  var idle = StatementCache()
  /// Whether nobody knows if what was last to be made lasting is.
  private(set) var isCommitUnknown = false
  /// Why it is of no more use; nil where it is.
  private(set) var breakage: RepositoryError?
  /// What the server said last when something failed in this transaction.
  private(set) var lastFailure: PostgreSQLFailure?
  private let remarks: NoticeHandler
  var sent: [Sent] = []
  /// What was asked in this transaction and not wanted yet, by its text and its values.
  var asked: [[SQLValue]: AskedQuery] = [:]
  /// Whether the transaction only reads.
  private var isReading = false
  private var names = 0

  /// How many statements a server keeps for us, who can only let go of all of them.
  private static let mostNames = 1_000
  /// How many statements may wait for their answers, before either side fills its buffers.
  static let mostSent = 200

  /// Something that was sent, in the order in which the answers come.
  enum Sent {
    case preparing(PostgreSQLStatement)
    case running(String)
    case asking(AskedQuery)
    case sync
  }

  /// A query that was sent before its answer was wanted.
  final class AskedQuery {
    let sql: String
    /// The answer, once it is there.
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
      // Before the state is chosen that it sees: else it would see the old rows of tables that were made anew meanwhile.
      try queries.run("LOCK TABLE schema_version IN ACCESS SHARE MODE")
    case .writing: try queries.run("BEGIN ISOLATION LEVEL READ COMMITTED")
    }
  }

  func commit() throws(RepositoryError) {
    // The server would undo everything, and call that done.
    if let lastFailure { throw lastFailure.error(about: subject) }
    let isAnswered = sent.isEmpty
    try queries.run("COMMIT")
    // Where all was read, nothing hangs on how that went: the answer is read with the next one.
    if isReading, isAnswered { return try sync() }
    isCommitUnknown = true
    do throws(RepositoryError) {
      try answers()
    } catch {
      // Where the server itself says that it failed, it is known.
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

  /// Whether a new one would be easier on the server.
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
  /// Throws where libpq could not take something.
  func require(_ result: Int32) throws(RepositoryError) {
    guard result != 1 else { return }
    throw broken(message)
  }

  /// What libpq says of what failed last.
  var message: String { library.errorMessage(handle).map { String(cString: $0) } ?? "" }

  /// The error after which it is of no more use.
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

/// How long to wait for a server.
struct PostgreSQLLimits {
  /// Until it lets us in.
  var connect: Duration = .seconds(5)
  /// Until it has done a statement, which it gives up by itself.
  var statement: Duration = .seconds(30)
  /// Until others have done what it must wait for.
  var lock: Duration = .seconds(5)
  /// Until it no longer believes that we go on with a step that we have begun, and lets others at what we hold.
  var idle: Duration = .seconds(60)
  /// Until it has brought the tables up to date.
  var migration: Duration = .seconds(600)

  /// Until we no longer believe in an answer: a little longer than the server itself would take.
  static func patience(with limit: Duration) -> Duration { limit + limit / 15 }
}
