#if os(Linux) || os(macOS)
  /// A message of PostgreSQL's protocol: a letter, a length, and a payload.
  struct ProxyMessage {
    static let flush = [UInt8(ascii: "H"), 0, 0, 0, 4]
    static let terminate = [UInt8(ascii: "X"), 0, 0, 0, 4]

    let bytes: [UInt8]

    /// Waits for the next message; nil at the end.
    init?(from socket: UnixSocket) {
      guard let head = socket.bytes(5), let rest = socket.bytes(Self.length(head.dropFirst()) - 4) else { return nil }
      bytes = head + rest
    }

    /// Waits for the first message, which has no letter.
    init?(startFrom socket: UnixSocket) {
      guard let head = socket.bytes(4), let rest = socket.bytes(Self.length(head[...]) - 4) else { return nil }
      bytes = head + rest
    }

    /// Whether it executes a prepared statement or a script.
    var isStatement: Bool { bytes[0] == UInt8(ascii: "E") || bytes[0] == UInt8(ascii: "Q") }

    /// Whether it ends a batch.
    var isSync: Bool { bytes[0] == UInt8(ascii: "S") }

    /// Whether the client reads answers next: it ends a batch, or flushes.
    var isWait: Bool { isSync || bytes[0] == UInt8(ascii: "H") || bytes[0] == UInt8(ascii: "Q") }

    /// The name and text of a statement that it prepares.
    var prepared: (name: String, text: String)? { bytes[0] == UInt8(ascii: "P") ? texts : nil }

    /// The name of a statement to which it binds values.
    var bound: String? { bytes[0] == UInt8(ascii: "B") ? texts?.1 : nil }

    /// The two texts at its beginning.
    private var texts: (String, String)? {
      let parts = bytes.dropFirst(5).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    }

    /// Whether it is the server's result of a statement, or an error.
    var isStatementDone: Bool { bytes[0] == UInt8(ascii: "C") || bytes[0] == UInt8(ascii: "E") }

    private static func length(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Tracks the batches of a connection to find out whether the client waits for the answers.
  struct ProxyBatches {
    private var texts: [String: String] = [:]
    private var batch: [String] = []
    private var isReading = false

    /// Whether the client waits for answers from here on; nobody waits for the end of a read-only transaction.
    mutating func isWait(_ message: ProxyMessage) -> Bool {
      if let (name, text) = message.prepared { texts[name] = text }
      if let name = message.bound { batch.append(texts[name] ?? "") }
      guard message.isWait else { return false }
      if let beginning = batch.first(where: { $0.hasPrefix("BEGIN") }) { isReading = beginning.hasSuffix("READ ONLY") }
      defer { batch = [] }
      return !isReading || batch != ["COMMIT"]
    }
  }
#endif
