import ArcadeDomain

/// Collects the pages of a search.
struct RakutenResultBuilder {
  private let query: WatchQuery
  private var listings: [Listing] = []
  private var problems = TruncatedList<ListingProblem>()
  /// The IDs of listings that are otherwise unreadable.
  private var unreadable: [Listing.ID] = []
  private var firstTotal, total: Int?
  /// The highest page number that the source can have.
  private var lastPage = 1
  /// The position of the last received result.
  private var lastPlace = 0
  /// The least number of results, by the number of pages.
  private var leastTotal = 0
  private var isCounted = false
  private var drift: UpdateWarning?
  /// The warning of a page that contradicts itself, which ends the search.
  private var doubt: UpdateWarning?
  private var failure: UpdateWarning?

  init(of query: WatchQuery) { self.query = query }

  /// Adds a page, up to the requested number of results.
  mutating func take(_ page: RakutenPage, number: Int) {
    let hits = query.rakutenHits
    let before = (number - 1) * hits
    for (index, node) in page.items.prefix(min(hits, query.count - before)).enumerated() {
      lastPlace = before + index + 1
      do throws(JSONNode.Problem) {
        listings.append(try Listing(readingRakuten: node, rank: lastPlace))
      } catch {
        problems.append(error.located(asEntry: before + index + 1))
        if let id = try? Listing.rakutenID(in: node) { unreadable.append(id) }
      }
    }
    let least = page.leastTotal(by: hits)
    if page.isUnclear || least > page.total ?? total ?? .max { doubt = .pageFailed(number, because: .unclear) }
    leastTotal = max(leastTotal, least, before + min(hits, page.items.count))
    isCounted = isCounted || page.total != nil || page.pageCount != nil
    note(page.total)
    let pagesByTotal = total.map { $0.dividedRoundingUp(by: hits) }
    let isLast = page.items.isEmpty || (page.pageCount == nil && page.items.count < hits)
    lastPage = max(number, min(page.pageCount ?? .max, pagesByTotal ?? (isLast ? number : .max)))
  }

  /// Records a page that could not be read, which ends the search.
  mutating func fail(page number: Int, because error: RepositoryError) {
    failure = .pageFailed(number, because: error.code)
  }

  /// Whether a further page is wanted and should exist.
  func wantsPage(after number: Int) -> Bool {
    failure == nil && doubt == nil && number < min(lastPage, query.count.dividedRoundingUp(by: query.rakutenHits))
  }

  var progress: SearchProgress {
    let found = listings.count
    return SearchProgress(found: found, of: max(found, min(query.count, total ?? found)))
  }

  /// Returns all listings of a number of pages, without duplicates.
  func result(ofPages pages: Int) -> SearchResult {
    let snapshot = ListingSnapshot(listings)
    // A listing that moved between pages may have come both as a listing and as an ID.
    let count = Set((snapshot.listings.map(\.id) + unreadable).map { Array($0.utf8) }).count
    let leftOut = problems.total - unreadable.count
    return SearchResult(
      snapshot,
      gaps: [drift ?? surplus(over: count), failure ?? unclear ?? limit, missing(besides: count + leftOut)].compactMap(
        \.self
      ),
      unreadable: unreadable,
      problems: problems,
      leftOut: leftOut,
      isOneMoment: pages == 1,
      hasMore: max(total ?? 0, leastTotal) > query.count,
      total: max(total ?? 0, leastTotal)
    )
  }

  /// A page that contradicts itself, or the lack of any count.
  private var unclear: UpdateWarning? { doubt ?? (isCounted ? nil : .pageFailed(1, because: .unclear)) }

  private var limit: UpdateWarning? {
    let given = lastPage.multipliedReportingOverflow(by: query.rakutenHits)
    guard let total, !given.overflow, min(query.count, total) > given.partialValue else { return nil }
    return .limitHit(given.partialValue)
  }

  /// Returns a warning about results that were counted but not received, except for those cut by the limit.
  ///
  /// A listing that moves to an earlier page comes twice, and another one not at all. A source that only counts pages
  /// has at least one result on the last one.
  private func missing(besides count: Int) -> UpdateWarning? {
    guard failure == nil, unclear == nil else { return nil }
    var counted = min(query.count, total ?? max(lastPlace, leastTotal))
    if case .limitHit(let given)? = limit { counted = given }
    let missing = counted - count
    return missing > 0 ? .missing(missing, of: counted) : nil
  }

  /// Returns a warning if more came than the source counts, because there may be still more.
  private func surplus(over count: Int) -> UpdateWarning? {
    guard let total, count > total else { return nil }
    return .countDrifted(from: total, to: count)
  }

  private mutating func note(_ latest: Int?) {
    guard let latest else { return }
    total = latest
    guard let firstTotal else { return firstTotal = latest }
    if latest != firstTotal { drift = .countDrifted(from: firstTotal, to: latest) }
  }
}

extension Int {
  fileprivate func dividedRoundingUp(by divisor: Int) -> Int {
    let (quotient, cooldown) = quotientAndRemainder(dividingBy: divisor)
    return cooldown == 0 ? quotient : quotient + 1
  }
}
