public import ArcadeDomain
import Synchronization

/// Finds the category that a person means by its name, a part of it, or its id.
///
/// A source that answers at once is searched to its lowest level, any other one
/// only at its top: whoever knows more gives the id, or goes down by hand.
public struct CategorySearch {
  private let source: any ListingSource
  private let goesDown: Bool

  /// Searches a source; throws where there is none of that name, or it cannot be used.
  public init(in source: String, of sources: any ListingSources) throws(RepositoryError) {
    self.source = try sources.source(named: source)
    goesDown = sources.isInstant(source)
  }

  /// Returns the only category that a text means; throws `WatchSearchMistake` where there is none, or more than one.
  public func callAsFunction(for text: String) async throws -> ListingCategory {
    let key = SearchKey.of(text)
    guard !key.isEmpty else { throw WatchSearchMistake.noSuchCategory(text) }
    let all = try await categories(below: nil)
    if let same = Self.category(called: text, in: all) { return same }
    let near = all.filter { SearchKey.of($0.name).contains(key) }
    if near.count == 1 { return near[0] }
    guard near.isEmpty else { throw WatchSearchMistake.severalCategories(text, near.map(\.name)) }
    // A number that does not stand at the top may be one from further below.
    guard !goesDown, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw WatchSearchMistake.noSuchCategory(text)
    }
    return ListingCategory(id: text, name: text)
  }

  /// Returns the last words of a search that follow an `in` and are just what a category is called, with the words before
  /// them; nil where there are none.
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
