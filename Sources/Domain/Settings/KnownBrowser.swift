/// A browser that has signed in.
public struct KnownBrowser: Hashable, Identifiable, Sendable {
  /// The identifier, which is not secret.
  public let id: String
  /// The name it gives itself, such as `Firefox, Linux`; empty if unknown.
  public let name: String
  /// When it signed in.
  public let came: Moment
  /// When it was last used, as far as recorded.
  public private(set) var used: Moment
  /// A mark of the pass phrase used to sign in; nil for the key in the printed URL.
  public let phrase: String?
  /// The owner whose data it shows; nil for nobody.
  public private(set) var owner: Owner?

  /// How long a sign-in lasts without use.
  public static let lasts = Duration.seconds(30 * 86_400)
  /// The interval at which use is recorded.
  public static let noted = Duration.seconds(86_400)

  /// Creates a browser.
  public init(id: String, name: String, came: Moment, used: Moment, phrase: String?, owner: Owner? = nil) {
    (self.id, self.name, self.came, self.used, self.phrase, self.owner) = (id, name, came, used, phrase, owner)
  }

  /// Whether its sign-in is still valid.
  public func isKnown(at now: Moment) -> Bool { now.since(used) < Self.lasts }

  /// Whether its use is due to be recorded.
  public func isToBeNoted(at now: Moment) -> Bool { now.since(used) >= Self.noted }

  /// Returns a copy that was used at a time.
  public func used(at now: Moment) -> KnownBrowser {
    var used = self
    used.used = max(now, self.used)
    return used
  }

  /// Returns a copy with an owner.
  public func taken(by owner: Owner) -> KnownBrowser {
    var taken = self
    taken.owner = owner.isNobody ? nil : owner
    return taken
  }
}
