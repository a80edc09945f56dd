/// Keeps targets, and what they told.
public protocol AlertRuleRepository: Sendable {
  /// Returns the targets of a watch, in the order in which they were set.
  func rules(of id: Watch.ID) async throws(RepositoryError) -> [AlertRule]
  /// Sets a target; one with the same rule about the same listing is set anew. Throws `.noSuchListing` where the watch has
  /// none with its id.
  func set(_ request: AlertRequest, in id: Watch.ID, at moment: Moment) async throws(RepositoryError)
  /// Changes how far a price has to be back and how long a target rests; its number, its moment and what it told stay.
  /// One that is gone stays gone.
  func change(_ rule: AlertRule.ID, hysteresis: Int64, cooldown: Duration) async throws(RepositoryError)
  /// Removes the targets of a watch, or those about one listing, and returns how many there were; what they told stays.
  func removeAlertRules(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int
  /// Returns what was told, the newest first.
  func alerts(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [PriceAlert]
  /// Returns the listings that targets of a watch are about, by the bytes of their ids, with what rules go by, in one query.
  func histories(forRulesOf id: Watch.ID) async throws(RepositoryError) -> [(
    listing: Listing, history: ListingHistory
  )]
  /// Returns a name or a word as it is compared, without regard to case, accents and width.
  func folded(_ text: String) -> String
  /// Returns what a channel has not passed on that was told after a moment, or is to be tried again, the oldest first.
  func waiting(for channel: AlertChannel, of id: Watch.ID, since moment: Moment) async throws(RepositoryError)
    -> [PriceAlert]
  /// Notes what came of an attempt to pass something on.
  func note(
    _ alert: PriceAlert.ID,
    _ outcome: DeliveryOutcome,
    by channel: AlertChannel,
    at moment: Moment
  ) async throws(RepositoryError)
}

/// A way by which what is told leaves Arcade.
public enum AlertChannel: String, CaseIterable, Hashable, Sendable {
  /// A program that is started.
  case program
  /// An address that it is posted to.
  case post
}

/// What came of an attempt to pass something on.
public enum DeliveryOutcome: CaseIterable, Hashable, Sendable {
  /// It is done.
  case passedOn
  /// It failed, and the next update tries again.
  case failed
  /// It failed for the last time.
  case givenUp
}

/// Passes tellings on by a channel.
public protocol AlertSender: Sendable {
  /// What notes keep apart what others pass on.
  var channel: AlertChannel { get }
  /// Passes one on; throws where that failed.
  func send(_ alert: PriceAlert, of watch: Watch) async throws(RepositoryError)
}

extension RepositoryError.Code {
  /// A watch has no listing with that id.
  public static let noSuchListing = Self(rawValue: "noSuchListing")
  /// A program cannot be started, as it is not there.
  public static let noSuchProgram = Self(rawValue: "noSuchProgram")
  /// A program that was started said that it failed.
  public static let programFailed = Self(rawValue: "programFailed")
}
