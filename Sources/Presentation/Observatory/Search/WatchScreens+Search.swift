import ArcadeDomain

extension WatchScreens {
  /// Searches and watches the result. If the search is incomplete, its form is shown. A search that is known to find
  /// nothing is watched anyway.
  func search(
    _ draft: WatchSearchDraft,
    in category: String?,
    on screen: WatchRoute,
    progress: (String) -> Void
  ) async throws -> Next<WatchRoute> {
    var draft = draft
    do {
      if let category {
        draft.category = try await CategorySearch(in: draft.source, of: observatory.sources)(for: category)
      }
      let query = try draft.query()
      announce(query, at: draft.source, progress: progress)
      let updated = try await observatory.searchWatch(
        for: query,
        at: draft.source,
        named: Watch.Name(draft.name),
        keepsEmpty: draft.isKnownToBeEmpty
      ) {
        progress(phrases.searching(query, at: draft.source, $0))
      }
      return screen.leading(to: .listings(updated.watch.id), saying: phrases.notices(about: updated))
    } catch let error as RepositoryError where error.code == .nothingFound {
      draft.isKnownToBeEmpty = true
      return screen.leading(to: .search(draft), saying: [Notice(phrases.nothingToWatch(error.subject), .warning)])
    } catch {
      guard screen != .search(draft) else { throw error }
      return .go(.search(draft), [Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  /// Returns the search for a text. If it ends in `in` and the exact name of a category, it searches there.
  func draft(for text: String) async -> WatchSearchDraft {
    let draft = WatchSearchDraft(keyword: text)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let search = try? CategorySearch(in: draft.source, of: observatory.sources),
      let (keyword, category) = try? await search.ending(words)
    else { return draft }
    return WatchSearchDraft(keyword: keyword, category: category)
  }
}

extension WatchRoute {
  /// Opens a route, which replaces the form of a search or a feed.
  func leading(to route: WatchRoute, saying news: [Notice]) -> Next<WatchRoute> {
    switch self {
    case .search, .feed: .replace(route, news)
    default: .go(route, news)
    }
  }
}
