import ArcadeDomain

/// The observatory in English.
struct EnglishWatches: WatchPhrases {
  let base: any Phrases

  var watchesTitle: String { "Watches" }
  var noWatches: String { "Nothing is watched yet. Type search tea to begin: it searches an invented market, offline." }
  var numberLabel: String { "No." }
  var watchLabel: String { "Watch" }
  var unreadLabel: String { "Unread" }
  var updatedLabel: String { "Updated" }
  func noSuchRow(_ text: String) -> String { "There is no “\(text)” here. Type one of the numbers shown." }
  var nameMissing: String { "A watch needs a name. Type one after its number." }
  func renamed(_ name: String, to newName: String) -> String { "“\(name)” is called “\(newName)” now." }
  func askToDelete(_ watch: WatchSummary) -> String {
    let count = watch.counts.values.reduce(0, +)
    return
      "Delete the watch “\(watch.watch.name.text)”? Its \(listings(count)) and \(count == 1 ? "its" : "their") whole history are lost."
  }
  func deleted(_ name: String) -> String { "Deleted: “\(name)”." }
  var nothingDeleted: String { "Nothing was deleted." }
  var watchGone: String { "It is not there any more: it was deleted elsewhere. Type watches for those that are." }
  func noSuchWatch(_ name: String) -> String {
    "There is no watch “\(name)”. arcade observe list shows those that are."
  }
  func noSuchListing(_ id: String) -> String {
    "The watch has no listing “\(id)”. arcade observe list NAME --json shows their ids."
  }
  func badInterval(_ text: String) -> String {
    "“\(text)” is no interval. Write a number with s, m, h or d, such as 30s, 15m or 2h."
  }
  func watchExists(_ name: String) -> String {
    "There is a watch “\(name)” already, and it was left as it is. Choose another name, or update that one."
  }
  func noSuchSource(_ name: String) -> String { "There is no source “\(name)”. Type sources for those that are." }
  func settingNeeded(_ key: String) -> String {
    "The setting \(key) is missing, or the server does not accept it. Set it with: arcade settings set \(key) VALUE"
  }
  func about(_ name: String, _ sentence: String) -> String { "\(name): \(sentence)" }

