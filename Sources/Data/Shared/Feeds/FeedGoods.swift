public import ArcadeDomain

/// What a feed lists for sale, as any system may take it.
public struct FeedGoods: Hashable, Sendable {
  /// What can be bought, and could be read.
  public let goods: [Good]
  /// How many could not be read.
  public let leftOut: Int

  /// Joins what could be read with how many could not.
  public init(_ goods: [Good], leftOut: Int = 0) { (self.goods, self.leftOut) = (goods, leftOut) }

  /// Something for sale.
  public struct Good: Hashable, Sendable {
    /// What its feed calls it.
    public let id: String
    /// What people call it.
    public let name: String
    /// What it costs; nil where the feed says nothing.
    public let price: Money?
    /// Where its feed files it; nil where it says nothing.
    public let category: String?
    /// Whether it can be bought now.
    public let isAvailable: Bool
    /// The address of its page, where it has one.
    public let page: String?
    /// The address of its picture, where it has one.
    public let picture: String?

    /// Describes something for sale.
    public init(
      id: String,
      name: String,
      price: Money?,
      category: String? = nil,
      isAvailable: Bool = true,
      page: String? = nil,
      picture: String? = nil
    ) {
      (self.id, self.name, self.price, self.category) = (id, name, price, category)
      (self.isAvailable, self.page, self.picture) = (isAvailable, page, picture)
    }
  }
}
