/// A condition for applying a promotion.
public enum PromotionCondition: Hashable, Sendable {
  /// The items cost at least this much, at list prices or after earlier discounts.
  case itemsTotal(minimum: Money, of: Stage = .list, selection: PieceSelection = .all)
  /// There are at least this many pieces.
  case quantity(minimum: Int, selection: PieceSelection = .all)
  /// One line has at least this many pieces.
  case lineQuantity(minimum: Int, selection: PieceSelection = .all)
  /// At least one of these products is in the cart.
  case contains(PieceSelection)
  /// The customer belongs to a group.
  case customerGroup(String)
  /// A shipping method was chosen.
  case shipping(method: String)

  /// The prices that a total is based on.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The list prices.
    case list
    /// The prices after earlier discounts.
    case discounted
  }

  /// A kind of condition, with its name in files.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A minimum amount.
    case itemsTotal
    /// A minimum number of pieces.
    case quantity
    /// A minimum number of pieces in one line.
    case lineQuantity
    /// A product in the cart.
    case contains
    /// A group of customers.
    case customerGroup
    /// A method of shipping.
    case shipping
  }

  /// What the condition depends on.
  public var kind: Kind {
    switch self {
    case .itemsTotal: .itemsTotal
    case .quantity: .quantity
    case .lineQuantity: .lineQuantity
    case .contains: .contains
    case .customerGroup: .customerGroup
    case .shipping: .shipping
    }
  }

  /// The pieces it depends on; nil if it depends on none.
  public var selection: PieceSelection? {
    switch self {
    case .itemsTotal(_, _, let selection), .quantity(_, let selection), .lineQuantity(_, let selection),
      .contains(let selection):
      selection
    case .customerGroup, .shipping: nil
    }
  }

  func check() throws(PromotionMistake) {
    switch self {
    case .itemsTotal(let minimum, _, _): try PromotionMistake.check(amounts: minimum)
    case .quantity(let minimum, _), .lineQuantity(let minimum, _): try PromotionMistake.check(counts: minimum)
    case .contains(let selection) where selection.isAll: throw .nothingToContain
    default: break
    }
  }
}
