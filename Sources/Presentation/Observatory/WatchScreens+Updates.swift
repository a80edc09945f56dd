import ArcadeDomain

extension WatchScreens {
  /// Updates watches one after another; a failure does not stop the others.
  func notices(updating watches: [Watch], progress: (String) -> Void) async -> [Notice] {
    var news: [Notice] = []
    for watch in watches {
      do {
        news += phrases.notices(about: try await update(watch, progress: progress), isNamed: true)
      } catch {
        news.append(Notice(phrases.about(watch.name.text, phrases.failure(for: error).text), .bad))
      }
    }
    return news
  }

  /// Updates a watch and shows its listings from the first page.
  func update(
    _ id: Watch.ID,
    _ arrangement: ListingArrangement,
    accepting: Bool = false,
    progress: (String) -> Void
  ) async throws -> Next<WatchRoute> {
    let watch = try await observatory.watch(id).watch
    let updated = try await update(watch, accepting: accepting, progress: progress)
    return .go(.listings(id, arrangement), phrases.notices(about: updated))
  }

  private func update(
    _ watch: Watch,
    accepting: Bool = false,
    progress: (String) -> Void
  ) async throws(RepositoryError) -> UpdateResult {
    announce(watch.query, at: watch.source, progress: progress)
    return try await observatory.updateWatch(watch.id, accepting: accepting) {
      progress(phrases.searching(watch.query, at: watch.source, $0))
    }
  }

  /// Announces a search, unless the source answers at once.
  func announce(_ query: WatchQuery, at source: String, progress: (String) -> Void) {
    if !observatory.sources.isInstant(source) { progress(phrases.searching(query, at: source, nil)) }
  }
}
