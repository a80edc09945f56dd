import ArcadeData

/// Signs what browsers keep and bring back, with a secret that stays here.
struct CookieSigner: Sendable {
  private let authentication: MessageAuthentication

  init(secret: [UInt8]) { authentication = MessageAuthentication(key: secret) }

  /// What a browser keeps of a visitor.
  func cookie(of visitor: String) -> String { "\(visitor).\(sign("visitor", visitor))" }

  /// The visitor of a cookie; nil where it was not made here.
  func visitor(of cookie: String) -> String? {
    let visitor = String(cookie.prefix { $0 != "." })
    return MessageAuthentication.isEqual(cookie, self.cookie(of: visitor)) ? visitor : nil
  }

  /// What is kept of a pass phrase, to know it again.
  func mark(of phrase: String) -> String { String(sign("phrase", phrase).prefix(32)) }

  /// What each form of a visitor must bring along.
  func formToken(of visitor: String) -> String { sign("form", visitor) }

  /// Whether two texts are the same; how long that takes tells nothing of either.
  func isSame(_ one: String, _ other: String) -> Bool {
    MessageAuthentication.isEqual(sign("compared", one), sign("compared", other))
  }

  /// 128 random bits, as text that an address can hold: who a visitor is, and keys.
  static func random() -> String { (0..<16).map { _ in UInt8.random(in: .min ... .max) }.hex }

  private func sign(_ purpose: String, _ text: String) -> String {
    authentication.code(of: Array("\(purpose):\(text)".utf8))
  }
}
