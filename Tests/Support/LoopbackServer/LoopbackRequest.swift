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
