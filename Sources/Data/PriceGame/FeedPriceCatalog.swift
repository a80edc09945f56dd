public import ArcadeDomain
import Foundation
import Synchronization

/// The user's own price catalogue: the goods of a feed, by its categories.
///
/// It is read once. Goods without a price above zero are left out.
public final class FeedPriceCatalog: PriceCatalogRepository {
  private struct Contents {
    var roots: [PriceCategory] = []
    var products: [PriceCategory.ID: [QuizProduct]] = [:]
    var leftOut = 0
  }

  /// All goods of the feed, the default for a game.
  public let usual: PriceCategory

  private let load: @Sendable () async throws(RepositoryError) -> FeedGoods
  private let kept = Mutex<Contents?>(nil)

  /// Creates a catalogue from a feed, with a name for the whole.
  public init(named name: String, load: @escaping @Sendable () async throws(RepositoryError) -> FeedGoods) {
    usual = PriceCategory(id: Self.id(of: name, in: name), name: name)
    self.load = load
  }

  /// Returns the feed's categories by name; if there is at most one, the whole.
  public func roots() async throws(RepositoryError) -> [PriceCategory] { try await contents().roots }

  /// Returns the products of a category, or of the whole.
  public func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    let contents = try await contents()
    guard let products = contents.products[category] else { throw RepositoryError(.notFound, subject: "\(category)") }
    // The category of entries that were left out is unknown.
    return Loaded(CategoryReading(.products(products), leftOut: category == usual.id ? contents.leftOut : 0), .fresh)
  }

  /// Returns whether it is one of the categories.
  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    kept.withLock { $0?.products[category] != nil }
  }

  /// Returns all products.
  public func assortment() async throws(RepositoryError) -> PriceAssortment {
    PriceAssortment(of: try await contents().products[usual.id] ?? [])
  }

  /// Reads the feed.
  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    _ = try await content(of: category)
  }

  private func contents() async throws(RepositoryError) -> Contents {
    if let contents = kept.withLock({ $0 }) { return contents }
    let contents = contents(of: try await load())
    kept.withLock { $0 = contents }
    return contents
  }

  private func contents(of feed: FeedGoods) -> Contents {
    var (contents, groups, ids) = (Contents(), [String: [QuizProduct]](), Set<String>())
    contents.leftOut = feed.leftOut
    for good in feed.goods {
      guard let product = QuizProduct(good), ids.insert(product.id).inserted else {
        contents.leftOut += 1
        continue
      }
      contents.products[usual.id, default: []].append(product)
      groups[good.category ?? "", default: []].append(product)
    }
    contents.products[usual.id, default: []] += []
    // Goods without a category come last, under the name of the whole.
    for name in groups.keys.sorted(by: { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }) where groups.count > 1 {
      let shown = name.isEmpty ? usual.name : String(name.prefix(500))
      let category = PriceCategory(id: Self.id(of: name, in: usual.name), name: shown)
      contents.roots.append(category)
      contents.products[category.id] = groups[name]
    }
    if contents.roots.isEmpty { contents.roots = [usual] }
    return contents
  }

  /// Returns the ID of a category, stable across readings of the feed.
  private static func id(of category: String, in name: String) -> PriceCategory.ID {
    1 + (Int(Fingerprint.of("\(name)\n\(category)".utf8).prefix(7), radix: 16) ?? 0)
  }
}

extension QuizProduct {
  /// Creates a product from a feed's goods; nil without a price above zero.
  fileprivate init?(_ good: FeedGoods.Good) {
    guard let price = good.price else { return nil }
    func web(_ address: String?) -> String? {
      address.flatMap { URL(string: $0) }.flatMap { $0.isHTTP ? $0.absoluteString : nil }
    }
    self.init(
      id: good.id,
      name: String(good.name.prefix(500)),
      price: price,
      isInStock: good.isAvailable,
      page: web(good.page),
      picture: web(good.picture)
    )
  }
}
