import ArcadeDomain

/// The error in a body, in either of the two forms that the versions of the service have.
struct RakutenErrorBody: Hashable {
  /// What kind of error it is: `wrong_parameter`, `CLIENT_IP_NOT_ALLOWED`.
  let name: String
  /// What is said about it; empty where nothing is.
  let description: String
  /// The status that goes with it, which the answer itself may not have; nil for an error that nobody knows.
  let status: Int?

  /// Finds the error; nil where the body states none.
  init?(in root: JSONNode) {
    if let name = root.text(under: "error") {
      self.name = name
      description = root.text(under: "error_description") ?? ""
      status = Self.statuses[name]
      saysNothingIsThere = name == "not_found"
      return
    }
    guard let errors = try? root.optional("errors") else { return nil }
    let error = (try? errors.list().first) ?? errors
    guard let name = error.text(under: "errorMessage") else { return nil }
    self.name = name
    description = ""
    saysNothingIsThere = false
    status = error.text(under: "errorCode").flatMap { Int($0) }.flatMap { (400...599).contains($0) ? $0 : nil }
  }

  /// Whether it is the word of the service itself that nothing was found; any other 404 is about the address.
  let saysNothingIsThere: Bool

  var text: String { description.isEmpty ? name : "\(name): \(description)" }

  /// The setting to correct where the service does not let one in.
  var setting: Setting {
    let text = text.uppercased()
    if ["REFERRER", "REFERER"].contains(where: text.contains) { return .rakutenReferer }
    return ["ACCESS KEY", "ACCESS_KEY", "ACCESSKEY"].contains(where: text.contains)
      ? .rakutenAccessKey : .rakutenApplicationID
  }

  /// The setting whose key is among the parameters that are wrong; nil where none is named.
  var badKey: Setting? {
    let text = description.lowercased()
    if text.contains("applicationid") { return .rakutenApplicationID }
    return text.contains("accesskey") ? .rakutenAccessKey : nil
  }

  /// Whether it is the address of this machine that the application does not allow.
  var isAboutPlace: Bool { text.uppercased().contains("CLIENT_IP") }

  private static let statuses = [
    "wrong_parameter": 400, "not_found": 404, "too_many_requests": 429, "system_error": 500,
    "service_unavailable": 503,
  ]
}

extension JSONNode {
  /// The text or the number under a key; nil for anything else.
  func text(under key: String) -> String? {
    guard let text = try? optional(key)?.amountText(), !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }
}
