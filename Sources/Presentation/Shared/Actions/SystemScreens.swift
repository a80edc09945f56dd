/// The screens of one system by their routes, as a frontend opens them and goes from one to the next.
public protocol SystemScreens<Destination> {
  /// Where its screens can lead.
  associatedtype Destination: Route
  /// The first one.
  var start: Destination { get }
  /// Makes the screen that a route leads to.
  func module(at route: Destination) -> any Module<Destination>
}
