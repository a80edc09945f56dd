/// Something that a target found in an update.
public struct FoundTarget: Hashable, Sendable {
  /// What found it.
  public let target: Target
  /// The listing as the update shows it.
  public let listing: Listing
  /// What the price is held against; nil where there is nothing.
  public let from: Money?

  /// Returns what is told of it, under a number.
  public func telling(_ id: Telling.ID, at moment: Moment) -> Telling {
    Telling(
      id: id,
      about: listing.id,
      called: listing.name,
      page: listing.page,
      by: target.wish.rule,
      from: from,
      to: listing.price,
      at: moment
    )
  }
}

extension WatchChanges {
  /// Returns what targets find in the listings that a result shows, by rank; what it lacks tells nothing.
  ///
  /// The histories reach up to this update.
  public func found<Failure: Error>(
    by targets: [Target],
    in result: SearchResult,
    at moment: Moment,
    last: (Target, Listing.ID) throws(Failure) -> LastTelling?,
    history: (Listing.ID) throws(Failure) -> ListingHistory,
    folding fold: (String) -> String
  ) throws(Failure) -> [FoundTarget] {
    guard !targets.isEmpty else { return [] }
    var (shown, found): ([WatchedListing], [FoundTarget]) = ([], [])
    state.listings.join(
      with: result.snapshot.listings,
      by: { $0.listing.idOrder(relativeTo: $1) },
      onlyHere: { _ in },
      onlyThere: { _ in },
      inBoth: { watched, _ in shown.append(watched) }
    )
    for watched in shown.sorted(by: { $0.listing.rank < $1.listing.rank }) {
      for target in targets where target.wish.isAbout(watched.id) {
        let (last, history) = (try last(target, watched.id), try history(watched.id))
        if case .told(let from, _) = target.outcome(of: watched, history, after: last, at: moment, folding: fold) {
          found.append(FoundTarget(target: target, listing: watched.listing, from: from))
        }
      }
    }
    return found
  }
}

extension Target {
  /// Returns what it would have told of a listing over a stored history, had it been set at the first of these updates.
  ///
  /// The moments of the updates stand in their order.
  public func trial(
    of listing: Listing,
    _ history: ListingHistory,
    at updates: [Moment],
    folding fold: (String) -> String = { $0.narrowed.lowercased() }
  ) -> [Telling] {
    guard let first = updates.first, wish.isAbout(listing.id) else { return [] }
    let (target, changes) = (Target(id: id, wish, since: first), history.moments)
    let begin = changes.min() ?? first
    var (last, told, isResting) = (nil as LastTelling?, [Telling](), false)
    for moment in updates where moment >= begin && (isResting || changes.contains(moment)) {
      let history = history.until(moment)
      let (sight, isNew) = (history.sight.first, moment == begin && begin > first)
      // An update tells nothing of what it does not show.
      guard sight?.value != false else { continue }
      let seen = WatchedListing(
        listing.with(history.figures),
        group: isNew ? .new : .observing,
        hasReturned: sight?.at == moment
      )
      let outcome = target.outcome(of: seen, history, after: last, at: moment, folding: fold)
      isResting = outcome == .rests
      guard case .told(let from, let to) = outcome else { continue }
      last = LastTelling(at: moment, price: to)
      let number = Telling.ID(number: Int64(told.count + 1))
      told.append(FoundTarget(target: target, listing: seen.listing, from: from).telling(number, at: moment))
    }
    return told
  }
}

extension Listing {
  fileprivate func with(_ figures: ListingFigures) -> Listing {
    Listing(id: id, name: name, figures: figures, page: page, rank: rank)
  }
}

extension ListingHistory {
  /// When something changed that rules go by.
  fileprivate var moments: Set<Moment> { Set(prices.map { $0.at } + (stock + sight).map { $0.at }) }

  fileprivate func until(_ moment: Moment) -> ListingHistory {
    ListingHistory(
      prices: prices.filter { $0.at <= moment },
      stock: stock.filter { $0.at <= moment },
      sight: sight.filter { $0.at <= moment }
    )
  }
}
