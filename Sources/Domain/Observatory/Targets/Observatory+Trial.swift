extension Observatory {
  /// Returns what the targets of a watch would have told over its stored history, the oldest first.
  public func tryTargets(of id: Watch.ID) async throws(RepositoryError) -> [Telling] {
    let targets = try await watches.targets(of: id)
    guard !targets.isEmpty else { return [] }
    let updates = Array(try await watches.updates(of: id).map { $0.at }.reversed())
    var told: [Telling] = []
    for (listing, history) in try await watches.histories(forTargetsOf: id) {
      told += targets.flatMap { $0.trial(of: listing, history, at: updates) { watches.folded($0) } }
    }
    return told.sorted { $0.at < $1.at }
  }
}
