public import ArcadeDomain

/// The goods that a feed offers, for use by any system.
public struct FeedGoods: Hashable, Sendable {
  /// The goods that could be read.
  public let goods: [Good]
  /// The number of entries that could not be read.
  public let leftOut: Int

  /// Creates a result.
  public init(_ goods: [Good], leftOut: Int = 0) { (self.goods, self.leftOut) = (goods, leftOut) }

  /// Something for sale.
  public struct Good: Hashable, Sendable {
    /// The feed's ID for it.
    public let id: String
    /// The display name.
    public let name: String
    /// The price; nil if the feed has none.
    public let price: Money?
    /// The category; nil if the feed has none.
    public let category: String?
    /// Whether it can be bought now.
    public let isAvailable: Bool
    /// The address of its page, if any.
    public let page: String?
    /// The address of its picture, if any.
    public let picture: String?

    /// Creates an item for sale.
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
