import ArcadeConsole
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

  /// What shows that a form is of a page that was made for a visitor; never sent as it is.
  func formToken(of visitor: String) -> String { String(sign("form", visitor).prefix(32)) }

  /// A token as one page brings it: under a mask that nobody knows before, and behind that mask.
  ///
  /// Pages are compressed together with texts that others may choose. How long they are then would tell of a token that is
  /// the same on each.
  static func masked(_ token: String) -> String {
    let mask = random()
    return mask + exclusiveOr(mask, token)
  }

  /// Whether a form brought a token under any mask.
  func isMasked(_ given: String, of token: String) -> Bool {
    given.count == 2 * token.count
      && isSame(Self.exclusiveOr(given.prefix(token.count), given.suffix(token.count)), token)
  }

  /// The difference of two texts in hexadecimal digits; shorter where something else stands in one of them.
  private static func exclusiveOr(_ one: some StringProtocol, _ other: some StringProtocol) -> String {
    zip(one, other).reduce(into: "") { text, pair in
      guard let one = pair.0.hexDigitValue, let other = pair.1.hexDigitValue else { return }
      text += String(one ^ other, radix: 16)
    }
  }

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
