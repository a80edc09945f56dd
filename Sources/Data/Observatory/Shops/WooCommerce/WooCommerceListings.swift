public import ArcadeDomain
import Foundation

/// The listings of a WooCommerce shop: `woo:shop.example`.
///
/// The shop states its number of products; if all of them were received, a missing listing is gone.
public struct WooCommerceListings: VerifyingListingSource, NamedListingSource {
  /// The source's profile.
  public static let profile = ListingSourceProfile(name: "woo", needs: [.shop])

  private static let perPage = 100

  private let shop: ShopAddress
  private let client: ShopClient
  private let currency: Currency?

  /// Creates a source by name, with a default currency; throws `.badAddress` if it cannot be a shop.
  public init(_ name: String, client: ShopClient, currency: Currency? = nil) throws(RepositoryError) {
    shop = try ShopAddress(name)
    (self.client, self.currency) = (client, currency)
  }

  /// The source's name in a watch.
  public var name: String { "\(Self.profile.name):\(shop.text)" }

  /// Reads pages until the stated number is reached, or up to an empty one.
  public func search(
    _ query: WatchQuery,
    knowing known: [Listing]?,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let requests = client.requests()
    return try await catalog(by: requests, progress: progress).result(of: query, knowing: known ?? [], by: requests)
  }

  /// Returns the first category of each product; they have no subcategories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    try await catalog(by: client.requests()) { _ in }.categories.below(category)
  }

  private func catalog(
    by requests: ShopRequests,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> ShopCatalog {
    var (catalog, totals, sent) = (ShopCatalog(of: shop.url.nameOfServer, in: currency), [Int?](), 0)
    try await catalog.takePages(by: requests) { number, catalog throws(RepositoryError) in
      let (products, total) = try await page(number, by: requests)
      totals.append(total)
      for (index, node) in products.enumerated() { catalog.take(node, entry: sent + index + 1) }
      sent += products.count
      progress(SearchProgress(found: catalog.count, of: max(total ?? 0, catalog.count)))
      guard !products.isEmpty else { return .empty }
      return total.map { sent < $0 } ?? true ? .more : .last
    }
    if catalog.gaps.isEmpty { catalog.count(against: totals) }
    return catalog
  }

  /// Returns the products on a page, and the stated number of all.
  private func page(_ number: Int, by requests: ShopRequests) async throws(RepositoryError) -> ([JSONNode], Int?) {
    let path = (shop.path + ["wp-json/wc/store/v1/products"]).joined(separator: "/")
    let url = shop.page("/\(path)?page=\(number)&per_page=\(Self.perPage)")
    let (root, headers) = try await requests.document(at: url)
    return try RepositoryError.reading(shop.url.nameOfServer) { () throws(JSONProblem) in
      (Array(try root.list()), headers["X-WP-Total"].flatMap { Int($0.trimmed) })
    }
  }
}

extension ShopCatalog {
  fileprivate mutating func take(_ node: JSONNode, entry: Int) {
    do throws(JSONNode.Problem) {
      append(try Listing(readingWooCommerce: node, in: currency, rank: count + 1))
    } catch {
      append(error.located(asEntry: entry), id: try? Listing.wooCommerceID(in: node))
    }
  }

  /// Compares the received listings with the stated numbers, and records what is missing.
  fileprivate mutating func count(against totals: [Int?]) {
    guard let first = totals.first ?? nil, totals.allSatisfy({ $0 != nil }) else { return }
    let came = count + leftOut
    if let other = totals.compactMap(\.self).first(where: { $0 != first }) {
      gaps.append(.countDrifted(from: first, to: other))
    } else if came > first {
      gaps.append(.countDrifted(from: first, to: came))
    } else if came < first {
      gaps.append(.missing(first - came, of: first))
    } else {
      hasAll = true
    }
  }
}
