import ArcadeDomain
import Foundation

// Statements are pipelined: many may be sent before the first answer is read.
extension PostgreSQLConnection {
  /// Sends a statement without waiting for its answer.
  func send(_ statement: PostgreSQLStatement) throws(RepositoryError) {
    try send(statement, as: .running(statement.sql))
  }

  func send(_ statement: PostgreSQLStatement, as kind: Sent) throws(RepositoryError) {
    if sent.count >= Self.mostSent { try answers() }
    if !statement.isPrepared {
      try require(library.sendPrepare(handle, statement.name, statement.text, 0, nil))
      statement.isPrepared = true
      sent.append(.preparing(statement))
    }
    let result = PostgreSQLValues(statement.values).withPointers { count, texts, lengths, formats in
      library.sendPrepared(handle, statement.name, count, texts, lengths, formats, 0)
    }
    try require(result)
    sent.append(kind)
  }

  /// Sends a statement and waits for its answer, and for all before it.
  func result(of statement: PostgreSQLStatement) throws(RepositoryError) -> PostgreSQLResult {
    let query = asked.removeValue(forKey: statement.question)
    if query == nil { try send(statement) }
    var result = query?.answer
    if result == nil {
      let last = try answers()
      result = query == nil ? last : query?.answer
    }
    guard let result else { throw broken("no answer to: \(statement.sql)") }
    return result
  }

  /// Ends the pipeline for now, so that the server does not wait for more statements.
  func sync() throws(RepositoryError) {
    try require(library.sync(handle))
    sent.append(.sync)
  }

  /// Waits for the answers to everything sent, and returns the last one; throws the first failure among them.
  @discardableResult
  func answers() throws(RepositoryError) -> PostgreSQLResult? {
    try sync()
    var (last, failure): (PostgreSQLResult?, RepositoryError?)
    while !sent.isEmpty {
      guard let result = try answer() else { throw broken("no answer") }
      let answered = sent.removeFirst()
      switch (answered, result.status) {
      case (.sync, .synced): break
      case (.preparing, .done): break
      case (.running, .done), (.running, .rows): last = result
      case (.asking(let query), .rows): query.answer = result
      case (.preparing(let statement), .failed), (.preparing(let statement), .skipped):
        statement.isPrepared = false
        failure = failure ?? self.failure(of: result, in: statement.sql)
      case (.running(let sql), .failed), (.running(let sql), .skipped):
        failure = failure ?? self.failure(of: result, in: sql)
      case (.asking(let query), .failed), (.asking(let query), .skipped):
        failure = failure ?? self.failure(of: result, in: query.sql)
      default: throw broken("an answer to something else")
      }
    }
    if let failure { throw failure }
    return last
  }

  /// Waits for the oldest missing answer.
  private func answer() throws(RepositoryError) -> PostgreSQLResult? {
    try waitForResult()
    guard let first = library.getResult(handle) else { return nil }
    let answer = PostgreSQLResult(first, library)
    guard answer.status != .synced else { return answer }
    // Every answer except a sync is followed by an empty one.
    try waitForResult()
    guard let second = library.getResult(handle) else { return answer }
    _ = PostgreSQLResult(second, library)
    throw broken("two answers to one statement")
  }
}

// Every wait has a limit, and ends promptly after a cancellation.
extension PostgreSQLConnection {
  /// Waits until an answer can be read without blocking, and sends pending data meanwhile.
  func waitForResult(within limit: Duration? = nil) throws(RepositoryError) {
    let end = ContinuousClock.now + PostgreSQLLimits.patience(with: limit ?? limits.statement)
    while true {
      let unsent = library.flush(handle)
      guard unsent >= 0 else { try require(0); return }
      guard library.isBusy(handle) != 0 else { return }
      let ready = try wait(toRead: true, toWrite: unsent == 1, until: end)
      if ready & Int16(POLLIN | POLLHUP | POLLERR) != 0 { try require(library.consumeInput(handle)) }
    }
  }

  /// Waits until the connection is readable or writable, and returns which.
  func wait(toRead: Bool, toWrite: Bool, until end: ContinuousClock.Instant) throws(RepositoryError) -> Int16 {
    let events = (toRead ? Int16(POLLIN) : 0) | (toWrite ? Int16(POLLOUT) : 0)
    while true {
      var place = pollfd(fd: library.socket(handle), events: events, revents: 0)
      let found = poll(&place, 1, 100)
      if found > 0 { return place.revents }
      guard found == 0 || errno == EINTR else { throw broken("poll: \(errno)") }
      guard ContinuousClock.now < end else { throw broken("no answer in time", .storeSilent) }
      guard !Task.isCancelled else { throw broken("", .cancelled) }
    }
  }
}
