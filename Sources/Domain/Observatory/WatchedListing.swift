/// A listing as a watch knows it.
public struct WatchedListing: Hashable, Identifiable, Sendable {
  /// The listing as it was last seen.
  public let listing: Listing
  /// What the latest update made of it.
  public let group: ListingGroup
  /// Whether something happened to it since it was last opened.
  public let isUnread: Bool
  /// Whether the latest update brought it back from out of sight.
  public let hasReturned: Bool
  /// Whether something watched differed in the latest update.
  public let hasChanged: Bool
  /// Since when it has been missing from a feed that lost so much at once that it was not believed.
  public let missingSince: Moment?

  /// Describes a listing of a watch.
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

  /// What its source calls it.
  public var id: String { listing.id }

  /// Returns it once somebody has opened it.
  public var asRead: WatchedListing {
    WatchedListing(listing, group: group, hasReturned: hasReturned, hasChanged: hasChanged, missingSince: missingSince)
  }
}

// The transitions of one listing; a whole watch goes by `WatchState`.
extension WatchedListing {
  /// Returns it after a result that has it: observed, with the newest of all that is said about it.
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

  /// Returns it at another place among those in sight.
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

  /// Whether a feed lacked it an hour before a moment.
  func wasMissing(anHourBefore moment: Moment?) -> Bool {
    guard let moment, let missingSince else { return false }
    return moment.since(missingSince) >= .seconds(3_600)
  }

  /// Returns it after a result without it: out of sight where it is gone, else as it was, unchanged; where a feed lost
  /// too much at a moment, it is missing since then.
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

/// What the latest update made of a listing, in the order in which groups are shown.
public enum ListingGroup: String, CaseIterable, Hashable, Sendable {
  /// It was seen for the first time.
  case new
  /// It was seen again.
  case observing
  /// It was seen, and was not there any more.
  case outOfSight = "out-of-sight"
}
