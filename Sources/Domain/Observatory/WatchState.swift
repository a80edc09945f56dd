/// The listings that a watch knows; each result changes them by ``after(_:ofFeedAt:)``.
public struct WatchState: Hashable, Sendable {
  /// The listings in the byte order of their ids.
  public let listings: [WatchedListing]

  /// Creates a state from listings in any order; the first of equal ids counts. Listings out of sight can be omitted if
  /// the result lacks them, since it does not change them.
  public init(_ listings: [WatchedListing] = []) {
    self.listings = listings.inOrder { $0.listing.idOrder(relativeTo: $1.listing) }
  }
}

/// The changes that a result made to a watch.
public struct WatchChanges: Equatable, Sendable {
  /// The state after the result.
  public fileprivate(set) var state = WatchState()
  /// The listings that were never seen before.
  public fileprivate(set) var new: [Listing] = []
  /// The listings that were out of sight and came back.
  public fileprivate(set) var returned: [Listing] = []
  /// The listings that went out of sight; with an incomplete result, only those known to be gone.
  public fileprivate(set) var outOfSight: [Listing] = []
  /// The known listings with changed figures, including those that came back.
  public fileprivate(set) var changed: [ChangedListing] = []
  /// The number of known listings without changes.
  public fileprivate(set) var unchanged = 0
  /// Why listings may be missing.
  public let gaps: [UpdateWarning]
  /// What was skipped in the source's response.
  public let problems: TruncatedList<ListingProblem>
  /// The total number of listings in the source, if more than were returned.
  public let total: Int?
  /// The columns that no listing has.
  public let lacks: Set<MissingColumn>

  fileprivate init(_ result: SearchResult, gaps: [UpdateWarning]) {
    (self.gaps, problems, total, lacks) = (gaps, result.problems, result.total, result.lacks)
  }

  /// Returns the record of the changes.
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
  /// Returns the changes by the first result: every listing is new and read.
  public static func beginning(with result: SearchResult) -> WatchChanges {
    var step = WatchState().after(result)
    step.state = WatchState(step.state.listings.map { $0.asRead })
    return step
  }

  /// Returns the changes by a later result, in one pass over both.
  ///
  /// | listing | in the result | becomes |
  /// | --- | --- | --- |
  /// | unknown | yes | new |
  /// | new, observing | yes | observing; changed if a figure differs |
  /// | out of sight | yes | observing and returned; also changed if a figure differs |
  /// | any | only its id | observing with its old figures, and returned if it was out of sight |
  /// | any | no, and the result is complete or lists it as gone | out of sight |
  /// | any | no, but the result is incomplete | as it was |
  ///
  /// Listings in sight that the result lacks are ranked after it, in their previous order. If a whole feed is watched,
  /// pass the moment. If more than half is missing then, only listings that were already missing an hour before are
  /// gone.
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

  /// Returns the doubt if more than half of at least eight listings in sight are missing, some for less than an hour.
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
