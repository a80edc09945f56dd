/// What a stranger asked for, which a cookie keeps until the key has let them in.
struct ReturnURL {
  private static let longest = 4_000

  let text: String

  /// The address of a page; nil for what a page only loads, for the first page, and for what a cookie cannot hold.
  init?(of request: WebRequest) {
    guard ["GET", "POST"].contains(request.method), request.path != "/",
      request.values(of: "sec-fetch-dest").allSatisfy({ $0 == "document" })
    else { return nil }
    self.init(request.address)
  }

  /// The address that was kept; whoever serves something else on this machine may have put it there.
  init?(keptFor rules: GateRules, in request: WebRequest) {
    let beginning = Self.name(rules) + "="
    let cookies = request.values(of: "cookie").flatMap { $0.split(separator: ";") }
    let kept = cookies.lazy.map { $0.drop { $0 == " " } }.first { $0.hasPrefix(beginning) }
    guard let kept else { return nil }
    self.init(String(kept.dropFirst(beginning.count)))
  }

  private init?(_ text: String) {
    let path = text.prefix { $0 != "?" }
    guard text.utf8.count <= Self.longest, path.hasPrefix("/"), path != "/", Gate.mistake(in: String(path)) == nil,
      text.utf8.allSatisfy(\.isOfCookies)
    else { return nil }
    self.text = text
  }

  /// Has the browser keep it for as long as it takes to fetch a key.
  func keep(in response: inout WebResponse, _ rules: GateRules) { set(text, "600", in: &response, rules) }

  /// Has the browser forget it.
  func forget(in response: inout WebResponse, _ rules: GateRules) { set("", "0", in: &response, rules) }

  private func set(_ value: String, _ seconds: String, in response: inout WebResponse, _ rules: GateRules) {
    let attributes = "; Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Strict" + (rules.isSecure ? "; Secure" : "")
    response.headers.append(.init(name: "Set-Cookie", value: "\(Self.name(rules))=\(value)\(attributes)"))
  }

  private static func name(_ rules: GateRules) -> String { "\(rules.cookie)-at" }
}

extension UInt8 {
  /// Whether the value of a cookie may hold it.
  fileprivate var isOfCookies: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): false
    default: (0x21...0x7E).contains(self)
    }
  }
}
