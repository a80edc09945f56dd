public import ArcadeDomain

/// What a person can want on every screen of the observatory.
public enum WatchIntent: Hashable, RoutedIntent {
  /// A watch of what a search finds, in a category as a person calls it where one is named.
  case search(WatchSearchDraft, in: String?)
  /// A watch of what words find, of which the last may name a category.
  case find(String)
  /// A watch of all that a feed or a shop has.
  case add(FeedDraft)
  /// A category as a person calls it, for a search that is set up.
  case choose(String, for: WatchSearchDraft)
  /// The categories below the last of these, which lead down to it; one without others below it, for the search.
  case enter([ListingCategory], for: WatchSearchDraft)
  /// What has changed about some watches.
  case update([Watch])
  /// What has changed about one watch, and its listings from the first page.
  case updateListings(of: Watch.ID, ListingArrangement)
  /// The same, of which what is missing is gone, as somebody says.
  case accept(Watch.ID, ListingArrangement)
  /// Another name for a watch.
  case rename(Watch, to: Watch.Name)
  /// A watch deleted, as was answered to the question.
  case delete(Watch)
  /// A watch kept, as was answered to the question.
  case keep
  /// A listing, which is read then, among those around it.
  case open(Listing.ID, of: Watch.ID, in: ListingArrangement)
  /// All listings of a watch marked as read.
  case markAllRead(of: Watch.ID)
  /// A rule by which one is told of a listing of a watch, or of each; nil for none any more.
  case rule(AlertCondition?, about: Listing.ID?, in: Watch.ID)
  /// Another margin, in hundredths of a percent, or rest of a target.
  case change(AlertRule.ID, in: Watch.ID, hysteresis: Int64? = nil, cooldown: Duration? = nil)
  /// Something said about what is shown.
  case say(String)
  /// The screen as it is now.
  case show
  /// Another screen.
  case go(WatchRoute)
}
