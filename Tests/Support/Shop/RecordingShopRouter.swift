public import ArcadePresentation

/// A router that goes nowhere and keeps every route.
public final class RecordingShopRouter: ShopRouter {
  /// What was followed, in its order.
  public private(set) var routes: [ShopRoute] = []

  /// Begins without a route.
  public init() {}

  /// Keeps a route.
  public func follow(_ route: ShopRoute) async { routes.append(route) }
}
