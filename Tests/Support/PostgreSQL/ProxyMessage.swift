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

    /// The name and the text of a statement that is prepared; nil for anything else that is said.
    var prepared: (name: String, text: String)? {
      bytes[0] == UInt8(ascii: "P") ? (texts[0], texts[1]) : nil
    }

    /// The name of the prepared statement that is done next; nil for anything else that is said.
    var bound: String? { bytes[0] == UInt8(ascii: "B") ? texts[1] : nil }

    private var texts: [String] {
      bytes.dropFirst(5).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    /// Whether a batch ends with it.
    var isSync: Bool { bytes[0] == UInt8(ascii: "S") }

    /// Whether a client reads answers next: it ends a batch, or wants to know how it stands.
    var isWait: Bool { isSync || bytes[0] == UInt8(ascii: "H") || bytes[0] == UInt8(ascii: "Q") }

    /// Whether the server says with it that it has done a statement, or could not.
    var isStatementDone: Bool { bytes[0] == UInt8(ascii: "C") || bytes[0] == UInt8(ascii: "E") }

    private static func length(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  }
#endif
