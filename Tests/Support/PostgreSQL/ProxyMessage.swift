#if os(Linux) || os(macOS)
  /// A message of PostgreSQL's protocol: a letter, a length, and what there is to say.
  struct ProxyMessage {
    static let flush = [UInt8(ascii: "H"), 0, 0, 0, 4]
    static let terminate = [UInt8(ascii: "X"), 0, 0, 0, 4]

    let bytes: [UInt8]

    /// Waits for the next one; nil where there is none any more.
    init?(from socket: UnixSocket) {
      guard let head = socket.bytes(5), let rest = socket.bytes(Self.length(head.dropFirst()) - 4) else { return nil }
      bytes = head + rest
    }

    /// Waits for the first one, which has no letter.
    init?(startFrom socket: UnixSocket) {
      guard let head = socket.bytes(4), let rest = socket.bytes(Self.length(head[...]) - 4) else { return nil }
      bytes = head + rest
    }

    /// Whether it has something done: a statement that was prepared, or a script.
    var isStatement: Bool { bytes[0] == UInt8(ascii: "E") || bytes[0] == UInt8(ascii: "Q") }

    /// Whether a batch ends with it.
    var isSync: Bool { bytes[0] == UInt8(ascii: "S") }

    /// Whether a client reads answers next: it ends a batch, or wants to know how it stands.
    var isWait: Bool { isSync || bytes[0] == UInt8(ascii: "H") || bytes[0] == UInt8(ascii: "Q") }

    /// The name and the text of the statement that is prepared with it.
    var prepared: (name: String, text: String)? { bytes[0] == UInt8(ascii: "P") ? texts : nil }

    /// The name of the statement that gets its values with it.
    var bound: String? { bytes[0] == UInt8(ascii: "B") ? texts?.1 : nil }

    /// The two texts that it begins with.
    private var texts: (String, String)? {
      let parts = bytes.dropFirst(5).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    }

    /// Whether the server says with it that it has done a statement, or could not.
    var isStatementDone: Bool { bytes[0] == UInt8(ascii: "C") || bytes[0] == UInt8(ascii: "E") }

    private static func length(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// What a client of one connection has the server do, as far as it says whether the client waits for the answers.
  struct ProxyBatches {
    private var texts: [String: String] = [:]
    private var batch: [String] = []
    private var isReading = false

    /// Whether a client waits for answers from here on; nobody does for the end of a transaction that only read.
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
