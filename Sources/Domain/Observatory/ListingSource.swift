/// A shop, or something like one, that can be searched.
public protocol ListingSource: Sendable {
  /// Returns what a search finds, ranked from 1; nothing found is an empty, complete result.
  ///
  /// Where some pages could be read and others not, the result says so in its
  /// gaps; it throws where none could.
  func search(_ query: WatchQuery) async throws(RepositoryError) -> SearchResult
  /// Returns the categories below one, or those at the top.
  func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory]
}

/// Finds sources by the name that watches know them by.
public protocol ListingSources: Sendable {
  /// Returns a source; throws where there is none of that name, or a setting that it needs is missing.
  func source(named name: String) throws(RepositoryError) -> any ListingSource
}
