extension Observatory {
  /// Returns the rules of a watch in the order in which they were set, and the listings they apply to.
  public func rules(
    of id: Watch.ID
  ) async throws(RepositoryError) -> (rules: [AlertRule], listings: [ListingSummary]) {
    let rules = try await watches.rules(of: id)
    var listings: [ListingSummary] = []
    for listing in rules.compactMap({ $0.request.listing }) {
      if let summary = try await watches.listing(listing, of: id) { listings.append(summary) }
    }
    return (rules, listings)
  }

  /// Adds a rule; returns when it starts and the listing it applies to. If the same condition exists for the same
  /// listing, it is set again. Throws `.noSuchListing` if the watch has no listing with its id.
  public func setAlertRule(
    _ request: AlertRequest,
    in id: Watch.ID
  ) async throws(RepositoryError) -> (since: Moment, listing: Listing?) {
    let now = time.now()
    try await watches.set(request, in: id, at: now)
    guard let listing = request.listing else { return (now, nil) }
    return (now, try await watches.listing(listing, of: id)?.watched.listing)
  }

  /// Changes the given options of a rule and returns its condition; nil if the rule is gone.
  public func changeAlertRule(
    _ rule: AlertRule.ID,
    in id: Watch.ID,
    hysteresis: Int64? = nil,
    cooldown: Duration? = nil
  ) async throws(RepositoryError) -> AlertCondition? {
    guard let request = try await watches.rules(of: id).first(where: { $0.id == rule })?.request else { return nil }
    try await watches.change(rule, hysteresis: hysteresis ?? request.hysteresis, cooldown: cooldown ?? request.cooldown)
    return request.condition
  }

  /// Removes the rules of a watch, or those for one listing, and returns how many there were.
  public func removeAlertRules(about listing: Listing.ID? = nil, in id: Watch.ID) async throws(RepositoryError) -> Int {
    try await watches.removeAlertRules(about: listing, in: id)
  }

  /// Returns the alerts that the rules would have raised over the stored history, oldest first; nil if there are no
  /// rules.
  public func tryAlertRules(of id: Watch.ID) async throws(RepositoryError) -> [PriceAlert]? {
    let rules = try await watches.rules(of: id)
    guard !rules.isEmpty else { return nil }
    let updates = Array(try await watches.updates(of: id).map { $0.at }.reversed())
    var alerts: [PriceAlert] = []
    for (listing, history) in try await watches.histories(forRulesOf: id) {
      alerts += rules.flatMap { $0.trial(of: listing, history, at: updates) { watches.folded($0) } }
    }
    return alerts.sorted { $0.at < $1.at }
  }

  /// Returns the alerts of a watch, newest first.
  public func alerts(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [PriceAlert] {
    try await watches.alerts(of: id, most: most)
  }

  /// Returns the alerts of all watches, newest first.
  public func alerts(most: Int) async throws(RepositoryError) -> [(watch: Watch, alert: PriceAlert)] {
    var alerts: [(watch: Watch, alert: PriceAlert)] = []
    for summary in try await watches.watches() {
      alerts += try await watches.alerts(of: summary.id, most: most).map { (summary.watch, $0) }
    }
    alerts.sort { ($0.alert.at, $0.alert.id.number) > ($1.alert.at, $1.alert.id.number) }
    return Array(alerts.prefix(most))
  }
}
