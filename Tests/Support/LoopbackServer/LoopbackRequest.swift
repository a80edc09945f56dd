public import ArcadeData

/// A request to a loopback server.
public struct LoopbackRequest: Sendable {
  /// The method, such as GET.
  public let method: String
  /// The path, without a query.
  public let path: String
  /// The text after the question mark, as sent.
  public let query: String
  /// The headers between the first line and the body.
  public let headers: HTTPHeaders
  /// The body after the headers.
  public internal(set) var body = ""

  /// Reads the head of a request; nil if it is invalid.
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

  /// Whether the client has cached the version with these marks; the date only counts without an entity tag.
  func keeps(etag: String?, lastModified: String?) -> Bool {
    if let sent = headers["If-None-Match"] { return sent == etag }
    return lastModified != nil && headers["If-Modified-Since"] == lastModified
  }
}

/// The behaviour of a loopback server for a request.
public indirect enum LoopbackAnswer: Sendable {
  /// Sends a normal answer.
  case body(status: Int = 200, headers: [String: String] = [:], _ bytes: [UInt8])
  /// Sends a version, or 304 without a body if the client has cached it.
  case version(etag: String? = nil, lastModified: String? = nil, [UInt8])
  /// Sends a chunked answer.
  case chunked([[UInt8]], headers: [String: String] = [:], isCutOff: Bool = false)
  /// Waits before it answers.
  case slow(after: Duration, LoopbackAnswer)
  /// Never answers.
  case hang
  /// Sends the head, then nothing more.
  case hangAfterHead
  /// Sends exactly these bytes.
  case bytes([UInt8])
  /// Sends one text, then another one repeatedly until the client disconnects.
  case endless(String, String)
  /// Promises all bytes, sends some and closes.
  case cutOff(afterBytes: Int, of: [UInt8])
  /// Closes without an answer.
  case drop
  /// Streams zeros, optionally stating the length.
  case large(megabytes: Int, saysItsLength: Bool = false)
}

extension LoopbackAnswer {
  /// Answers with a JSON text.
  public static func json(_ text: String, status: Int = 200) -> LoopbackAnswer {
    .body(status: status, headers: ["Content-Type": "application/json"], Array(text.utf8))
  }

  /// Answers with only a status.
  public static func status(_ status: Int, headers: [String: String] = [:]) -> LoopbackAnswer {
    .body(status: status, headers: headers, [])
  }

  /// Answers with a redirect.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackAnswer {
    .status(status, headers: ["Location": location])
  }
}
