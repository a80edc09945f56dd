extension Observatory {
  /// Searches a source and makes a watch of the search, which is called by its keyword, else by its category, where it
  /// is given no name.
  ///
  /// Nothing is stored unless the search succeeded. One that found nothing did: what is not there yet can be watched
  /// for. A name that another watch has throws `.exists` before the source is asked.
  public func searchWatch(
    for query: WatchQuery,
    at source: String,
    named name: Watch.Name? = nil,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdateResult {
    guard let name = name ?? query.usualName else {
      throw RepositoryError(.configuration, subject: source, detail: "a watch without a name")
    }
    guard try await watches.watch(named: name) == nil else {
      throw RepositoryError(.exists, subject: name.text)
    }
    let result = try await sources.source(named: source).search(query) {
      if !$0.isDone { progress($0) }
    }
    let watch = NewWatch(name: name, source: source, query: query)
    return try await watches.add(watch, with: result, at: time.now())
  }

  /// Searches again for a watch and stores what changed; throws `.noSuchWatch` where there is none with that number.
  ///
  /// A search that fails changes nothing. Where listings are missing that may have moved between the pages of the
  /// result, the source is searched a second time, and out of sight is only what neither look shows. Where somebody else is updating the watch, `.watchBusy` says who, and the
  /// source is not asked.
  public func updateWatch(
    _ id: Watch.ID,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdateResult {
    guard let watch = try await watches.watch(id)?.watch else {
      throw RepositoryError(.noSuchWatch, subject: String(id.number))
    }
    return try await holding(id) { lease async throws(RepositoryError) in
      let result = try await look(for: watch, progress: progress)
      return try await watches.update(id, with: result, under: lease, at: time.now())
    }
  }
}

extension Observatory {
  /// Searches for a watch, twice where something that it knows may have moved past the first look.
  private func look(
    for watch: Watch,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    let (source, count) = (try sources.source(of: watch), watch.query.count)
    func search() async throws(RepositoryError) -> SearchResult {
      try await source.search(watch.query) { if !$0.isDone { progress($0) } }
    }
    let first = try await search()
    guard !first.isOneMoment else { return first }
    let known = try await watches.listings(of: watch.id).filter { $0.watched.group != .outOfSight }
    guard first.lacks(anyOf: known.map { $0.watched.listing }) else { return first }
    guard !first.hasMore, first.gaps.allSatisfy({ $0.isPassing }) else { return first.cut(at: count) }
    do throws(RepositoryError) {
      return first.joined(with: try await search()).cut(at: count)
    } catch {
      guard error.code != .cancelled else { throw error }
      return first.joined(with: SearchResult(ListingSnapshot(), gaps: [.pageFailed(1, because: error.code)]))
    }
  }
}

extension WatchQuery {
  /// What a watch for it is called unless somebody says otherwise.
  public var usualName: Watch.Name? { .usual(forKeyword: keyword, in: category) }
}

extension Watch.Name {
  /// The name of a watch that was given none: its keyword, else its category; nil where neither can be read.
  public static func usual(forKeyword keyword: String, in category: ListingCategory?) -> Watch.Name? {
    Watch.Name(keyword) ?? category.flatMap { Watch.Name($0.name) ?? Watch.Name($0.id) }
  }
}
