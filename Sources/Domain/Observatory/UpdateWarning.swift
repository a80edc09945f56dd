/// Why a result may lack listings that it should have.
public enum UpdateWarning: Hashable, Sendable {
  /// A page could not be read, so what stands on it is not known.
  case pageFailed(Int, because: RepositoryError.Code)
  /// The source has more than the so many that came, and what is missing may be among them.
  case limitHit(Int)
  /// The source counted its results differently on two pages, so some may have slipped between them.
  case countDrifted(from: Int, to: Int)
  /// So many of the results that the source counts and should give did not come.
  case missing(Int, of: Int)
  /// So many listings could not be read, not even their ids, so any may be there or gone.
  case leftOut(Int)
  /// More than half of the listings in sight are missing at once, these for the first time, so it may be a fault of the feed.
  case shrunk(Int, of: Int)
  /// The feed is not written as it was when it was added, but like this.
  case contradicted(FeedTrait, now: String)

  /// Whether it comes of listings that moved meanwhile, so that another look may show them.
  var isPassing: Bool {
    switch self {
    case .countDrifted, .missing: true
    case .pageFailed, .limitHit, .leftOut, .shrunk, .contradicted: false
    }
  }
}
