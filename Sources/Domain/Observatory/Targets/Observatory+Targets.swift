extension Observatory {
  /// Returns the targets of a watch, in the order in which they were set, and the listings that they are about.
  public func targets(
    of id: Watch.ID
  ) async throws(RepositoryError) -> (targets: [Target], listings: [ListingSummary]) {
    let targets = try await watches.targets(of: id)
    var listings: [ListingSummary] = []
    for listing in targets.compactMap({ $0.wish.listing }) {
      if let summary = try await watches.listing(listing, of: id) { listings.append(summary) }
    }
    return (targets, listings)
  }

  /// Sets a target; returns since when it holds, and the listing that it is about.
  ///
  /// One with the same rule about the same listing is set anew. Throws `.noSuchListing` if the watch has none with its id.
  public func setTarget(
    _ wish: TargetWish,
    in id: Watch.ID
  ) async throws(RepositoryError) -> (since: Moment, listing: Listing?) {
    let now = time.now()
    try await watches.set(wish, in: id, at: now)
    guard let listing = wish.listing else { return (now, nil) }
    return (now, try await watches.listing(listing, of: id)?.watched.listing)
  }

  /// Changes what is given of a target in its place, and returns its rule; nil if it is gone.
  public func changeTarget(
    _ target: Target.ID,
    in id: Watch.ID,
    margin: Int64? = nil,
    rest: Duration? = nil
  ) async throws(RepositoryError) -> TargetRule? {
    guard let wish = try await watches.targets(of: id).first(where: { $0.id == target })?.wish else { return nil }
    try await watches.change(target, margin: margin ?? wish.margin, rest: rest ?? wish.rest)
    return wish.rule
  }

  /// Removes the targets of a watch, or those about one listing, and returns how many there were.
  public func removeTargets(about listing: Listing.ID? = nil, in id: Watch.ID) async throws(RepositoryError) -> Int {
    try await watches.removeTargets(about: listing, in: id)
  }

  /// Returns what the targets of a watch would have told over its stored history, the oldest first; nil if it has none.
  public func tryTargets(of id: Watch.ID) async throws(RepositoryError) -> [Telling]? {
    let targets = try await watches.targets(of: id)
    guard !targets.isEmpty else { return nil }
    let updates = Array(try await watches.updates(of: id).map { $0.at }.reversed())
    var told: [Telling] = []
    for (listing, history) in try await watches.histories(forTargetsOf: id) {
      told += targets.flatMap { $0.trial(of: listing, history, at: updates) { watches.folded($0) } }
    }
    return told.sorted { $0.at < $1.at }
  }

  /// Returns what was told of a watch, the newest first.
  public func tellings(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [Telling] {
    try await watches.tellings(of: id, most: most)
  }

  /// Returns what was told of all watches, the newest first.
  public func tellings(most: Int) async throws(RepositoryError) -> [(watch: Watch, telling: Telling)] {
    var told: [(watch: Watch, telling: Telling)] = []
    for summary in try await watches.watches() {
      told += try await watches.tellings(of: summary.id, most: most).map { (summary.watch, $0) }
    }
    told.sort { ($0.telling.at, $0.telling.id.number) > ($1.telling.at, $1.telling.id.number) }
    return Array(told.prefix(most))
  }
}
