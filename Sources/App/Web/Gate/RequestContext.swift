import ArcadeConsole

/// What the gate knows about the sender of a request.
struct RequestContext: Hashable, Sendable {
  /// The id of the browser; it is no secret, and no page shows it.
  let visitor: String
  /// The token that each form of this browser must contain, under a mask.
  let formToken: String
  /// Whether only this machine can use the requested name, so that files, addresses and programs may be named.
  ///
  /// Behind a name that was added with `--host` may be a proxy that others reach.
  let isLocal: Bool

  /// Returns the token for the forms of one page; it differs on each page.
  func maskedToken() -> String { CookieSigner.masked(formToken) }
}

/// The site behind the gate.
protocol WebSite: Sendable {
  /// Whether a request is a program's. It contains a token or a key instead of a cookie, which the site checks.
  func isForPrograms(_ request: WebRequest) -> Bool

  /// Responds to an admitted request; the token of its form is already checked.
  func respond(to request: WebRequest, in context: RequestContext) async -> WebResponse

  /// Leads to the page of a form with an earlier visitor's token. The typed text is kept, and nothing is performed.
  func keep(_ request: WebRequest, in context: RequestContext) async -> WebResponse
}
