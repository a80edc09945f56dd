public import ArcadeDomain

/// A route of the page for selecting the current owner.
public enum OwnerRoute: Route {
  /// The page, on the way to an address of the site.
  case choice(to: Address?)
  /// The confirmation for a known owner.
  case question(Owner, to: Address?)
  /// The requested address, or the first page.
  case end(to: Address?)

  /// The address of the page with the requested one, or the requested one itself.
  public var address: String {
    switch self {
    case .choice(let wanted): Address("who", query: ["at": wanted?.text ?? ""]).text
    case .question(let owner, let wanted):
      Address("who", query: ["at": wanted?.text ?? "", "name": owner.name]).text
    case .end(let wanted): wanted?.text ?? "/"
    }
  }

  /// Parses the address of the page; requested addresses outside the site are dropped.
  public init?(address: String) {
    guard let address = Address(address), address.parts == ["who"] else { return nil }
    let wanted = address.query["at"].flatMap { Address($0) }
    self = address.query["name"].flatMap { Owner($0) }.map { .question($0, to: wanted) } ?? .choice(to: wanted)
  }
}

/// An intent on the page for selecting the current owner.
public enum OwnerIntent: Sendable {
  /// Continues as an owner; a known one requires a confirmation.
  case goOn(as: Owner, isSure: Bool)
  /// Asks for another name.
  case takeAnother
}

extension OwnerRoute {
  var wanted: Address? {
    switch self {
    case .choice(let wanted), .question(_, let wanted), .end(let wanted): wanted
    }
  }
}
