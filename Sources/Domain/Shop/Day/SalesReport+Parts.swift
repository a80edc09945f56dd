extension SalesReport {
  /// The payments and refunds of one payment method.
  public struct Payment: Hashable, Sendable {
    /// The payment method.
    public let kind: Tender.Kind
    /// Whether the card payments were practice, so that nothing was charged.
    public let isPractice: Bool
    /// The amount paid.
    public internal(set) var sales: Money
    /// The amount refunded.
    public internal(set) var refunds: Money
    /// The amount paid minus the amount refunded.
    public internal(set) var net: Money

    /// Creates a payment total; throws if the difference overflows.
    public init(_ kind: Tender.Kind, isPractice: Bool, sales: Money, refunds: Money) throws(MoneyError) {
      let way = Way(kind, isPractice: isPractice)
      (self.kind, self.isPractice) = (way.kind, way.isPractice)
      (self.sales, self.refunds, net) = (sales, refunds, try sales.subtracting(refunds))
    }

    init(_ way: Way, in currency: Currency) {
      (kind, isPractice) = (way.kind, way.isPractice)
      (sales, refunds, net) = (.zero(currency), .zero(currency), .zero(currency))
    }

    /// The key by which payments are added up; cash is never practice.
    struct Way: Hashable {
      let kind: Tender.Kind
      let isPractice: Bool

      init(_ kind: Tender.Kind, isPractice: Bool = false) {
        (self.kind, self.isPractice) = (kind, isPractice && kind == .card)
      }
    }
  }

  /// The total reductions of a discount.
  public struct Discount: Hashable, Identifiable, Sendable {
    /// The identifier of the discount.
    public let id: Promotion.ID
    /// The name that shoppers see, from the last order.
    public let name: LocalizedText
    /// The number of orders with the discount.
    public let orderCount: Int
    /// The total reduction.
    public let amount: Money
  }

  /// The total reductions of manual prices with the same reason.
  public struct ByHand: Hashable, Sendable {
    /// The reason; nil if none was given.
    public let reason: String?
    /// The number of lines with such a price.
    public let lineCount: Int
    /// The total reduction from list prices; negative for an increase.
    public let amount: Money
  }

  /// The total sales of a product.
  public struct Seller: Hashable, Sendable {
    /// The product as it was last sold.
    public let product: Product
    /// The quantity, including free pieces. Pieces and weighings of a code are added up separately, and unlisted
    /// products by name.
    public let quantity: Quantity
    /// The amount paid for it.
    public let amount: Money

    struct Key: Hashable {
      let code: Product.Code
      let isWeighing: Bool
      let name: String?
    }

    /// Whether it is ranked before another: by the amount paid.
    func isBefore(_ other: Seller) -> Bool {
      guard amount == other.amount else { return amount.minorUnits > other.amount.minorUnits }
      return product.code == other.product.code
        ? product.name < other.product.name : product.code < other.product.code
    }
  }
}
