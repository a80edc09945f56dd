extension RepositoryError {
  /// Whether somebody is there and refuses this one alone.
  fileprivate var isAnswer: Bool { code == .programFailed || status.map { $0 < 500 && $0 != 429 } ?? false }
}

extension Observatory {
  /// For how long what could not be passed on is tried again with each update, and at least with the next one.
  static let patience = Duration.seconds(3 * 86_400)

  /// Passes on what was told of a watch and is not passed on yet, under its lease, and returns why something was not, and
  /// what is not tried again.
  ///
  /// Each is noted as soon as it is done. Where a channel does not answer at all, the rest waits for a later update.
  func deliver(_ watch: Watch, under lease: WatchLease) async -> (failures: [RepositoryError], givenUp: [PriceAlert]) {
    var (failures, givenUp): ([RepositoryError], [PriceAlert]) = ([], [])
    for sender in senders {
      do throws(RepositoryError) {
        let since = time.now().advanced(by: .zero - Self.patience)
        var answers = true
        for alert in try await watches.waiting(for: sender.channel, of: watch.id, since: since) {
          var outcome = alert.at > since ? DeliveryOutcome.failed : .givenUp
          if answers {
            let now = time.now()
            try await watches.renew(lease.renewed(at: now), at: now)
            do throws(RepositoryError) {
              try await sender.send(alert, of: watch)
              outcome = .passedOn
            } catch {
              failures.append(error)
              answers = error.isAnswer
            }
          }
          try await watches.note(alert.id, outcome, by: sender.channel, at: time.now())
          if outcome == .givenUp { givenUp.append(alert) }
        }
      } catch {
        failures.append(error)
      }
    }
    return (failures, givenUp)
  }
}
