/// What every answer tells the browser not to do with it.
enum ProtectiveHeaders {
  private static let policy = """
    default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'
    """

  private static let all = [
    ("Content-Security-Policy", policy),
    // With `no-referrer` Chromium would send `Origin: null` with a form.
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// Adds them, but for those that the answer has already: pictures and style sheets have rules of their own.
  static func add(to response: inout WebResponse) {
    let given = Set(response.headers.map { $0.name.lowercased() })
    for (name, value) in all where !given.contains(name.lowercased()) {
      response.headers.append(.init(name: name, value: value))
    }
  }
}