  var searchTitle: String { "New search" }
  var sourceLabel: String { "Source" }
  var keywordLabel: String { "Keyword" }
  var categoryLabel: String { "Category" }
  var orderLabel: String { "Order" }
  var pricesLabel: String { "Prices" }
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
    case .order(let text):
      "“\(text)” is not an order. Use \(ListingOrder.allCases.map(\.rawValue).joined(separator: ", "))."
    case .count(let text): "“\(text)” is not a number from 1 to \(formats.number(WatchQuery.counts.upperBound))."
    case .prices(let text): "“\(text)” is no range of prices. Write it like 10 20, or 10, or to 20, or any."
    case .currencyMissing: "This source has no currency of its own. Write the prices with one, like 10 20 USD."
    case .noSuchCategory(let text): "There is no category “\(text)” there. Type categories to see them."
    case .severalCategories(let text, let names): "“\(text)” can be \(formats.list(names)). Type more of its name."
    }
  }

  func categoriesTitle(of source: String, below parent: String?) -> String {
    parent.map { "Categories of \(source): \($0)" } ?? "Categories of \(source)"
  }
  var loadingCategories: String { "Loading the categories…" }
  func noCategories(matching text: String) -> String {
    text.isEmpty ? "There are no categories here." : "No category here has “\(text)” in its name."
  }
  var alreadyAtTop: String { "These are the categories at the top." }

  func found(_ count: Int) -> String { "Found \(listings(count))." }
  func nothingFound(_ text: String) -> String {
    "Nothing found for “\(text)”. The watch is kept; an update searches again."
  }
  func updated(_ parts: [String]) -> String { "Updated: \(parts.joined(separator: ", "))" }
  func changed(_ count: Int) -> String { "\(formats.number(count)) changed" }
  func new(_ count: Int) -> String { "\(formats.number(count)) new" }
  func returned(_ count: Int) -> String { "\(formats.number(count)) returned" }
  func outOfSight(_ count: Int) -> String { "\(formats.number(count)) out of sight" }
  func noChanges(since moment: Moment) -> String { "No changes since \(formats.moment(moment))" }
  func emptied(_ count: Int) -> String {
    "The search finds nothing any more: \(listings(count)) went out of sight. Nothing was deleted, and \(count == 1 ? "its" : "their") history stays."
  }
  var incomplete: String { "This update is incomplete; what it did not show stays as it was." }
  func sentence(for gap: SearchGap) -> String {
    switch gap {
    case .pageFailed(let page, let code):
      "Page \(formats.number(page)) could not be read (\(code.rawValue))."
    case .limitHit(let limit): "The source gives no more than \(formats.number(limit)) results."
    case .countDrifted(let before, let after):
      "The source counted \(formats.number(before)) results first and \(formats.number(after)) later."
    case .leftOut(let count): "\(count == 1 ? "1 entry" : "\(formats.number(count)) entries") could not be read."
    }
  }

  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "Updated \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) unread"
  }
  var listingColumns: ListingListScreen.Columns {
    .init(
      number: "No.",
      rank: "Rank",
      name: "Name",
      price: "Price",
      reviews: "Reviews",
      stock: "Stock",
      change: "Last change"
    )
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "New"
    case .observing: "Observing"
    case .outOfSight: "Out of sight"
    }
  }
  func reviews(_ average: String?, _ count: Int?) -> String {
    let number = count.map { "\(formats.number($0)) \($0 == 1 ? "review" : "reviews")" }
    return [average.map { "\($0) of 5" }, number].compactMap(\.self).joined(separator: ", ")
  }
  func stock(_ isAvailable: Bool) -> String { isAvailable ? "in stock" : "sold out" }
  var unreadMark: String { "unread" }
  var returnedMark: String { "returned" }
  func label(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "Price"
    case .currency: "Currency"
    case .reviewCount: "Reviews"
    case .reviewAverage: "Review average"
    case .availability: "Stock"
    }
  }
  func shortLabel(of attribute: ListingAttribute) -> String {
    switch attribute {
    case .price: "price"
    case .currency: "currency"
    case .reviewCount: "reviews"
    case .reviewAverage: "average"
    case .availability: "stock"
    }
  }
  func words(for attribute: ListingAttribute, _ direction: ChangeDirection?) -> String {
    switch (attribute, direction) {
    case (.reviewCount, .up?): "more reviews"
    case (.reviewCount, .down?): "fewer reviews"
    case (.availability, .up?): "in stock again"
    case (.availability, .down?): "sold out"
    case (_, .up?): "\(shortLabel(of: attribute)) rose"
    case (_, .down?): "\(shortLabel(of: attribute)) fell"
    case (_, nil): "\(shortLabel(of: attribute)) changed"
    }
  }
  func change(of name: String, _ what: String, from old: String, to new: String) -> String {
    "\(name): \(what), from \(old) to \(new)"
  }
  func appeared(_ name: String) -> String { "\(name): new" }
  func cameBack(_ name: String) -> String { "\(name): returned" }
  func vanished(_ name: String) -> String { "\(name): out of sight" }
  func word(for direction: ChangeDirection) -> String { direction == .up ? "up" : "down" }
  func page(_ number: Int, of count: Int) -> String { "Page \(formats.number(number)) of \(formats.number(count))" }
  var noFurtherPage: String { "There is no further page in that direction." }
  var allRead: String { "All listings are marked as read." }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "The search has found nothing yet. Type update to search again."
    case .changed: "The latest update found every listing as it was. Type only all to see all of them."
    case .unread: "Every listing is read. Type only all to see all of them."
    }
  }

  var stateLabel: String { "State" }
  var rankLabel: String { "Rank" }
  var idLabel: String { "ID" }
  var pageLabel: String { "Page" }
  var notSaid: String { "not given" }
  func changed(from value: String, at moment: Moment) -> String { "\(value) before \(formats.moment(moment))" }
  var trendLabel: String { "Price over time" }
  var lowestLabel: String { "Lowest" }
  var highestLabel: String { "Highest" }
  var medianLabel: String { "Median" }
  var lastLabel: String { "Last" }
  var noFurtherListing: String { "There is no further listing in that direction." }
  var noPage: String { "The source gives no page for this listing." }
  var noPicture: String { "The source gives no picture of this listing." }

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
  var completeLabel: String { "Complete" }
  var isComplete: String { "yes" }
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

  private func listings(_ count: Int) -> String { "\(formats.number(count)) \(count == 1 ? "listing" : "listings")" }
}
