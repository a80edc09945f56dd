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
  /// Whose everything is in it; nil for nobody in particular.
  public private(set) var owner: Owner?

  /// How long it is known without being used.
  public static let lasts = Duration.seconds(30 * 86_400)
  /// After how long its use is noted again.
  public static let noted = Duration.seconds(86_400)

  /// Describes a browser.
  public init(id: String, name: String, came: Moment, used: Moment, phrase: String?, owner: Owner? = nil) {
    (self.id, self.name, self.came, self.used, self.phrase, self.owner) = (id, name, came, used, phrase, owner)
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

  /// The same, in which everything is somebody's.
  public func taken(by owner: Owner) -> KnownBrowser {
    var taken = self
    taken.owner = owner.isNobody ? nil : owner
    return taken
  }
}
