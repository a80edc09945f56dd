extension Observatory {
  /// Repeats the search of a watch and stores the changes; throws `.noSuchWatch` if there is no such watch.
  ///
  /// A failed search changes nothing. If missing listings may have moved between pages, the source is searched a second
  /// time. Only listings missing from both results are out of sight then. If another update of the watch is running,
  /// `.watchBusy` names its holder, and the source is not searched. With `accepting`, all listings that a feed lacks
  /// are gone, however many.
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

  /// Searches for a watch, twice if known listings may have moved between pages of the first search.
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

  private func inSight(of watch: Watch) async throws(RepositoryError) -> [Listing] {
    try await watches.listings(of: watch.id).filter { $0.watched.group != .outOfSight }.map { $0.watched.listing }
  }
}

extension Observatory {
  /// Runs an action under the lease of a watch; throws `.watchBusy` if another holder has it.
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
      // The task ends with this scope, so it cannot renew the lease after the release.
      async let _: Void = renew(lease)
      result = .success(try await body(lease))
    } catch {
      result = .failure(error)
    }
    await release(lease)
    return try result.get()
  }

  private func renew(_ lease: WatchLease) async {
    while (try? await pause(WatchLease.renewal)) != nil {
      let now = time.now()
      // If a renewal fails, the next one may succeed; storing the result checks the lease again.
      try? await watches.renew(lease.renewed(at: now), at: now)
    }
  }

  /// Releases a lease, even if the task is cancelled.
  private func release(_ lease: WatchLease) async {
    await Task { [watches] in try? await watches.release(lease) }.value
    await leases.remove(lease)
  }
}
