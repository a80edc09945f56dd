import Foundation

// What the gate reads in a request.
extension Gate {
  /// What is wrong with a path, if anything.
  static func mistake(in path: String) -> GateMessage? {
    // Most paths are of words alone.
    if path.hasPrefix("/"), !path.hasPrefix("//"), path.utf8.allSatisfy(\.isOfWords) { return nil }
    guard let decoded = path.removingPercentEncoding,
      !decoded.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return .malformed }
    // What begins with two slashes would lead to another server where it stands in a form or a redirect.
    let isElsewhere = decoded.hasPrefix("//") || decoded.contains("\\")
    let hasDots = decoded.split(separator: "/").contains { $0 == "." || $0 == ".." }
    return isElsewhere || hasDots ? .notFound : nil
  }

  func visitor(of request: WebRequest) -> String? {
    for cookies in request.headers where cookies.name == "cookie" {
      for cookie in cookies.value.utf8.split(separator: UInt8(ascii: ";")) {
        // Another server on this machine can add cookies of this name, but not sign them.
        let text = cookie.first == UInt8(ascii: " ") ? cookie.dropFirst() : cookie
        guard text.starts(with: cookieBeginning) else { continue }
        if let visitor = seal.visitor(of: text.dropFirst(cookieBeginning.count)) { return visitor }
      }
    }
    return nil
  }

  func isFromHere(_ request: WebRequest, _ host: String) -> Bool {
    let origins = request.values(of: "origin")
    return origins.count == 1 && rules.origins(of: host).contains(origins[0])
  }

  func hasToken(_ request: WebRequest, _ token: String) -> Bool {
    request.field("token").map { seal.isSame($0, token) } ?? false
  }

  /// The key that an address holds, or that a press of its button sends.
  static func key(in request: WebRequest) -> String? {
    request.method == "POST"
      ? request.field("key") : URLEncodedForm.pairs(in: request.query.utf8).first { $0.name == "key" }?.value
  }
}

extension WebRequest.Header {
  /// Whether a server wrote it that hands on what others ask.
  var tellsOfAnotherServer: Bool { name == "forwarded" || name.hasPrefix("x-forwarded-") }
}

extension UInt8 {
  /// Whether a path with it needs no decoding and leads nowhere else.
  fileprivate var isOfWords: Bool {
    let isLetter = (self | 0x20) &- UInt8(ascii: "a") < 26
    return isLetter || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: "/")
  }
}
