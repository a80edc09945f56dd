import ArcadeDomain
import ArcadePresentation

/// Puts the screens of the observatory together: presenter, view and router of each.
struct WatchModules {
  let observatory: Observatory
  let console: WatchConsole
  let outside: ExternalViewer

  private var phrases: any WatchPhrases { console.watchPhrases }

  func watches(_ router: ConsoleWatchRouter) -> ConsoleWatchListView {
    ConsoleWatchListView(
      presenter: WatchListPresenter(observatory: observatory, phrases: phrases),
      router: router,
      console: console
    )
  }

  func search(_ draft: WatchSearchDraft, in category: String?, _ router: ConsoleWatchRouter) -> ConsoleWatchSearchView {
    ConsoleWatchSearchView(
      presenter: WatchSearchPresenter(observatory: observatory, draft: draft, category: category, phrases: phrases),
      router: router,
      console: console
    )
  }

  func categories(of source: String, _ router: ConsoleWatchRouter) -> ConsoleListingCategoryView {
    ConsoleListingCategoryView(
      presenter: ListingCategoryPresenter(sources: observatory.sources, source: source, phrases: phrases),
      router: router,
      console: console
    )
  }

  func listings(of watch: Watch.ID, after notices: [Notice], _ router: ConsoleWatchRouter) -> ConsoleListingListView {
    ConsoleListingListView(
      presenter: ListingListPresenter(
        observatory: observatory,
        watch: watch,
        pageSize: console.output.listingsOnAPage,
        phrases: phrases
      ),
      watch: watch,
      notices: notices,
      router: router,
      console: console
    )
  }

  func listing(_ trail: ListingTrail, _ router: ConsoleWatchRouter) -> ConsoleListingView {
    ConsoleListingView(
      presenter: ListingPresenter(observatory: observatory, trail: trail, phrases: phrases),
      router: router,
      console: console
    )
  }

  func records(
    _ subject: WatchRecordPresenter.Subject,
    _ router: ConsoleWatchRouter
  ) -> ConsoleRecordView<WatchRecordPresenter> {
    let presenter = WatchRecordPresenter(observatory: observatory, subject: subject, phrases: phrases)
    presenter.router = router
    return ConsoleRecordView(
      presenter,
      console: console,
      commands: subject.isHistory ? [.init("history", WatchHistory.usage, console.words.history)] : []
    ) { [console] line in
      guard subject.isHistory, line.command == "history" else { return await console.follow(line, by: router) }
      guard let history = WatchHistory(typed: line.rest) else { return .unknown() }
      await presenter.showHistory(history)
      return .done
    }
  }
}
