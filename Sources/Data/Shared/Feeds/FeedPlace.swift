import ArcadeDomain
import Foundation

/// Where a list stands, from where the pictures that it names are looked for.
enum FeedPlace: Hashable, Sendable {
  /// In a file, beside which pictures can be.
  case file(String)
  /// At an address, whose pictures are on the web too.
  case web(URL)
  /// Somewhere that only names pictures on the web.
  case elsewhere

  /// Finds the place of a source.
  init(of source: any FeedSource) {
    self =
      switch source {
      case let file as FileFeedSource: .file(file.path)
      case let remote as RemoteFeedSource: .web(remote.url)
      default: .elsewhere
      }
  }

  /// What a table is called beside the number of a line; nil where nothing says so.
  var fileName: String? {
    switch self {
    case .file(let path): path
    case .web(let url): url.lastPathComponent.contains(".") ? url.lastPathComponent : nil
    case .elsewhere: nil
    }
  }

  /// The address or the whole path of a picture; nil where it cannot be one.
  ///
  /// A list from the web never names a file of this machine.
  func address(of picture: String) -> String? {
    let text = picture.hasPrefix("//") ? "https:" + picture : picture
    switch self {
    case .web(let url): return Self.web(URL(string: text, relativeTo: url)?.absoluteURL)
    case .elsewhere: return Self.web(URL(string: text))
    case .file(let list):
      guard let address = try? FeedAddress(text) else { return nil }
      guard case .file(let path) = address, !path.hasPrefix("/") else { return address.absoluteText }
      let folder = URL(fileURLWithPath: list).deletingLastPathComponent()
      return folder.appending(path: path).standardizedFileURL.path
    }
  }

  private static func web(_ url: URL?) -> String? {
    guard let url, ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else { return nil }
    return url.absoluteString
  }
}
