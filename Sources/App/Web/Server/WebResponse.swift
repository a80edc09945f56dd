/// What is sent back.
struct WebResponse: Sendable {
  /// What follows the head.
  enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// What comes bit by bit, each text as one server-sent event, until there are no more or the reader went away, which
    /// ends the stream.
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

  /// A stream of events.
  init(events: AsyncStream<String>) {
    status = 200
    headers = [.init(name: "Content-Type", value: ServerSentEvents.contentType)]
    body = .events(events)
  }

  /// Sends the browser on to another address of the site, which it is to get.
  static func redirect(to address: String) -> WebResponse {
    WebResponse(303, type: "text/plain", [], headers: [.init(name: "Location", value: address)])
  }
}
