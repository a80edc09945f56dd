public import ArcadeDomain

/// An intent on every screen of the observatory.
public enum WatchIntent: Hashable, RoutedIntent {
  /// Watches a search, optionally in a category by its name.
  case search(WatchSearchDraft, in: String?)
  /// Watches a search for a text, which may end in a category.
  case find(String)
  /// Watches a whole feed or shop.
  case add(FeedDraft)
  /// Chooses a category for a search, by its name.
  case choose(String, for: WatchSearchDraft)
  /// Opens the last category of a path; one without subcategories is chosen for the search.
  case enter([ListingCategory], for: WatchSearchDraft)
  /// Updates several watches.
  case update([Watch])
  /// Updates a watch and shows its listings from the first page.
  case updateListings(of: Watch.ID, ListingArrangement)
  /// Updates a watch and accepts missing listings as gone.
  case accept(Watch.ID, ListingArrangement)
  /// Renames a watch.
  case rename(Watch, to: Watch.Name)
  /// Deletes a watch after the confirmation.
  case delete(Watch)
  /// Keeps a watch instead of deleting it.
  case keep
  /// Opens a listing within its list, and marks it as read.
  case open(Listing.ID, of: Watch.ID, in: ListingArrangement)
  /// Marks all listings of a watch as read.
  case markAllRead(of: Watch.ID)
  /// Sets an alert rule for one listing or all of them; nil removes the rules.
  case rule(AlertCondition?, about: Listing.ID?, in: Watch.ID)
  /// Changes an alert rule's margin, in hundredths of a percent, or its pause between alerts.
  case change(AlertRule.ID, in: Watch.ID, hysteresis: Int64? = nil, cooldown: Duration? = nil)
  /// Shows a sentence.
  case say(String)
  /// Reloads the screen.
  case show
  /// Opens another screen.
  case go(WatchRoute)
}
