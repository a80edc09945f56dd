/// A browser that has shown that it may come in.
public struct KnownBrowser: Hashable, Identifiable, Sendable {
  /// What tells it from others; no secret.
  public let id: String
  /// What it says it is, such as `Firefox, Linux`; empty where nobody knows.
  public let name: String
  /// When it came in.
  public let came: Moment
  /// When it was used last, as far as that was noted.
  public private(set) var used: Moment
  /// A mark of the pass phrase by which it came; nil for the key in the printed address.
  public let phrase: String?

  /// How long it is known without being used.
  public static let lasts = Duration.seconds(30 * 86_400)
  /// After how long its use is noted again.
  public static let noted = Duration.seconds(86_400)

  /// Describes a browser.
  public init(id: String, name: String, came: Moment, used: Moment, phrase: String?) {
    (self.id, self.name, self.came, self.used, self.phrase) = (id, name, came, used, phrase)
  }

  /// Whether it may still come in.
  public func isKnown(at now: Moment) -> Bool { now.since(used) < Self.lasts }

  /// Whether it is to be noted that it is used.
  public func isToBeNoted(at now: Moment) -> Bool { now.since(used) >= Self.noted }

  /// The same, used at a time.
  public func used(at now: Moment) -> KnownBrowser {
    var used = self
    used.used = max(now, self.used)
    return used
  }
}

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

  /// Ends those that a rule names.
  public func end(where isEnded: @escaping @Sendable (KnownBrowser) -> Bool) async throws(RepositoryError) {
    try await change { $0.removeAll(where: isEnded) }
  }
}
