public import ArcadeDomain

/// What somebody wants with the drawer, in their own words; amounts are read when it is done.
public enum DrawerRequest: Hashable, Sendable {
  /// Cash moved.
  case move(DrawerMove.Kind, amount: String, why: String)
  /// The drawer closed, with what was counted in it.
  case close(counted: String)

  /// Reads what stands in an address; nil for what is no wish.
  init?(_ query: [String: String]) {
    guard let word = query["do"], let amount = query["amount"] else { return nil }
    if word == "close" {
      self = .close(counted: amount)
    } else if let kind = DrawerMove.Kind(rawValue: word) {
      self = .move(kind, amount: amount, why: query["why"] ?? "")
    } else {
      return nil
    }
  }

  /// What reads as the same again.
  var query: [String: String] {
    switch self {
    case .move(let kind, let amount, let why): ["do": kind.rawValue, "amount": amount, "why": why]
    case .close(let counted): ["do": "close", "amount": counted]
    }
  }

  /// The amount, as it was given.
  var amount: String {
    switch self {
    case .move(_, let amount, _), .close(let amount): amount
    }
  }

  /// The wish with the amount that was read.
  func change(of amount: Money) -> DrawerChange {
    switch self {
    case .move(let kind, _, let why): .move(kind, amount, why: why)
    case .close: .close(counted: amount)
    }
  }
}
