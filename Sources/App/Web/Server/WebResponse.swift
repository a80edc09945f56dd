import ArcadeConsole

/// What is sent back.
struct WebResponse: Sendable {
  /// What follows the head.
  enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// All of it, in pieces.
    case file(SentFile)
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
    self.init(status, type: type, body: .bytes(bytes), headers: headers)
  }

  /// An answer with a body.
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

  /// One event of a stream, with a text of any number of lines.
  static func event(of text: String) -> [UInt8] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8)
  }

  /// Says nothing on a stream; whoever went away is noticed by it.
  static let heartbeat = Array(":\n\n".utf8)

  /// Sends the browser on to another address of the site, which it is to get.
  static func redirect(to address: String) -> WebResponse {
    WebResponse(303, type: "text/plain", [], headers: [.init(name: "Location", value: address)])
  }
}

/// What a server asks for its answers.
protocol WebEntrance: Sendable {
  /// Answers a request.
  func respond(to request: WebRequest) async -> WebResponse
  /// Whether a head says that it is of somebody who has come in; must not wait.
  func knows(_ head: RequestHead) -> Bool
  /// The sender at an address whose connections are counted; nil for a server that hands on what others ask.
  func countedSender(at peer: ListenAddress) -> String?
  /// Answers what is not a whole request, or cannot be answered as it should, of which only the headers are known; must
  /// not wait.
  func refuse(_ reason: GateMessage, headers: [WebRequest.Header]) -> WebResponse
}
