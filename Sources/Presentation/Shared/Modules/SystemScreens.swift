/// The screens of one system by their routes, as a frontend opens them and goes from one to the next.
public protocol SystemScreens<Destination>: Sendable {
  /// Where its screens can lead.
  associatedtype Destination: Route
  /// The first one.
  var start: Destination { get }
  /// Makes the screen that a route leads to.
  func module(at route: Destination) -> any Module<Destination>
  /// The same screens, where the games of others go on, which are of the same system and speak another language.
  func continuing(_ others: any SystemScreens) -> Self
}

extension SystemScreens {
  /// The same screens: no game of theirs is in memory alone.
  public func continuing(_ others: any SystemScreens) -> Self { self }
}
