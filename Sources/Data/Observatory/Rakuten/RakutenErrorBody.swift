import ArcadeDomain

/// The error in a body, in the format of either version of the service.
struct RakutenErrorBody: Hashable {
  /// The kind of error: `wrong_parameter`, `CLIENT_IP_NOT_ALLOWED`.
  let name: String
  /// The description, or empty.
  let description: String
  /// The status that belongs to it, which may differ from the answer's; nil for an unknown error.
  let status: Int?

  /// Reads the error; nil if the body contains none.
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

  /// Whether the service itself reports that nothing was found; any other 404 is about the URL.
  let saysNothingIsThere: Bool

  var text: String { description.isEmpty ? name : "\(name): \(description)" }

  /// The setting to correct if access is refused.
  var setting: Setting {
    let text = text.uppercased()
    if ["REFERRER", "REFERER"].contains(where: text.contains) { return .rakutenReferer }
    return ["ACCESS KEY", "ACCESS_KEY", "ACCESSKEY"].contains(where: text.contains)
      ? .rakutenAccessKey : .rakutenApplicationID
  }

  /// The setting whose key is among the wrong parameters; nil if none is named.
  var badKey: Setting? {
    let text = description.lowercased()
    if text.contains("applicationid") { return .rakutenApplicationID }
    return text.contains("accesskey") ? .rakutenAccessKey : nil
  }

  /// Whether the application does not allow this machine's address.
  var isAboutPlace: Bool { text.uppercased().contains("CLIENT_IP") }

  private static let statuses = [
    "wrong_parameter": 400, "not_found": 404, "too_many_requests": 429, "system_error": 500,
    "service_unavailable": 503,
  ]
}

extension JSONNode {
  /// Returns the text or number of a key; nil for anything else.
  func text(under key: String) -> String? {
    guard let text = try? optional(key)?.amountText(), !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }
}
