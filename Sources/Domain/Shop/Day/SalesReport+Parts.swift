extension SalesReport {
  /// What was paid in one way, and what went back in it.
  public struct Payment: Hashable, Sendable {
    /// The way.
    public let kind: Tender.Kind
    /// Whether it was practice, by which no card was charged.
    public let isPractice: Bool
    /// What was paid.
    public internal(set) var sales: Money
    /// What went back.
    public internal(set) var refunds: Money
    /// What was paid less what went back.
    public internal(set) var net: Money

    /// Describes a way; throws where what is left does not fit.
    public init(_ kind: Tender.Kind, isPractice: Bool, sales: Money, refunds: Money) throws(MoneyError) {
      let way = Way(kind, isPractice: isPractice)
      (self.kind, self.isPractice) = (way.kind, way.isPractice)
      (self.sales, self.refunds, net) = (sales, refunds, try sales.subtracting(refunds))
    }

    init(_ way: Way, in currency: Currency) {
      (kind, isPractice) = (way.kind, way.isPractice)
      (sales, refunds, net) = (.zero(currency), .zero(currency), .zero(currency))
    }

    /// What payments are added up by; cash is never practice.
    struct Way: Hashable {
      let kind: Tender.Kind
      let isPractice: Bool

      init(_ kind: Tender.Kind, isPractice: Bool = false) {
        (self.kind, self.isPractice) = (kind, isPractice && kind == .card)
      }
    }
  }

  /// What a discount took off.
  public struct Discount: Hashable, Identifiable, Sendable {
    /// Which discount.
    public let id: Promotion.ID
    /// What shoppers call it, as the last order had it.
    public let name: LocalizedText
    /// How many orders had it.
    public let orderCount: Int
    /// What it took off in all.
    public let amount: Money
  }

  /// What prices that were set by hand for one reason took off.
  public struct ByHand: Hashable, Sendable {
    /// Why they were set; nil where nobody said.
    public let reason: String?
    /// How many lines had one.
    public let lineCount: Int
    /// What was paid less than at list prices; below zero for more.
    public let amount: Money
  }

  /// How much of a product was sold.
  public struct Seller: Hashable, Sendable {
    /// The product as it was sold last.
    public let product: Product
    /// How much of it, free pieces too; pieces and weighings of a code are added up apart, and what is on no price list
    /// by its name.
    public let quantity: Quantity
    /// What was paid for it.
    public let amount: Money

    /// What products are added up by.
    struct Key: Hashable {
      let code: Product.Code
      let isWeighing: Bool
      let name: String?
    }

    /// Whether more was paid for it than for another one.
    func isBefore(_ other: Seller) -> Bool {
      guard amount == other.amount else { return amount.minorUnits > other.amount.minorUnits }
      return product.code == other.product.code
        ? product.name < other.product.name : product.code < other.product.code
    }
  }
}
