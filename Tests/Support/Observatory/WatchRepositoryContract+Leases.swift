import ArcadeDomain

extension WatchRepositoryContract {
  static func checkLeases(_ watch: Watch, _ watches: any WatchRepository) async throws {
    // For how long is the client's, from when on that of the store, whose clock nobody can turn.
    func lease(_ holder: String, for hours: Int64 = 1) -> WatchLease {
      WatchLease(watch: watch.id, holder: holder, end: at(19 + hours))
    }
    try await watches.hold(lease("one"), at: at(19))
    let early = await repositoryFailure { try await watches.hold(lease("two"), at: at(19)) }
    try expect(early?.code, .watchBusy, "one at a time updates a watch")
    try expect(early?.canRetry, true, "that passes")
    try await watches.release(lease("two"))
    let late = await repositoryFailure { try await watches.hold(lease("two"), at: at(19)) }
    try expect(late?.code, .watchBusy, "who has a lease ends it alone")
    try await watches.renew(lease("one", for: 0), at: at(19))
    _ = try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
    try await watches.hold(lease("two"), at: at(19))
    try await watches.release(lease("one"))
    let lost = [
      await repositoryFailure { try await watches.hold(lease("one"), at: at(19)) },
      await repositoryFailure { try await watches.renew(lease("one"), at: at(19)) },
      await repositoryFailure {
        try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
      },
    ]
    try expect(lost.map { $0?.code }, [.watchBusy, .watchBusy, .watchBusy], "a lease that ran out is the next one's")
    let number = try await watches.updates(of: watch.id).first?.number
    try await watches.release(lease("two"))
    let gone = [
      await repositoryFailure { try await watches.renew(lease("one"), at: at(19)) },
      await repositoryFailure {
        try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
      },
    ]
    try expect(gone.map { $0?.code }, [.watchBusy, .watchBusy], "and lost for good, also where the next one is done")
    try await expect(watches.updates(of: watch.id).first?.number, number, "nothing is stored without it")
    try await watches.hold(lease("one"), at: at(19))
    _ = try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
    try await watches.release(lease("one"))
    let nowhere = WatchLease(watch: Watch.ID(number: 99), holder: "one", end: at(24))
    let unknown = await repositoryFailure { try await watches.hold(nowhere, at: at(23)) }
    try expect(unknown?.code, .noSuchWatch, "what is not there cannot be held")
    try await watches.hold(lease("gone"), at: at(19))
  }
}
