/// Keeps which browsers may come in, in the order in which they came.
public protocol BrowserRepository: Sendable {
  /// Returns all that are kept, also those whose time is over.
  func browsers() async throws(RepositoryError) -> [KnownBrowser]
  /// Changes what is kept in one step, while nobody else can.
  func change(_ body: @Sendable (inout [KnownBrowser]) -> Void) async throws(RepositoryError)
}

extension BrowserRepository {
  /// Returns those that may come in at a time.
  public func known(at now: Moment) async throws(RepositoryError) -> [KnownBrowser] {
    try await browsers().filter { $0.isKnown(at: now) }
  }

  /// Adds a browser, and forgets those whose time is over; of very many the one goes that was used the longest ago.
  public func add(_ browser: KnownBrowser) async throws(RepositoryError) {
    try await change { browsers in
      browsers.removeAll { !$0.isKnown(at: browser.came) }
      if browsers.count >= 256, let oldest = browsers.min(by: { $0.used < $1.used }) {
        browsers.removeAll { $0.id == oldest.id }
      }
      browsers.append(browser)
    }
  }

  /// Notes that a browser is used, unless it has been ended meanwhile.
  public func use(_ id: KnownBrowser.ID, at now: Moment) async throws(RepositoryError) {
    try await change { browsers in browsers = browsers.map { $0.id == id ? $0.used(at: now) : $0 } }
  }

  /// Notes whose everything is in a browser; unless `isSure`, only where no other browser is theirs. Returns whether it is so.
  public func give(_ id: KnownBrowser.ID, to owner: Owner, isSure: Bool) async throws(RepositoryError) -> Bool {
    try await change { browsers in
      let isTaken = !owner.isNobody && browsers.contains { $0.id != id && $0.owner == owner }
      if isSure || !isTaken { browsers = browsers.map { $0.id == id ? $0.taken(by: owner) : $0 } }
    }
    return try await browsers().first { $0.id == id }.map { ($0.owner ?? .nobody) == owner } ?? true
  }

  /// Ends those that a rule names.
  public func end(where isEnded: @escaping @Sendable (KnownBrowser) -> Bool) async throws(RepositoryError) {
    try await change { $0.removeAll(where: isEnded) }
  }
}
