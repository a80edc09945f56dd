extension PriceQuiz {
  /// The default category of a game.
  public var usualCategory: PriceCategory { catalog.usual }

  /// Whether a category can be shown without a connection.
  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    try await catalog.isAtHand(category)
  }

  /// Loads the products of the default category in advance; gives up after a few seconds.
  public func prefetchUsual() async throws(RepositoryError) { try await catalog.prefetch(catalog.usual.id) }

  /// Returns the categories of the mix, in order.
  public func mix() async throws(RepositoryError) -> [CategoryTrail] { try await games.mix() }

  /// Empties the mix.
  public func clearMix() async throws(RepositoryError) { try await games.keepMix([]) }

  /// Returns the contents of the last category of a path, with the names on the way. Skips categories that contain a
  /// single category, in both directions. Throws `.notFound` for an unknown path.
  public func level(at given: [PriceCategory.ID]) async throws(RepositoryError) -> CategoryLevel {
    var level = CategoryLevel(content: .subcategories(try await catalog.roots()))
    while case .subcategories(let categories) = level.content {
      let only = categories.count == 1 && !level.path.isEmpty && level.path.count < 10 ? categories.first : nil
      let next = given.dropFirst(level.path.count).first
      guard next != nil || only != nil else { break }
      guard let category = next == nil ? only : categories.first(where: { $0.id == next }) else {
        throw RepositoryError(.notFound, subject: "\(next ?? 0)")
      }
      let content: CategoryContent
      do throws(RepositoryError) {
        content = try await catalog.content(of: category.id).value.content
      } catch {
        // A category that is only skipped may fail to load.
        guard next == nil else { throw error }
        break
      }
      if categories.count > 1 || level.path.isEmpty { level.up = level.path }
      level.path.append(category.id)
      level.trail = CategoryTrail(category, below: level.trail)
      level.content = content
    }
    guard level.path.count >= given.count else { throw RepositoryError(.notFound, subject: "\(given.last ?? 0)") }
    return level
  }
}

/// A position in the tree of categories.
public struct CategoryLevel: Hashable, Sendable {
  /// The category with its path of names; nil at the top.
  public internal(set) var trail: CategoryTrail?
  /// The path of categories to this level.
  public internal(set) var path: [PriceCategory.ID] = []
  /// The path to the last level with a choice.
  public internal(set) var up: [PriceCategory.ID] = []
  /// The categories or products of this level.
  public internal(set) var content: CategoryContent
}
