import ArcadeDomain
import ArcadePresentation

// How listings stand in JSON documents; their keys are stable.

extension ListingSummary: JSONConvertible {
  var json: JSONText {
    let listing = watched.listing
    return [
      "id": listing.id,
      "name": listing.name,
      "group": watched.group.rawValue,
      "rank": listing.rank,
      "price": listing.price,
      "currency": listing.price?.currency.code,
      "reviewCount": listing.reviewCount,
      "reviewAverage": listing.reviewAverage?.decimalText,
      "availability": listing.isAvailable,
      "url": listing.page,
      "image": listing.picture,
      "category": listing.category,
      "unread": watched.isUnread,
      "returned": watched.hasReturned,
      "lastChange": lastChange.map { JSONText.joining(["at": $0.at], $0.change.json) },
    ]
  }
}

extension ListingChange: JSONConvertible {
  var json: JSONText {
    [
      "attribute": attribute.rawValue,
      "from": from?.machineText,
      "to": to?.machineText,
      "direction": direction?.rawValue,
    ]
  }
}

extension ListingHistory {
  /// Its values of one kind, newest first.
  func json(_ kind: WatchHistory) -> JSONText {
    switch kind {
    case .price: ["price": values(prices) { ["value": $0, "currency": $0?.currency.code] }]
    case .reviews:
      [
        "reviewCount": values(reviewCounts) { ["value": $0] },
        "reviewAverage": values(reviewAverages) { ["value": $0?.decimalText] },
      ]
    case .stock: ["availability": values(stock) { ["value": $0] }]
    }
  }

  private func values<Value>(_ values: [DatedValue<Value>], _ json: (Value?) -> JSONText) -> [JSONText] {
    values.map { .joining(["at": $0.at], json($0.value)) }
  }
}
