public import ArcadeDomain

/// A request for the drawer with its amount as typed; the amount is parsed when the request is performed.
public enum DrawerRequest: Hashable, Sendable {
  /// Moves cash in or out.
  case move(DrawerMove.Kind, amount: String, why: String)
  /// Closes the drawer with a counted amount.
  case close(counted: String)

  /// Parses a request from query values; nil if they are invalid.
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

  /// The request as query values.
  var query: [String: String] {
    switch self {
    case .move(let kind, let amount, let why): ["do": kind.rawValue, "amount": amount, "why": why]
    case .close(let counted): ["do": "close", "amount": counted]
    }
  }

  /// The amount as typed.
  var amount: String {
    switch self {
    case .move(_, let amount, _), .close(let amount): amount
    }
  }

  /// Returns the change of the drawer, with the parsed amount.
  func change(of amount: Money) -> DrawerChange {
    switch self {
    case .move(let kind, _, let why): .move(kind, amount, why: why)
    case .close: .close(counted: amount)
    }
  }
}
