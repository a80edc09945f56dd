public import ArcadeDomain

/// Where a screen of the observatory can lead.
public enum WatchRoute: Hashable, Sendable {
  /// To the watches.
  case watches
  /// To the setting of a new search, with what is known of it already, and a category as a person called it.
  case search(WatchSearchDraft, category: String?)
  /// To the listings of a watch that was just made.
  case found(Watch.ID, [Notice])
  /// To the categories of a source.
  case categories(source: String)
  /// Back to the setting of the search, with a category.
  case chosen(ListingCategory)
  /// To the listings of a watch.
  case listings(Watch.ID)
  /// To one listing among those that stood around it.
  case listing(ListingTrail)
  /// To how something about a listing changed.
  case history(of: Listing.ID, in: Watch.ID, WatchHistory)
  /// To the record of a watch's updates.
  case updates(Watch.ID)
  /// To what can be searched.
  case sources
  /// To a page of the web, outside Arcade.
  case page(String)
  /// To a picture: the first address, then the others as they come.
  case picture([String])
}

/// Which history of a listing.
public enum WatchHistory: String, CaseIterable, Hashable, Sendable {
  /// What it cost.
  case price
  /// How many reviews it had, and their mean.
  case reviews
  /// Whether it could be bought.
  case stock
}

/// One listing of a watch, with those before and after it in the order in which they were shown.
public struct ListingTrail: Hashable, Sendable {
  /// Whose result the listing stands in.
  public let watch: Watch.ID
  /// The listings in their order.
  public let listings: [Listing.ID]
  /// Which one of them is meant, from 0.
  public private(set) var position: Int

  /// Points at a listing; nil where there is none at that position.
  public init?(_ listings: [Listing.ID], at position: Int, of watch: Watch.ID) {
    guard listings.indices.contains(position) else { return nil }
    self.watch = watch
    self.listings = listings
    self.position = position
  }

  /// The listing that is meant.
  public var listing: Listing.ID { listings[position] }

  /// The same trail some listings further, or back; nil beyond its ends.
  public func moved(by step: Int) -> ListingTrail? { ListingTrail(listings, at: position + step, of: watch) }
}

/// Leaves the screens of the observatory; each frontend implements it once.
public protocol WatchRouter: AnyObject {
  /// Goes where a route leads.
  func follow(_ route: WatchRoute) async
}
