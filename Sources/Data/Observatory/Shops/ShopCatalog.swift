import ArcadeDomain
import Foundation

/// What the answers of a shop have brought so far.
struct ShopCatalog {
  private(set) var listings: [Listing] = []
  private(set) var problems = CappedList<ListingProblem>()
  private(set) var unreadable: [Listing.ID] = []
  /// Why something may be missing.
  var gaps: [IncompleteReason] = []
  /// Whether all came of what the shop counts, so that it does not have what is missing.
  var hasAll = false
  private var ids: Set<[UInt8]> = []
  private(set) var leftOut = 0

  /// How many came, or are there and could not be read.
  var count: Int { ids.count }

  /// Adds a listing behind the others; of several with one id the first one counts, and any other returns false.
  @discardableResult
  mutating func append(_ listing: Listing) -> Bool {
    guard ids.insert(Array(listing.id.utf8)).inserted else { return false }
    listings.append(listing)
    return true
  }

  /// Notes what could not be read, which is there where it has an id; one that was there already returns false.
  @discardableResult
  mutating func append(_ problem: ListingProblem, id: Listing.ID?) -> Bool {
    problems.append(problem)
    guard let id else {
      leftOut += 1
      return true
    }
    guard ids.insert(Array(id.utf8)).inserted else { return false }
    unreadable.append(id)
    return true
  }

  /// Whether a listing came, or is there and could not be read.
  func has(_ id: Listing.ID) -> Bool { ids.contains(Array(id.utf8)) }

  /// Returns what a search finds of it, with what was seen to be gone of what is known.
  ///
  /// What did not come, and was not seen to be gone, makes it incomplete.
  func result(of query: WatchQuery, knowing known: [Listing] = [], gone: [Listing.ID] = []) -> SearchResult {
    let seen = Set(gone.map { Array($0.utf8) })
    let open = hasAll ? 0 : known.count { !has($0.id) && !seen.contains(Array($0.id.utf8)) }
    let isSaid = !gaps.isEmpty || leftOut > 0
    return SearchResult(
      ListingSnapshot(query.selection(of: listings)),
      gaps: open > 0 && !isSaid ? [.missing(open, of: known.count)] : gaps,
      unreadable: unreadable,
      gone: gone,
      problems: problems,
      leftOut: leftOut
    )
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
      : found.indices.sorted { one, other in
        self.order.isEarlier(found[one], found[other]) ?? (one < other)
      }
    return order.prefix(count).enumerated().map { place, index in
      var listing = found[index]
      listing.rank = place + 1
      return listing
    }
  }
}

extension ShopRequests {
  /// Returns which of some listings are gone: where their page should be, on one of some servers, is 404 or 410.
  ///
  /// Nothing more is asked behind an error, or once a search has made all its requests.
  func gone(among listings: [Listing], at servers: Set<String>) async throws(RepositoryError) -> [Listing.ID] {
    var listingsOfPages: [String: [Listing.ID]] = [:]
    var pages: [URL] = []
    for listing in listings {
      guard let url = listing.page.flatMap({ URL(string: $0) })?.ofProduct, servers.contains(url.nameOfServer) else {
        continue
      }
      if listingsOfPages[url.absoluteString] == nil { pages.append(url) }
      listingsOfPages[url.absoluteString, default: []].append(listing.id)
    }
    var gone: [Listing.ID] = []
    for page in pages where !areSpent {
      do throws(RepositoryError) {
        let status = try await answer(from: page).status
        if status == 404 || status == 410 { gone += listingsOfPages[page.absoluteString] ?? [] }
      } catch {
        guard error.code != .cancelled else { throw error }
        return gone
      }
    }
    return gone
  }
}

extension URL {
  /// The page of a product, without which of its variants is shown.
  fileprivate var ofProduct: URL? {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
    parts.fragment = nil
    if parts.queryItems?.map(\.name) == ["variant"] { parts.query = nil }
    return parts.url
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

extension IncompleteReason {
  /// Whether the server failed, so that it is asked nothing more.
  var isFailure: Bool { if case .pageFailed = self { true } else { false } }
}

extension [ListingCategory] {
  /// Those below one of them, which are none.
  func below(_ category: ListingCategory.ID?) throws(RepositoryError) -> [ListingCategory] {
    guard let category else { return self }
    guard contains(where: { $0.id == category }) else { throw RepositoryError(.noSuchCategory, subject: category) }
    return []
  }
}
