import ArcadeDomain

extension WatchActions {
  /// Updates watches one after another; one that fails does not keep the others back.
  func updated(_ watches: [Watch], on stage: Stage<WatchRoute>) async -> [Notice] {
    var news: [Notice] = []
    for watch in watches {
      do {
        news += phrases.notices(about: try await update(watch, on: stage), isNamed: true)
      } catch {
        news.append(Notice(phrases.about(watch.name.text, phrases.watchFailure(for: error).text), .bad))
      }
    }
    return news
  }

  /// Updates one watch, and shows its listings from the first page.
  func update(_ id: Watch.ID, _ arrangement: ListingArrangement, on stage: Stage<WatchRoute>) async throws {
    let updated = try await update(try await watch(id).watch, on: stage)
    await stage.follow(.listings(id, arrangement), saying: phrases.notices(about: updated))
  }

  private func update(_ watch: Watch, on stage: Stage<WatchRoute>) async throws(RepositoryError) -> UpdatedWatch {
    say(watch.query, at: watch.source, on: stage)
    return try await observatory.updateWatch(watch.id) {
      stage.progress(phrases.searching(watch.query, at: watch.source, $0))
    }
  }

  /// Says what is searched for, unless the answer is there at once.
  func say(_ query: WatchQuery, at source: String, on stage: Stage<WatchRoute>) {
    if !observatory.sources.isInstant(source) { stage.progress(phrases.searching(query, at: source, nil)) }
  }
}
