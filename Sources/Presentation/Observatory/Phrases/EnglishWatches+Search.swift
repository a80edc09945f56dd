import ArcadeDomain

// Setting up a search, in English.
extension EnglishWatches {
  var searchTitle: String { "New search" }
  var sourceLabel: String { "Source" }
  var keywordLabel: String { "Keyword" }
  var categoryLabel: String { "Category" }
  var orderLabel: String { "Order" }
  var pricesLabel: String { "Prices" }
  var lowestPriceLabel: String { "Lowest price" }
  var highestPriceLabel: String { "Highest price" }
  var countLabel: String { "Results" }
  var nameLabel: String { "Name" }
  var any: String { "any" }
  func word(for order: ListingOrder) -> String {
    switch order {
    case .popularity: "popularity"
    case .priceUp: "price, lowest first"
    case .priceDown: "price, highest first"
    case .reviews: "reviews, most first"
    }
  }
  func priceRange(from lowest: String?, to highest: String?) -> String {
    switch (lowest, highest) {
    case (let lowest?, let highest?): "\(lowest) to \(highest)"
    case (let lowest?, nil): "from \(lowest)"
    case (nil, let highest?): "up to \(highest)"
    case (nil, nil): any
    }
  }
  func searching(_ text: String, at source: String) -> String { "Searching for “\(text)” at \(source)…" }
  func searched(_ found: Int, of total: Int) -> String { "\(formats.number(found)) of \(formats.number(total))" }
  func sentence(for error: WatchQueryError) -> String {
    switch error {
    case .nothingToSearchFor: "Nothing to search for. Give a keyword, a category, or both."
    case .keywordTooShort(let keyword): "“\(keyword)” is too short to search for. Give at least two letters."
    case .keywordTooLong(_, let most): "The keyword is too long. Use at most \(formats.number(most)) letters."
    case .countOutOfRange(let count, let range):
      "\(formats.number(count)) results cannot be asked for. Give a number from \(formats.number(range.lowerBound)) to \(formats.number(range.upperBound))."
    case .negativePrice(let price): "\(formats.money(price)) is below zero. Give a price of zero or more."
    case .emptyPriceRange(let low, let high):
      "Nothing can cost \(formats.money(low)) or more and \(formats.money(high)) or less. Give the lower one first, in one currency."
    }
  }
  func sentence(for mistake: WatchSearchMistake) -> String {
    switch mistake {
    case .count(let text): "“\(text)” is not a number from 1 to \(formats.number(WatchQuery.counts.upperBound))."
    case .prices(let text): "“\(text)” is no range of prices. Write it like 10 20, or 10, or to 20, or any."
    case .currencyMissing: "This source has no currency of its own. Write the prices with one, like 10 20 USD."
    case .noSuchCategory(let text):
      "There is no category “\(text)” there. The list of the categories has those that are."
    case .severalCategories(let text, let names): "“\(text)” can be \(formats.list(names)). Give more of its name."
    }
  }

  func categoriesTitle(of source: String, below parent: String?) -> String {
    parent.map { "Categories of \(source): \($0)" } ?? "Categories of \(source)"
  }
  func noSuchCategory(_ id: String) -> String {
    "There is no category \(id). The list of the categories has those that are."
  }
  var loadingCategories: String { "Loading the categories…" }
  func noCategories(matching text: String) -> String {
    text.isEmpty ? "There are no categories here." : "No category here has “\(text)” in its name."
  }
}
