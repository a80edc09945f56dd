import ArcadeConsole

/// The headers of every response that restrict what the browser does with it.
enum SecurityHeaders {
  private static let policy = """
    default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """

  private static let all = [
    ("Content-Security-Policy", policy),
    // With `no-referrer` Chromium would send `Origin: null` with a form.
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ].map { WebRequest.Header(name: $0, value: $1) }

  /// Adds the headers that the response does not have already; pictures and style sheets have their own.
  ///
  /// If a name always requires TLS, that header is added, too.
  static func add(to response: inout WebResponse, isAlwaysSecure: Bool = false) {
    if isAlwaysSecure { response.headers.append(.init(name: "Strict-Transport-Security", value: "max-age=31536000")) }
    var given = response.headers.map { $0.name.lowercased() }
    // A response with its own policy is no page, so it does not need the page headers.
    if given.contains("content-security-policy") { given += ["referrer-policy", "cross-origin-opener-policy"] }
    response.headers += all.filter { !given.contains($0.name.lowercased()) }
  }
}
