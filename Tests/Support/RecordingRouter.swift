public import ArcadePresentation

/// A router that records every route and goes nowhere.
public final class RecordingRouter<Destination: Route>: Router {
  /// The followed routes, in order.
  public private(set) var routes: [Destination] = []
  /// The notices with each route.
  public private(set) var news: [[Notice]] = []
  /// The notices each time on going back.
  public private(set) var newsOnGoingBack: [[Notice]] = []

  /// Creates a router without routes.
  public init() {}

  /// Records a route and its notices.
  public func follow(_ route: Destination, saying news: [Notice]) async {
    routes.append(route)
    self.news.append(news)
  }

  /// Records the notices on going back.
  public func goBack(orTo fallback: Destination, saying news: [Notice]) async { newsOnGoingBack.append(news) }
}
