/// One item for sale in a shop's search result.
public struct Listing: Hashable, Identifiable, Sendable {
  /// The limit in letters after which a name is cut.
  public static let mostLetters = 500

  /// The source's identifier, compared byte by byte.
  public let id: String
  /// The name of the item.
  public let name: String
  /// The figures that are watched.
  public let figures: ListingFigures
  /// The URL of its page, if it has one.
  public let page: String?
  /// The URL of its picture, if it has one.
  public let picture: String?
  /// The URL of the full-size picture, if it is a different one.
  public let originalPicture: String?
  /// The category in the source's words, if the source gives one.
  public let category: String?
  /// The position in the result, from 1.
  public var rank: Int

  /// Creates a listing; removes user names and passwords from its URLs.
  public init(
    id: String,
    name: String,
    figures: ListingFigures,
    page: String? = nil,
    picture: String? = nil,
    originalPicture: String? = nil,
    category: String? = nil,
    rank: Int
  ) {
    self.id = id
    self.name =
      name.utf8.count <= Self.mostLetters
      ? name : String(String(name.unicodeScalars.prefix(8 * Self.mostLetters)).prefix(Self.mostLetters))
    (self.figures, self.category, self.rank) = (figures, category, rank)
    (self.page, self.picture) = (page?.withoutUser, picture?.withoutUser)
    self.originalPicture = originalPicture?.withoutUser
  }

  /// The price, if the source gives one.
  public var price: Money? { figures.price }
  /// The number of reviews, if the source gives it.
  public var reviewCount: Int? { figures.reviewCount }
  /// The mean of the reviews, if the source gives it.
  public var reviewAverage: ReviewAverage? { figures.reviewAverage }
  /// Whether it can be bought now, if the source gives it.
  public var isAvailable: Bool? { figures.isAvailable }

  /// Returns a copy with another rank.
  func ranked(_ rank: Int) -> Listing {
    var listing = self
    listing.rank = rank
    return listing
  }

  /// Compares the bytes of the ids.
  public func idOrder(relativeTo other: Listing) -> IDOrder { IDOrder(of: id, relativeTo: other.id) }
}

extension String {
  /// The URL without a user name and password; any other text unchanged.
  fileprivate var withoutUser: String {
    guard utf8.contains(UInt8(ascii: "@")), let start = firstRange(of: "//")?.upperBound else { return self }
    guard let at = self[start...].prefix(while: { !"/?#\\".contains($0) }).lastIndex(of: "@") else { return self }
    return String(self[..<start] + self[index(after: at)...])
  }
}
