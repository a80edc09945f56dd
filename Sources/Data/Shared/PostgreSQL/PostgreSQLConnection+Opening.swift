import ArcadeDomain

extension PostgreSQLConnection {
  /// Connects to a server, for a process that has a name of its own there.
  static func open(
    _ address: PostgreSQLAddress,
    process: String,
    remarks: RemarkReader
  ) throws(RepositoryError) -> PostgreSQLConnection {
    let library = try PostgreSQLLibrary.opened.get()
    // What the address says comes last, and so has the last word.
    let parameters = [
      ("fallback_application_name", "arcade"), ("client_encoding", "UTF8"), ("dbname", address.text),
    ]
    guard let handle = start(parameters, library) else {
      throw RepositoryError(.storeUnreachable, subject: address.text, detail: "no memory")
    }
    let connection = PostgreSQLConnection(handle: handle, library, subject: address.text, remarks: remarks)
    try connection.connect()
    try connection.prepareSession(of: process)
    return connection
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

  private func connect() throws(RepositoryError) {
    let end = ContinuousClock.now + Self.connectLimit
    // What there is to do next, as `PQconnectPoll` says it: 1 read, 2 write, 3 nothing more.
    var next: Int32 = 2
    while library.status(handle) != 1, next != 3 {
      _ = try wait(toRead: next == 1, toWrite: next == 2, until: end)
      next = library.connectPoll(handle)
      if next == 0 { break }
    }
    guard library.status(handle) == 0 else {
      let message = library.errorMessage(handle).map { String(cString: $0) } ?? ""
      throw broken(message, Self.reason(of: message))
    }
  }

  /// Why nobody is connected: libpq has sentences for that, and no codes.
  private static func reason(of message: String) -> RepositoryError.Code {
    let signs: [(String, RepositoryError.Code)] = [
      ("password", .storeRefused), ("authentication failed", .storeRefused), ("no pg_hba.conf", .storeRefused),
      ("role \"", .storeRefused), ("database \"", .noSuchStore), ("invalid", .badStoreAddress),
    ]
    return signs.first { message.contains($0.0) }?.1 ?? .storeUnreachable
  }
}
