/// A store of alert rules and of their alerts.
public protocol AlertRuleRepository: Sendable {
  /// Returns the rules of a watch in the order in which they were set.
  func rules(of id: Watch.ID) async throws(RepositoryError) -> [AlertRule]
  /// Adds a rule, or sets it again if the same condition exists for the same listing. Throws `.noSuchListing` if the
  /// watch has no listing with its id.
  func set(_ request: AlertRequest, in id: Watch.ID, at moment: Moment) async throws(RepositoryError)
  /// Changes the hysteresis and cooldown of a rule; its number, start and alerts are kept. Does nothing if the rule is
  /// gone.
  func change(_ rule: AlertRule.ID, hysteresis: Int64, cooldown: Duration) async throws(RepositoryError)
  /// Removes the rules of a watch, or those for one listing, and returns how many; their alerts are kept.
  func removeAlertRules(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int
  /// Returns alerts, newest first.
  func alerts(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [PriceAlert]
  /// Returns the listings that the rules of a watch apply to, sorted by id, with the histories that rules need, in one
  /// query.
  func histories(forRulesOf id: Watch.ID) async throws(RepositoryError) -> [(
    listing: Listing, history: ListingHistory
  )]
  /// Returns a text folded for comparison, without case, accents and width.
  func folded(_ text: String) -> String
  /// Returns the alerts since a moment that a channel has not delivered, and those to retry, oldest first.
  func waiting(for channel: AlertChannel, of id: Watch.ID, since moment: Moment) async throws(RepositoryError)
    -> [PriceAlert]
  /// Records the outcome of a delivery.
  func note(
    _ alert: PriceAlert.ID,
    _ outcome: DeliveryOutcome,
    by channel: AlertChannel,
    at moment: Moment
  ) async throws(RepositoryError)
}

/// A channel by which alerts are delivered.
public enum AlertChannel: String, CaseIterable, Hashable, Sendable {
  /// A program is started.
  case program
  /// The alert is posted to a URL.
  case post
}

/// The outcome of delivering an alert.
public enum DeliveryOutcome: CaseIterable, Hashable, Sendable {
  /// The alert was delivered.
  case passedOn
  /// The delivery failed, and the next update retries it.
  case failed
  /// The delivery failed for the last time.
  case givenUp
}

/// Delivers alerts by a channel.
public protocol AlertSender: Sendable {
  /// The channel under which deliveries are recorded.
  var channel: AlertChannel { get }
  /// Delivers an alert; throws if that fails.
  func send(_ alert: PriceAlert, of watch: Watch) async throws(RepositoryError)
}

extension RepositoryError.Code {
  /// The watch has no listing with this id.
  public static let noSuchListing = Self(rawValue: "noSuchListing")
  /// The program cannot be started because it does not exist.
  public static let noSuchProgram = Self(rawValue: "noSuchProgram")
  /// The program exited with a failure.
  public static let programFailed = Self(rawValue: "programFailed")
}
