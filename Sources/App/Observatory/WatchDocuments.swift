import ArcadeDomain
import ArcadePresentation

/// The JSON documents about watches; their keys and schemas are stable.
enum WatchDocuments {
  static func watches(_ watches: [WatchSummary]) -> JSONText {
    ["schema": "arcade.watches/1", "watches": .array(watches.map(summary))]
  }

  static func updates(_ updates: [UpdatedWatch], phrases: any WatchPhrases) -> JSONText {
    ["schema": "arcade.update/1", "watches": .array(updates.map { update($0, phrases) })]
  }

  /// One thing that an update did, as a document of its own.
  static func event(_ event: WatchEvent, of updated: UpdatedWatch) -> JSONText {
    let kind: [(String, JSONText)] =
      switch event.kind {
      case .new: [("kind", "new")]
      case .returned: [("kind", "returned")]
      case .outOfSight: [("kind", "outOfSight")]
      case .changed(let change): [("kind", "changed")] + ListingDocuments.members(of: change)
      }
    return .object(
      [
        ("schema", "arcade.change/1"), ("watch", .string(updated.watch.name.text)),
        ("at", .string(updated.update.at.isoText)), ("id", .string(event.listing.id)),
        ("name", .string(event.listing.name)),
      ] + kind
    )
  }

  static func listings(_ listings: [ListingSummary], of watch: WatchSummary) -> JSONText {
    .object(
      [("schema", "arcade.listings/1")] + members(of: watch)
        + [("listings", .array(listings.map(ListingDocuments.summary)))]
    )
  }

  static func history(
    _ history: ListingHistory,
    of listing: Listing,
    in watch: WatchSummary,
    _ kinds: [WatchHistory]
  ) -> JSONText {
    .object(
      [
        ("schema", "arcade.listingHistory/1"), ("watch", .string(watch.watch.name.text)), ("id", .string(listing.id)),
        ("name", .string(listing.name)),
      ] + kinds.flatMap { ListingDocuments.members(of: history, $0) }
    )
  }

  static func renamed(_ watch: Watch, to name: Watch.Name) -> JSONText {
    ["schema": "arcade.watchRenamed/1", "from": .string(watch.name.text), "name": .string(name.text)]
  }

  static func deleted(_ watch: Watch) -> JSONText {
    ["schema": "arcade.watchDeleted/1", "name": .string(watch.name.text), "deleted": true]
  }

  static func sources(_ profiles: [ListingSourceProfile]) -> JSONText {
    [
      "schema": "arcade.listingSources/1",
      "sources": .array(
        profiles.map { profile in
          [
            "name": .string(profile.name),
            "ready": .bool(profile.isReady),
            "needs": .array(profile.needs.map(need)),
            "terms": profile.terms.map(JSONText.string) ?? .null,
            "currency": (profile.currency?.code).map(JSONText.string) ?? .null,
          ]
        }
      ),
    ]
  }

  static func categories(_ categories: [ListingCategory], of source: String, below parent: String?) -> JSONText {
    [
      "schema": "arcade.listingCategories/1",
      "source": .string(source),
      "parent": parent.map(JSONText.string) ?? .null,
      "categories": .array(categories.map { ["id": .string($0.id), "name": .string($0.name)] }),
    ]
  }

  private static func need(_ need: ListingSourceNeed) -> JSONText {
    switch need {
    case .path: ["kind": "path"]
    case .setting(let key, let isMet): ["kind": "setting", "key": .string(key), "met": .bool(isMet)]
    }
  }

  private static func summary(_ watch: WatchSummary) -> JSONText { .object(members(of: watch)) }

  private static func members(of summary: WatchSummary) -> [(String, JSONText)] {
    let query = summary.watch.query
    return [
      ("name", .string(summary.watch.name.text)),
      ("source", .string(summary.watch.source)),
      ("keyword", .string(query.keyword)),
      ("category", (query.category?.id).map(JSONText.string) ?? .null),
      ("order", .string(query.order.rawValue)),
      ("count", .integer(Int64(query.count))),
      ("new", .integer(Int64(summary.counts[.new] ?? 0))),
      ("observing", .integer(Int64(summary.counts[.observing] ?? 0))),
      ("outOfSight", .integer(Int64(summary.counts[.outOfSight] ?? 0))),
      ("unread", .integer(Int64(summary.unread))),
      ("updatedAt", (summary.latest?.at.isoText).map(JSONText.string) ?? .null),
      ("complete", (summary.latest?.isComplete).map(JSONText.bool) ?? .null),
    ]
  }

  private static func update(_ updated: UpdatedWatch, _ phrases: any WatchPhrases) -> JSONText {
    let changes = updated.step.changed.flatMap { row in row.changes.map { (row.new.id, $0) } }
    return [
      "name": .string(updated.watch.name.text),
      "at": .string(updated.update.at.isoText),
      "complete": .bool(updated.update.isComplete),
      "gaps": .array(updated.update.gaps.map(gap)),
      "new": ids(updated.step.new),
      "returned": ids(updated.step.returned),
      "outOfSight": ids(updated.step.outOfSight),
      "changed": .array(changes.map { ListingDocuments.change(of: $0.0, $0.1) }),
      "unchanged": .integer(Int64(updated.update.unchanged)),
      "problems": problems(updated.step.problems, phrases),
    ]
  }

  /// What was left out of what a source sent.
  static func problems(_ problems: some Sequence<ListingProblem>, _ phrases: any WatchPhrases) -> JSONText {
    .array(problems.map { .object($0.place.members + [("message", .string(phrases.line(for: $0)))]) })
  }

  private static func gap(_ gap: SearchGap) -> JSONText {
    switch gap {
    case .pageFailed(let page, let code):
      ["reason": "pageFailed", "page": .integer(Int64(page)), "code": .string(code.rawValue)]
    case .limitHit(let limit): ["reason": "limitHit", "limit": .integer(Int64(limit))]
    case .countDrifted(let before, let after):
      ["reason": "countDrifted", "from": .integer(Int64(before)), "to": .integer(Int64(after))]
    case .missing(let missing, let count):
      ["reason": "missing", "count": .integer(Int64(missing)), "of": .integer(Int64(count))]
    case .leftOut(let count): ["reason": "leftOut", "count": .integer(Int64(count))]
    }
  }

  private static func ids(_ listings: [Listing]) -> JSONText { .array(listings.map { .string($0.id) }) }
}
