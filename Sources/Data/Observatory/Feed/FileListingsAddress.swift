public import ArcadeDomain
import Foundation

/// The name of a file as a source: `file:/tmp/shop.csv`, or with a mapping of columns,
/// `file:shop.csv#id=sku,price=cost`.
public struct FileListingsAddress: Hashable, Sendable {
  /// The path, as given.
  public let path: String
  /// The mapping of the file's columns or keys.
  public let columns: FeedColumns

  private static let scheme = "file:"

  /// Reads the name of a source.
  ///
  /// Text after a `#` belongs to the path unless it is a mapping of known fields. Throws `.badAddress` if there is no
  /// path after `file:`.
  public init(_ source: String) throws(RepositoryError) {
    guard source.hasPrefix(Self.scheme), source.utf8.count > Self.scheme.utf8.count else {
      throw RepositoryError(.badAddress, subject: source)
    }
    let (path, columns) = FeedColumns.split(source.dropFirst(Self.scheme.count))
    self.init(path: path, columns: columns)
  }

  /// Creates an address from a path and a mapping of columns.
  public init(path: String, columns: FeedColumns = .usual) { (self.path, self.columns) = (path, columns) }

  /// The name of the source, which can be read back.
  public var text: String { columns == .usual ? Self.scheme + path : "\(Self.scheme)\(path)#\(columns.text)" }

  /// The same file by an absolute path.
  public var absolute: FileListingsAddress {
    let path = (path as NSString).expandingTildeInPath
    return FileListingsAddress(path: URL(fileURLWithPath: path).standardizedFileURL.path, columns: columns)
  }
}
