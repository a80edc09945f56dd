extension RepositoryError {
  /// Whether the receiver responded and refused this alert only.
  fileprivate var isAnswer: Bool { code == .programFailed || status.map { $0 < 500 && $0 != 429 } ?? false }
}

extension Observatory {
  /// How long a failed delivery is retried with each update; it is retried at least once.
  static let patience = Duration.seconds(3 * 86_400)

  /// Delivers the pending alerts of a watch under its lease, and returns the failures and the alerts given up. Each
  /// delivery is recorded at once. If a channel does not respond at all, its remaining alerts wait for a later update.
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
