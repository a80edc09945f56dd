/// What is sent back.
struct WebResponse: Sendable {
  /// What follows the head.
  enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// What comes bit by bit, as server-sent events, until there are no more or the reader went away.
    case events(AsyncStream<String>)
  }

  var status: Int
  /// Lines of the head besides those that the gate adds to every answer.
  var headers: [WebRequest.Header] = []
  var body: Body

  /// An answer in one piece.
  init(_ status: Int, type: String, _ bytes: [UInt8], headers: [WebRequest.Header] = []) {
    self.status = status
    self.headers = [.init(name: "Content-Type", value: type)] + headers
    body = .bytes(bytes)
  }
}
