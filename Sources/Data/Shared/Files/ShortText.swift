public import ArcadeDomain
import Foundation

/// A short file of text that a person names, such as one with a key.
public enum ShortText {
  /// Returns what the file says; throws `.tooLarge` above 1 MB.
  public static func read(_ path: String) throws(RepositoryError) -> String {
    String(decoding: try FileBytes.whole(path, atMost: 1 << 20), as: UTF8.self)
  }
}
