public import ArcadeDomain
public import Foundation

/// A feed's location as a user writes it: a path, a `file:` URL or a web address.
public enum FeedAddress: Hashable, Sendable {
  /// A path on this machine, from a plain path or a `file:` URL.
  case file(String)
  /// An `http` or `https` address.
  case web(URL)

  /// Reads a path or an address; throws for any other kind of address.
  public init(_ text: String) throws(RepositoryError) {
    let url = URL(string: text)
    if text.lowercased().hasPrefix("file:"), let path = url?.path, !path.isEmpty {
      self = .file(path)
      return
    }
    guard let colon = text.range(of: "://") else {
      self = .file((text as NSString).expandingTildeInPath)
      return
    }
    switch text[..<colon.lowerBound].lowercased() {
    case "http", "https":
      guard let url, url.host?.isEmpty == false else { fallthrough }
      self = .web(url)
    default: throw RepositoryError(.badAddress, subject: Self.withoutSecrets(text))
    }
  }

  /// Returns an address without a mapping of columns after it, as in `#price=cost`.
  static func withoutColumns(_ text: String) -> String {
    guard let sign = text.lastIndex(of: "#"), text[sign...].contains("=") else { return text }
    return String(text[..<sign])
  }

  /// Returns an address for a message, without user name, password or anything that may be a key.
  public static func withoutSecrets(_ text: String) -> String {
    guard let scheme = text.range(of: "://") else { return text }
    let path = text[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let place = path.lastIndex(of: "@").map { path[path.index(after: $0)...] } ?? path
    return String(text[..<scheme.upperBound] + place)
  }

  /// Returns an address that is safe to show and store. If something was left out, a mark distinguishes it from other
  /// addresses.
  ///
  /// The mark is too short to reveal what was left out.
  static func maskedIdentity(of text: String) -> String {
    let shown = withoutSecrets(text)
    return shown == text ? text : "\(shown)#\(Fingerprint.of(text.utf8).suffix(4))"
  }

  /// The address with an absolute path, valid in every folder.
  public var absoluteText: String {
    switch self {
    case .file(let path): URL(fileURLWithPath: path).standardizedFileURL.path
    case .web(let url): url.absoluteString
    }
  }

  /// The source that reads the feed; a client is made only for a web address.
  public func source(client: @autoclosure () -> HTTPClient) -> any FeedSource {
    switch self {
    case .file(let path): FileFeedSource(path: path)
    case .web(let url): RemoteFeedSource(url: url, client: client())
    }
  }
}
