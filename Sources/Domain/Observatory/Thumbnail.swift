/// A small picture of a listing, in the size that the source offers.
public struct Thumbnail: Hashable, Sendable {
  /// The most bytes of one thumbnail.
  public static let sizeLimit = 64_000
  /// The most bytes of all thumbnails.
  public static let totalLimit = 64_000_000

  /// The URL of the picture.
  public let address: String
  /// The picture data; empty if there is nothing to store, so that it is not loaded again.
  public let bytes: [UInt8]

  /// Creates a thumbnail.
  public init(at address: String, _ bytes: [UInt8]) { (self.address, self.bytes) = (address, bytes) }
}

/// A store of the thumbnails of listings.
public protocol ThumbnailRepository: Sendable {
  /// Returns the URLs of thumbnails not yet requested, for listings in sight, by rank, at most so many.
  func addressesWithoutThumbnail(in id: Watch.ID, most: Int) async throws(RepositoryError) -> [String]
  /// Stores thumbnails of a watch within a total number of bytes. Thumbnails of listings out of sight make room, oldest
  /// first. If there is no room, only the URL is stored.
  func keep(
    _ thumbnails: [Thumbnail],
    of id: Watch.ID,
    within limit: Int,
    at moment: Moment
  ) async throws(RepositoryError)
  /// Returns the stored thumbnail for a URL, from any watch; nil if there is none.
  func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8]?
}

/// A source of thumbnails.
public protocol ThumbnailSource: Sendable {
  /// Returns the bytes at a URL, empty if they cannot be stored; throws if a later attempt may succeed.
  func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8]
}
