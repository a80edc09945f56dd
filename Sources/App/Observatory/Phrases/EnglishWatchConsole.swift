/// The commands of the observatory in English.
struct EnglishWatchConsole: WatchConsolePhrases {
  var observe: String { "watch prices, reviews and stock of a search" }
  var searchVerb: String { "search and watch what is found" }
  var updateVerb: String { "search again and say what changed" }
  var listVerb: String { "list the watches, or the listings of one" }
  var historyVerb: String { "show how a listing changed" }
  var renameVerb: String { "give a watch another name" }
  var deleteVerb: String { "delete a watch with its history (asks)" }
  var sourcesVerb: String { "list what can be searched, and what it needs" }
  var categoriesVerb: String { "list the categories of a source, or those below one" }
  var diffVerb: String { "compare two feeds: what is new, gone or changed" }
  var exportVerb: String { "write the listings of a watch as CSV or JSON" }
  var everyVerb: String { "update again and again until interrupted" }
  var sourceOption: String { "where to search; demo where none is given" }
  var categoryOption: String { "the category to search in: its id or name" }
  var orderOption: String { "which results come first" }
  var countOption: String { "how many results at most; 30 where none is given" }
  var minPriceOption: String { "nothing cheaper than this" }
  var maxPriceOption: String { "nothing dearer than this" }
  var groupOption: String { "only the listings of this group" }
  var changedOption: String { "only what the latest update found changed" }
  var unreadOption: String { "only what was not opened since it changed" }
  var failIfUnchangedOption: String { "exit with 1 where nothing changed" }
  var formatOption: String { "how to write them; csv where none is given" }
  var summaryOption: String { "only the counts" }
  var columnsOption: String { "what the columns are called in the file" }
  var timesOption: String { "end after so many updates" }
  var search: String { "search; alone, to set everything first" }
  var watches: String { "the watches" }
  var sources: String { "what can be searched" }
  var openWatch: String { "the listings of that watch" }
  var update: String { "search again, for one watch or for all" }
  var typeWatch: String { "Type a number to open a watch, update to search again, or search tea." }
  var go: String { "search and watch what is found" }
  var keyword: String { "the words to search for" }
  var category: String { "the category to search in" }
  var categories: String { "go through the categories" }
  var order: String { "which results come first" }
  var prices: String { "only what costs from LOW to HIGH" }
  var count: String { "how many results at most" }
  var source: String { "where to search" }
  var name: String { "what to call the watch" }
  var typeGo: String { "Type go to search. help lists what can be set." }
  var openCategory: String { "go into the category; the lowest one is taken" }
  var take: String { "search in that category as a whole, or in this one" }
  var filter: String { "only those with this in their name" }
  var typeCategory: String { "Type a number to go in, take N to choose one as a whole, or filter TEXT." }
  var openListing: String { "all about that listing" }
  var updateThis: String { "search again" }
  var sort: String { "the order within each group" }
  var only: String { "which listings are shown" }
  var markAllRead: String { "mark everything as read" }
  var nextPage: String { "the next page" }
  var previousPage: String { "the page before" }
  var updates: String { "every update so far" }
  var typeListing: String { "Type a number to open a listing, or update to search again." }
  var history: String { "every value so far" }
  var nextListing: String { "the next listing" }
  var previousListing: String { "the listing before" }
  var typeHistory: String { "Type history for every value so far, or next for the next listing." }
}
