import ArcadePresentation

/// A router from one screen of a system to the next, on the stack of a session.
final class ConsoleRouter<Destination: Route>: Router {
  private weak var session: ConsoleSession?
  private let make: (Destination, ConsoleRouter) throws -> any ConsoleModule

  package init(session: ConsoleSession, make: @escaping (Destination, ConsoleRouter) throws -> any ConsoleModule) {
    self.session = session
    self.make = make
  }

  package func module(at route: Destination) throws -> any ConsoleModule { try make(route, self) }

  package func follow(_ route: Destination, saying news: [Notice]) async {
    await session?.go(to: route.address, place: route.place, saying: news) { try make(route, self) }
  }

  package func replace(with route: Destination, saying news: [Notice]) async {
    await session?.go(to: route.address, place: route.place, saying: news, leaving: true) { try make(route, self) }
  }

  package func goBack(orTo fallback: Destination, saying news: [Notice]) async { await session?.pop(saying: news) }
}
