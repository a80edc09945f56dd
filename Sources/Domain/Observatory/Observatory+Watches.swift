extension Observatory {
  /// Returns all watches, in the order in which they were added.
  public func allWatches() async throws(RepositoryError) -> [WatchSummary] { try await watches.watches() }

  /// Returns a watch; throws `.noSuchWatch` if there is none with that number.
  public func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary {
    if let watch = try await watches.watch(id) { return watch }
    throw RepositoryError(.noSuchWatch, subject: String(id.number))
  }

  /// Returns a watch; nil if none is called that.
  public func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary? {
    try await watches.watch(named: name)
  }

  /// Gives a watch another name; throws `.exists` if another watch has it.
  public func renameWatch(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError) {
    try await watches.rename(id, to: name)
  }

  /// Deletes a watch with all that was seen through it.
  public func deleteWatch(_ id: Watch.ID) async throws(RepositoryError) { try await watches.delete(id) }

  /// Searches a source and makes a watch of the search, which is called by its keyword, else by its category, where it
  /// is given no name.
  ///
  /// Nothing is stored unless the search succeeded. One that found nothing did, as what is not there yet can be watched
  /// for; unless `keepsEmpty`, one that could see everything throws `.nothingFound` instead. A name that another watch has
  /// throws `.exists` before the source is asked.
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

  /// Stores a watch with its first result, and gets its pictures.
  func add(_ watch: NewWatch, with result: SearchResult) async throws(RepositoryError) -> UpdateResult {
    let added = try await watches.add(watch, with: result, at: time.now())
    await keepThumbnails?(of: added.watch.id)
    return added
  }

  /// Throws `.exists` if a watch is called that.
  func requireNone(named name: Watch.Name) async throws(RepositoryError) {
    guard try await watches.watch(named: name) == nil else { throw RepositoryError(.exists, subject: name.text) }
  }
}

extension WatchQuery {
  /// What a watch for it is called unless somebody says otherwise.
  public var usualName: Watch.Name? { .usual(forKeyword: keyword, in: category) }
}

extension Watch.Name {
  /// The name of a watch that was given none: its keyword, else its category; nil if neither can be read.
  public static func usual(forKeyword keyword: String, in category: ListingCategory?) -> Watch.Name? {
    Watch.Name(keyword) ?? category.flatMap { Watch.Name($0.name) ?? Watch.Name($0.id) }
  }
}
