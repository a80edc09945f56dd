public import ArcadeDomain
import Foundation

/// The listings of a Shopify shop, `shopify:shop.example`, or of a collection, `shopify:shop.example/collections/tea`.
///
/// The shop does not state its number of products. A missing listing is therefore gone only if its product no longer
/// lists it, or if its page no longer exists.
public struct ShopifyListings: VerifyingListingSource, NamedListingSource {
  /// The source's profile.
  public static let profile = ListingSourceProfile(name: "shopify", needs: [.shop])

  private static let perPage = 250
  /// The number of products after which the server returns no more.
  private static let wall = 25_000

  private let shop: ShopAddress
  private let client: ShopClient
  private let currency: Currency?

  /// Creates a source by name, with a given currency; throws `.badAddress` if it cannot be a shop.
  public init(_ name: String, client: ShopClient, currency: Currency? = nil) throws(RepositoryError) {
    shop = try ShopAddress(name)
    guard shop.path.isEmpty || (shop.path.count == 2 && shop.path[0] == "collections") else {
      throw RepositoryError(.badAddress, subject: name)
    }
    (self.client, self.currency) = (client, currency)
  }

  /// The source's name in a watch.
  public var name: String { "\(Self.profile.name):\(shop.text)" }

  /// Reads pages up to an empty one, then looks for missing known listings.
  public func search(
    _ query: WatchQuery,
    knowing known: [Listing]?,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let requests = client.requests()
    let (catalog, whole) = try await catalog(by: requests)
    progress(SearchProgress(found: catalog.count, of: catalog.count))
    return try await catalog.result(of: query, knowing: known ?? [], by: requests) { id in
      whole.contains(String(id.prefix { $0 != ":" }))
    }
  }

  /// Returns the shop's product types; they have no subcategories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    try await catalog(by: client.requests()).0.categories.below(category)
  }

  /// Returns the listings on all pages, and the products whose variants are all known.
  private func catalog(by requests: ShopRequests) async throws(RepositoryError) -> (ShopCatalog, whole: Set<String>) {
    var (catalog, whole) = (ShopCatalog(of: shop.url.nameOfServer, in: currency), Set<String>())
    var known = currency
    try await catalog.takePages(by: requests) { number, catalog throws(RepositoryError) in
      guard let page = try await page(number, by: requests) else {
        catalog.gaps.append(.limitHit(catalog.count))
        return .empty
      }
      guard !page.isEmpty else { return .empty }
      let currency = if let known { known } else { try await self.currency(by: requests) }
      known = currency
      for (index, node) in page.enumerated() {
        let entry = (number - 1) * Self.perPage + index + 1
        let product = catalog.take(node, in: currency, at: shop, entry: entry)
        if let product, product.listsAllVariants { whole.insert(product.id) }
      }
      return .more
    }
    return (catalog, whole)
  }

  /// Returns the products on a page; nil if the server returns no more.
  private func page(_ number: Int, by requests: ShopRequests) async throws(RepositoryError) -> [JSONNode]? {
    let path = (shop.path + ["products.json"]).joined(separator: "/")
    let url = shop.page("/\(path)?limit=\(Self.perPage)&page=\(number)")
    let answer = try await requests.answer(from: url)
    let isBehindWall = number * Self.perPage > Self.wall
    if isBehindWall, answer.status == 400 { return nil }
    if let failure = answer.failure(at: shop.url.nameOfServer) { throw failure }
    let root = try answer.document(from: url)
    return try RepositoryError.reading(shop.url.nameOfServer) { () throws(JSONProblem) -> [JSONNode]? in
      if isBehindWall, try root.optional("errors") != nil { return nil }
      return Array(try root.required("products").list())
    }
  }

  /// Returns the currency of all prices, from the cart, or else from the shop's metadata.
  private func currency(by requests: ShopRequests) async throws(RepositoryError) -> Currency {
    for path in ["/cart.js", "/meta.json"] {
      do throws(RepositoryError) {
        let root = try await requests.document(at: shop.page(path)).root
        if let currency = root.text(under: "currency").flatMap({ Currency(code: $0.uppercased()) }) { return currency }
      } catch {
        guard [.corrupt, .notFound, .refused, .badRequest].contains(error.code) else { throw error }
      }
    }
    throw RepositoryError(.currencyUndecided, subject: shop.url.nameOfServer)
  }
}

extension ShopCatalog {
  /// Takes the variants of a product; nil if it is not one.
  fileprivate mutating func take(
    _ node: JSONNode,
    in currency: Currency,
    at shop: ShopAddress,
    entry: Int
  ) -> ShopifyProduct? {
    let product: ShopifyProduct
    do throws(JSONNode.Problem) {
      product = try ShopifyProduct(reading: node)
    } catch {
      append(error.located(asEntry: entry), id: nil)
      return nil
    }
    for (problem, id) in product.faults { append(problem.located(asEntry: entry), id: id) }
    for variant in product.variants {
      do throws(AmountError) {
        append(try variant.listing(in: currency, at: shop, rank: count + 1))
      } catch {
        append(node.problem(.amount(error)).located(asEntry: entry), id: variant.id)
      }
    }
    return product
  }
}

extension ShopifyProduct.Variant {
  fileprivate func listing(in currency: Currency, at shop: ShopAddress, rank: Int) throws(AmountError) -> Listing {
    Listing(
      id: id,
      name: name,
      figures: ListingFigures(price: try Money(ofShop: price, in: currency), isAvailable: isAvailable),
      page: path.map { shop.page($0).absoluteString },
      picture: picture,
      category: category,
      rank: rank
    )
  }
}
