public import ArcadeDomain
import Foundation

/// The name of a source that is a file: `file:/tmp/shop.csv`, or with what its columns are called, `file:shop.csv#id=sku,price=cost`.
public struct FileListingsAddress: Hashable, Sendable {
  /// The path as it was given.
  public let path: String
  /// What the columns or keys of the file are called.
  public let columns: FeedColumns

  private static let scheme = "file:"

  /// Reads the name of a source.
  ///
  /// What follows a `#` belongs to the path unless all of it is a mapping of
  /// known fields. Throws `.badAddress` where there is no path behind `file:`.
  public init(_ source: String) throws(RepositoryError) {
    guard source.hasPrefix(Self.scheme), source.utf8.count > Self.scheme.utf8.count else {
      throw RepositoryError(.badAddress, subject: source)
    }
    let (path, columns) = FeedColumns.split(source.dropFirst(Self.scheme.count))
    self.init(path: path, columns: columns)
  }

  /// Joins a path with what the columns of the file are called.
  public init(path: String, columns: FeedColumns = .usual) { (self.path, self.columns) = (path, columns) }

  /// The name of the source, which reads as the same again.
  public var text: String { columns == .usual ? Self.scheme + path : "\(Self.scheme)\(path)#\(columns.text)" }

  /// The same file by a path that means the same from every folder.
  public var absolute: FileListingsAddress {
    let path = (path as NSString).expandingTildeInPath
    return FileListingsAddress(path: URL(fileURLWithPath: path).standardizedFileURL.path, columns: columns)
  }
}
