/// What a watch knows, and the table by which an update moves it on.
///
/// | listing | in the result | becomes |
/// | --- | --- | --- |
/// | unknown | yes | new |
/// | new, observing | yes | observing; changed where something watched differs |
/// | out of sight | yes | observing and returned; changed as well where something watched differs |
/// | any | no, and the result is complete | out of sight |
/// | any | no, but the result is incomplete | as it was |
public struct WatchState: Hashable, Sendable {
  /// The listings, by the bytes of their ids.
  public let listings: [WatchedListing]

  /// Takes listings in any order; of those with the same id the first one counts.
  ///
  /// Those that are out of sight can be left out where the result does not have them, as it does not move them.
  public init(_ listings: [WatchedListing] = []) {
    self.listings = listings.inOrder { $0.listing.idOrder(relativeTo: $1.listing) }
  }

  /// Returns what the first result makes of a watch: every listing is new, and read.
  public static func beginning(with result: SearchResult) -> WatchStep {
    let step = WatchState().after(result)
    return step.with(WatchState(step.state.listings.map(\.asRead)))
  }

  /// Returns what a later result makes of it.
  public func after(_ result: SearchResult) -> WatchStep {
    let current = listings.filter { $0.group != .outOfSight }.map(\.listing)
    let difference = DiffSnapshot()(from: current, to: result.snapshot.listings)
    let merged = merged(with: result)
    let away = listings.filter { $0.group == .outOfSight }.map(\.listing)
    let changedAway = DiffSnapshot()(from: away, to: merged.returned).changed
    return WatchStep(
      state: WatchState(merged.listings),
      new: merged.new,
      returned: merged.returned,
      outOfSight: result.isComplete ? difference.outOfSight : [],
      changed: changedAway.isEmpty
        ? difference.changed
        : (difference.changed + changedAway).sorted { $0.new.idOrder(relativeTo: $1.new) == .before },
      moved: difference.moved,
      unchanged: difference.unchanged,
      gaps: result.gaps,
      problems: result.problems
    )
  }

  private func merged(with result: SearchResult) -> (listings: [WatchedListing], new: [Listing], returned: [Listing]) {
    var (next, new, returned): ([WatchedListing], [Listing], [Listing]) = ([], [], [])
    var known = listings[...]
    for latest in result.snapshot.listings {
      while let first = known.first, first.listing.idOrder(relativeTo: latest) == .before {
        next.append(first.missed(isComplete: result.isComplete))
        known.removeFirst()
      }
      if let first = known.first, first.listing.idOrder(relativeTo: latest) == .same {
        let seen = first.seen(as: latest)
        if seen.hasReturned { returned.append(latest) }
        next.append(seen)
        known.removeFirst()
      } else {
        new.append(latest)
        next.append(WatchedListing(latest, group: .new, isUnread: true))
      }
    }
    return (next + known.map { $0.missed(isComplete: result.isComplete) }, new, returned)
  }
}
