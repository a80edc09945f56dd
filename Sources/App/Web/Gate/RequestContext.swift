import ArcadeConsole

/// What the gate knows of whoever asks.
struct RequestContext: Hashable, Sendable {
  /// Tells one browser from another; no secret, and nothing that a page shows.
  let visitor: String
  /// What each form of this browser must bring along, under a mask.
  let formToken: String
  /// Whether only this machine can ask under the name that was used, so that files, addresses and programs may be named;
  /// behind a name that was added with `--host` may stand a server that others reach.
  let isLocal: Bool

  /// The token as the forms of one page bring it; another text for each page.
  func maskedToken() -> String { CookieSigner.masked(formToken) }
}

/// What lies behind the gate.
protocol WebSite: Sendable {
  /// Whether a request is a program's, which brings a token or a key that the site checks, in place of a cookie.
  func isForPrograms(_ request: WebRequest) -> Bool

  /// Answers a request that may pass; a form that it brings has been held against its token.
  func respond(to request: WebRequest, in context: RequestContext) async -> WebResponse

  /// Leads to the page of a form whose token is of an earlier visitor: keeps what was typed into it, and does nothing.
  func keep(_ request: WebRequest, in context: RequestContext) async -> WebResponse
}
