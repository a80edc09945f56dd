/// What a promotion takes off; each kind is a type of its own.
public enum PromotionRule: Hashable, Sendable {
  /// Of every so many pieces of one product some are free.
  case nForM(NForM)
  /// From so many pieces on, each costs a lower price.
  case bulkPrice(BulkPrice)
  /// So much off each piece.
  case amountOff(AmountOff)
  /// A share off the pieces of a product.
  case percentOff(PercentOff)
  /// So much off each line, once.
  case lineAmountOff(LineAmountOff)
  /// An amount spread over the lines with pieces.
  case acrossLines(AcrossLines)
  /// An amount spread over all lines.
  case orderAmountOff(OrderAmountOff)
  /// A share of what the items cost.
  case orderPercentOff(OrderPercentOff)
  /// One price for all items together.
  case orderPrice(OrderPrice)
  /// One price for any so many pieces.
  case groupPrice(GroupPrice)
  /// A share off any so many pieces, or off the cheapest of them.
  case groupPercentOff(GroupPercentOff)
  /// One price for named pieces together.
  case bundlePrice(BundlePrice)
  /// Other pieces for less, for what was bought.
  case buyGet(BuyGet)
  /// A share off sets of different products.
  case setPercentOff(SetPercentOff)
  /// A ladder: more for more.
  case tiers(Tiers)
  /// One amount off the first piece of a product, another off each further one.
  case firstAndFurther(FirstAndFurther)
  /// So much off the pieces of full groups.
  case fullGroups(FullGroups)
  /// A free piece of a product.
  case freePiece(FreePiece)
  /// A share off the shipping.
  case shippingPercentOff(ShippingPercentOff)
  /// A lower price for the shipping.
  case shippingPrice(ShippingPrice)

  /// What a rule is about, which decides the step that it belongs to.
  public enum Subject: Int, Hashable, Comparable, Sendable {
    /// Pieces.
    case items
    /// The whole cart.
    case order
    /// What sending it costs.
    case shipping

    /// Whether one's step is before the other's.
    public static func < (one: Subject, other: Subject) -> Bool { one.rawValue < other.rawValue }
  }

  /// What it is about.
  public var subject: Subject {
    switch self {
    case .acrossLines, .orderAmountOff, .orderPercentOff, .orderPrice: .order
    case .tiers(let rule): rule.hasAmounts ? .order : .items
    case .shippingPercentOff, .shippingPrice: .shipping
    default: .items
    }
  }

  /// Whether it forms groups, of which a piece takes part in one only.
  public var isGrouping: Bool {
    switch self {
    case .nForM, .groupPrice, .bundlePrice, .buyGet, .setPercentOff, .fullGroups: true
    case .groupPercentOff(let rule): rule.size != nil
    default: false
    }
  }

  /// Whether it looks at pieces alone, so that what is weighed takes no part.
  public var countsPieces: Bool {
    switch self {
    case .nForM, .bulkPrice, .amountOff, .groupPrice, .groupPercentOff, .bundlePrice, .buyGet, .setPercentOff,
      .firstAndFurther, .fullGroups:
      true
    case .tiers(let rule): rule.countsPieces
    default: false
    }
  }

  /// Whether it is about items and can look at pieces of a product that the promotion selects.
  func concerns(_ product: Product) -> Bool {
    guard subject == .items, product.unit == nil || !countsPieces else { return false }
    return switch self {
    case .bundlePrice(let rule): rule.pieces.contains { $0.product == product.code }
    case .buyGet(let rule): rule.buy.selection.contains(product) || rule.get.selection.contains(product)
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
