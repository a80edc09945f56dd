/// Where a screen can lead, by ids alone.
public protocol Route: Hashable, Sendable {
  /// The address of the screen, such as `/shop/orders/7`.
  var address: String { get }
  /// What is the same for all states of a screen, of which only the last one is gone back to; the address where each
  /// state is gone back to.
  var place: String { get }
  /// Whether the screen is refused to guests, unless what they did led there.
  var isRefusedToGuests: Bool { get }
  /// Reads an address; nil for one that leads nowhere here.
  init?(address: String)
}

extension Route {
  /// Most screens are for everybody.
  public var isRefusedToGuests: Bool { false }
  /// Each address is a screen of its own.
  public var place: String { address }
}

/// Where a screen of a system can lead; one table declares the addresses of all of them.
public protocol SystemRoute: Route {
  /// The addresses of the system's screens.
  static var addresses: AddressTable<Self> { get }
}

extension SystemRoute {
  /// The address of the screen, such as `/shop/orders/7`.
  public var address: String { Self.addresses.address(of: self) }

  /// Reads an address; nil for one that leads nowhere in the system.
  public init?(address: String) {
    guard let route = Self.addresses.route(at: address) else { return nil }
    self = route
  }
}
