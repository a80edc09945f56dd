public import ArcadeDomain
import Synchronization

/// Categories and products in memory, for embedders and tests, which can be replaced.
public final class InMemoryPriceCatalog: PriceCatalogRepository {
  private let top: [PriceCategory]
  private let contents: Mutex<[PriceCategory.ID: Loaded<CategoryReading>]>

  /// Creates a catalogue with the root categories and the content of each category.
  public init(roots: [PriceCategory], contents: [PriceCategory.ID: CategoryContent], freshness: Freshness = .fresh) {
    top = roots
    self.contents = Mutex(contents.mapValues { Loaded(CategoryReading($0), freshness) })
  }

  /// Replaces the content of a category; nil removes the category.
  public func replace(
    contentOf category: PriceCategory.ID,
    with content: CategoryContent?,
    problems: TruncatedList<FeedProblem<FeedMistake>> = [],
    freshness: Freshness = .fresh
  ) {
    contents.withLock { $0[category] = content.map { Loaded(CategoryReading($0, problems: problems), freshness) } }
  }

  public func roots() async throws(RepositoryError) -> [PriceCategory] { top }

  /// Returns the content of a category; throws `.notFound` if there is none.
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

  /// Does nothing, except to throw `.notFound` for a category without content.
  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    _ = try await content(of: category)
  }
}
