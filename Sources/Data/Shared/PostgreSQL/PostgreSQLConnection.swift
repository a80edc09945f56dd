import ArcadeDomain

/// One connection to a server.
///
/// What changes something is sent without waiting; what failed is said by the next
/// query, or where the transaction ends. So a step of several statements is a
/// single way to the server and back.
final class PostgreSQLConnection: SQLDriver {
  let subject: String
  let library: PostgreSQLLibrary
  let handle: OpaquePointer
  let limits: PostgreSQLLimits
  var idle = IdleStatements()
  /// Whether nobody knows if what was last to be made lasting is.
  private(set) var isCommitUnknown = false
  /// Why it is of no more use; nil where it is.
  private(set) var breakage: RepositoryError?
  /// What the server said last when something failed in this transaction.
  private(set) var lastFailure: PostgreSQLFailure?
  private let remarks: RemarkReader
  private var sent: [Sent] = []
  private var names = 0

  /// How many statements a server keeps for us, who can only let go of all of them.
  private static let mostNames = 1_000
  /// How many statements may wait for their answers, before either side fills its buffers.
  private static let mostSent = 200

  /// Something that was sent, in the order in which the answers come.
  private enum Sent {
    case preparing(PostgreSQLStatement)
    case running(String)
    case sync
  }

  init(
    handle: OpaquePointer,
    _ library: PostgreSQLLibrary,
    subject: String,
    limits: PostgreSQLLimits,
    remarks: RemarkReader
  ) {
    (self.handle, self.library, self.subject) = (handle, library, subject)
    (self.limits, self.remarks) = (limits, remarks)
    remarks.listen(to: handle, library)
  }

  deinit {
    idle.forget()
    library.finish(handle)
  }

  func prepare(_ sql: String) -> any SQLStatement {
    names += 1
    return PostgreSQLStatement(sql, name: "arcade_\(names)", of: self)
  }

  func begin(_ beginning: Beginning) throws(RepositoryError) {
    lastFailure = nil
    switch beginning {
    case .reading:
      try run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
      // Before the state is chosen that it sees: else it would see the old rows of tables that were made anew meanwhile.
      try run("LOCK TABLE schema_version IN ACCESS SHARE MODE")
    case .writing: try run("BEGIN ISOLATION LEVEL READ COMMITTED")
    }
  }

  func commit() throws(RepositoryError) {
    // The server would undo everything, and call that done.
    if let lastFailure { throw lastFailure.error(about: subject) }
    try run("COMMIT")
    isCommitUnknown = true
    do throws(RepositoryError) {
      try synchronize()
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
      try run("ROLLBACK")
      try synchronize()
    } catch {
      breakage = breakage ?? error
    }
  }

  var isBroken: Bool { breakage != nil }

  /// Whether a new one would be easier on the server.
  var isWorn: Bool { names >= Self.mostNames }

  func hold(_ key: any SQLConvertible, of column: String, in table: String) throws(RepositoryError) {
    try run("SELECT 1 FROM \(table) WHERE \(column) = ? FOR UPDATE", key)
  }
}

// Statements travel in a pipeline: many may be sent before the first answer is read.
extension PostgreSQLConnection {
  /// Sends a statement without waiting for its answer.
  func send(_ statement: PostgreSQLStatement) throws(RepositoryError) {
    if sent.count >= Self.mostSent { _ = try answers() }
    if !statement.isPrepared {
      try require(library.sendPrepare(handle, statement.name, statement.text, 0, nil))
      statement.isPrepared = true
      sent.append(.preparing(statement))
    }
    let result = PostgreSQLValues(statement.values).withPointers { count, texts, lengths, formats in
      library.sendPrepared(handle, statement.name, count, texts, lengths, formats, 0)
    }
    try require(result)
    sent.append(.running(statement.sql))
  }

  /// Sends a statement and waits for its answer, and for all before it.
  func result(of statement: PostgreSQLStatement) throws(RepositoryError) -> PostgreSQLResult {
    try send(statement)
    guard let result = try answers() else { throw broken("no answer to: \(statement.sql)") }
    return result
  }

  private func synchronize() throws(RepositoryError) {
    try require(library.sync(handle))
    sent.append(.sync)
    _ = try answers(isSynced: true)
  }

  /// Waits for the answers to all that was sent, and returns the last one; throws the first failure among them.
  @discardableResult
  private func answers(isSynced: Bool = false) throws(RepositoryError) -> PostgreSQLResult? {
    if !isSynced { try require(library.sendFlushRequest(handle)) }
    var (last, failure): (PostgreSQLResult?, RepositoryError?)
    var isSynced = isSynced
    while !sent.isEmpty {
      guard let result = try answer() else { throw broken("no answer") }
      let answered = sent.removeFirst()
      switch (answered, result.status) {
      case (.sync, .synced): break
      case (.preparing, .done): break
      case (.running, .done), (.running, .rows): last = result
      case (.preparing(let statement), .failed), (.preparing(let statement), .skipped):
        statement.isPrepared = false
        failure = failure ?? self.failure(of: result, in: statement.sql)
      case (.running(let sql), .failed), (.running(let sql), .skipped):
        failure = failure ?? self.failure(of: result, in: sql)
      default: throw broken("an answer to something else")
      }
      if failure != nil, !isSynced {
        // Until then the server skips everything.
        try require(library.sync(handle))
        sent.append(.sync)
        isSynced = true
      }
    }
    if let failure { throw failure }
    return last
  }

  /// Waits for the answer to the oldest statement that has none yet.
  private func answer() throws(RepositoryError) -> PostgreSQLResult? {
    try waitForResult()
    guard let first = library.getResult(handle) else { return nil }
    let answer = PostgreSQLResult(first, library)
    guard answer.status != .synced else { return answer }
    // Every answer but that one is ended by the lack of another.
    try waitForResult()
    guard let second = library.getResult(handle) else { return answer }
    _ = PostgreSQLResult(second, library)
    throw broken("two answers to one statement")
  }

  /// Throws where libpq could not take something.
  func require(_ result: Int32) throws(RepositoryError) {
    guard result != 1 else { return }
    throw broken(library.errorMessage(handle).map { String(cString: $0) } ?? "")
  }

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
