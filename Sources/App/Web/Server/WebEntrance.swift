/// What a server asks for its answers.
protocol WebEntrance: Sendable {
  /// Answers a request.
  func respond(to request: WebRequest) async -> WebResponse
  /// Answers what is not a whole request, of which only the headers are known; must not wait.
  func refuse(_ refusal: WebRefusal, headers: [WebRequest.Header]) -> WebResponse
}

/// Why a server does not pass a request on.
enum WebRefusal: Hashable, Sendable {
  /// It can be read in two ways, or in none.
  case malformed
  /// Its body is above the limit.
  case bodyTooLarge
  /// Its head is above the limit.
  case headTooLarge
  /// The server is about to stop.
  case stopping
  /// The answer has a header that cannot be sent.
  case unsendable
}
