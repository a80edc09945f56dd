/// A small picture of a listing, as its source sizes it.
public struct Thumbnail: Hashable, Sendable {
  /// The most bytes that one may have.
  public static let sizeLimit = 64_000
  /// The most bytes that all of them may have.
  public static let totalLimit = 64_000_000

  /// Where it is on the web.
  public let address: String
  /// What is there; empty where there is nothing that can be kept, so that nobody asks again.
  public let bytes: [UInt8]

  /// Joins a picture with its address.
  public init(at address: String, _ bytes: [UInt8]) { (self.address, self.bytes) = (address, bytes) }
}

/// Keeps thumbnails with the watches whose listings they show.
public protocol ThumbnailRepository: Sendable {
  /// Returns the addresses of pictures of listings in sight that were not asked yet, by rank, at most so many.
  func addressesWithoutThumbnail(in id: Watch.ID, most: Int) async throws(RepositoryError) -> [String]
  /// Keeps thumbnails of a watch within so many bytes in all: those that show nothing in sight make room, the oldest first,
  /// and of one that finds none only the address is kept.
  func keep(
    _ thumbnails: [Thumbnail],
    of id: Watch.ID,
    within limit: Int,
    at moment: Moment
  ) async throws(RepositoryError)
  /// Returns what is kept for an address, of any watch; nil where nothing is.
  func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8]?
}

/// Gets thumbnails from where they are.
public protocol ThumbnailSource: Sendable {
  /// Returns the bytes at an address, none for what cannot be kept; throws where another time may bring them.
  func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8]
}
