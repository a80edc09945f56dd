public import ArcadeData

/// What a client asked a loopback server.
public struct LoopbackRequest: Sendable {
  /// The method, such as GET.
  public let method: String
  /// The path, without a query.
  public let path: String
  /// What follows the question mark, as it was sent.
  public let query: String
  /// What stood between the first line and the body.
  public let headers: HTTPHeaders
  /// What stood behind them.
  public internal(set) var body = ""

  /// Reads the head of a request; nil where it is none.
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = String(words[0])
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    headers = HTTPHeaders(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts.last ?? "").trimmingPrefix(" ").description)
      }
    )
  }

  /// Whether the client has kept the version with these marks; the date counts only where no mark is sent.
  func keeps(etag: String?, lastModified: String?) -> Bool {
    if let sent = headers["If-None-Match"] { return sent == etag }
    return lastModified != nil && headers["If-Modified-Since"] == lastModified
  }
}

/// How a loopback server answers a request.
public indirect enum LoopbackAnswer: Sendable {
  /// Answers as a server should.
  case body(status: Int = 200, headers: [String: String] = [:], _ bytes: [UInt8])
  /// Answers with a version, or with 304 and no body to a client that names its mark as the one it kept.
  case version(etag: String? = nil, lastModified: String? = nil, [UInt8])
  /// Answers in parts of unknown number.
  case chunked([[UInt8]], headers: [String: String] = [:], isCutOff: Bool = false)
  /// Waits before it answers.
  case slow(after: Duration, LoopbackAnswer)
  /// Never answers.
  case hang
  /// Sends the head, then nothing more.
  case hangAfterHead
  /// Sends these bytes, with nothing before or after them.
  case bytes([UInt8])
  /// Sends one text, then another one until the client goes away.
  case endless(String, String)
  /// Promises all bytes, sends some and closes.
  case cutOff(afterBytes: Int, of: [UInt8])
  /// Closes without a word.
  case drop
  /// Streams zeros; it says how many only where it is asked to.
  case large(megabytes: Int, saysItsLength: Bool = false)
}

extension LoopbackAnswer {
  /// Answers with a text of JSON.
  public static func json(_ text: String, status: Int = 200) -> LoopbackAnswer {
    .body(status: status, headers: ["Content-Type": "application/json"], Array(text.utf8))
  }

  /// Answers with nothing but a status.
  public static func status(_ status: Int, headers: [String: String] = [:]) -> LoopbackAnswer {
    .body(status: status, headers: headers, [])
  }

  /// Sends the client elsewhere.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackAnswer {
    .status(status, headers: ["Location": location])
  }
}
