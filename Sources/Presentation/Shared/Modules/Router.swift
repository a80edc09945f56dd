public import ArcadeDomain

/// Navigation between screens, implemented once by each frontend.
public protocol Router<Destination>: AnyObject {
  /// The routes of the screens.
  associatedtype Destination: Route
  /// Opens a route and shows news there.
  func follow(_ route: Destination, saying news: [Notice]) async
  /// Opens a route that replaces the current screen, so that going back skips it. A search that created a watch does
  /// so.
  func replace(with route: Destination, saying news: [Notice]) async
  /// Goes back to the previous screen or, if it is unknown, to `fallback`, and shows news there.
  func goBack(orTo fallback: Destination, saying news: [Notice]) async
}

extension Router {
  /// Opens a route without news.
  public func follow(_ route: Destination) async { await follow(route, saying: []) }

  /// Opens a route, for frontends without a history.
  public func replace(with route: Destination, saying news: [Notice]) async { await follow(route, saying: news) }
}

// The IDs that users and addresses name by number.

extension NumberedID {
  /// Parses a number; nil if it is invalid.
  public init?(text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.init(number: number)
  }
}

extension GameID {
  /// Parses a number; nil if it is invalid.
  public init?(text: String) {
    guard let id = NumberedID<GameID>(text: text) else { return nil }
    self.init(number: id.number)
  }
}
