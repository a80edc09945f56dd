extension Observatory {
  /// Does something with a watch that nobody else does meanwhile; throws `.watchBusy` where somebody is at it.
  func holding<Value>(
    _ id: Watch.ID,
    _ body: (WatchLease) async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    let now = time.now()
    let lease = WatchLease.beginning(at: now, of: id)
    await leases.add(lease)
    do throws(RepositoryError) {
      try await watches.hold(lease, at: now)
      let value = try await renewing(lease, body)
      await release(lease)
      return value
    } catch {
      await release(lease)
      throw error
    }
  }

  /// Renews a lease until `body` is done.
  private func renewing<Value>(
    _ lease: WatchLease,
    _ body: (WatchLease) async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    async let _: Void = renew(lease)
    let result: Result<Value, RepositoryError>
    do throws(RepositoryError) { result = .success(try await body(lease)) } catch { result = .failure(error) }
    // It ends with this function, and so cannot come after the release.
    return try result.get()
  }

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
