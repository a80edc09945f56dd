import ArcadeDomain
import Foundation

/// Collects the answers of a shop.
struct ShopCatalog {
  /// The shop's name in errors.
  let name: String
  /// The given currency, in case the shop has none.
  let currency: Currency?
  private(set) var listings: [Listing] = []
  private(set) var problems = TruncatedList<ListingProblem>()
  private(set) var unreadable: [Listing.ID] = []
  /// The reasons why listings may be missing.
  var gaps: [UpdateWarning] = []
  /// Whether everything counted by the shop was received, so that missing listings are gone.
  var hasAll = false
  private var ids: Set<[UInt8]> = []
  private(set) var leftOut = 0
  private var lacksCurrency = false

  init(of name: String, in currency: Currency?) { (self.name, self.currency) = (name, currency) }

  /// The number of received listings, including unreadable ones.
  var count: Int { ids.count }

  /// Appends a listing; a duplicate ID is ignored and returns false.
  @discardableResult
  mutating func append(_ listing: Listing) -> Bool {
    guard ids.insert(Array(listing.id.utf8)).inserted else { return false }
    listings.append(listing)
    return true
  }

  /// Records a problem; with an ID, its listing still exists.
  mutating func append(_ problem: ListingProblem, id: Listing.ID?) {
    problems.append(problem)
    if [.missing(key: "currency_code"), .missing(key: "priceCurrency")].contains(problem.mistake) {
      lacksCurrency = true
    }
    guard let id else { return leftOut += 1 }
    if ids.insert(Array(id.utf8)).inserted { unreadable.append(id) }
  }

  /// Whether a listing was received, even if unreadable.
  func has(_ id: Listing.ID) -> Bool { ids.contains(Array(id.utf8)) }

  /// Returns the search's result, with the known listings that are confirmed as gone.
  ///
  /// Missing listings that are not confirmed make it incomplete. If nothing can be read because the currency is
  /// unknown, it throws `.currencyUndecided`.
  func result(
    of query: WatchQuery,
    knowing known: [Listing],
    gone: [Listing.ID]
  ) throws(RepositoryError) -> SearchResult {
    guard !lacksCurrency || !listings.isEmpty else { throw RepositoryError(.currencyUndecided, subject: name) }
    let seen = Set(gone.map { Array($0.utf8) })
    let open = hasAll ? 0 : known.count { !has($0.id) && !seen.contains(Array($0.id.utf8)) }
    let isSaid = !gaps.isEmpty || leftOut > 0
    var result = SearchResult(
      ListingSnapshot(query.selection(of: listings)),
      gaps: open > 0 && !isSaid ? [.missing(open, of: known.count)] : gaps,
      unreadable: unreadable,
      gone: gone,
      problems: problems,
      leftOut: leftOut
    )
    result.format.currency = currency
    return result
  }

  /// The shop's categories.
  var categories: [ListingCategory] {
    Set(listings.compactMap(\.category)).sorted().map { ListingCategory(id: $0, name: $0) }
  }
}

extension WatchQuery {
  /// Returns the listings that match every word, in the requested order and number.
  fileprivate func selection(of listings: [Listing]) -> [Listing] {
    let words = keyword.sanitized.folded.split(whereSeparator: \.isWhitespace).map(String.init)
    let found = listings.filter { listing in
      guard category.map({ $0.id == listing.category }) ?? true else { return false }
      guard listing.price.map(prices.contains) ?? (prices == .any) else { return false }
      guard !words.isEmpty else { return true }
      let name = listing.name.sanitized.folded
      return words.allSatisfy(name.contains)
    }
    let order =
      order == .popularity
      ? Array(found.indices)
      : found.indices.sorted { one, other in self.order.isEarlier(found[one], found[other]) ?? (one < other) }
    return order.prefix(count).enumerated().map { place, index in
      var listing = found[index]
      listing.rank = place + 1
      return listing
    }
  }
}

extension Money {
  /// Reads a shop's price; nil if the price or the currency is missing.
  init?(ofShop text: String?, in currency: Currency?) throws(AmountError) {
    guard let text = text?.trimmed, !text.isEmpty, let currency else { return nil }
    let price = try Money(decimal: text, currency: currency)
    guard !price.isNegative else { throw .notANumber(text.cut(to: 40)) }
    self = price
  }
}

extension [ListingCategory] {
  /// Returns the categories below one: none.
  func below(_ category: ListingCategory.ID?) throws(RepositoryError) -> [ListingCategory] {
    guard let category else { return self }
    guard contains(where: { $0.id == category }) else { throw RepositoryError(.noSuchCategory, subject: category) }
    return []
  }
}
