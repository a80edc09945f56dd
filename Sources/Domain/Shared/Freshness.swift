/// The origin and age of a loaded value.
public enum Freshness: Hashable, Sendable {
  /// The value ships with the app.
  case starter
  /// The value was just loaded.
  case fresh
  /// The value is cached; if a reload failed, with the reason.
  case cached(since: Moment, because: RepositoryError?)

  /// When a cached value was loaded; nil for other values.
  public var since: Moment? { if case .cached(let since, _) = self { since } else { nil } }

  /// Why a reload failed, if one was tried.
  public var reason: RepositoryError? { if case .cached(_, let reason) = self { reason } else { nil } }
}
