/// A rule of a watch that raises alerts, shown to users as a target.
public struct AlertRule: Hashable, Identifiable, Sendable {
  /// The number of a target.
  public typealias ID = NumberedID<AlertRule>

  /// The number in the store.
  public let id: ID
  /// The condition and its options.
  public let request: AlertRequest
  /// When the rule was set; price drops are measured from there.
  public let since: Moment

  /// Creates a rule.
  public init(id: ID, _ request: AlertRequest, since moment: Moment) {
    (self.id, self.request, since) = (id, request, moment)
  }
}

/// A condition on one listing or on every listing, with its options.
public struct AlertRequest: Hashable, Sendable {
  /// The default hysteresis, in hundredths of a percent.
  public static let usualHysteresis: Int64 = 200
  /// The default cooldown.
  public static let usualCooldown = Duration.seconds(12 * 3_600)

  /// The condition that raises an alert.
  public let condition: AlertCondition
  /// The listing to watch; nil for every listing, and always nil for new ones.
  public let listing: Listing.ID?
  /// How far a price has to move back before the alert is repeated, in hundredths of a percent.
  public let hysteresis: Int64
  /// The time in which no alert is repeated for the same listing.
  public let cooldown: Duration

  /// Creates a request.
  public init(
    _ condition: AlertCondition,
    about listing: Listing.ID? = nil,
    hysteresis: Int64? = nil,
    cooldown: Duration? = nil
  ) {
    let isNew = if case .new = condition { true } else { false }
    (self.condition, self.listing) = (condition, isNew ? nil : listing)
    (self.hysteresis, self.cooldown) = (hysteresis ?? Self.usualHysteresis, cooldown ?? Self.usualCooldown)
  }

  /// Whether the rule applies to a listing.
  public func isAbout(_ id: Listing.ID) -> Bool { listing.map { $0.utf8.elementsEqual(id.utf8) } ?? true }
}

/// An alert: a listing met the condition of a rule.
public struct PriceAlert: Hashable, Identifiable, Sendable {
  /// The number of an alert.
  public typealias ID = NumberedID<PriceAlert>

  /// The number in the store.
  public let id: ID
  /// The identifier of the listing.
  public let listing: Listing.ID
  /// The name of the listing.
  public let name: String
  /// The URL of the listing's page, if it has one.
  public let page: String?
  /// The condition that was met.
  public let condition: AlertCondition
  /// The reference price; nil if there is none.
  public let from: Money?
  /// The current price; nil if the source gives none.
  public let to: Money?
  /// When the update ran that raised the alert.
  public let at: Moment

  /// Creates an alert.
  public init(
    id: ID,
    about listing: Listing.ID,
    called name: String,
    page: String? = nil,
    by condition: AlertCondition,
    from: Money?,
    to: Money?,
    at moment: Moment
  ) {
    (self.id, self.listing, self.name, self.page) = (id, listing, name, page)
    (self.condition, self.from, self.to, at) = (condition, from, to, moment)
  }
}
