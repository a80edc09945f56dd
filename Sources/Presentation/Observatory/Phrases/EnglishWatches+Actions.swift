// What can be done in the observatory, in English.
extension EnglishWatches {
  var searchAction: String { "search, such as tea in kitchen; without words, with all that can be set" }
  var watchesAction: String { "the watches" }
  var sourcesAction: String { "what can be searched" }
  var openWatchAction: String { "the listings of that watch" }
  var updateAction: String { "search again, for one watch or for all" }
  var renameAction: String { "give a watch another name" }
  var deleteAction: String { "delete a watch with its history" }
  var deleteThisAction: String { "delete the watch with its history" }
  var keepAction: String { "keep the watch" }
  var goAction: String { "search and watch what is found" }
  var keywordAction: String { "the words to search for" }
  var categoryAction: String { "the category to search in, or any" }
  var categoriesAction: String { "go through the categories" }
  var orderAction: String { "which results come first" }
  var pricesAction: String { "only prices like 10 20, to 20 or any" }
  var countAction: String { "how many results at most" }
  var sourceAction: String { "where to search" }
  var nameAction: String { "what to call the watch" }
  var openCategoryAction: String { "go into the category; the lowest one is taken" }
  var takeAction: String { "search in that category as a whole, or in this one" }
  var filterAction: String { "only those with this in their name" }
  var openListingAction: String { "all about that listing" }
  var updateThisAction: String { "search again" }
  var sortAction: String { "the order within each group" }
  var onlyAction: String { "which listings are shown" }
  var markAllReadAction: String { "mark everything as read" }
  var updatesAction: String { "every update so far" }
  var valuesAction: String { "every value so far" }
  var nextListingAction: String { "the next listing" }
  var previousListingAction: String { "the listing before" }
  var listingLabel: String { "Listing" }
  var filterLabel: String { "Show only" }
  var valuesLabel: String { "Values of" }
  var allWatches: String { "all of them" }
  var wholeSearch: String { "more ways to search" }
}
