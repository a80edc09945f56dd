extension Observatory {
  /// Searches again for a watch and stores what changed; throws `.noSuchWatch` if there is none with that number.
  ///
  /// A search that fails changes nothing. Where listings are missing that may have moved between the pages of the
  /// result, the source is searched a second time, and out of sight is only what neither look shows. Where somebody else is updating the watch, `.watchBusy` says who, and the
  /// source is not asked. If it is accepted, what a feed has lost is gone, however much that is.
  public func updateWatch(
    _ id: Watch.ID,
    accepting: Bool = false,
    progress: (SearchProgress) -> Void = { _ in }
  ) async throws(RepositoryError) -> UpdateResult {
    let watch = try await watch(id).watch
    return try await holding(id) { lease async throws(RepositoryError) in
      var result = try await look(for: watch, progress: progress)
      result.isAccepted = accepting
      var updated = try await watches.update(id, with: result, under: lease, at: time.now())
      (updated.undelivered, updated.givenUp) = await deliver(watch, under: lease)
      await keepThumbnails?(of: id)
      return updated
    }
  }

  /// Searches for a watch, twice if something that it knows may have moved past the first look.
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

  /// The listings of a watch that its last update showed, or left as they were.
  private func inSight(of watch: Watch) async throws(RepositoryError) -> [Listing] {
    try await watches.listings(of: watch.id).filter { $0.watched.group != .outOfSight }.map { $0.watched.listing }
  }
}

extension Observatory {
  /// Does something with a watch that nobody else does meanwhile; throws `.watchBusy` if somebody is at it.
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
