import ArcadeData

/// Signs what browsers keep and bring back, with a secret that stays here.
struct Seal: Sendable {
  private let secret: [UInt8]

  init(secret: [UInt8]) { self.secret = secret }

  /// Makes up a visitor who was never here.
  func newVisitor() -> String { Self.random() }

  /// What a browser keeps of a visitor.
  func cookie(of visitor: String) -> String { "\(visitor).\(sign("visitor", visitor))" }

  /// The visitor of a cookie; nil where it was not made here.
  func visitor(of cookie: String) -> String? {
    let parts = cookie.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, MessageAuthentication.isEqual(parts[1], sign("visitor", parts[0])) else { return nil }
    return parts[0]
  }

  /// What each form of a visitor must bring along.
  func formToken(of visitor: String) -> String { sign("form", visitor) }

  /// Whether two texts are the same; how long that takes tells nothing of either.
  func isSame(_ one: String, _ other: String) -> Bool {
    MessageAuthentication.isEqual(sign("compared", one), sign("compared", other))
  }

  /// 128 random bits, as text that an address can hold.
  static func random() -> String { (0..<16).map { _ in UInt8.random(in: .min ... .max) }.hex }

  private func sign(_ purpose: String, _ text: String) -> String {
    MessageAuthentication.code(of: Array("\(purpose):\(text)".utf8), key: secret)
  }
}
