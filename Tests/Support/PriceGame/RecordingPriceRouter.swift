public import ArcadePresentation

/// A router that goes nowhere and keeps every route.
public final class RecordingPriceRouter: PriceRouter {
  /// What was followed, in its order.
  public private(set) var routes: [PriceRoute] = []

  /// Begins without a route.
  public init() {}

  /// Keeps a route.
  public func follow(_ route: PriceRoute) async { routes.append(route) }
}
