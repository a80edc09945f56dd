/// Where a loaded value came from.
public enum Freshness: Hashable, Sendable {
  /// It ships with the app.
  case starter
  /// It came from its source just now.
  case fresh
  /// It was kept from an earlier time; where a load was tried, why that failed.
  case cached(since: Moment, because: RepositoryError?)

  /// The time from which it was kept; nil where it was not.
  public var since: Moment? { if case .cached(let since, _) = self { since } else { nil } }

  /// Why a load failed, where one was tried and failed.
  public var reason: RepositoryError? { if case .cached(_, let reason) = self { reason } else { nil } }
}
