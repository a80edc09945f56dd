public import ArcadePresentation

/// A router that goes nowhere and keeps every route.
public final class RecordingRouter<Destination: Route>: Router {
  /// What was followed, in its order.
  public private(set) var routes: [Destination] = []
  /// What was said beside each route.
  public private(set) var news: [[Notice]] = []
  /// What was said each time that it was gone back.
  public private(set) var newsOnGoingBack: [[Notice]] = []

  /// Begins without a route.
  public init() {}

  /// Keeps a route, and what is said beside it.
  public func follow(_ route: Destination, saying news: [Notice]) async {
    routes.append(route)
    self.news.append(news)
  }

  /// Keeps what is said on going back.
  public func goBack(orTo fallback: Destination, saying news: [Notice]) async { newsOnGoingBack.append(news) }
}
