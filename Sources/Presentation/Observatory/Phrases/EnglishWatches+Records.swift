import ArcadeDomain

// Tables of histories, updates and sources, in English.
extension EnglishWatches {
  func word(for history: WatchHistory) -> String {
    switch history {
    case .price: "prices"
    case .reviews: "reviews"
    case .stock: "stock"
    }
  }
  func historyTitle(_ history: WatchHistory, of name: String) -> String {
    switch history {
    case .price: "Prices of \(name)"
    case .reviews: "Reviews of \(name)"
    case .stock: "Stock of \(name)"
    }
  }
  var sinceLabel: String { "Since" }
  var directionLabel: String { "Direction" }
  func updatesTitle(of name: String) -> String { "Updates of \(name)" }
  var updatesTitle: String { "Updates" }
  var changedLabel: String { "Changed" }
  var returnedLabel: String { "Returned" }
  var unchangedLabel: String { "Unchanged" }
  var incompleteLabel: String { "Incomplete" }
  var sourcesTitle: String { "Sources" }
  var needsLabel: String { "Needs" }
  var termsLabel: String { "Terms" }
  var needsNothing: String { "nothing" }
  func words(for need: ListingSourceNeed) -> String {
    switch need {
    case .path: "the path of a CSV, TSV or JSON file"
    case .setting(let key, let isMet): "the setting \(key) (\(isMet ? "set" : "missing"))"
    }
  }
}
