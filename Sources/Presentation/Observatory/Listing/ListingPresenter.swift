public import ArcadeDomain

/// One listing of a watch. Showing it does not mark it as read; opening it does.
///
/// It links to its neighbours in the list.
public struct ListingPresenter: WatchPresenter {
  public let system: WatchScreens
  private let id: Listing.ID
  private let watch: Watch.ID
  private let arrangement: ListingArrangement

  /// Creates the screen of a listing within its list.
  public init(
    _ system: WatchScreens,
    _ id: Listing.ID,
    of watch: Watch.ID,
    in arrangement: ListingArrangement = ListingArrangement()
  ) {
    (self.system, self.id, self.watch, self.arrangement) = (system, id, watch, arrangement)
  }

  public var route: WatchRoute { .listing(id, of: watch, in: arrangement) }
  public var title: String { id }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    let summary = try await observatory.watch(watch)
    guard let details = try await observatory.listing(id, of: summary, in: arrangement) else {
      throw RepositoryError(.noSuchWatch, subject: id)
    }
    contents.title = details.listing.name
    let page = Page(details, until: summary.latest?.at, terms: terms(of: summary.watch), phrases: phrases)
    contents.content = .ready(page)
    let (back, history) = (wayBack(to: watch, arrangement), histories(of: id, in: watch, weight: .main))
    let (link, hasLink) = (leading(to: details.listing.page), details.listing.page != nil)
    let rule = Action("target", phrases.alertRuleAction, caption: phrases.alertRuleCaption, .condition(phrases)) {
      WatchIntent.rule($0, about: id, in: watch)
    }.changingWhatIsShared
    let next = step("next", phrases.nextListingAction, caption: phrases.nextCaption, to: details.next, weight: .main)
    let (label, caption) = (phrases.previousListingAction, phrases.previousCaption)
    let previous = step("previous", label, caption: caption, to: details.previous)
    contents.actions = [back, history, link, picture(of: details.listing), rule, next, previous] + can.all
    contents.layout = Layout {
      Block.pages([previous, next])
      Block.forms(history.first)
      Block.bar(hasLink ? link : nil)
      Block.more {
        Block.forms(rule, can.search)
        Block.list(hasLink ? nil : link)
      }
    }.leading(to: back)
  }

  private func leading(to page: String?) -> Action<WatchIntent> {
    Action(
      "link",
      phrases.linkAction,
      caption: phrases.linkCaption,
      address: page,
      closed: page == nil ? phrases.noPage : nil
    ) {
      .say(page ?? "")
    }
  }

  /// Shows the picture of a listing, on frontends that wait for a request.
  private func picture(of listing: Listing) -> Action<WatchIntent> {
    Action(
      Offer.pictureWord,
      phrases.pictureAction,
      caption: phrases.pictureCaption,
      closed: listing.pictures.isEmpty ? phrases.noPicture : nil
    ) { .show }
  }

  private func step(
    _ word: String,
    _ label: String,
    caption: String,
    to id: Listing.ID?,
    weight: Offer.Weight = .other
  ) -> Action<WatchIntent> {
    let route = id.map { WatchRoute.listing($0, of: watch, in: arrangement) }
    return Action(
      word,
      label,
      caption: caption,
      weight: id == nil ? .other : weight,
      address: system.marksRead ? nil : route?.address,
      closed: id == nil ? phrases.noFurtherListing : nil
    ) { id.map { .open($0, of: watch, in: arrangement) } ?? .show }
  }
}
