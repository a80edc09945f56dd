import ArcadeConsole

/// The address that an unknown visitor requested, stored in a cookie until the key admits them.
struct ReturnURL {
  private static let longest = 4_000

  let text: String

  /// The address of a page; nil for a page's resources, for the first page, and for one too long for a cookie.
  init?(of request: WebRequest) {
    guard ["GET", "POST"].contains(request.method), request.path != "/",
      request.values(of: "sec-fetch-dest").allSatisfy({ $0 == "document" })
    else { return nil }
    self.init(request.address)
  }

  /// The stored address, which another server on this machine may have set.
  init?(keptFor rules: GateRules, in request: WebRequest) {
    guard let kept = request.cookies(Self.cookie(rules)).first else { return nil }
    self.init(kept)
  }

  private init?(_ text: String) {
    let path = text.prefix { $0 != "?" }
    guard text.utf8.count <= Self.longest, path.hasPrefix("/"), path != "/",
      GateMessage.mistake(in: String(path)) == nil,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains(where: { "\",;\\".contains($0) })
    else { return nil }
    self.text = text
  }

  /// Sets the cookie for the time that it takes to fetch a key.
  func keep(in response: inout WebResponse, _ rules: GateRules) {
    response.setCookie(Self.cookie(rules), to: text, for: 600, isSecure: rules.isSecure)
  }

  /// Deletes the cookie.
  func forget(in response: inout WebResponse, _ rules: GateRules) {
    response.setCookie(Self.cookie(rules), to: "", for: 0, isSecure: rules.isSecure)
  }

  private static func cookie(_ rules: GateRules) -> String { "\(rules.cookie)-at" }
}
