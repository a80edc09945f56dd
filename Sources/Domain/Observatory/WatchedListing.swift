/// A listing with its state in a watch.
public struct WatchedListing: Hashable, Identifiable, Sendable {
  /// The listing as it was last seen.
  public let listing: Listing
  /// The group after the latest update.
  public let group: ListingGroup
  /// Whether it has changed since it was last opened.
  public let isUnread: Bool
  /// Whether the latest update brought it back into sight.
  public let hasReturned: Bool
  /// Whether a figure changed in the latest update.
  public let hasChanged: Bool
  /// Since when it has been missing from a feed whose loss was doubted; nil if it is not.
  public let missingSince: Moment?

  /// Creates a listing of a watch.
  public init(
    _ listing: Listing,
    group: ListingGroup,
    isUnread: Bool = false,
    hasReturned: Bool = false,
    hasChanged: Bool = false,
    missingSince: Moment? = nil
  ) {
    (self.listing, self.group, self.isUnread) = (listing, group, isUnread)
    (self.hasReturned, self.hasChanged, self.missingSince) = (hasReturned, hasChanged, missingSince)
  }

  /// The identifier in the source.
  public var id: String { listing.id }

  /// Returns the listing after it was opened.
  public var asRead: WatchedListing {
    WatchedListing(listing, group: group, hasReturned: hasReturned, hasChanged: hasChanged, missingSince: missingSince)
  }
}

// The transitions of one listing; `WatchState` applies them to a whole watch.
extension WatchedListing {
  /// Returns the listing after a result that contains it, with the newest values.
  func seen(as latest: Listing) -> WatchedListing {
    let returns = group == .outOfSight
    let differs = listing.figures != latest.figures
    return WatchedListing(
      latest,
      group: .observing,
      isUnread: isUnread || returns || differs,
      hasReturned: returns,
      hasChanged: differs
    )
  }

  /// Returns a copy with another rank.
  func ranked(_ rank: Int) -> WatchedListing {
    WatchedListing(
      listing.ranked(rank),
      group: group,
      isUnread: isUnread,
      hasReturned: hasReturned,
      hasChanged: hasChanged,
      missingSince: missingSince
    )
  }

  /// Whether the feed already lacked it an hour before a moment.
  func wasMissing(anHourBefore moment: Moment?) -> Bool {
    guard let moment, let missingSince else { return false }
    return moment.since(missingSince) >= .seconds(3_600)
  }

  /// Returns the listing after a result without it: out of sight if it is gone, otherwise unchanged. With a doubted
  /// loss, it has been missing since that moment.
  func missed(isGone: Bool, doubtedAt moment: Moment? = nil) -> WatchedListing {
    guard isGone, group != .outOfSight else {
      return WatchedListing(
        listing,
        group: group,
        isUnread: isUnread,
        hasReturned: hasReturned,
        missingSince: group == .outOfSight ? nil : missingSince ?? moment
      )
    }
    return WatchedListing(listing, group: .outOfSight, isUnread: true)
  }
}

/// The group of a listing after the latest update, in the order in which groups are shown.
public enum ListingGroup: String, CaseIterable, Hashable, Sendable {
  /// Seen for the first time.
  case new
  /// Seen again.
  case observing
  /// Seen before, but missing now.
  case outOfSight = "out-of-sight"
}
