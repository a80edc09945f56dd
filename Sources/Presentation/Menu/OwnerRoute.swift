public import ArcadeDomain

/// Where the page leads on which one says who one is.
public enum OwnerRoute: Route {
  /// The page, on the way to an address of the site.
  case choice(to: Address?)
  /// The question whether one is somebody who is known here already.
  case question(Owner, to: Address?)
  /// The address that was wanted, else the first page.
  case end(to: Address?)

  /// The address of the page, with what was wanted; else that.
  public var address: String {
    switch self {
    case .choice(let wanted): Address("who", query: ["at": wanted?.text ?? ""]).text
    case .question(let owner, let wanted):
      Address("who", query: ["at": wanted?.text ?? "", "name": owner.name]).text
    case .end(let wanted): wanted?.text ?? "/"
    }
  }

  /// Reads the address of the page; what does not stay on this site is not wanted.
  public init?(address: String) {
    guard let address = Address(address), address.parts == ["who"] else { return nil }
    let wanted = address.query["at"].flatMap { Address($0) }
    self = address.query["name"].flatMap { Owner($0) }.map { .question($0, to: wanted) } ?? .choice(to: wanted)
  }
}

/// What a person can want on the page on which one says who one is.
public enum OwnerIntent: Sendable {
  /// To go on as somebody, who may be known here already where that is sure.
  case goOn(as: Owner, isSure: Bool)
  /// To take another name.
  case takeAnother
}

extension OwnerRoute {
  var wanted: Address? {
    switch self {
    case .choice(let wanted), .question(_, let wanted), .end(let wanted): wanted
    }
  }
}
