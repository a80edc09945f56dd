/// A reason why a result may lack listings.
public enum UpdateWarning: Hashable, Sendable {
  /// A page could not be read.
  case pageFailed(Int, because: RepositoryError.Code)
  /// The source has more results than the limit, and missing listings may be among them.
  case limitHit(Int)
  /// The source reported different totals on two pages, so listings may have moved between them.
  case countDrifted(from: Int, to: Int)
  /// The source returned fewer results than it counted.
  case missing(Int, of: Int)
  /// Some listings could not be read, not even their ids, so any listing may be there or gone.
  case leftOut(Int)
  /// More than half of the listings in sight are newly missing, which may be a fault of the feed.
  case shrunk(Int, of: Int)
  /// The feed differs from its format when it was added, and now has this value.
  case contradicted(FeedTrait, now: String)

  /// Whether it is caused by listings that moved meanwhile, so that a second search may find them.
  var isPassing: Bool {
    switch self {
    case .countDrifted, .missing: true
    case .pageFailed, .limitHit, .leftOut, .shrunk, .contradicted: false
    }
  }
}
