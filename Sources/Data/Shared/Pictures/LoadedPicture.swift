public import Foundation

/// A picture whose content was looked at.
public struct LoadedPicture: Hashable, Sendable {
  /// All its bytes.
  public let data: Data
  /// What they are.
  public let kind: PictureKind
  /// A file that holds them, for other programs; nil where none could be written.
  public let path: String?

  /// Joins bytes with what they are and where they lie.
  public init(data: Data, kind: PictureKind, path: String?) {
    self.data = data
    self.kind = kind
    self.path = path
  }
}
