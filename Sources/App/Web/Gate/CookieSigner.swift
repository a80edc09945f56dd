import ArcadeConsole
import ArcadeData

/// Signs cookies and tokens with a secret that stays on the server.
struct CookieSigner: Sendable {
  private let authentication: MessageAuthentication

  init(secret: [UInt8]) { authentication = MessageAuthentication(key: secret) }

  /// Returns the cookie of a visitor.
  func cookie(of visitor: String) -> String { "\(visitor).\(sign("visitor", visitor))" }

  /// Returns the visitor of a cookie; nil if it was not signed here.
  func visitor(of cookie: String) -> String? {
    let visitor = String(cookie.prefix { $0 != "." })
    return MessageAuthentication.isEqual(cookie, self.cookie(of: visitor)) ? visitor : nil
  }

  /// Returns a stored mark by which a pass phrase is recognised.
  func mark(of phrase: String) -> String { String(sign("phrase", phrase).prefix(32)) }

  /// Returns the token that proves that a form is from a visitor's page; never sent unmasked.
  func formToken(of visitor: String) -> String { String(sign("form", visitor).prefix(32)) }

  /// Returns a token under a random mask, with the mask.
  ///
  /// Pages are compressed together with text that others may choose. The compressed length could reveal a token that
  /// is the same on each page.
  static func masked(_ token: String) -> String {
    let mask = random()
    return mask + exclusiveOr(mask, token)
  }

  /// Whether a form's token matches under any mask.
  func isMasked(_ given: String, of token: String) -> Bool {
    given.count == 2 * token.count
      && isSame(Self.exclusiveOr(given.prefix(token.count), given.suffix(token.count)), token)
  }

  /// Returns the difference of two texts in hexadecimal digits; shorter if one of them holds other characters.
  private static func exclusiveOr(_ one: some StringProtocol, _ other: some StringProtocol) -> String {
    zip(one, other).reduce(into: "") { text, pair in
      guard let one = pair.0.hexDigitValue, let other = pair.1.hexDigitValue else { return }
      text += String(one ^ other, radix: 16)
    }
  }

  /// Whether two texts are equal; the time reveals nothing about either.
  func isSame(_ one: String, _ other: String) -> Bool {
    MessageAuthentication.isEqual(sign("compared", one), sign("compared", other))
  }

  /// Returns 128 random bits as text for an address: the id of a visitor, or a key.
  static func random() -> String { (0..<16).map { _ in UInt8.random(in: .min ... .max) }.hex }

  private func sign(_ purpose: String, _ text: String) -> String {
    authentication.code(of: Array("\(purpose):\(text)".utf8))
  }
}
