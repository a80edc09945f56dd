import ArcadeDomain

/// What the pages of a search have brought so far.
struct RakutenResultBuilder {
  private let query: WatchQuery
  private var listings: [Listing] = []
  private var problems = TruncatedList<ListingProblem>()
  /// The ids of listings of which no more can be read.
  private var unreadable: [Listing.ID] = []
  private var firstTotal, total: Int?
  /// The page that every further one would lie behind.
  private var lastPage = 1
  /// The place of the last result that was sent.
  private var lastPlace = 0
  /// How many results there are at least, by the number of pages.
  private var leastTotal = 0
  private var isCounted = false
  private var drift: UpdateWarning?
  /// A page that contradicts itself, after which no more are asked for.
  private var doubt: UpdateWarning?
  private var failure: UpdateWarning?

  init(of query: WatchQuery) { self.query = query }

  /// Takes a page, of which nothing beyond the number of results that are wanted is looked at.
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

  /// Notes that a page could not be read, after which no more are asked for.
  mutating func fail(page number: Int, because error: RepositoryError) {
    failure = .pageFailed(number, because: error.code)
  }

  /// Whether a page behind this one is wanted and should be there.
  func wantsPage(after number: Int) -> Bool {
    failure == nil && doubt == nil && number < min(lastPage, query.count.dividedRoundingUp(by: query.rakutenHits))
  }

  var progress: SearchProgress {
    let found = listings.count
    return SearchProgress(found: found, of: max(found, min(query.count, total ?? found)))
  }

  /// All that came on so many pages; of a listing that stood on two of them the first one.
  func result(ofPages pages: Int) -> SearchResult {
    let snapshot = ListingSnapshot(listings)
    // One that hopped may have come as a listing and as an id.
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

  /// A page that contradicts itself, or that no page counts anything.
  private var unclear: UpdateWarning? { doubt ?? (isCounted ? nil : .pageFailed(1, because: .unclear)) }

  private var limit: UpdateWarning? {
    let given = lastPage.multipliedReportingOverflow(by: query.rakutenHits)
    guard let total, !given.overflow, min(query.count, total) > given.partialValue else { return nil }
    return .limitHit(given.partialValue)
  }

  /// The results that were counted and are not among those that came, less what the limit cuts.
  ///
  /// A listing that hops to a page that was read already comes twice, and another one not at all; a source that counts
  /// its pages only has at least one result on the last of them.
  private func missing(besides count: Int) -> UpdateWarning? {
    guard failure == nil, unclear == nil else { return nil }
    var counted = min(query.count, total ?? max(lastPlace, leastTotal))
    if case .limitHit(let given)? = limit { counted = given }
    let missing = counted - count
    return missing > 0 ? .missing(missing, of: counted) : nil
  }

  /// More came than the source counts, so there may be others beyond them.
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
