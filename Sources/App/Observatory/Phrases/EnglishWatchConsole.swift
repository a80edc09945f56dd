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
  var timesOption: String { "end after so many updates" }
  var rakutenApplicationIDSetting: String { "your application id at Rakuten" }
  var rakutenAccessKeySetting: String { "the access key that goes with it" }
  var rakutenRefererSetting: String { "the page of your web application" }
  var rakutenBaseSetting: String { "a server in place of Rakuten" }
  func noSuchWatch(_ name: String) -> String {
    "There is no watch “\(name)”. arcade observe list shows those that are."
  }
  func noSuchListing(_ id: String) -> String {
    "The watch has no listing “\(id)”. arcade observe list NAME --json shows their ids."
  }
  func badInterval(_ text: String) -> String {
    "“\(text)” is no interval. Write a number with s, m, h or d, such as 30s, 15m or 2h."
  }
}
