public import ArcadeDomain

/// The sentences of the observatory, in one language.
public protocol WatchPhrases: SystemPhrases {
  /// The title of the list of watches.
  var watchesTitle: String { get }
  /// Where there are no watches yet.
  var noWatches: String { get }
  /// Above the numbers to type.
  var numberLabel: String { get }
  /// Above the names of watches.
  var watchLabel: String { get }
  /// Above the numbers of unread listings.
  var unreadLabel: String { get }
  /// Above the times of updates.
  var updatedLabel: String { get }
  /// No row has that number.
  func noSuchRow(_ text: String) -> String
  /// There is nothing to read in a name.
  var nameMissing: String { get }
  /// A watch has another name.
  func renamed(_ name: String, to newName: String) -> String
  /// Asks before a watch is deleted, and says what is lost.
  func askToDelete(_ watch: WatchSummary) -> String
  /// A watch was deleted.
  func deleted(_ name: String) -> String
  /// No watch was deleted.
  var nothingDeleted: String { get }
  /// The watch or the listing is not there any more.
  var watchGone: String { get }
  /// There is no watch of that name.
  func noSuchWatch(_ name: String) -> String
  /// The watch has no listing of that id.
  func noSuchListing(_ id: String) -> String
  /// It is no interval.
  func badInterval(_ text: String) -> String
  /// A watch of that name exists.
  func watchExists(_ name: String) -> String
  /// A source of that name does not exist.
  func noSuchSource(_ name: String) -> String
  /// A setting of a source is missing or was not accepted.
  func settingNeeded(_ key: String) -> String
  /// A sentence about one watch among several.
  func about(_ name: String, _ sentence: String) -> String

  /// The title of the setting of a search.
  var searchTitle: String { get }
  /// Before the source.
  var sourceLabel: String { get }
  /// Before the keyword.
  var keywordLabel: String { get }
  /// Before the category.
  var categoryLabel: String { get }
  /// Before the order.
  var orderLabel: String { get }
  /// Before the range of prices.
  var pricesLabel: String { get }
  /// Before the number of results.
  var countLabel: String { get }
  /// Before the name of the watch.
  var nameLabel: String { get }
  /// Whatever there is.
  var any: String { get }
  /// An order of results.
  func word(for order: ListingOrder) -> String
  /// A range of prices: from the first to the second.
  func priceRange(from lowest: String?, to highest: String?) -> String
  /// A search is on its way.
  func searching(_ text: String, at source: String) -> String
  /// How far a search is.
  func searched(_ found: Int, of total: Int) -> String
  /// Why a search makes no sense.
  func sentence(for error: WatchQueryError) -> String
  /// Why something typed for a search makes no sense.
  func sentence(for mistake: WatchSearchMistake) -> String

  /// The title of the categories of a source, or of one of them.
  func categoriesTitle(of source: String, below parent: String?) -> String
  /// Categories are on their way.
  var loadingCategories: String { get }
  /// No category has that text in its name; empty for all.
  func noCategories(matching text: String) -> String
  /// There is no level above.
  var alreadyAtTop: String { get }

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
  /// An update may lack listings.
  var incomplete: String { get }
  /// Why it may.
  func sentence(for gap: SearchGap) -> String

  /// When a watch was updated, how many listings it has and how many are unread.
  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String
  /// The titles of the columns of listings.
  var listingColumns: ListingListScreen.Columns { get }
  /// A group of listings.
  func title(of group: ListingGroup) -> String
  /// A mean of reviews with their number, in words.
  func reviews(_ average: String?, _ count: Int?) -> String
  /// Whether something can be bought.
  func stock(_ isAvailable: Bool) -> String
  /// Something unread.
  var unreadMark: String { get }
  /// Something that came back.
  var returnedMark: String { get }
  /// What is watched, in a word or two.
  func label(of attribute: ListingAttribute) -> String
  /// What changed, in a word for a column.
  func shortLabel(of attribute: ListingAttribute) -> String
  /// What changed and where it went.
  func words(for attribute: ListingAttribute, _ direction: ChangeDirection?) -> String
  /// What changed about a listing, from what to what.
  func change(of name: String, _ what: String, from old: String, to new: String) -> String
  /// A listing was seen for the first time.
  func appeared(_ name: String) -> String
  /// A listing came back.
  func cameBack(_ name: String) -> String
  /// A listing was not there any more.
  func vanished(_ name: String) -> String
  /// Up or down.
  func word(for direction: ChangeDirection) -> String
  /// The number of a page.
  func page(_ number: Int, of count: Int) -> String
  /// There is no page in that direction.
  var noFurtherPage: String { get }
  /// All listings were marked as read.
  var allRead: String { get }
  /// Nothing is left to show.
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String

  /// Before what an update made of a listing.
  var stateLabel: String { get }
  /// Before the place in the result.
  var rankLabel: String { get }
  /// Before what the source calls a listing.
  var idLabel: String { get }
  /// Before the address of a page.
  var pageLabel: String { get }
  /// A value that the source does not say.
  var notSaid: String { get }
  /// What something was before, and until when.
  func changed(from value: String, at moment: Moment) -> String
  /// Before the prices as a drawing.
  var trendLabel: String { get }
  /// Before the lowest price.
  var lowestLabel: String { get }
  /// Before the highest price.
  var highestLabel: String { get }
  /// Before the price in the middle.
  var medianLabel: String { get }
  /// Before the last price.
  var lastLabel: String { get }
  /// There is no listing in that direction.
  var noFurtherListing: String { get }
  /// The listing has no page.
  var noPage: String { get }
  /// The listing has no picture.
  var noPicture: String { get }

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
  /// Above whether an update was complete.
  var completeLabel: String { get }
  /// An update was complete.
  var isComplete: String { get }
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
