public import ArcadeDomain

/// Shows one listing of a watch, which marks it as read.
///
/// It runs on whichever actor calls it.
public final class ListingPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<ListingScreen>)?
  /// What leaves the listing.
  public weak var router: (any WatchRouter)?

  private let observatory: Observatory
  private let phrases: any WatchPhrases
  private var trail: ListingTrail
  private var listing: Listing?
  /// What was shown last.
  private var content: ListingScreen.Content?

  /// Makes a presenter that begins with a listing.
  public init(observatory: Observatory, trail: ListingTrail, phrases: any WatchPhrases) {
    self.observatory = observatory
    self.trail = trail
    self.phrases = phrases
  }

  /// Shows the listing and marks it as read.
  public func show() async {
    do {
      guard let watch = try await observatory.watches.watch(trail.watch),
        let summary = try await observatory.watches.listing(trail.listing, of: trail.watch),
        let history = try await observatory.watches.history(of: trail.listing, in: trail.watch)
      else { return render(.failed(Failure(phrases.watchGone, canRetry: false))) }
      listing = summary.watched.listing
      let terms = observatory.sources.profile(of: watch.watch.source)?.terms
      render(.listing(ListingScreen.Card(summary, history: history, terms: terms, phrases: phrases)))
      if summary.watched.isUnread { await markRead() }
    } catch {
      render(.failed(phrases.watchFailure(for: error)))
    }
  }

  /// Shows the listing that stood so many places further in the list.
  public func move(by step: Int) async {
    guard let next = trail.moved(by: step) else { return say(phrases.noFurtherListing) }
    trail = next
    listing = nil
    await show()
  }

  /// Goes to one of its histories.
  public func showHistory(_ history: WatchHistory) async {
    await go(to: .history(of: trail.listing, in: trail.watch, history))
  }

  /// Says where its page is.
  public func showPage() async {
    say(listing?.page ?? phrases.noPage)
  }

  /// Goes to its page.
  public func openPage() async {
    guard let page = listing?.page else { return say(phrases.noPage) }
    await go(to: .page(page))
  }

  /// Goes to its picture: the small one, which is there soon, then the one in full size.
  public func showPicture() async {
    let addresses = [listing?.picture, listing?.originalPicture].compactMap(\.self)
    guard !addresses.isEmpty else { return say(phrases.noPicture) }
    await go(to: .picture(addresses))
  }

  /// Goes to another screen.
  public func go(to route: WatchRoute) async {
    await router?.follow(route)
  }

  private func markRead() async {
    do {
      try await observatory.watches.markRead(trail.listing, of: trail.watch)
    } catch {
      say(phrases.watchFailure(for: error).text, .bad)
    }
  }

  private func say(_ text: String, _ tone: Tone = .plain) {
    guard let content else { return }
    let notices = [Notice(text, tone)]
    view?.render(ListingScreen(title: title, content: content, notices: notices, isUpdate: true))
  }

  private var title: String { listing?.name ?? trail.listing }

  private func render(_ content: ListingScreen.Content) {
    self.content = content
    view?.render(ListingScreen(title: title, content: content))
  }
}
