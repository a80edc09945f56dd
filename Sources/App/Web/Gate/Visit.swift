/// What the gate knows of whoever asks.
struct Visit: Hashable, Sendable {
  /// Tells one browser from another; no secret, and nothing that a page shows.
  let visitor: String
  /// What each form of this browser must bring along.
  let formToken: String
  /// Whether only this machine can reach the server, so that files, addresses and programs may be named.
  let isLocal: Bool
}

/// What lies behind the gate.
protocol WebSite: Sendable {
  /// Answers a request that may pass; a form that it brings has been held against its token.
  func respond(to request: WebRequest, in visit: Visit) async -> WebResponse
}
