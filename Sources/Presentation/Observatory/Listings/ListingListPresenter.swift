public import ArcadeDomain

/// Shows the listings of a watch group by group, and updates them.
///
/// It runs on whichever actor calls it.
public final class ListingListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<ListingListScreen>)?
  /// What leaves the listings.
  public weak var router: (any WatchRouter)?

  private let observatory: Observatory
  private let id: Watch.ID
  private let pageSize: Int
  private let phrases: any WatchPhrases
  private var arrangement = ListingArrangement()
  private var page = 0
  private var watch: WatchSummary?
  private var listings: [ListingSummary] = []
  /// Why there are no listings to show.
  private var failure: Failure?

  /// Makes a presenter for a watch, with so many listings on a page.
  ///
  /// Twelve in three groups, with all that stands around them, fill the 24 rows of a terminal.
  public init(observatory: Observatory, watch: Watch.ID, pageSize: Int = 12, phrases: any WatchPhrases) {
    self.observatory = observatory
    id = watch
    self.pageSize = max(1, pageSize)
    self.phrases = phrases
  }

  /// Shows the listings, after sentences about what made them.
  public func show(_ notices: [Notice] = []) async { await render(notices) }

  /// Searches again and shows what changed.
  public func update() async {
    do {
      if let watch, !observatory.sources.isInstant(watch.watch.source) { view?.render(loading(watch.watch)) }
      let updated = try await observatory.updateWatch(id) { progress in
        if let watch { view?.render(loading(watch.watch, progress)) }
      }
      page = 0
      await render(phrases.notices(about: updated))
    } catch {
      say(Notice(phrases.watchFailure(for: error).text, .bad))
    }
  }

  /// Opens the listing with a number.
  public func open(_ text: String) async {
    guard listings.row(numbered: text) != nil, let number = Int(text),
      let trail = ListingTrail(listings.map(\.id), at: number - 1, of: id)
    else { return say(Notice(phrases.noSuchRow(text), .warning)) }
    await go(to: .listing(trail))
  }

  /// Arranges the listings anew, from the first page.
  public func arrange(_ change: (inout ListingArrangement) -> Void) async {
    change(&arrangement)
    page = 0
    await render()
  }

  /// Marks all listings as read.
  public func markAllRead() async {
    do {
      try await observatory.watches.markAllRead(of: id)
      await render([Notice(phrases.allRead, .good)])
    } catch {
      say(Notice(phrases.watchFailure(for: error).text, .bad))
    }
  }

  /// Shows another page: 1 for the next, -1 for the one before.
  public func turn(by step: Int) async {
    guard (0..<pages).contains(page + step) else { return say(Notice(phrases.noFurtherPage, .warning)) }
    page += step
    await render()
  }

  /// Goes to another screen.
  public func go(to route: WatchRoute) async {
    await router?.follow(route)
  }
}

extension ListingListPresenter {
  private var title: String { watch?.watch.name.text ?? phrases.watchesTitle }

  private var pages: Int { (listings.count + pageSize - 1) / pageSize }

  private func loading(_ watch: Watch, _ progress: SearchProgress? = nil) -> ListingListScreen {
    ListingListScreen(title: title, content: .loading(phrases.searching(watch.query, at: watch.source, progress)))
  }

  private func say(_ notice: Notice) {
    view?.render(ListingListScreen(title: title, content: content, notices: [notice], isUpdate: true))
  }

  private var content: ListingListScreen.Content {
    if let failure { return .failed(failure) }
    guard let watch else { return .failed(Failure(phrases.watchGone, canRetry: false)) }
    guard !listings.isEmpty else {
      let filter = watch.counts.isEmpty ? .all : arrangement.filter
      return .empty(summary: phrases.summary(of: watch), phrases.nothingToShow(filter))
    }
    let terms = observatory.sources.profile(of: watch.watch.source)?.terms
    let page = ListingListScreen.Page(
      listings,
      page: page,
      of: pageSize,
      watch: watch,
      terms: terms,
      phrases: phrases
    )
    return .listings(page)
  }

  private func render(_ notices: [Notice] = []) async {
    do {
      watch = try await observatory.watches.watch(id)
      let all = watch == nil ? [] : try await observatory.watches.listings(of: id)
      listings = arrangement(all, latest: watch?.latest?.at)
      page = max(0, min(page, pages - 1))
      failure = nil
    } catch {
      failure = phrases.watchFailure(for: error)
    }
    view?.render(ListingListScreen(title: title, content: content, notices: notices))
  }
}
