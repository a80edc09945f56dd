import ArcadeDomain
import Synchronization

/// The categories of sources that take a while to answer, each level loaded once in a session.
final class LoadedCategories: Sendable {
  private struct Level: Hashable {
    let source: String
    let parent: ListingCategory.ID?
  }

  private let levels = Mutex<[Level: [ListingCategory]]>([:])

  /// Returns the categories of a source below one, or those at the top; says so before they are loaded.
  func categories(
    of source: String,
    below parent: ListingCategory.ID?,
    from sources: any ListingSources,
    loading: () -> Void
  ) async throws(RepositoryError) -> [ListingCategory] {
    guard !sources.isInstant(source) else { return try await sources.source(named: source).categories(below: parent) }
    let level = Level(source: source, parent: parent)
    if let known = levels.withLock({ $0[level] }) { return known }
    loading()
    let categories = try await sources.source(named: source).categories(below: parent)
    levels.withLock { $0[level] = categories }
    return categories
  }
}
