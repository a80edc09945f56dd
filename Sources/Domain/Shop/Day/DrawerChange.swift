/// A change to a drawer.
public enum DrawerChange: Hashable, Sendable {
  /// Moves cash.
  case move(DrawerMove.Kind, Money, why: String)
  /// Closes the drawer with the counted amount.
  case close(counted: Money)

  /// The amount that is moved or was counted.
  public var amount: Money {
    switch self {
    case .move(_, let amount, _), .close(let amount): amount
    }
  }

  /// Whether it can be done: a movement must be above zero.
  public var isPossible: Bool { if case .move = self { amount.minorUnits > 0 } else { true } }

  /// Whether the amount is probably a typo.
  func isUnlikely(for drawer: Drawer) -> Bool {
    switch self {
    case .move(let kind, let amount, _): kind == .out && drawer.isUnlikely(taking: amount)
    case .close(let counted): drawer.isUnlikely(counting: counted)
    }
  }
}

/// The outcome of a change to a drawer.
public enum DrawerOutcome: Hashable, Sendable {
  /// Cash was moved; with the amount now expected in the drawer.
  case moved(DrawerMove.Kind, expected: Money)
  /// The drawer was closed.
  case closed(Closing)
  /// Nothing was done: the user must confirm first.
  case unlikely
  /// Nothing was done: the expected amount has changed since the user confirmed.
  case outdated
}
