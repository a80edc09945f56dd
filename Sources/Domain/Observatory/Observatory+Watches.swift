extension Observatory {
  /// Returns all watches in the order in which they were added.
  public func allWatches() async throws(RepositoryError) -> [WatchSummary] { try await watches.watches() }

  /// Returns a watch; throws `.noSuchWatch` if there is none with that number.
  public func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary {
    if let watch = try await watches.watch(id) { return watch }
    throw RepositoryError(.noSuchWatch, subject: String(id.number))
  }

  /// Returns the watch with a name; nil if there is none.
  public func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary? {
    try await watches.watch(named: name)
  }

  /// Renames a watch; throws `.exists` if another watch has the name.
  public func renameWatch(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError) {
    try await watches.rename(id, to: name)
  }

  /// Deletes a watch with its listings and history.
  public func deleteWatch(_ id: Watch.ID) async throws(RepositoryError) { try await watches.delete(id) }

  /// Searches a source and stores the search as a watch, named by default after its keyword or category.
  ///
  /// A failed search stores nothing. A search without results can be watched too; unless `keepsEmpty`, a complete one
  /// throws `.nothingFound` instead. Throws `.exists` if another watch has the name, before the source is searched.
  public func searchWatch(
    for query: WatchQuery,
    at source: String,
    named name: Watch.Name? = nil,
    keepsEmpty: Bool = true,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdateResult {
    guard let name = name ?? query.usualName else {
      throw RepositoryError(.configuration, subject: source, detail: "a watch without a name")
    }
    try await requireNone(named: name)
    let result = try await sources.source(named: source).search(query) {
      if !$0.isDone { progress($0) }
    }
    let isEmpty = result.snapshot.listings.isEmpty && result.unreadable.isEmpty
    guard keepsEmpty || !result.isComplete || !isEmpty else { throw RepositoryError(.nothingFound, subject: name.text) }
    return try await add(NewWatch(name: name, source: source, query: query), with: result)
  }

  /// Stores a watch with its first result and loads its thumbnails.
  func add(_ watch: NewWatch, with result: SearchResult) async throws(RepositoryError) -> UpdateResult {
    let added = try await watches.add(watch, with: result, at: time.now())
    await keepThumbnails?(of: added.watch.id)
    return added
  }

  /// Throws `.exists` if there is a watch with the name.
  func requireNone(named name: Watch.Name) async throws(RepositoryError) {
    guard try await watches.watch(named: name) == nil else { throw RepositoryError(.exists, subject: name.text) }
  }
}

extension WatchQuery {
  /// The default name of a watch for the query.
  public var usualName: Watch.Name? { .usual(forKeyword: keyword, in: category) }
}

extension Watch.Name {
  /// The default name of a watch: its keyword, or else its category; nil if neither has visible text.
  public static func usual(forKeyword keyword: String, in category: ListingCategory?) -> Watch.Name? {
    Watch.Name(keyword) ?? category.flatMap { Watch.Name($0.name) ?? Watch.Name($0.id) }
  }
}
