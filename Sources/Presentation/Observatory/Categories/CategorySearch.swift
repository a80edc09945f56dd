public import ArcadeDomain
import Synchronization

/// A search for a category by its name, a part of it, or its ID.
///
/// If a source has its categories at hand, all levels are searched. Otherwise only the top level is; the user can enter
/// an ID or go down by hand.
public struct CategorySearch {
  private let source: any ListingSource
  private let goesDown: Bool

  /// Creates a search; throws if the source is unknown or unavailable.
  public init(in source: String, of sources: any ListingSources) throws(RepositoryError) {
    self.source = try sources.source(named: source)
    goesDown = sources.isInstant(source)
  }

  /// Returns the only category that matches a text; throws `WatchSearchMistake` if none or several do.
  public func callAsFunction(for text: String) async throws -> ListingCategory {
    let key = SearchKey.of(text)
    guard !key.isEmpty else { throw WatchSearchMistake.noSuchCategory(text) }
    let all = try await categories(below: nil)
    if let same = Self.category(called: text, in: all) { return same }
    let near = all.filter { SearchKey.of($0.name).contains(key) }
    if near.count == 1 { return near[0] }
    guard near.isEmpty else { throw WatchSearchMistake.severalCategories(text, near.map(\.name)) }
    // An unknown number may be the ID of a category further below.
    guard !goesDown, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw WatchSearchMistake.noSuchCategory(text)
    }
    return ListingCategory(id: text, name: text)
  }

  /// Splits a search text at an `in` that is followed by the exact name of a category; nil if there is none.
  func ending(_ words: [Substring]) async throws(RepositoryError) -> (before: String, category: ListingCategory)? {
    let places = words.indices.dropLast().filter { words[$0].lowercased() == "in" }
    guard !places.isEmpty else { return nil }
    let all = try await categories(below: nil)
    for place in places {
      let name = words[(place + 1)...].joined(separator: " ")
      if let category = Self.category(called: name, in: all) {
        return (words[..<place].joined(separator: " "), category)
      }
    }
    return nil
  }

  private static func category(called text: String, in all: [ListingCategory]) -> ListingCategory? {
    let key = SearchKey.of(text)
    return all.first { $0.id == text } ?? all.first { SearchKey.of($0.name) == key }
  }

  private func categories(below parent: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    let here = try await source.categories(below: parent)
    guard goesDown else { return here }
    var all = here
    for category in here { all += try await categories(below: category.id) }
    return all
  }
}

/// A cache of the categories of slow sources; each level is loaded once in a session.
final class LoadedCategories: Sendable {
  private struct Level: Hashable {
    let source: String
    let parent: ListingCategory.ID?
  }

  private let levels = Mutex<[Level: [ListingCategory]]>([:])

  /// Returns the categories below one, or those at the top; announces loading.
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
