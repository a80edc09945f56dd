enum FeedKind: Hashable, Sendable {
  /// A table with headings; the delimiter is nil if it is to be detected.
  case table(Delimiter?)
  /// A list of objects, alone or in an object.
  case json
  /// An object per line.
  case jsonLines

  /// Detects the kind by a path's extension, or else by content.
  init(path: String, content: ByteView) {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "csv": self = .table(nil)
    case "tsv": self = .table(.tab)
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    default: self = Self.alerts(by: content)
    }
  }

  private static func alerts(by content: ByteView) -> FeedKind {
    let first = (FeedMark.end(in: content)..<content.count).first { !FeedMark.spaces.contains(content[$0]) }
    guard let first else { return .table(nil) }
    switch content[first] {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"): return isClosedOnItsLine(content[first, content.count]) ? .jsonLines : .json
    default: return .table(nil)
    }
  }

  /// Whether the first line ends with a brace and the next begins with one.
  private static func isClosedOnItsLine(_ content: ByteView) -> Bool {
    let lineFeed = content.first(.lineFeed, from: 0, to: content.count) ?? content.count
    let isClosed = (0..<lineFeed).last { !FeedMark.spaces.contains(content[$0]) }.map {
      content[$0] == UInt8(ascii: "}")
    }
    let next = (lineFeed..<content.count).first { !FeedMark.spaces.contains(content[$0]) }
    return isClosed == true && next.map { content[$0] == UInt8(ascii: "{") } ?? false
  }
}
