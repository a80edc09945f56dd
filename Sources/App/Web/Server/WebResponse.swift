import ArcadeConsole

/// A response to a request.
struct WebResponse: Sendable {
  /// The body of a response.
  enum Body: Sendable {
    /// All bytes at once.
    case bytes([UInt8])
    /// A file, sent in pieces.
    case file(SentFile)
    /// Texts that are sent as server-sent events, until they end or the reader goes away, which ends the stream.
    case events(AsyncStream<String>)
  }

  var status: Int
  /// The headers besides those that the gate adds to every response.
  var headers: [WebRequest.Header] = []
  var body: Body

  /// A response in one piece.
  init(_ status: Int, type: String, _ bytes: [UInt8], headers: [WebRequest.Header] = []) {
    self.init(status, type: type, body: .bytes(bytes), headers: headers)
  }

  /// A response with a body.
  init(_ status: Int, type: String, body: Body, headers: [WebRequest.Header] = []) {
    self.status = status
    self.headers = [.init(name: "Content-Type", value: type)] + headers
    self.body = body
  }

  init(_ page: HTML, status: Int = 200) { self.init(status, type: "text/html; charset=utf-8", page.bytes) }

  init(events: AsyncStream<String>) {
    status = 200
    headers = [.init(name: "Content-Type", value: "text/event-stream")]
    body = .events(events)
  }

  /// Returns an event of a stream, with a text of any number of lines.
  static func event(of text: String) -> [UInt8] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8)
  }

  /// A comment on a stream, which detects readers that went away.
  static let heartbeat = Array(":\n\n".utf8)

  /// Redirects the browser to another address of the site with `GET`.
  static func redirect(to address: String) -> WebResponse {
    WebResponse(303, type: "text/plain", [], headers: [.init(name: "Location", value: address)])
  }
}

/// The source of a server's responses.
protocol WebEntrance: Sendable {
  /// Responds to a request.
  func respond(to request: WebRequest) async -> WebResponse
  /// Whether a head is of a known visitor; must not block.
  func knows(_ head: RequestHead) -> Bool
  /// Returns the sender at an address whose connections are counted; nil for a proxy.
  func countedSender(at peer: ListenAddress) -> String?
  /// Responds to an incomplete or rejected request, of which only the headers are known; must not block.
  func refuse(_ reason: GateMessage, headers: [WebRequest.Header]) -> WebResponse
}
