/// A store of signed-in browsers, in the order of their sign-in.
public protocol BrowserRepository: Sendable {
  /// Returns all stored browsers, including expired ones.
  func browsers() async throws(RepositoryError) -> [KnownBrowser]
  /// Changes the stored browsers exclusively in one step.
  func change(_ body: @Sendable (inout [KnownBrowser]) -> Void) async throws(RepositoryError)
}

extension BrowserRepository {
  /// Returns the browsers that are signed in at a time.
  public func known(at now: Moment) async throws(RepositoryError) -> [KnownBrowser] {
    try await browsers().filter { $0.isKnown(at: now) }
  }

  /// Adds a browser and removes expired ones; if there are very many, also the least recently used one.
  public func add(_ browser: KnownBrowser) async throws(RepositoryError) {
    try await change { browsers in
      browsers.removeAll { !$0.isKnown(at: browser.came) }
      if browsers.count >= 256, let oldest = browsers.min(by: { $0.used < $1.used }) {
        browsers.removeAll { $0.id == oldest.id }
      }
      browsers.append(browser)
    }
  }

  /// Records that a browser is used, unless it was signed out.
  public func use(_ id: KnownBrowser.ID, at now: Moment) async throws(RepositoryError) {
    try await change { browsers in browsers = browsers.map { $0.id == id ? $0.used(at: now) : $0 } }
  }

  /// Sets the owner of a browser; unless `isSure`, only if no other browser has that owner. Returns whether it is set.
  public func give(_ id: KnownBrowser.ID, to owner: Owner, isSure: Bool) async throws(RepositoryError) -> Bool {
    try await change { browsers in
      let isTaken = !owner.isNobody && browsers.contains { $0.id != id && $0.owner == owner }
      if isSure || !isTaken { browsers = browsers.map { $0.id == id ? $0.taken(by: owner) : $0 } }
    }
    return try await browsers().first { $0.id == id }.map { ($0.owner ?? .nobody) == owner } ?? true
  }

  /// Removes the browsers that meet a condition.
  public func end(where isEnded: @escaping @Sendable (KnownBrowser) -> Bool) async throws(RepositoryError) {
    try await change { $0.removeAll(where: isEnded) }
  }
}
