public import ArcadeDomain
public import Foundation

/// Where a feed is, as a person writes it: a path, a `file:` address, or one of the web.
public enum FeedAddress: Hashable, Sendable {
  /// A path on this machine, from a plain path or a `file:` address.
  case file(String)
  /// An `http` or `https` address.
  case web(URL)

  /// Reads a path or an address; throws for an address of another kind.
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

  /// An address without what may stand behind it: what the columns of the feed are called, as in `#price=cost`.
  static func withoutColumns(_ text: String) -> String {
    guard let sign = text.lastIndex(of: "#"), text[sign...].contains("=") else { return text }
    return String(text[..<sign])
  }

  /// An address without a name, a password and what may be a key, for a message.
  public static func withoutSecrets(_ text: String) -> String {
    guard let scheme = text.range(of: "://") else { return text }
    let path = text[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let place = path.lastIndex(of: "@").map { path[path.index(after: $0)...] } ?? path
    return String(text[..<scheme.upperBound] + place)
  }

  /// An address as it may be shown and kept, with a mark that tells it from others where something was left out.
  ///
  /// The mark is too short to find out from it what was left out.
  static func maskedIdentity(of text: String) -> String {
    let shown = withoutSecrets(text)
    return shown == text ? text : "\(shown)#\(Fingerprint.of(text.utf8).suffix(4))"
  }

  /// The address as it means the same from every folder.
  public var absoluteText: String {
    switch self {
    case .file(let path): URL(fileURLWithPath: path).standardizedFileURL.path
    case .web(let url): url.absoluteString
    }
  }

  /// What reads the feed; a client is made only for an address of the web.
  public func source(client: @autoclosure () -> HTTPClient) -> any FeedSource {
    switch self {
    case .file(let path): FileFeedSource(path: path)
    case .web(let url): RemoteFeedSource(url: url, client: client())
    }
  }
}
