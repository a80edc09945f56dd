/// What a watch knows; each result of its search moves it on by ``after(_:ofFeedAt:)``.
public struct WatchState: Hashable, Sendable {
  /// The listings, by the bytes of their ids.
  public let listings: [WatchedListing]

  /// Takes listings in any order; of those with the same id the first one counts.
  ///
  /// Those that are out of sight can be left out where the result does not have them, as it does not move them.
  public init(_ listings: [WatchedListing] = []) {
    self.listings = listings.inOrder { $0.listing.idOrder(relativeTo: $1.listing) }
  }
}

/// What one result did to a watch.
public struct WatchChanges: Equatable, Sendable {
  /// What the watch knows afterwards.
  public fileprivate(set) var state = WatchState()
  /// The listings that were never seen before.
  public fileprivate(set) var new: [Listing] = []
  /// The listings that were out of sight and are back.
  public fileprivate(set) var returned: [Listing] = []
  /// The listings that are not there any more; where the result is incomplete, those that it says are gone.
  public fileprivate(set) var outOfSight: [Listing] = []
  /// The listings that were seen before and differ in something watched, those that are back among them.
  public fileprivate(set) var changed: [ChangedListing] = []
  /// How many listings that were there differ in nothing watched.
  public fileprivate(set) var unchanged = 0
  /// Why listings may be missing.
  public let gaps: [UpdateWarning]
  /// What was left out of what the source sent.
  public let problems: TruncatedList<ListingProblem>
  /// How many listings the source has in all, where that is more than came.
  public let total: Int?
  /// What none of the listings has.
  public let lacks: Set<MissingColumn>

  fileprivate init(_ result: SearchResult, gaps: [UpdateWarning]) {
    (self.gaps, problems, total, lacks) = (gaps, result.problems, result.total, result.lacks)
  }

  /// Returns the record of it.
  public func recorded(as number: Int, at moment: Moment) -> UpdateRecord {
    UpdateRecord(
      number: number,
      at: moment,
      gaps: gaps,
      new: new.count,
      returned: returned.count,
      outOfSight: outOfSight.count,
      changed: changed.count,
      unchanged: unchanged
    )
  }
}

extension WatchState {
  /// Returns what the first result makes of a watch: every listing is new, and read.
  public static func beginning(with result: SearchResult) -> WatchChanges {
    var step = WatchState().after(result)
    step.state = WatchState(step.state.listings.map { $0.asRead })
    return step
  }

  /// Returns what a later result makes of it, in one walk over both.
  ///
  /// | listing | in the result | becomes |
  /// | --- | --- | --- |
  /// | unknown | yes | new |
  /// | new, observing | yes | observing; changed where something watched differs |
  /// | out of sight | yes | observing and returned; changed as well where something watched differs |
  /// | any | its id alone | observing with its old figures, and returned if it was out of sight |
  /// | any | no, and the result is complete, or says that it is gone | out of sight |
  /// | any | no, but the result is incomplete | as it was |
  ///
  /// What is in sight and not in the result stands behind what is, in the order in which it stood. Where all of a feed
  /// is watched, the moment counts: of a loss of more than half only what was missing an hour before, too, is gone.
  public func after(_ result: SearchResult, ofFeedAt moment: Moment? = nil) -> WatchChanges {
    let doubt = moment.flatMap { self.doubt(of: result, at: $0) }
    var (step, next): (WatchChanges, [WatchedListing]) = (
      WatchChanges(result, gaps: result.gaps + (doubt.map { [$0] } ?? [])), []
    )
    var (unreadable, unranked) = (result.unreadableIDs, [Int]())
    let gone = Set(result.gone.map { Array($0.utf8) })
    listings.join(
      with: result.snapshot.listings,
      by: { $0.listing.idOrder(relativeTo: $1) },
      onlyHere: { known in
        let isThere = unreadable.remove(Array(known.id.utf8)) != nil
        let isBelieved = doubt == nil || known.wasMissing(anHourBefore: moment)
        let isGone = result.isComplete && isBelieved || gone.contains(Array(known.id.utf8))
        let after =
          isThere
          ? known.seen(as: known.listing) : known.missed(isGone: isGone, doubtedAt: doubt == nil ? nil : moment)
        if after.group == .outOfSight {
          if known.group != .outOfSight { step.outOfSight.append(known.listing) }
        } else {
          unranked.append(next.count)
          if after.hasReturned, isThere { step.returned.append(known.listing) } else if isThere { step.unchanged += 1 }
        }
        next.append(after)
      },
      onlyThere: { latest in
        step.new.append(latest)
        next.append(WatchedListing(latest, group: .new, isUnread: true))
      },
      inBoth: { known, latest in
        let seen = known.seen(as: latest)
        if seen.hasReturned { step.returned.append(latest) }
        if let change = ChangedListing(from: known.listing, to: latest) {
          step.changed.append(change)
        } else if !seen.hasReturned {
          step.unchanged += 1
        }
        next.append(seen)
      }
    )
    let last = result.snapshot.listings.map { $0.rank }.max() ?? 0
    let behind = unranked.sorted { (next[$0].listing.rank, $0) < (next[$1].listing.rank, $1) }
    for (place, index) in behind.enumerated() { next[index] = next[index].ranked(last + place + 1) }
    step.state = WatchState(next)
    return step
  }

  /// Why some listings are not gone: more than half of at least eight in sight are missing, these for less than an hour.
  private func doubt(of result: SearchResult, at moment: Moment) -> UpdateWarning? {
    guard result.isComplete, !result.isAccepted else { return nil }
    let unreadable = result.unreadableIDs
    var (inSight, missing, again) = (0, 0, 0)
    listings.join(
      with: result.snapshot.listings,
      by: { $0.listing.idOrder(relativeTo: $1) },
      onlyHere: { known in
        guard known.group != .outOfSight else { return }
        inSight += 1
        guard unreadable.isEmpty || !unreadable.contains(Array(known.id.utf8)) else { return }
        missing += 1
        if known.wasMissing(anHourBefore: moment) { again += 1 }
      },
      onlyThere: { _ in },
      inBoth: { known, _ in if known.group != .outOfSight { inSight += 1 } }
    )
    guard inSight >= 8, missing * 2 > inSight, missing > again else { return nil }
    return .shrunk(missing - again, of: inSight)
  }
}
