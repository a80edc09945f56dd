public import ArcadePresentation

/// A router that goes nowhere and keeps every route.
public final class RecordingNameRouter: NameRouter {
  /// What was followed, in its order.
  public private(set) var routes: [NameRoute] = []

  /// Begins without a route.
  public init() {}

  /// Keeps a route.
  public func follow(_ route: NameRoute) async { routes.append(route) }
}
