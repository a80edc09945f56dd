import ArcadeConsole

/// What every answer tells the browser not to do with it.
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

  /// Adds them, but for those that the answer has already: pictures and style sheets have rules of their own; and where a
  /// name is always to be asked by TLS, that too.
  static func add(to response: inout WebResponse, isAlwaysSecure: Bool = false) {
    if isAlwaysSecure { response.headers.append(.init(name: "Strict-Transport-Security", value: "max-age=31536000")) }
    var given = response.headers.map { $0.name.lowercased() }
    // What has a policy of its own is no page, to which these belong.
    if given.contains("content-security-policy") { given += ["referrer-policy", "cross-origin-opener-policy"] }
    response.headers += all.filter { !given.contains($0.name.lowercased()) }
  }
}
