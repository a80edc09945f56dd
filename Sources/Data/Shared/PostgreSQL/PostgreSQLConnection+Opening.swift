import ArcadeDomain

extension PostgreSQLConnection {
  /// Connects to a server, for a process that has a name of its own there.
  static func open(
    _ address: PostgreSQLAddress,
    process: String,
    limits: PostgreSQLLimits,
    remarks: NoticeHandler
  ) throws(RepositoryError) -> PostgreSQLConnection {
    let connection = try connected(to: address, limits: limits, remarks: remarks)
    guard try !connection.prepareSession(of: process) else { return connection }
    if try connection.isShared(with: { () throws(RepositoryError) in
      let short = PostgreSQLLimits(connect: .seconds(1), statement: .seconds(1))
      return try connected(to: address, limits: short, remarks: remarks)
    }) {
      throw RepositoryError(.storePooled, subject: address.text)
    }
    _ = try connection.prepareSession(of: process, isSure: true)
    return connection
  }

  /// Whether another connection is given the same one of the server, or this one changes: then a pooler hands them out for a
  /// transaction each.
  ///
  /// Whoever has to wait for one, or gets none, shares none with us.
  private func isShared(
    with connect: () throws(RepositoryError) -> PostgreSQLConnection
  ) throws(RepositoryError) -> Bool {
    let first = try backend()
    guard let other = try? connect() else { return false }
    for _ in 0..<4 {
      guard let theirs = try? other.backend() else { return false }
      let ours = try backend()
      if theirs == first || ours != first { return true }
    }
    return false
  }

  private static func connected(
    to address: PostgreSQLAddress,
    limits: PostgreSQLLimits,
    remarks: NoticeHandler
  ) throws(RepositoryError) -> PostgreSQLConnection {
    let library = try PostgreSQLLibrary.opened.get()
    var places: [(String, String)] = []
    while true {
      // What comes after the address has the last word.
      let address = [("fallback_application_name", "arcade"), ("dbname", address.text), ("client_encoding", "UTF8")]
      guard let handle = start(address + places, library) else {
        throw RepositoryError(.storeUnreachable, subject: address[1].1, detail: "no memory")
      }
      let connection = PostgreSQLConnection(
        handle: handle,
        library,
        subject: address[1].1,
        limits: limits,
        remarks: remarks
      )
      let hosts = PostgreSQLHosts(handle, library)
      do throws(RepositoryError) {
        try connection.connect(within: limits.connect / hosts.count)
      } catch {
        guard error.code == .storeSilent, let others = hosts.parameters(after: connection.host) else { throw error }
        places = others
        continue
      }
      return connection
    }
  }

  /// From now on many statements may be sent before the first answer is read.
  func beginPipeline() throws(RepositoryError) {
    try require(library.setNonBlocking(handle, 1) + 1)
    try require(library.enterPipeline(handle))
  }

  private static func start(_ parameters: [(String, String)], _ library: PostgreSQLLibrary) -> OpaquePointer? {
    func withTexts(_ texts: [String], _ body: (PostgreSQLLibrary.Texts) -> OpaquePointer?) -> OpaquePointer? {
      let bytes: [UInt8] = texts.flatMap { Array<UInt8>($0.utf8) + [0] }
      return bytes.withUnsafeBytes { memory in
        var (starts, place): ([UnsafePointer<CChar>?], Int) = ([], 0)
        for text in texts {
          starts.append(memory.baseAddress?.advanced(by: place).assumingMemoryBound(to: CChar.self))
          place += text.utf8.count + 1
        }
        starts.append(nil)
        return starts.withUnsafeBufferPointer { starts in
          guard let first = starts.baseAddress else { return nil }
          return body(first)
        }
      }
    }
    return withTexts(parameters.map(\.0)) { names in
      withTexts(parameters.map(\.1)) { values in library.connectStart(names, values, 1) }
    }
  }

  /// The server that is tried at the moment.
  private var host: String { library.host(handle).map { String(cString: $0) } ?? "" }

  /// Connects to the first server that lets us in; one may take so long.
  private func connect(within limit: Duration) throws(RepositoryError) {
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
      let message = library.errorMessage(handle).map { String(cString: $0) } ?? ""
      let isUnknown = library.needsPassword(handle) == 1
      throw broken(message, isUnknown ? .storeRefused : PostgreSQLRefusal.reason(of: message))
    }
  }
}
