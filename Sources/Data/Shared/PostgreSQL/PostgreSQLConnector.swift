import ArcadeDomain
import Foundation

/// Connects to a server on behalf of one process.
struct PostgreSQLConnector: Sendable {
  let address: PostgreSQLAddress
  var limits = PostgreSQLLimits()
  let remarks: NoticeHandler
  /// The process's ID in its change records.
  let process = IdempotencyKey.random()

  /// Opens a connection in script mode.
  func open() throws(RepositoryError) -> PostgreSQLConnection {
    let connection = try connected(within: limits)
    guard try !connection.prepareSession(of: process) else { return connection }
    if try isShared(connection) { throw RepositoryError(.storePooled, subject: address.text) }
    _ = try connection.prepareSession(of: process, isSure: true)
    return connection
  }

  /// Whether a pooler assigns connections per transaction: another connection gets the same server process, or this
  /// one's changes. If no other connection can be opened, nothing is shared.
  private func isShared(_ connection: PostgreSQLConnection) throws(RepositoryError) -> Bool {
    let first = try connection.backend()
    let short = PostgreSQLLimits(connect: .seconds(1), statement: .seconds(1))
    guard let other = try? connected(within: short) else { return false }
    for _ in 0..<4 {
      guard let theirs = try? other.backend() else { return false }
      let ours = try connection.backend()
      if theirs == first || ours != first { return true }
    }
    return false
  }

  private func connected(within limits: PostgreSQLLimits) throws(RepositoryError) -> PostgreSQLConnection {
    let library = try PostgreSQLLibrary.opened.get()
    let subject = address.text
    var places: [(String, String)] = []
    while true {
      // Later parameters override the address.
      let address = [("fallback_application_name", "arcade"), ("dbname", subject), ("client_encoding", "UTF8")]
      guard let handle = library.start(address + places) else {
        throw RepositoryError(.storeUnreachable, subject: subject, detail: "no memory")
      }
      let connection = PostgreSQLConnection(handle, library, subject: subject, limits: limits, remarks: remarks)
      let hosts = PostgreSQLHosts(handle, library)
      do throws(RepositoryError) {
        try connection.connect(within: limits.connect / hosts.count)
        return connection
      } catch {
        guard error.code == .storeSilent, let others = hosts.parameters(after: connection.host) else { throw error }
        places = others
      }
    }
  }
}

extension PostgreSQLLibrary {
  fileprivate func start(_ parameters: [(String, String)]) -> OpaquePointer? {
    let names = parameters.map { UnsafePointer(strdup($0.0)) } + [nil]
    let values = parameters.map { UnsafePointer(strdup($0.1)) } + [nil]
    defer { for text in names + values { free(UnsafeMutablePointer(mutating: text)) } }
    return connectStart(names, values, 1)
  }
}

extension PostgreSQLConnection {
  /// The server that is being tried.
  fileprivate var host: String { library.host(handle).map { String(cString: $0) } ?? "" }

  /// Connects to the first available server, with a time limit for each.
  fileprivate func connect(within limit: Duration) throws(RepositoryError) {
    // Errors then include their code, independent of the server's language.
    _ = library.setErrorVerbosity(handle, 2)
    var (host, end) = (host, ContinuousClock.now + limit)
    // The next thing to wait for, as `PQconnectPoll` returns it: 1 read, 2 write, 3 done.
    var next: Int32 = 2
    while library.status(handle) != 1, next != 3 {
      _ = try wait(toRead: next == 1, toWrite: next == 2, until: end)
      next = library.connectPoll(handle)
      if next == 0 { break }
      if self.host != host { (host, end) = (self.host, ContinuousClock.now + limit) }
    }
    guard library.status(handle) == 0 else {
      let isUnknown = library.needsPassword(handle) == 1
      throw broken(message, isUnknown ? .storeRefused : PostgreSQLFailure.reason(ofRefusal: message))
    }
  }

  /// Switches to pipeline mode, in which many statements may be sent before the first answer is read.
  func beginPipeline() throws(RepositoryError) {
    try require(library.setNonBlocking(handle, 1) + 1)
    try require(library.enterPipeline(handle))
  }
}
