import ArcadeDomain
import ArcadePresentation

/// Goes from one screen of the observatory to the next, on the stack of a session.
final class ConsoleWatchRouter: WatchRouter {
  private weak var session: ConsoleSession?
  private let modules: WatchModules

  init(session: ConsoleSession, modules: WatchModules) {
    self.session = session
    self.modules = modules
  }

  func follow(_ route: WatchRoute) async {
    switch route {
    case .watches: await session?.unwind(to: ConsoleWatchListView.self)?.resume()
    case .search(let draft, let category):
      session?.unwind(to: ConsoleWatchListView.self)
      await session?.push(modules.search(draft, in: category, self))
    case .found(let watch, let notices):
      session?.unwind(to: ConsoleWatchListView.self)
      await session?.push(modules.listings(of: watch, after: notices, self))
    case .categories(let source): await session?.push(modules.categories(of: source, self))
    case .chosen(let category): await session?.unwind(to: ConsoleWatchSearchView.self)?.choose(category)
    case .listings(let watch): await session?.push(modules.listings(of: watch, after: [], self))
    case .listing(let trail): await session?.push(modules.listing(trail, self))
    case .history(let listing, let watch, let history): await push(.history(of: listing, in: watch, history))
    case .updates(let watch): await push(.updates(watch))
    case .sources: await push(.sources)
    case .page(let address): modules.outside.open(address)
    case .picture(let addresses): await modules.outside.showPictures(at: addresses)
    }
  }

  private func push(_ subject: WatchRecordPresenter.Subject) async {
    session?.leave(ConsoleRecordView<WatchRecordPresenter>.self)
    await session?.push(modules.records(subject, self))
  }
}
