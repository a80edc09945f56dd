public import ArcadeDomain

/// Leaves a system's screens; each frontend implements it once.
public protocol Router<Destination>: AnyObject {
  /// Where its screens can lead.
  associatedtype Destination: Route
  /// Goes where a route leads, and says there what happened.
  func follow(_ route: Destination, saying news: [Notice]) async
  /// Goes where a route leads, in the place of the screen that is left: what was to be done there is done, as in a search
  /// that has made a watch, so that going back leads past it.
  func replace(with route: Destination, saying news: [Notice]) async
  /// Goes back to the screen before or, where nobody knows which that was, to another, and says there what happened.
  func goBack(orTo fallback: Destination, saying news: [Notice]) async
}

extension Router {
  /// Goes where a route leads.
  public func follow(_ route: Destination) async { await follow(route, saying: []) }

  /// Goes where a route leads, as everywhere where no screen lies beneath another.
  public func replace(with route: Destination, saying news: [Notice]) async { await follow(route, saying: news) }
}

// Ids that people and addresses name by their number.

extension NumberedID {
  /// Reads a number; nil for a text that cannot be one.
  public init?(text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.init(number: number)
  }
}

extension GameID {
  /// Reads a number; nil for a text that cannot be one.
  public init?(text: String) {
    guard let id = NumberedID<GameID>(text: text) else { return nil }
    self.init(number: id.number)
  }
}
