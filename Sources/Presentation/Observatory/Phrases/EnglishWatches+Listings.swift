import ArcadeDomain

// Listings, in English.
extension EnglishWatches {
  func summary(updatedAt moment: Moment, listings: Int, unread: Int) -> String {
    "Updated \(formats.moment(moment)): \(self.listings(listings)), \(formats.number(unread)) unread"
  }
  var rankColumn: String { "Rank" }
  var reviewsColumn: String { "Reviews" }
  var changeColumn: String { "Last change" }
  func word(for sorting: ListingArrangement.Sorting) -> String {
    switch sorting {
    case .rank: "rank"
    case .name: "name"
    case .price: "price, lowest first"
    case .reviews: "reviews, most first"
    case .change: "last change, newest first"
    }
  }
  func word(for filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "all"
    case .changed: "what has changed"
    case .unread: "what is unread"
    }
  }
  func title(of group: ListingGroup) -> String {
    switch group {
    case .new: "New"
    case .observing: "Observing"
    case .outOfSight: "Out of sight"
    }
  }
  func state(_ group: ListingGroup) -> String { title(of: group) }
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
  var allRead: String { "All listings are marked as read." }
  var noneOfThat: String { "None of the listings is like that." }
  func nothingToShow(_ filter: ListingArrangement.Filter) -> String {
    switch filter {
    case .all: "The search has found nothing yet; an update searches again."
    case .changed: "The latest update found every listing as it was."
    case .unread: "Every listing is read."
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
}
