import Foundation
import ArcadeDomain

/// What a deck is called that does not say so.
public enum DeckName {
  /// Returns the last part of a path without its ending, else the host: never what may be a key in an address.
  public static func standIn(at address: FeedAddress) -> String {
    switch address {
    case .file(let path): ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    case .web(let url):
      if url.path.contains(where: { $0 != "/" }) {
        url.deletingPathExtension().lastPathComponent
      } else {
        url.host ?? ""
      }
    }
  }

  /// Returns what two names are compared by.
  static func key(_ name: String) -> String { WordForm.key(of: DeckText.line(name)) }
}
