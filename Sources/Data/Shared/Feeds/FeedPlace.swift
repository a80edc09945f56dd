import ArcadeDomain
import Foundation

/// The location of a list, relative to which its pictures are found.
enum FeedPlace: Hashable, Sendable {
  /// A file; pictures may be beside it.
  case file(String)
  /// A web address, whose pictures are on the web too.
  case web(URL)
  /// Any other source, which can only name pictures on the web.
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

  /// The file name in front of line numbers; nil if there is none.
  var fileName: String? {
    switch self {
    case .file(let path): path
    case .web(let url): url.lastPathComponent.contains(".") ? url.lastPathComponent : nil
    case .elsewhere: nil
    }
  }

  /// Returns the URL or the full path of a picture; nil if it cannot be one.
  ///
  /// A list from the web can never name a file of this machine.
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
