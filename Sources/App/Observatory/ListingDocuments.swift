import ArcadeDomain
import ArcadePresentation

/// The parts of the JSON documents that speak of listings.
enum ListingDocuments {
  static func summary(_ summary: ListingSummary) -> JSONText {
    let (watched, listing) = (summary.watched, summary.watched.listing)
    return [
      "id": .string(listing.id),
      "name": .string(listing.name),
      "group": .string(watched.group.rawValue),
      "rank": .integer(Int64(listing.rank)),
      "price": text(listing.price?.decimalText),
      "currency": text(listing.price?.currency.code),
      "reviewCount": listing.reviewCount.map { .integer(Int64($0)) } ?? .null,
      "reviewAverage": text(listing.reviewAverage?.decimalText),
      "availability": listing.isAvailable.map(JSONText.bool) ?? .null,
      "url": text(listing.page),
      "image": text(listing.picture),
      "category": text(listing.category),
      "unread": .bool(watched.isUnread),
      "returned": .bool(watched.hasReturned),
      "lastChange": summary.lastChange.map { dated($0) } ?? .null,
    ]
  }

  /// A change with the listing that it is about.
  static func change(of id: Listing.ID, _ change: ListingChange) -> JSONText {
    .object([("id", .string(id))] + members(of: change))
  }

  /// A change without the listing that it is about.
  static func members(of change: ListingChange) -> [(String, JSONText)] {
    [
      ("attribute", .string(change.attribute.rawValue)),
      ("from", text(change.from?.machineText)),
      ("to", text(change.to?.machineText)),
      ("direction", text(change.direction?.rawValue)),
    ]
  }

  /// The values of a history, newest first.
  static func members(of history: ListingHistory, _ kind: WatchHistory) -> [(String, JSONText)] {
    switch kind {
    case .price:
      [("price", values(history.prices) { [("value", text($0?.decimalText)), ("currency", text($0?.currency.code))] })]
    case .reviews:
      [
        ("reviewCount", values(history.reviewCounts) { [("value", $0.map { .integer(Int64($0)) } ?? .null)] }),
        ("reviewAverage", values(history.reviewAverages) { [("value", text($0?.decimalText))] }),
      ]
    case .stock: [("availability", values(history.stock) { [("value", $0.map(JSONText.bool) ?? .null)] })]
    }
  }

  private static func values<Value>(
    _ values: [Observed<Value>],
    _ members: (Value?) -> [(String, JSONText)]
  ) -> JSONText {
    .array(values.map { .object([("at", .string($0.at.isoText))] + members($0.value)) })
  }

  private static func dated(_ change: DatedChange) -> JSONText {
    .object([("at", .string(change.at.isoText))] + members(of: change.change))
  }

  private static func text(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }
}
