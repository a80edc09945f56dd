import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// Watches in JSON documents; their keys are stable.

extension WatchSummary {
  /// Returns the document; guests see no path of a watched file.
  func json(toGuest isGuest: Bool) -> JSONText {
    [
      "name": watch.name.text,
      "source": isGuest ? watch.publicSource : watch.shownSource,
      "feed": watch.query.isEverything ? watch.feed : nil,
      "keyword": watch.query.keyword,
      "category": watch.query.category?.id,
      "order": watch.query.order.rawValue,
      "count": watch.query.count,
      "new": counts[.new] ?? 0,
      "observing": counts[.observing] ?? 0,
      "outOfSight": counts[.outOfSight] ?? 0,
      "unread": unread,
      "updatedAt": latest?.at,
      "complete": latest?.isComplete,
    ]
  }
}

extension UpdateResult {
  func json(phrases: WatchPhrases) -> JSONText {
    [
      "name": watch.name.text,
      "at": update.at,
      "complete": update.isComplete,
      "gaps": update.gaps,
      "new": step.new.map(\.id),
      "returned": step.returned.map(\.id),
      "outOfSight": step.outOfSight.map(\.id),
      "changed": step.changed.flatMap { row in row.changes.map { JSONText.joining(["id": row.new.id], $0.json) } },
      "unchanged": update.unchanged,
      "total": step.total,
      "problems": step.problems.map { $0.json(phrases: phrases) },
      "told": alerts,
    ]
  }

  func json(of event: WatchEvent) -> JSONText {
    .joining(
      ["watch": watch.name.text, "at": update.at, "id": event.listing.id, "name": event.listing.name],
      event.kind.json
    )
  }
}

extension PriceAlert: JSONConvertible {
  var json: JSONText {
    [
      "id": listing,
      "name": name,
      "target": condition.text,
      "from": from,
      "to": to,
      "currency": (to ?? from)?.currency.code,
    ]
  }

  /// Returns the object for use outside a list, for a program or a server.
  func json(of watch: Watch) -> JSONText { .joining(json, ["watch": watch.name.text, "at": at, "url": page]) }
}

extension AlertRule: JSONConvertible {
  var json: JSONText {
    [
      "id": request.listing,
      "target": request.condition.text,
      "margin": DecimalText.text(ofUnits: request.hysteresis, scale: 2),
      "rest": Int(request.cooldown / .seconds(3_600)),
      "since": since,
    ]
  }
}

extension WatchEvent.Kind: JSONConvertible {
  var json: JSONText {
    switch self {
    case .new: ["kind": "new"]
    case .returned: ["kind": "returned"]
    case .outOfSight: ["kind": "outOfSight"]
    case .changed(let change): .joining(["kind": "changed"], change.json)
    }
  }
}

extension ListingProblem {
  func json(phrases: WatchPhrases) -> JSONText { .joining(place.json, ["message": phrases.line(for: self)]) }
}

extension ListingSourceProfile: JSONConvertible {
  var json: JSONText { ["name": name, "ready": isReady, "needs": needs, "terms": terms, "currency": currency?.code] }
}

extension ListingSourceNeed: JSONConvertible {
  var json: JSONText {
    switch self {
    case .path: ["kind": "path"]
    case .place: ["kind": "place"]
    case .shop: ["kind": "shop"]
    case .page: ["kind": "page"]
    case .pageList: ["kind": "pages"]
    case .setting(let key, let isMet): ["kind": "setting", "key": key, "met": isMet]
    }
  }
}

extension ListingCategory: JSONConvertible {
  var json: JSONText { ["id": id, "name": name] }
}

extension UpdateWarning: JSONConvertible {
  var json: JSONText {
    switch self {
    case .pageFailed(let page, let code): ["reason": "pageFailed", "page": page, "code": code.rawValue]
    case .limitHit(let limit): ["reason": "limitHit", "limit": limit]
    case .countDrifted(let before, let after): ["reason": "countDrifted", "from": before, "to": after]
    case .missing(let missing, let count): ["reason": "missing", "count": missing, "of": count]
    case .leftOut(let count): ["reason": "leftOut", "count": count]
    case .shrunk(let missing, let count): ["reason": "shrunk", "count": missing, "of": count]
    case .contradicted(let trait, let now): ["reason": "contradicted", "trait": trait.rawValue, "now": now]
    }
  }
}

// Listings in JSON documents; their keys are stable.

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
      "priceMove": priceMove,
    ]
  }
}

extension PriceMove: JSONConvertible {
  var json: JSONText { ["from": from, "to": to, "currency": to.currency.code, "percent": percent] }
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
  /// Returns its values of one kind, newest first.
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
