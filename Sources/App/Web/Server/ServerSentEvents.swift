/// How events are written on a stream that stays open (`text/event-stream`).
enum ServerSentEvents {
  static let contentType = "text/event-stream"
  /// Says nothing; whoever went away is noticed by it.
  static let heartbeat = Array(":\n\n".utf8)

  /// Writes one event with a text of any number of lines.
  static func bytes(of text: String) -> [UInt8] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8)
  }
}
