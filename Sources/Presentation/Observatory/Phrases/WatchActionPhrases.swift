/// What can be done in the observatory, and what is asked for then, in one language.
public protocol WatchActionPhrases: SystemPhrases {
  /// What searching is called.
  var searchAction: String { get }
  /// What looking at the watches is called.
  var watchesAction: String { get }
  /// What looking at what can be searched is called.
  var sourcesAction: String { get }
  /// What looking at the listings of a watch is called.
  var openWatchAction: String { get }
  /// What searching again for one watch or for all is called.
  var updateAction: String { get }
  /// What giving a watch another name is called.
  var renameAction: String { get }
  /// What deleting a watch is called.
  var deleteAction: String { get }
  /// Deletes the watch that is asked about.
  var deleteThisAction: String { get }
  /// What not deleting it is called.
  var keepAction: String { get }
  /// What searching for what is set is called.
  var goAction: String { get }
  /// What setting the words is called.
  var keywordAction: String { get }
  /// What setting the category is called.
  var categoryAction: String { get }
  /// What going through the categories is called.
  var categoriesAction: String { get }
  /// What setting which results come first is called.
  var orderAction: String { get }
  /// What setting the range of prices is called.
  var pricesAction: String { get }
  /// What setting the number of results is called.
  var countAction: String { get }
  /// What setting the source is called.
  var sourceAction: String { get }
  /// What naming the watch is called.
  var nameAction: String { get }
  /// What going down into a category is called.
  var openCategoryAction: String { get }
  /// What choosing a category as a whole is called.
  var takeAction: String { get }
  /// What showing only some categories is called.
  var filterAction: String { get }
  /// What looking at a listing is called.
  var openListingAction: String { get }
  /// What searching again for the watch that is shown is called.
  var updateThisAction: String { get }
  /// What arranging the listings is called.
  var sortAction: String { get }
  /// What showing only some listings is called.
  var onlyAction: String { get }
  /// What marking everything as read is called.
  var markAllReadAction: String { get }
  /// What looking at the updates so far is called.
  var updatesAction: String { get }
  /// What looking at every value so far is called.
  var valuesAction: String { get }
  /// What going on to the next listing is called.
  var nextListingAction: String { get }
  /// What going back to the listing before is called.
  var previousListingAction: String { get }
  /// What is asked for where a listing is meant.
  var listingLabel: String { get }
  /// What is asked for where only some are wanted.
  var filterLabel: String { get }
  /// What is asked for where one of the histories is meant.
  var valuesLabel: String { get }
  /// All watches, in place of one.
  var allWatches: String { get }
  /// The form with all that a search can have, in place of a keyword.
  var wholeSearch: String { get }
}
