import ArcadeDomain
import Foundation

/// What the answers of a shop have brought so far.
struct ShopCatalog {
  /// What the shop is called in errors.
  let name: String
  /// What somebody says that its prices are in, where it does not say that itself.
  let currency: Currency?
  private(set) var listings: [Listing] = []
  private(set) var problems = TruncatedList<ListingProblem>()
  private(set) var unreadable: [Listing.ID] = []
  /// Why something may be missing.
  var gaps: [UpdateWarning] = []
  /// Whether all came of what the shop counts, so that it does not have what is missing.
  var hasAll = false
  private var ids: Set<[UInt8]> = []
  private(set) var leftOut = 0
  private var lacksCurrency = false

  init(of name: String, in currency: Currency?) { (self.name, self.currency) = (name, currency) }

  /// How many came, or are there and could not be read.
  var count: Int { ids.count }

  /// Adds a listing behind the others; of several with one id the first one counts, and any other returns false.
  @discardableResult
  mutating func append(_ listing: Listing) -> Bool {
    guard ids.insert(Array(listing.id.utf8)).inserted else { return false }
    listings.append(listing)
    return true
  }

  /// Notes what could not be read, which is there where it has an id.
  mutating func append(_ problem: ListingProblem, id: Listing.ID?) {
    problems.append(problem)
    if [.missing(key: "currency_code"), .missing(key: "priceCurrency")].contains(problem.mistake) {
      lacksCurrency = true
    }
    guard let id else { return leftOut += 1 }
    if ids.insert(Array(id.utf8)).inserted { unreadable.append(id) }
  }

  /// Whether a listing came, or is there and could not be read.
  func has(_ id: Listing.ID) -> Bool { ids.contains(Array(id.utf8)) }

  /// Returns what a search finds of it, with what was seen to be gone of what is known.
  ///
  /// What did not come, and was not seen to be gone, makes it incomplete. Where nothing can be read because nobody says
  /// what prices are in, it throws `.currencyUndecided`.
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

  /// What the shop files its listings under.
  var categories: [ListingCategory] {
    Set(listings.compactMap(\.category)).sorted().map { ListingCategory(id: $0, name: $0) }
  }
}

extension WatchQuery {
  /// Returns those of a shop's listings that it finds: with every word in the name, in its order, and no more than it wants.
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
  /// Reads what a shop wants for something; nil where it does not say that, or not in what.
  init?(ofShop text: String?, in currency: Currency?) throws(AmountError) {
    guard let text = text?.trimmed, !text.isEmpty, let currency else { return nil }
    let price = try Money(decimal: text, currency: currency)
    guard !price.isNegative else { throw .notANumber(text.cut(to: 40)) }
    self = price
  }
}

extension [ListingCategory] {
  /// Those below one of them, which are none.
  func below(_ category: ListingCategory.ID?) throws(RepositoryError) -> [ListingCategory] {
    guard let category else { return self }
    guard contains(where: { $0.id == category }) else { throw RepositoryError(.noSuchCategory, subject: category) }
    return []
  }
}
