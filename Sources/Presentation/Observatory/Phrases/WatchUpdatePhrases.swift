public import ArcadeDomain

/// What is said of what a search or an update brought.
public protocol WatchUpdatePhrases: SystemPhrases {
  /// What a search found, in all.
  func found(_ count: Int) -> String
  /// A search found nothing.
  func nothingFound(_ text: String) -> String
  /// What an update changed, such as `3 changed, 1 new`.
  func updated(_ parts: [String]) -> String
  /// So many listings changed.
  func changed(_ count: Int) -> String
  /// So many listings are new.
  func new(_ count: Int) -> String
  /// So many listings came back.
  func returned(_ count: Int) -> String
  /// So many listings went out of sight.
  func outOfSight(_ count: Int) -> String
  /// Nothing changed since the last result.
  func noChanges(since moment: Moment) -> String
  /// The search finds nothing any more.
  func emptied(_ count: Int) -> String
  /// What the latest updates brought, one number after the other.
  func recentChanges(_ counts: [Int]) -> String
  /// An update may lack listings.
  var incomplete: String { get }
  /// Why it may.
  func sentence(for gap: SearchGap) -> String

  /// Why a page could not be read, in a few words.
  func reason(_ code: RepositoryError.Code) -> String
}
