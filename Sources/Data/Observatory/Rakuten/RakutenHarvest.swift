import ArcadeDomain

/// What the pages of a search have brought so far.
struct RakutenHarvest {
  private let query: WatchQuery
  private var listings: [Listing] = []
  private var problems = CappedList<ListingProblem>()
  private var firstTotal: Int?
  private var total: Int?
  /// The page that every further one would lie behind.
  private var lastPage = 1
  private var drift: SearchGap?
  private var failure: SearchGap?

  init(of query: WatchQuery) { self.query = query }

  /// Takes a page, of which nothing beyond the number of results that are wanted is looked at.
  mutating func take(_ page: RakutenPage, number: Int) {
    let hits = query.rakutenHits
    let before = (number - 1) * hits
    for (index, node) in page.items.prefix(min(hits, query.count - before)).enumerated() {
      do throws(JSONNode.Problem) {
        listings.append(try Listing(readingRakuten: node, rank: before + index + 1))
      } catch {
        problems.append(error.located(asEntry: before + index + 1))
      }
    }
    note(page.total)
    let pagesByTotal = total.map { $0.dividedRoundingUp(by: hits) }
    let pagesBySize = page.items.count < hits ? number : .max
    lastPage = max(number, min(page.pageCount ?? .max, pagesByTotal ?? pagesBySize))
  }

  /// Notes that a page could not be read, after which no more are asked for.
  mutating func fail(page number: Int, because error: RepositoryError) {
    failure = .pageFailed(number, because: error.code)
  }

  /// Whether a page behind this one is wanted and should be there.
  func wantsPage(after number: Int) -> Bool {
    failure == nil && number < min(lastPage, query.count.dividedRoundingUp(by: query.rakutenHits))
  }

  /// How far the search is.
  var progress: SearchProgress {
    SearchProgress(found: listings.count, of: max(listings.count, min(query.count, total ?? listings.count)))
  }

  /// All that came; of a listing that stood on two pages the first one.
  var result: SearchResult {
    SearchResult(ListingSnapshot(listings), gaps: [drift, failure ?? limit].compactMap(\.self), problems: problems)
  }

  private var limit: SearchGap? {
    let given = lastPage.multipliedReportingOverflow(by: query.rakutenHits)
    guard let total, !given.overflow, min(query.count, total) > given.partialValue else { return nil }
    return .limitHit(given.partialValue)
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
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest == 0 ? quotient : quotient + 1
  }
}
