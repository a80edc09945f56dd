/// What the observatory works with: its watches, the sources that they ask, and the time.
public struct Observatory: Sendable {
  /// Where watches are kept.
  public let watches: any WatchRepository
  /// Where listings come from.
  public let sources: any ListingSources
  /// What time it is.
  public let time: any TimeSource
  /// What gets pictures after an update; nil where none are to be opened.
  let keepThumbnails: KeepThumbnails?
  /// What passes on what is told.
  public var senders: [any TellingSender]
  /// What its updates hold.
  let leases: HeldLeases
  /// Waits for a while, between two renewals of a lease.
  let pause: @Sendable (Duration) async throws -> Void

  /// Joins what the observatory works with.
  public init(
    watches: any WatchRepository,
    sources: any ListingSources,
    time: any TimeSource,
    keepThumbnails: KeepThumbnails? = nil,
    senders: [any TellingSender] = [],
    leases: HeldLeases = HeldLeases(),
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.watches, self.sources, self.time) = (watches, sources, time)
    (self.keepThumbnails, self.senders, self.leases, self.pause) = (keepThumbnails, senders, leases, pause)
  }
}

extension Observatory {
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
    guard try await watches.watch(named: name) == nil else {
      throw RepositoryError(.exists, subject: name.text)
    }
    let result = try await sources.source(named: source).search(query) {
      if !$0.isDone { progress($0) }
    }
    let isEmpty = result.snapshot.listings.isEmpty && result.unreadable.isEmpty
    guard keepsEmpty || !result.isComplete || !isEmpty else {
      throw RepositoryError(.nothingFound, subject: name.text)
    }
    return try await add(NewWatch(name: name, source: source, query: query), with: result)
  }

  func add(_ watch: NewWatch, with result: SearchResult) async throws(RepositoryError) -> UpdateResult {
    let added = try await watches.add(watch, with: result, at: time.now())
    await keepThumbnails?(of: added.watch.id)
    return added
  }

  /// Searches again for a watch and stores what changed; throws `.noSuchWatch` where there is none with that number.
  ///
  /// A search that fails changes nothing. Where listings are missing that may have moved between the pages of the
  /// result, the source is searched a second time, and out of sight is only what neither look shows. Where somebody else is updating the watch, `.watchBusy` says who, and the
  /// source is not asked. Whoever accepts it says that what a feed has lost is gone, however much that is.
  public func updateWatch(
    _ id: Watch.ID,
    accepting: Bool = false,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdateResult {
    guard let watch = try await watches.watch(id)?.watch else {
      throw RepositoryError(.noSuchWatch, subject: String(id.number))
    }
    return try await holding(id) { lease async throws(RepositoryError) in
      var result = try await look(for: watch, progress: progress)
      result.isAccepted = accepting
      var updated = try await watches.update(id, with: result, under: lease, at: time.now())
      (updated.notPassedOn, updated.givenUp) = await passOn(watch, under: lease)
      await keepThumbnails?(of: id)
      return updated
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
    if let source = source as? any VerifyingListingSource {
      let known = try await inSight(of: watch)
      return try await source.search(watch.query, knowing: known) { if !$0.isDone { progress($0) } }
    }
    func search() async throws(RepositoryError) -> SearchResult {
      try await source.search(watch.query) { if !$0.isDone { progress($0) } }
    }
    let first = try await search()
    guard !first.isOneMoment else { return first }
    guard first.lacks(anyOf: try await inSight(of: watch)) else { return first }
    guard !first.hasMore, first.gaps.allSatisfy({ $0.isPassing }) else { return first.cut(at: count) }
    do throws(RepositoryError) {
      return first.joined(with: try await search()).cut(at: count)
    } catch {
      guard error.code != .cancelled else { throw error }
      return first.joined(with: SearchResult(ListingSnapshot(), gaps: [.pageFailed(1, because: error.code)]))
    }
  }
}

extension Observatory {
  /// The listings of a watch that its last update showed, or left as they were.
  private func inSight(of watch: Watch) async throws(RepositoryError) -> [Listing] {
    try await watches.listings(of: watch.id).filter { $0.watched.group != .outOfSight }.map { $0.watched.listing }
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

extension Observatory {
  /// Does something with a watch that nobody else does meanwhile; throws `.watchBusy` where somebody is at it.
  func holding<Value>(
    _ id: Watch.ID,
    _ body: (WatchLease) async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    let now = time.now()
    let lease = WatchLease.beginning(at: now, of: id)
    await leases.add(lease)
    let result: Result<Value, RepositoryError>
    do throws(RepositoryError) {
      try await watches.hold(lease, at: now)
      // It ends with these braces, and so cannot come after the release.
      async let _: Void = renew(lease)
      result = .success(try await body(lease))
    } catch {
      result = .failure(error)
    }
    await release(lease)
    return try result.get()
  }

  /// Renews a lease until it is cancelled.
  private func renew(_ lease: WatchLease) async {
    while (try? await pause(WatchLease.renewal)) != nil {
      let now = time.now()
      // Where it fails, the next time may not; and what is stored at the end needs the lease.
      try? await watches.renew(lease.renewed(at: now), at: now)
    }
  }

  /// Lets go of a watch, also for somebody who no longer wants to know.
  private func release(_ lease: WatchLease) async {
    await Task { [watches] in try? await watches.release(lease) }.value
    await leases.remove(lease)
  }
}
