import ArcadeDomain
import Foundation

/// Connects to a server, for a process that has a name of its own there.
struct PostgreSQLConnector: Sendable {
  let address: PostgreSQLAddress
  var limits = PostgreSQLLimits()
  let remarks: NoticeHandler
  /// What tells this process from others where it says that it has changed something.
  let process = IdempotencyKey.random()

  /// Opens a connection, for scripts at first.
  func open() throws(RepositoryError) -> PostgreSQLConnection {
    let connection = try connected(within: limits)
    guard try !connection.prepareSession(of: process) else { return connection }
    if try isShared(connection) { throw RepositoryError(.storePooled, subject: address.text) }
    _ = try connection.prepareSession(of: process, isSure: true)
    return connection
  }

  /// Whether another connection is given the same one of the server, or this one changes: then a pooler hands them out
  /// for a transaction each. Whoever has to wait for one, or gets none, shares none with us.
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
      // What comes after the address has the last word.
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
  /// The server that is tried at the moment.
  fileprivate var host: String { library.host(handle).map { String(cString: $0) } ?? "" }

  /// Connects to the first server that lets us in; one may take so long.
  fileprivate func connect(within limit: Duration) throws(RepositoryError) {
    // Then what went wrong comes with its code, in whatever language the server speaks.
    _ = library.setErrorVerbosity(handle, 2)
    var (host, end) = (host, ContinuousClock.now + limit)
    // What there is to do next, as `PQconnectPoll` says it: 1 read, 2 write, 3 nothing more.
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

  /// From now on many statements may be sent before the first answer is read.
  func beginPipeline() throws(RepositoryError) {
    try require(library.setNonBlocking(handle, 1) + 1)
    try require(library.enterPipeline(handle))
  }
}
