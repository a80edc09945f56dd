extension TradeTotals {
  /// What was paid in one way, and what went back in it.
  public struct Payment: Hashable, Sendable {
    /// The way.
    public let kind: Tender.Kind
    /// Whether it was practice, by which no card was charged.
    public let isPractice: Bool
    /// What was paid.
    public let sales: Money
    /// What went back.
    public let refunds: Money
    /// What was paid less what went back.
    public let net: Money

    init(
      _ kind: Tender.Kind,
      isPractice: Bool,
      orders: [Order],
      refunds: [Refund],
      in currency: Currency
    ) throws(MoneyError) {
      var sales = Money.zero(currency)
      var back = Money.zero(currency)
      for order in orders where kind == .cash || order.isPractice == isPractice {
        sales = try sales.adding(order.tenders.amount(by: kind, in: currency))
      }
      for refund in refunds where kind == .cash || refund.quote.isPractice == isPractice {
        back = try back.adding(refund.quote.amount(by: kind))
      }
      (self.kind, self.isPractice) = (kind, isPractice)
      (self.sales, self.refunds) = (sales, back)
      net = try sales.subtracting(back)
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

    static func all(in orders: [Order]) throws(MoneyError) -> [Discount] {
      var sums: [Promotion.ID: Discount] = [:]
      for order in orders {
        for promotion in order.quote.applied {
          let before = sums[promotion.id]
          sums[promotion.id] = Discount(
            id: promotion.id,
            name: promotion.name,
            orderCount: (before?.orderCount ?? 0) + 1,
            amount: try before.map { before throws(MoneyError) in try before.amount.adding(promotion.amount) }
              ?? promotion.amount
          )
        }
      }
      return sums.values.sorted {
        $0.amount == $1.amount ? $0.id < $1.id : $0.amount.minorUnits > $1.amount.minorUnits
      }
    }
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

    /// Returns all products, those first for which most was paid.
    static func all(in orders: [Order]) throws(MoneyError) -> [Seller] {
      struct Key: Hashable {
        let code: Product.Code
        let isWeighing: Bool
        let name: String?
      }
      var sums: [Key: Seller] = [:]
      func add(
        _ product: Product,
        _ quantity: Quantity,
        _ amount: Money,
        isListed: Bool = true
      ) throws(MoneyError) {
        let name = isListed ? nil : product.name
        let key = Key(code: product.code, isWeighing: quantity.isWeighing, name: name)
        guard let before = sums[key] else {
          sums[key] = Seller(product: product, quantity: quantity, amount: amount)
          return
        }
        sums[key] = Seller(
          product: product,
          quantity: before.quantity.adding(quantity),
          amount: try before.amount.adding(amount)
        )
      }
      for order in orders {
        for line in order.quote.lines { try add(line.product, line.quantity, line.total, isListed: line.isListed) }
        for pieces in order.quote.added {
          try add(pieces.product, .pieces(pieces.count), .zero(order.quote.total.currency))
        }
      }
      return sums.values.sorted {
        guard $0.amount == $1.amount else { return $0.amount.minorUnits > $1.amount.minorUnits }
        let (one, other) = ($0.product, $1.product)
        return one.code == other.code ? one.name < other.name : one.code < other.code
      }
    }
  }
}

extension Quantity {
  /// The sum of two of a kind.
  fileprivate func adding(_ other: Quantity) -> Quantity {
    switch (self, other) {
    case (.weighing(let one), .weighing(let more)): .weighing(thousandths: one.addingClamping(more))
    default: .pieces(pieceCount + other.pieceCount)
    }
  }
}
