import ArcadeDomain

extension WatchScreens {
  /// Watches a whole feed. If a property is wrong or missing, its form is shown.
  func add(_ draft: FeedDraft, on screen: WatchRoute, progress: (String) -> Void) async throws -> Next<WatchRoute> {
    do {
      let source = try observatory.sources.fullName(ofFeed: draft.what)
      progress(phrases.readingFeed)
      let updated = try await observatory.addFeed(source, named: Watch.Name(draft.name), as: draft.format) {
        progress(phrases.searched($0.found, of: $0.total))
      }
      return screen.leading(to: .listings(updated.watch.id), saying: phrases.notices(about: updated))
    } catch {
      guard screen != .feed(draft) else { throw error }
      return .go(.feed(draft.withoutKeys), [Notice(phrases.failure(for: error).text, .bad)])
    }
  }
}
