public import ArcadeDomain
import Synchronization

/// Categories and products that an embedder or a test holds in memory and can change.
public final class InMemoryPriceCatalog: PriceCatalogRepository {
  private let top: [PriceCategory]
  private let contents: Mutex<[PriceCategory.ID: Loaded<CategoryReading>]>

  /// Begins with the categories at the top and what stands below each category.
  public init(roots: [PriceCategory], contents: [PriceCategory.ID: CategoryContent], freshness: Freshness = .fresh) {
    top = roots
    self.contents = Mutex(contents.mapValues { Loaded(CategoryReading($0), freshness) })
  }

  /// Replaces what stands below a category; nil takes the category away.
  public func replace(
    contentOf category: PriceCategory.ID,
    with content: CategoryContent?,
    problems: TruncatedList<FeedProblem<FeedMistake>> = [],
    freshness: Freshness = .fresh
  ) {
    contents.withLock { $0[category] = content.map { Loaded(CategoryReading($0, problems: problems), freshness) } }
  }

  public func roots() async throws(RepositoryError) -> [PriceCategory] { top }

  /// Returns what stands below a category; throws `.notFound` where nothing was given.
  public func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    guard let content = contents.withLock({ $0[category] }) else {
      throw RepositoryError(.notFound, subject: "\(category)")
    }
    return content
  }

  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    contents.withLock { $0[category] != nil }
  }

  public func assortment() async throws(RepositoryError) -> PriceAssortment {
    PriceAssortment(
      of: contents.withLock { contents in
        contents.values.flatMap { loaded -> [QuizProduct] in
          if case .products(let products) = loaded.value.content { products } else { [] }
        }
      }
    )
  }

  /// Loads nothing; throws `.notFound` where nothing was given.
  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    _ = try await content(of: category)
  }
}
