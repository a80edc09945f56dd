public import ArcadeDomain

/// The sentences of the observatory, in one language.
public protocol WatchPhrases: WatchActionPhrases, WatchSearchPhrases, WatchUpdatePhrases, ListingPhrases,
  WatchRecordPhrases
{
  /// The title of the list of watches.
  var watchesTitle: String { get }
  /// Where there are no watches yet, with how to begin.
  var noWatches: String { get }
  /// Above the names of watches.
  var watchLabel: String { get }
  /// Above the numbers of unread listings.
  var unreadLabel: String { get }
  /// Above the times of updates.
  var updatedLabel: String { get }
  /// There is nothing to read in a name.
  var nameMissing: String { get }
  /// Asks before a watch is deleted, and says what is lost.
  func askToDelete(_ watch: WatchSummary) -> String
  /// A watch was deleted.
  func deleted(_ name: String) -> String
  /// The watch or the listing is not there any more.
  var watchGone: String { get }
  /// Somebody is updating the watch; the name is empty for nobody in particular.
  func watchBusy(by name: String) -> String
  /// A watch of that name exists.
  func watchExists(_ name: String) -> String
  /// A source of that name does not exist.
  func noSuchSource(_ name: String) -> String
  /// A file was named from another machine.
  var fileFromAfar: String { get }
  /// No path stands behind `file:`.
  var noPath: String { get }
  /// A source is not asked, as no connection may be opened.
  func notAskedOffline(_ server: String) -> String
  /// A setting of a source is missing or was not accepted, with what the server said against it.
  func settingNeeded(_ key: String, said reason: String?) -> String
  /// A word is none of those that can be chosen.
  func notOneOf(_ text: String, _ words: [String]) -> String
  /// A sentence about one watch among several.
  func about(_ name: String, _ sentence: String) -> String
}

extension Language {
  /// The sentences of the observatory in this language, with the formats of a region.
  public func watchPhrases(formats: Formats) -> any WatchPhrases {
    switch self {
    case .english: EnglishWatches(base: phrases(formats: formats))
    case .spanish: SpanishWatches(base: phrases(formats: formats))
    case .japanese: JapaneseWatches(base: phrases(formats: formats))
    }
  }
}
