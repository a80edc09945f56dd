import ArcadeDomain

extension WatchScreens {
  /// Searches and makes a watch of what is found; if there is not enough to search for, the search is set up first.
  /// What is known to be empty is watched all the same.
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

  /// The search for words, of which those behind an `in` name a category if one is called just that.
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
  /// Leads on from a search or a feed in its place, and from any other screen as usual.
  func leading(to route: WatchRoute, saying news: [Notice]) -> Next<WatchRoute> {
    switch self {
    case .search, .feed: .replace(route, news)
    default: .go(route, news)
    }
  }
}
