/// A link to a screen, by IDs only.
public protocol Route: Hashable, Sendable {
  /// The address of the screen, such as `/shop/orders/7`.
  var address: String { get }
  /// The same text for all states of a screen of which only the last is in the history. By default, the address.
  var place: String { get }
  /// Whether guests cannot open the screen, unless an action of theirs led there.
  var isRefusedToGuests: Bool { get }
  /// Parses an address; nil if it has no route here.
  init?(address: String)
}

extension Route {
  /// Most screens are open to guests.
  public var isRefusedToGuests: Bool { false }
  /// The address; each address is a screen of its own.
  public var place: String { address }
}

/// A route of a system; one table declares all addresses.
public protocol SystemRoute: Route {
  /// The addresses of the system's screens.
  static var addresses: AddressTable<Self> { get }
}

extension SystemRoute {
  /// The address of the screen, such as `/shop/orders/7`.
  public var address: String { Self.addresses.address(of: self) }

  /// Parses an address; nil if the system has no such screen.
  public init?(address: String) {
    guard let route = Self.addresses.route(at: address) else { return nil }
    self = route
  }
}
