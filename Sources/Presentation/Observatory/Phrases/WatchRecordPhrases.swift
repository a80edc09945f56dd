public import ArcadeDomain

/// What is said in tables of histories, updates and sources.
public protocol WatchRecordPhrases: SystemPhrases {
  /// What a history is about.
  func word(for history: WatchHistory) -> String
  /// What stands above a history, with whose it is.
  func historyTitle(_ history: WatchHistory, of name: String) -> String
  /// Above the times from which a value held.
  var sinceLabel: String { get }
  /// Above where a value went.
  var directionLabel: String { get }
  /// What stands above the updates of a watch, with its name.
  func updatesTitle(of name: String) -> String
  /// What stands above updates where their watch is not known.
  var updatesTitle: String { get }
  /// Above the numbers of changed listings.
  var changedLabel: String { get }
  /// Above the numbers of listings that came back.
  var returnedLabel: String { get }
  /// Above the numbers of unchanged listings.
  var unchangedLabel: String { get }
  /// Above why updates were not complete.
  var incompleteLabel: String { get }
  /// What stands above the list of what can be searched.
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
