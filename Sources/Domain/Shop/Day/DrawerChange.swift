/// What somebody wants to do with a drawer.
public enum DrawerChange: Hashable, Sendable {
  /// Move cash.
  case move(DrawerMove.Kind, Money, why: String)
  /// Close it, with what was counted in it.
  case close(counted: Money)

  /// How much is moved or was counted.
  public var amount: Money {
    switch self {
    case .move(_, let amount, _), .close(let amount): amount
    }
  }

  /// Whether it can be done: nothing is not moved.
  public var isPossible: Bool { if case .move = self { amount.minorUnits > 0 } else { true } }

  /// Whether the amount is a slip more likely than a wish.
  func isUnlikely(for drawer: Drawer) -> Bool {
    switch self {
    case .move(let kind, let amount, _): kind == .out && drawer.isUnlikely(taking: amount)
    case .close(let counted): drawer.isUnlikely(counting: counted)
    }
  }
}

/// What became of a wish to do something with a drawer.
public enum DrawerOutcome: Hashable, Sendable {
  /// Cash was moved, and so much should be in the drawer now.
  case moved(DrawerMove.Kind, expected: Money)
  /// The drawer was closed.
  case closed(Closing)
  /// Nothing: it is to be asked first.
  case unlikely
  /// Nothing: something else should be in the drawer than when somebody agreed.
  case outdated
}
