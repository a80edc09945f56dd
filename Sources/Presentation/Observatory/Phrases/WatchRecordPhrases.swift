public import ArcadeDomain

/// What is said in tables of histories, updates and sources.
public protocol WatchRecordPhrases: SystemPhrases {
  /// The title of a history.
  func historyTitle(_ history: WatchHistory, of name: String) -> String
  /// Above the times from which a value held.
  var sinceLabel: String { get }
  /// Above where a value went.
  var directionLabel: String { get }
  /// The title of the updates of a watch.
  func updatesTitle(of name: String) -> String
  /// The title of updates.
  var updatesTitle: String { get }
  /// Above the numbers of changed listings.
  var changedLabel: String { get }
  /// Above the numbers of listings that came back.
  var returnedLabel: String { get }
  /// Above the numbers of unchanged listings.
  var unchangedLabel: String { get }
  /// Above why updates were not complete.
  var incompleteLabel: String { get }
  /// The title of the sources.
  var sourcesTitle: String { get }
  /// Above what sources need.
  var needsLabel: String { get }
  /// Above the lines of their owners.
  var termsLabel: String { get }
  /// A source needs nothing.
  var needsNothing: String { get }
  /// What a source needs.
  func words(for need: ListingSourceNeed) -> String
}
