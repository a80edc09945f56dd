public import ArcadeDomain
import Foundation

/// Goods on single web pages: `page:https://shop.example/anvil`, or `pages:list.txt` with an address per line.
///
/// A page is requested only if its server's `robots.txt` allows it. A listing is gone if its page no longer exists, or
/// no longer lists it.
public struct PageListings: VerifyingListingSource, NamedListingSource {
  /// The profile of a single page.
  public static let profile = ListingSourceProfile(name: "page", needs: [.page])
  /// The profile of a file of addresses.
  public static let listProfile = ListingSourceProfile(name: "pages", needs: [.pageList])

  private let pages: PageAddresses
  private let client: ShopClient
  private let store: any FeedStore
  private let time: any TimeSource
  private let currency: Currency?

  /// Creates a source by name, with a default currency. The store caches pages and `robots.txt`.
  public init(
    _ name: String,
    client: ShopClient,
    currency: Currency? = nil,
    store: any FeedStore,
    time: any TimeSource
  ) throws(RepositoryError) {
    pages = try PageAddresses(name)
    (self.client, self.currency, self.store, self.time) = (client, currency, store, time)
  }

  /// The source's name in a watch, with an absolute path.
  public var name: String { pages.name }

  /// Reads all pages, then looks for missing known listings; throws if no page could be read.
  public func search(
    _ query: WatchQuery,
    knowing known: [Listing]?,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let (pages, problems) = try pages.read()
    let requests = client.requests()
    let catalog = ShopCatalog(of: (pages.first?.shown ?? name).cut(to: 200), in: currency)
    var reader = PageReader(into: catalog, store: store, time: time, requests: requests)
    for problem in problems { reader.catalog.append(problem, id: nil) }
    for (index, page) in try await inTurn(pages).enumerated() {
      guard !requests.areSpent else {
        reader.catalog.gaps.append(.missing(pages.count - index, of: pages.count))
        break
      }
      try await reader.read(page, number: index + 1)
      progress(SearchProgress(found: index + 1, of: pages.count))
    }
    if let failure = reader.failure, reader.isEmptyHanded(knowing: known) { throw failure }
    let gone = try await reader.gone(of: known ?? [], on: pages)
    return try reader.catalog.result(of: query, knowing: known ?? [], gone: gone)
  }

  /// Returns none: pages have no categories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    try [ListingCategory]().below(category)
  }

  /// The pages in order; if there are more than may be requested, the least recently read first.
  private func inTurn(_ pages: [WebPage]) async throws(RepositoryError) -> [WebPage] {
    guard pages.count > ShopClient.mostRequests / 2 else { return pages }
    var moments: [Moment] = []
    for page in pages {
      moments.append(((try? await store.document(CachedPage.key(of: page)))?.fetchedAt) ?? Moment(milliseconds: 0))
    }
    let order = pages.indices.sorted { (moments[$0].milliseconds, $0) < (moments[$1].milliseconds, $1) }
    return order.map { pages[$0] }
  }
}
