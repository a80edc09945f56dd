extension PriceQuiz {
  /// The category of a game that is begun without choosing one.
  public var usualCategory: PriceCategory { catalog.usual }

  /// Whether a category can be shown without a connection.
  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    try await catalog.isAtHand(category)
  }

  /// Loads the products of the usual category for later; gives up after a few seconds.
  public func prefetchUsual() async throws(RepositoryError) { try await catalog.prefetch(catalog.usual.id) }

  /// Returns the categories that were collected for a mix, in their order.
  public func mix() async throws(RepositoryError) -> [CategoryTrail] { try await games.mix() }

  /// Empties the mix.
  public func clearMix() async throws(RepositoryError) { try await games.keepMix([]) }

  /// Returns what is below the last of the categories that lead down to it, and the names on the way.
  ///
  /// A category with one category below it is passed through, down and up. Throws `.notFound` for a path that leads
  /// nowhere.
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
        // Nobody asked for what is only passed through.
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

/// A place among the categories.
public struct CategoryLevel: Hashable, Sendable {
  /// The category; nil at the top.
  public internal(set) var trail: CategoryTrail?
  /// The categories that lead down to it.
  public internal(set) var path: [PriceCategory.ID] = []
  /// Those that lead to the last place with a choice.
  public internal(set) var up: [PriceCategory.ID] = []
  /// What is below it.
  public internal(set) var content: CategoryContent
}
