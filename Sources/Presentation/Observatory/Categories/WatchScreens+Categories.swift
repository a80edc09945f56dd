import ArcadeDomain

extension WatchScreens {
  /// Goes down into a category; one without others below it is chosen.
  func enter(
    _ path: [ListingCategory],
    for draft: WatchSearchDraft,
    progress: (String) -> Void
  ) async throws -> Next<WatchRoute> {
    let below = try await categories(of: draft, below: path, progress: progress)
    return .go(below.isEmpty ? .search(draft.searching(path.last)) : .categories(for: draft, below: path))
  }

  /// Returns the categories below the last of a path, of the source of a search.
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
  /// The same search in a category, or everywhere.
  func searching(_ category: ListingCategory?) -> WatchSearchDraft {
    var draft = unsearched
    draft.category = category
    return draft
  }
}
