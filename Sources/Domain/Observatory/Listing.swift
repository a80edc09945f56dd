/// What a shop's search says about one thing for sale.
public struct Listing: Hashable, Identifiable, Sendable {
  /// A longer name is cut after so many letters.
  public static let mostLetters = 500

  /// What its source calls it; compared byte by byte.
  public let id: String
  /// What it is called.
  public let name: String
  /// What is watched about it.
  public let figures: ListingFigures
  /// The address of its page, where it has one.
  public let page: String?
  /// The address of its picture, where it has one.
  public let picture: String?
  /// The address of the same picture in full size, where it has one of its own.
  public let originalPicture: String?
  /// Where its source files it, in the source's words, where it says so.
  public let category: String?
  /// Where it stands in the result, from 1.
  public var rank: Int

  /// Describes a listing; its addresses are kept without a user and a password.
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

  /// What it costs, where its source says so.
  public var price: Money? { figures.price }
  /// How many reviews it has, where its source says so.
  public var reviewCount: Int? { figures.reviewCount }
  /// The mean of its reviews, where its source says so.
  public var reviewAverage: ReviewAverage? { figures.reviewAverage }
  /// Whether it can be bought now, where its source says so.
  public var isAvailable: Bool? { figures.isAvailable }

  /// The same at another place in the result.
  func ranked(_ rank: Int) -> Listing {
    var listing = self
    listing.rank = rank
    return listing
  }

  /// Tells by the bytes of the ids which one stands first.
  public func idOrder(relativeTo other: Listing) -> IDOrder { IDOrder(of: id, relativeTo: other.id) }
}

extension String {
  /// The address without a user and a password; any other text as it is.
  fileprivate var withoutUser: String {
    guard utf8.contains(UInt8(ascii: "@")), let start = firstRange(of: "//")?.upperBound else { return self }
    guard let at = self[start...].prefix(while: { !"/?#\\".contains($0) }).lastIndex(of: "@") else { return self }
    return String(self[..<start] + self[index(after: at)...])
  }
}
