public import ArcadeDomain
public import Foundation

/// Where a feed is, as a person writes it: a path, a `file:` address, or one of the web.
public enum FeedAddress: Hashable, Sendable {
  /// The text ships with the app.
  case starter(String)
  /// A file.
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
    default: throw RepositoryError(.badAddress, subject: text)
    }
  }

  /// What reads the feed; a client is made only for an address of the web.
  public func source(client: @autoclosure () -> HTTPClient) -> any FeedSource {
    switch self {
    case .starter(let text): StarterFeedSource(text: text)
    case .file(let path): FileFeedSource(path: path)
    case .web(let url): RemoteFeedSource(url: url, client: client())
    }
  }
}
