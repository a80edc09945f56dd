import Foundation
import ArcadeDomain

/// Default names of decks.
public enum DeckName {
  /// Returns the last part of a path without its extension, or the host: never the part of an address that may be a
  /// key.
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

  /// Returns the key by which names are compared.
  static func key(_ name: String) -> String { WordForm.key(of: DeckText.line(name)) }
}
