public import ArcadePresentation

/// A router that goes nowhere and keeps every route.
public final class RecordingWatchRouter: WatchRouter {
  /// What was followed, in its order.
  public private(set) var routes: [WatchRoute] = []

  /// Begins without a route.
  public init() {}

  /// Keeps a route.
  public func follow(_ route: WatchRoute) async { routes.append(route) }
}
