/// A match of a rule in an update.
public struct FoundAlert: Hashable, Sendable {
  /// The rule that matched.
  public let rule: AlertRule
  /// The listing as the update found it.
  public let listing: Listing
  /// The reference price; nil if there is none.
  public let from: Money?

  /// Returns the alert for the match, with a number.
  public func alert(_ id: PriceAlert.ID, at moment: Moment) -> PriceAlert {
    PriceAlert(
      id: id,
      about: listing.id,
      called: listing.name,
      page: listing.page,
      by: rule.request.condition,
      from: from,
      to: listing.price,
      at: moment
    )
  }
}

extension WatchChanges {
  /// Returns the matches of rules among the listings of a result, by rank; absent listings match nothing. The histories
  /// reach up to this update.
  public func found<Failure: Error>(
    by rules: [AlertRule],
    in result: SearchResult,
    at moment: Moment,
    last: (AlertRule, Listing.ID) throws(Failure) -> LastAlert?,
    history: (Listing.ID) throws(Failure) -> ListingHistory,
    folding fold: (String) -> String
  ) throws(Failure) -> [FoundAlert] {
    guard !rules.isEmpty else { return [] }
    var (shown, found): ([WatchedListing], [FoundAlert]) = ([], [])
    state.listings.join(
      with: result.snapshot.listings,
      by: { $0.listing.idOrder(relativeTo: $1) },
      onlyHere: { _ in },
      onlyThere: { _ in },
      inBoth: { watched, _ in shown.append(watched) }
    )
    for watched in shown.sorted(by: { $0.listing.rank < $1.listing.rank }) {
      for rule in rules where rule.request.isAbout(watched.id) {
        let (last, history) = (try last(rule, watched.id), try history(watched.id))
        if case .alert(let from, _) = rule.outcome(of: watched, history, after: last, at: moment, folding: fold) {
          found.append(FoundAlert(rule: rule, listing: watched.listing, from: from))
        }
      }
    }
    return found
  }
}

extension AlertRule {
  /// Returns the alerts that the rule would have raised for a listing, had it been set at the first of these updates.
  /// The moments of the updates are in order.
  public func trial(
    of listing: Listing,
    _ history: ListingHistory,
    at updates: [Moment],
    folding fold: (String) -> String = { $0.narrowed.lowercased() }
  ) -> [PriceAlert] {
    guard let first = updates.first, request.isAbout(listing.id) else { return [] }
    let (rule, changes) = (AlertRule(id: id, request, since: first), history.moments)
    let begin = changes.min() ?? first
    var (last, alerts, isCoolingDown) = (nil as LastAlert?, [PriceAlert](), false)
    for moment in updates where moment >= begin && (isCoolingDown || changes.contains(moment)) {
      let history = history.until(moment)
      let (sight, isNew) = (history.sight.first, moment == begin && begin > first)
      // An update raises no alert for a listing that it lacks.
      guard sight?.value != false else { continue }
      let seen = WatchedListing(
        listing.with(history.figures),
        group: isNew ? .new : .observing,
        hasReturned: sight?.at == moment
      )
      let outcome = rule.outcome(of: seen, history, after: last, at: moment, folding: fold)
      isCoolingDown = outcome == .coolingDown
      guard case .alert(let from, let to) = outcome else { continue }
      last = LastAlert(at: moment, price: to)
      let number = PriceAlert.ID(number: Int64(alerts.count + 1))
      alerts.append(FoundAlert(rule: rule, listing: seen.listing, from: from).alert(number, at: moment))
    }
    return alerts
  }
}

extension Listing {
  fileprivate func with(_ figures: ListingFigures) -> Listing {
    Listing(id: id, name: name, figures: figures, page: page, rank: rank)
  }
}

extension ListingHistory {
  /// The moments at which something changed that rules depend on.
  fileprivate var moments: Set<Moment> { Set(prices.map { $0.at } + (stock + sight).map { $0.at }) }

  fileprivate func until(_ moment: Moment) -> ListingHistory {
    ListingHistory(
      prices: prices.filter { $0.at <= moment },
      stock: stock.filter { $0.at <= moment },
      sight: sight.filter { $0.at <= moment }
    )
  }
}
