import ArcadeDomain
import Foundation

/// The credentials for Rakuten; the version of the service depends on whether there is an access key.
struct RakutenAccess: Sendable {
  private let applicationID: Secret
  private let accessKey: Secret?
  private let referer, base: URL?

  /// Takes the settings; throws `.configuration` with the name of a missing or invalid one.
  init(_ settings: Settings) throws(RepositoryError) {
    guard let applicationID = try Self.key(.rakutenApplicationID, in: settings) else {
      throw RepositoryError(.configuration, subject: Setting.rakutenApplicationID.name, detail: "not set")
    }
    self.applicationID = applicationID
    accessKey = try Self.key(.rakutenAccessKey, in: settings)
    referer = try Self.address(.rakutenReferer, in: settings)
    base = try Self.address(.rakutenBase, in: settings)
  }

  /// The server's name in messages.
  var subject: String { components(of: .items).url?.nameOfServer ?? "" }

  /// Returns the URL and the headers of a request.
  func request(
    _ service: RakutenService,
    _ parameters: [URLQueryItem]
  ) throws(RepositoryError) -> (url: URL, headers: HTTPHeaders) {
    var components = components(of: service)
    let own = [("formatVersion", "2"), ("applicationId", applicationID.value)]
    let all = parameters + own.map { URLQueryItem(name: $0, value: $1) }
    components.percentEncodedQuery = all.map(\.encoded).joined(separator: "&")
    guard let url = components.url else { throw RepositoryError(.badAddress, subject: subject) }
    return (url, headers)
  }

  /// Returns a text from outside without the keys, which an answer may repeat, cut to the length for a log.
  func withoutKeys(_ text: String) -> String { String(masked(text, keys).prefix(200)) }

  /// Returns an answer with the keys masked in every text and number.
  ///
  /// A key so short that it may be part of any word is masked only as a whole word.
  func withoutKeys(_ answer: JSONNode) throws(RepositoryError) -> JSONNode {
    let keys = keys
    let long = keys.filter { $0.utf8.count >= Self.leastInText }
    let text = answer.rewritten { text in
      let isKey = keys.contains { $0.caseInsensitiveCompare(text) == .orderedSame } || masked(text, keys) == Secret.mask
      return isKey ? Secret.mask : masked(text, long)
    }
    return try text.map { text throws(RepositoryError) in try JSONNode(reading: Data(text.utf8), subject: subject) }
      ?? answer
  }

  private static let leastInText = 6

  /// The keys, the longer one first: if one is a prefix of the other, all of it must be masked.
  private var keys: [String] {
    [applicationID, accessKey].compactMap(\.self).map(\.value).sorted { $0.count > $1.count }
  }

  /// Masks keys in any spelling: with percent-encoding or invisible characters.
  private func masked(_ text: String, _ keys: [String]) -> String {
    let cleaned = text.sanitized
    let masked = keys.reduce(cleaned) { text, key in
      guard text.contains(where: { $0 == "%" || $0 == "\\" }) else {
        return text.replacingOccurrences(of: key, with: Secret.mask, options: .caseInsensitive)
      }
      return text.replacingOccurrences(
        of: key.patternOfSpellings,
        with: Secret.mask,
        options: [.regularExpression, .caseInsensitive]
      )
    }
    return masked == cleaned ? text : masked
  }

  private var headers: HTTPHeaders {
    guard let accessKey else { return [:] }
    var headers: HTTPHeaders = ["accessKey": accessKey.value]
    headers["Referer"] = referer?.absoluteString
    headers["Origin"] = referer.flatMap { page in
      var origin = URLComponents()
      (origin.scheme, origin.host, origin.port) = (page.scheme, page.host(), page.port)
      return origin.string
    }
    return headers
  }

  /// The URL of a service without a query; a configured base replaces the server and the start of the path.
  private func components(of service: RakutenService) -> URLComponents {
    let official = URLComponents(string: service.address(isKeyed: accessKey != nil)) ?? URLComponents()
    guard let base, var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return official }
    let prefix = components.path.trimmingCharacters(in: ["/"])
    components.path = (prefix.isEmpty ? "" : "/\(prefix)") + official.path
    components.fragment = nil
    return components
  }

  // A key is sent as a header, so it must not contain line ends.
  private static func key(_ setting: Setting, in settings: Settings) throws(RepositoryError) -> Secret? {
    guard let text = settings[setting]?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return nil
    }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw RepositoryError(.configuration, subject: setting.name, detail: "not a key")
    }
    return Secret(text)
  }

  private static func address(_ setting: Setting, in settings: Settings) throws(RepositoryError) -> URL? {
    guard let text = settings[setting] else { return nil }
    guard case .web(let url)? = try? FeedAddress(text) else {
      throw RepositoryError(.configuration, subject: setting.name, detail: "not an address of http or https")
    }
    return url
  }
}

extension String {
  /// A regular expression for an ASCII text whose letters may be percent-encoded, even twice.
  fileprivate var patternOfSpellings: String {
    utf8.map { byte in
      let letter = String(UnicodeScalar(byte))
      let octets = Set([letter.lowercased(), letter.uppercased()].flatMap(\.utf8)).map { String($0, radix: 16) }
      let slash = letter == "/" ? #"\\?"# : ""
      let plain = slash + NSRegularExpression.escapedPattern(for: letter)
      return "(?:\(plain)|%(?:25)*(?:\(octets.joined(separator: "|"))))"
    }
    .joined()
  }
}

extension JSONNode {
  /// Returns the document with texts and numbers changed by a function; nil if nothing changes.
  fileprivate func rewritten(_ change: (String) -> String) -> String? {
    var isChanged = false
    let text = written { text in
      let changed = change(text)
      if changed != text { isChanged = true }
      return changed
    }
    return isChanged ? text : nil
  }

  private func written(_ change: (String) -> String) -> String {
    switch value {
    case .null, .bool, .broken: return sourceText
    case .text(let text): return JSONLiteral.text(change(text))
    case .number(let digits):
      let text = change(digits)
      return text == digits ? sourceText : JSONLiteral.text(text)
    case .list:
      let elements = (try? list())?.map { $0.written(change) } ?? []
      return "[\(elements.joined(separator: ","))]"
    case .object:
      let members = (try? members())?.map { "\(JSONLiteral.text(change($0.key))):\($0.node.written(change))" } ?? []
      return "{\(members.joined(separator: ","))}"
    }
  }
}
