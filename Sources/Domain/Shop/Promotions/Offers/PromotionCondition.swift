/// What must hold before a promotion is eligible.
public enum PromotionCondition: Hashable, Sendable {
  /// The items cost at least so much, at list prices or after what was taken off by then.
  case itemsTotal(minimum: Money, of: Stage = .list, selection: PieceSelection = .all)
  /// There are at least so many pieces.
  case quantity(minimum: Int, selection: PieceSelection = .all)
  /// One line has at least so many pieces.
  case lineQuantity(minimum: Int, selection: PieceSelection = .all)
  /// At least one of these is in the cart.
  case contains(PieceSelection)
  /// The customer belongs to a group.
  case customerGroup(String)
  /// A way of shipping was chosen.
  case shipping(method: String)

  /// Which amounts a total is made of.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// List prices.
    case list
    /// What is left by then.
    case discounted
  }

  /// What a condition is about, by the name that files use for it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A sum of money.
    case itemsTotal
    /// A number of pieces.
    case quantity
    /// A number of pieces in one line.
    case lineQuantity
    /// Something in the cart.
    case contains
    /// Who buys.
    case customerGroup
    /// How it is sent.
    case shipping
  }

  /// What it is about.
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

  /// Which pieces it looks at; nil where it looks at none.
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
