/// What a promotion takes off.
///
/// ```swift
/// let rules: [PromotionRule] = [.nForM(buy: 3, pay: 2), .percentOff(Percent(whole: 10), minimum: 5)]
/// ```
public enum PromotionRule: Hashable, Sendable {
  /// Of every `buy` pieces of one product, dearest first, only the `pay` dearest are paid.
  case nForM(buy: Int, pay: Int)
  /// From `minimum` pieces of one product on, each costs `unitPrice`, where that is less.
  case bulkPrice(minimum: Int, unitPrice: Money)
  /// So much off each piece of a product with at least `minimum` pieces, never below nothing.
  case amountOff(Money, minimum: Int = 1, limitedTo: PieceLimit = .every)
  /// A share off the pieces of a product with at least `minimum` of them, rounded once per line.
  case percentOff(Percent, minimum: Int = 1, limitedTo: PieceLimit = .every)
  /// An amount off each line, once.
  case lineAmountOff(Money)
  /// An amount spread over the lines with pieces.
  case acrossLines(Money)
  /// An amount spread over all lines.
  case orderAmountOff(Money)
  /// A share of what the items cost, computed once, at most `most`, spread over all lines.
  case orderPercentOff(Percent, most: Money? = nil)
  /// The items together cost so much, where that is less.
  case orderPrice(Money)
  /// Any `size` pieces together cost `price`; dearest first, again and again, and nothing where it would be dearer.
  case groupPrice(size: Int, price: Money)
  /// A share off any `size` pieces, or off the cheapest of each group; without a size all of them are one group, once.
  case groupPercentOff(size: Int? = nil, percent: Percent, off: GroupPart = .all)
  /// Named pieces together cost `price`; dearest first, again and again, and nothing where it would be dearer.
  case bundlePrice(pieces: [Product.Code: Int], price: Money)
  /// For every so many pieces bought, the next ones of others, in the order of `pick`, cost so much less, once or again
  /// and again, and at most so many of them.
  case buyGet(
    buy: Side,
    get: Side,
    percent: Percent,
    pick: PieceLimit.Pick = .cheapest,
    repeats: Bool = true,
    atMostPieces: Int? = nil
  )
  /// Sets of different products, so much off by their number; the sets that make it cheapest.
  case setPercentOff(byDistinct: [Int: Percent])
  /// A ladder: more for more.
  case tiers(Tiers)
  /// One amount off the first piece of each product, another off each one after it, on at most `most` pieces in all, in
  /// the order of the lines; 0 is no limit.
  case firstAndFurther(first: Money, further: Money, most: Int = 0)
  /// So much off the pieces of full groups, counted over all lines in their order: each piece an amount, or the group a
  /// share.
  case fullGroups(size: Int, gives: Tiers.Reward)
  /// Adds pieces of a product of the price list, free; nothing where the product has a lowest price.
  case freePiece(Product.Code, count: Int = 1)
  /// A share off the shipping.
  case shippingPercentOff(Percent)
  /// The shipping costs so much, where that is less.
  case shippingPrice(Money)

  /// So many pieces of a selection: one side of a `buyGet`.
  public struct Side: Hashable, Sendable {
    /// How many pieces.
    public let count: Int
    /// Of which ones, among those of the promotion.
    public let selection: PieceSelection

    /// Joins a number with a selection.
    public init(count: Int = 1, selection: PieceSelection = .all) { (self.count, self.selection) = (count, selection) }
  }

  /// What of a group costs less, by the names that files use.
  public enum GroupPart: String, Hashable, Sendable, CaseIterable {
    /// The whole group.
    case all
    /// The last piece of the group.
    case cheapest
  }

  /// What a rule is about, which decides the step that it belongs to.
  public enum Subject: Int, Hashable, Sendable {
    /// Pieces.
    case items
    /// The whole cart.
    case order
    /// What sending it costs.
    case shipping
  }

  /// What it is about.
  public var subject: Subject {
    switch self {
    case .acrossLines, .orderAmountOff, .orderPercentOff, .orderPrice: .order
    case .tiers(let tiers): tiers.hasAmounts ? .order : .items
    case .shippingPercentOff, .shippingPrice: .shipping
    default: .items
    }
  }

  /// Whether it looks at pieces alone, so that what is weighed takes no part.
  public var countsPieces: Bool {
    switch self {
    case .nForM, .bulkPrice, .amountOff, .groupPrice, .groupPercentOff, .bundlePrice, .buyGet, .setPercentOff,
      .firstAndFurther, .fullGroups:
      true
    case .tiers(let tiers): tiers.countsPieces
    default: false
    }
  }

  /// Whether it is about items and can look at pieces of a product that the promotion selects.
  func concerns(_ product: Product) -> Bool {
    guard subject == .items, product.unit == nil || !countsPieces else { return false }
    return switch self {
    case .bundlePrice(let pieces, _): pieces[product.code] != nil
    case .buyGet(let buy, let get, _, _, _, _): buy.selection.contains(product) || get.selection.contains(product)
    default: true
    }
  }

  /// Whether the promotion's selection means nothing to it.
  public var ignoresSelection: Bool {
    switch self {
    case .orderAmountOff, .orderPercentOff, .orderPrice, .shippingPercentOff, .shippingPrice: true
    default: false
    }
  }
}
