import ArcadeDomain

extension WatchScreens {
  /// Opens a category; one without subcategories is chosen.
  func enter(
    _ path: [ListingCategory],
    for draft: WatchSearchDraft,
    progress: (String) -> Void
  ) async throws -> Next<WatchRoute> {
    let below = try await categories(of: draft, below: path, progress: progress)
    return .go(below.isEmpty ? .search(draft.searching(path.last)) : .categories(for: draft, below: path))
  }

  /// Returns the categories at the end of a path, from the source of a search.
  func categories(
    of draft: WatchSearchDraft,
    below path: [ListingCategory],
    progress: (String) -> Void
  ) async throws(RepositoryError) -> [ListingCategory] {
    try await categories.categories(of: draft.source, below: path.last?.id, from: observatory.sources) {
      progress(phrases.loadingCategories)
    }
  }
}

extension WatchSearchDraft {
  /// Returns the search in a category, or in all of them.
  func searching(_ category: ListingCategory?) -> WatchSearchDraft {
    var draft = unsearched
    draft.category = category
    return draft
  }
}
