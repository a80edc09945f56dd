import ArcadeDomain
import Foundation

/// The address of a page; parts that may be keys are never shown.
struct WebPage: Hashable, Sendable {
  /// The URL for requests.
  let url: URL
  /// The parts that may be keys.
  private let secrets: [String]

  /// Takes an http or https URL.
  init(_ url: URL) {
    self.url = url
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let values = (parts?.queryItems ?? []).flatMap { item -> [String] in
      guard let value = item.value, Self.mayBeKey(value, of: item.name) else { return [] }
      return [value, value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value]
    }
    secrets = (values + [parts?.user, parts?.password].compactMap(\.self)).filter { !$0.isEmpty }
  }

  /// Reads a line; throws `.badAddress`, without what may be a key, if it is not a web address.
  init(reading text: String) throws(RepositoryError) {
    guard case .web(let url)? = try? FeedAddress(text.trimmed) else {
      throw RepositoryError(.badAddress, subject: FeedAddress.withoutSecrets(text.trimmed.cut(to: 200)))
    }
    self.init(url)
  }

  /// Returns an address in the page, safe to show.
  func shown(_ address: String) -> String { holdsKey(address) ? FeedAddress.withoutSecrets(address) : address }

  /// Returns the same, with a mark that distinguishes addresses whose parts were left out.
  func identity(of address: String) -> String { holdsKey(address) ? FeedAddress.maskedIdentity(of: address) : address }

  /// The address, safe to show.
  var shown: String { shown(url.absoluteString) }

  private func holdsKey(_ address: String) -> Bool { secrets.contains(where: address.contains) }

  private static func mayBeKey(_ value: String, of name: String) -> Bool {
    let name = name.lowercased()
    let isCalledSo = ["key", "token", "auth", "secret", "sig", "pass", "pwd", "session"].contains(where: name.contains)
    return !value.isEmpty && (isCalledSo || (value.count >= 16 && value.contains { !$0.isNumber }))
  }

  /// Returns an http or https address in a page; nil for any other, which must not be opened.
  static func address(_ text: String) -> String? { address(text, relativeTo: nil)?.absoluteString }

  /// Returns the same for an address that may be relative.
  static func address(_ text: String, relativeTo base: URL?) -> URL? {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.count <= 4_000 else { return nil }
    let full = base == nil && text.hasPrefix("//") ? "https:\(text)" : text
    guard let url = URL(string: full, relativeTo: base)?.absoluteURL, url.isHTTP, url.user() == nil else { return nil }
    return url
  }
}
