/// Something that somebody waits for in a watch.
public struct AlertRule: Hashable, Identifiable, Sendable {
  /// The number of a target.
  public typealias ID = NumberedID<AlertRule>

  /// Its number in the store.
  public let id: ID
  /// What is waited for.
  public let request: AlertRequest
  /// When it was set; what fell is measured from there.
  public let since: Moment

  /// Describes a target.
  public init(id: ID, _ request: AlertRequest, since moment: Moment) {
    (self.id, self.request, since) = (id, request, moment)
  }
}

/// What is waited for: a rule about one listing, or about each.
public struct AlertRequest: Hashable, Sendable {
  /// By how much a price has to be back before it is told again, in hundredths of a percent, unless somebody says
  /// otherwise.
  public static let usualHysteresis: Int64 = 200
  /// How long nothing is told twice, unless somebody says otherwise.
  public static let usualCooldown = Duration.seconds(12 * 3_600)

  /// When it is told.
  public let condition: AlertCondition
  /// The listing that it is about; nil for each, as what is new is none of those that are known.
  public let listing: Listing.ID?
  /// By how much a price has to be back before it is told again, in hundredths of a percent.
  public let hysteresis: Int64
  /// How long nothing is told twice about a listing.
  public let cooldown: Duration

  /// Describes what is waited for.
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

  /// Whether it is about a listing.
  public func isAbout(_ id: Listing.ID) -> Bool { listing.map { $0.utf8.elementsEqual(id.utf8) } ?? true }
}

/// What somebody is told: that a listing is as they wanted it.
public struct PriceAlert: Hashable, Identifiable, Sendable {
  /// The number of a telling.
  public typealias ID = NumberedID<PriceAlert>

  /// Its number in the store.
  public let id: ID
  /// The listing, with its name and page.
  public let listing: Listing.ID
  /// What the listing is called.
  public let name: String
  /// The address of its page, where it has one.
  public let page: String?
  /// The rule that held.
  public let condition: AlertCondition
  /// What the price is held against; nil where there is nothing.
  public let from: Money?
  /// The price; nil where the source gives none.
  public let to: Money?
  /// When the update was that found it.
  public let at: Moment

  /// Describes a telling.
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
