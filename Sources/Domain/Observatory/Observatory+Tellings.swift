extension RepositoryError {
  /// Whether somebody is there and refuses this one alone.
  fileprivate var isAnswer: Bool { code == .programFailed || status.map { $0 < 500 && $0 != 429 } ?? false }
}

extension Observatory {
  /// For how long what could not be passed on is tried again.
  static let patience = Duration.seconds(86_400)

  /// Passes on what was told of a watch and is not passed on yet, under its lease, and returns why something was not.
  ///
  /// Each is noted as soon as it is done. Where a channel does not answer at all, the rest waits for a later update.
  func passOn(_ watch: Watch, under lease: WatchLease) async -> [RepositoryError] {
    var failures: [RepositoryError] = []
    for sender in senders {
      do throws(RepositoryError) {
        let since = time.now().advanced(by: .zero - Self.patience)
        for telling in try await watches.waiting(for: sender.channel, of: watch.id, since: since) {
          let now = time.now()
          try await watches.renew(lease.renewed(at: now), at: now)
          do throws(RepositoryError) {
            try await sender.send(telling, of: watch)
          } catch {
            guard error.isAnswer else { throw error }
            failures.append(error)
            continue
          }
          try await watches.note(telling.id, passedOnBy: sender.channel, at: time.now())
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }
}
