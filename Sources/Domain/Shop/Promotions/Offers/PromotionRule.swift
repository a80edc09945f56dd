/// A rule for a reduction.
///
/// ```swift
/// let rules: [PromotionRule] = [.nForM(buy: 3, pay: 2), .percentOff(Percent(whole: 10), minimum: 5)]
/// ```
public enum PromotionRule: Hashable, Sendable {
  /// Of every `buy` pieces of a product, most expensive first, only the first `pay` are paid.
  case nForM(buy: Int, pay: Int)
  /// With at least `minimum` pieces of a product, each costs `unitPrice`, if that is less.
  case bulkPrice(minimum: Int, unitPrice: Money)
  /// An amount off each piece of a product with at least `minimum` pieces, down to zero.
  case amountOff(Money, minimum: Int = 1, limitedTo: PieceLimit = .every)
  /// A percentage off a product with at least `minimum` pieces, rounded once for each line.
  case percentOff(Percent, minimum: Int = 1, limitedTo: PieceLimit = .every)
  /// An amount off each line, once.
  case lineAmountOff(Money)
  /// An amount spread over the lines with pieces.
  case acrossLines(Money)
  /// An amount spread over all lines.
  case orderAmountOff(Money)
  /// A percentage of the item total, computed once, at most `most`, spread over all lines.
  case orderPercentOff(Percent, most: Money? = nil)
  /// A fixed price for all items, if that is less.
  case orderPrice(Money)
  /// Any `size` pieces cost `price` together; groups are formed repeatedly, most expensive first, if that is cheaper.
  case groupPrice(size: Int, price: Money)
  /// A percentage off any `size` pieces, or off the cheapest of each group; without a size all pieces form one group.
  case groupPercentOff(size: Int? = nil, percent: Percent, off: GroupPart = .all)
  /// The named pieces cost `price` together; bundles are formed repeatedly, most expensive first, if that is cheaper.
  case bundlePrice(pieces: [Product.Code: Int], price: Money)
  /// For every few pieces bought, the next pieces of others cost less, chosen in the order of `pick`. It applies once
  /// or repeatedly, to at most `atMostPieces`.
  case buyGet(
    buy: Side,
    get: Side,
    percent: Percent,
    pick: PieceLimit.Pick = .cheapest,
    repeats: Bool = true,
    atMostPieces: Int? = nil
  )
  /// A percentage off sets of different products, depending on their number; the sets are chosen to minimise the total.
  case setPercentOff(byDistinct: [Int: Percent])
  /// Reductions that grow with the quantity or the total.
  case tiers(Tiers)
  /// An amount off the first piece of each product, and another amount off each further one. It applies to at most
  /// `most` pieces, in the order of the lines; 0 is no limit.
  case firstAndFurther(first: Money, further: Money, most: Int = 0)
  /// A reduction of full groups, counted over all lines in order: an amount for each piece, or a percentage of the
  /// group.
  case fullGroups(size: Int, gives: Tiers.Reward)
  /// Adds free pieces of a listed product; nothing if the product has a lowest price.
  case freePiece(Product.Code, count: Int = 1)
  /// A percentage off the shipping.
  case shippingPercentOff(Percent)
  /// A fixed price for shipping, if that is less.
  case shippingPrice(Money)

  /// One side of a `buyGet`: a number of pieces of a selection.
  public struct Side: Hashable, Sendable {
    /// The number of pieces.
    public let count: Int
    /// The pieces to count, among those of the promotion.
    public let selection: PieceSelection

    /// Creates a side.
    public init(count: Int = 1, selection: PieceSelection = .all) { (self.count, self.selection) = (count, selection) }
  }

  /// The part of a group that is reduced, with its name in files.
  public enum GroupPart: String, Hashable, Sendable, CaseIterable {
    /// The whole group.
    case all
    /// The cheapest piece of the group.
    case cheapest
  }

  /// The subject of a rule, which determines its pricing step.
  public enum Subject: Int, Hashable, Sendable {
    /// The items of the cart.
    case items
    /// The order as a whole.
    case order
    /// The price of shipping.
    case shipping
  }

  /// What the rule reduces: items, the order or shipping.
  public var subject: Subject {
    switch self {
    case .acrossLines, .orderAmountOff, .orderPercentOff, .orderPrice: .order
    case .tiers(let tiers): tiers.hasAmounts ? .order : .items
    case .shippingPercentOff, .shippingPrice: .shipping
    default: .items
    }
  }

  /// Whether it counts pieces only, so that weighed products do not take part.
  public var countsPieces: Bool {
    switch self {
    case .nForM, .bulkPrice, .amountOff, .groupPrice, .groupPercentOff, .bundlePrice, .buyGet, .setPercentOff,
      .firstAndFurther, .fullGroups:
      true
    case .tiers(let tiers): tiers.countsPieces
    default: false
    }
  }

  /// Whether it reduces items and applies to a product that the promotion selects.
  func concerns(_ product: Product) -> Bool {
    guard subject == .items, product.unit == nil || !countsPieces else { return false }
    return switch self {
    case .bundlePrice(let pieces, _): pieces[product.code] != nil
    case .buyGet(let buy, let get, _, _, _, _): buy.selection.contains(product) || get.selection.contains(product)
    default: true
    }
  }

  /// Whether the selection of the promotion has no effect on it.
  public var ignoresSelection: Bool {
    switch self {
    case .orderAmountOff, .orderPercentOff, .orderPrice, .shippingPercentOff, .shippingPrice: true
    default: false
    }
  }
}
