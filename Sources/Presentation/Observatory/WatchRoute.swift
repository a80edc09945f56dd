public import ArcadeDomain

/// A route of the observatory.
public enum WatchRoute: SystemRoute {
  /// The list of watches.
  case watches
  /// The form for a search, with the entered values.
  case search(WatchSearchDraft)
  /// The form for a feed to watch as a whole, with the entered values.
  case feed(FeedDraft)
  /// The categories at the end of a path, filtered by a text in their name.
  case categories(for: WatchSearchDraft, below: [ListingCategory] = [], matching: String = "")
  /// A page of a watch's listings, from 1.
  case listings(Watch.ID, ListingArrangement = ListingArrangement(), page: Int = 1)
  /// A listing within its list.
  case listing(Listing.ID, of: Watch.ID, in: ListingArrangement = ListingArrangement())
  /// One history of a listing.
  case history(of: Listing.ID, in: Watch.ID, WatchHistory)
  /// The alert rules of a watch.
  case rules(Watch.ID)
  /// The trial of a watch's alert rules.
  case trial(Watch.ID)
  /// The updates of a watch.
  case updates(Watch.ID)
  /// The confirmation before a watch is deleted.
  case deletion(of: Watch.ID)
  /// The list of sources.
  case sources

  /// The addresses of the observatory's screens.
  public static let addresses = AddressTable<WatchRoute>(
    "observe",
    AddressLine("", .watches),
    AddressLine("sources", .sources),
    AddressLine("search", .search, to: { .search($0) }) { if case .search(let draft) = $0 { draft } else { nil } },
    AddressLine("add", .all(FeedDraft.init(query:), query: \.addressQuery), to: { .feed($0) }) {
      if case .feed(let draft) = $0 { draft } else { nil }
    },
    AddressLine("search/categories", .search, .categories, .text("matching")) {
      .categories(for: $0, below: $1, matching: $2)
    } from: {
      if case .categories(let draft, let path, let text) = $0 { (draft, path, text) } else { nil }
    },
    AddressLine("watches/*", .id(), .arrangement, .page, to: { .listings($0, $1, page: $2) }) {
      if case .listings(let id, let arrangement, let page) = $0 { (id, arrangement, page) } else { nil }
    },
    AddressLine("watches/*/listing", .id(), .listing, .arrangement, to: { .listing($1, of: $0, in: $2) }) {
      if case .listing(let listing, let id, let arrangement) = $0 { (id, listing, arrangement) } else { nil }
    },
    AddressLine("watches/*/history", .id(), .listing, .history, to: { .history(of: $1, in: $0, $2) }) {
      if case .history(let listing, let id, let history) = $0 { (id, listing, history) } else { nil }
    },
    AddressLine("watches/*/targets", .id(), to: { .rules($0) }) {
      if case .rules(let id) = $0 { id } else { nil }
    },
    AddressLine("watches/*/targets/try", .id(), to: { .trial($0) }) { if case .trial(let id) = $0 { id } else { nil } },
    AddressLine("watches/*/updates", .id(), to: { .updates($0) }) {
      if case .updates(let id) = $0 { id } else { nil }
    },
    AddressLine("watches/*/delete", .id(), to: { .deletion(of: $0) }) {
      if case .deletion(let id) = $0 { id } else { nil }
    }
  )

  /// The path without its query, so that only the last page of a list or the last listing is in the history.
  public var place: String { Self.addresses.path(of: self) }
}

/// One of the histories of a listing.
public enum WatchHistory: String, CaseIterable, Hashable, Sendable {
  /// Its prices.
  case price
  /// The number and the average of its reviews.
  case reviews
  /// Its availability.
  case stock
}

// The values of the observatory's addresses; defaults are left out.

extension AddressValue<WatchSearchDraft> {
  fileprivate static var search: AddressValue { all(WatchSearchDraft.init(query:), query: \.addressQuery) }
}

extension AddressValue<ListingArrangement> {
  fileprivate static var arrangement: AddressValue { all(ListingArrangement.init(query:), query: \.addressQuery) }
}

extension AddressValue<[ListingCategory]> {
  fileprivate static var categories: AddressValue {
    query("below", { [ListingCategory](text: $0 ?? "") }, text: \.text)
  }
}

extension AddressValue<Listing.ID> {
  fileprivate static var listing: AddressValue { query("id", { $0 }, text: \.self) }
}

extension AddressValue<WatchHistory> {
  fileprivate static var history: AddressValue { query("of", { $0.flatMap(WatchHistory.init) }, text: \.rawValue) }
}

extension ListingArrangement {
  var addressQuery: [String: String] {
    let usual = ListingArrangement()
    return [
      "sort": sorting == usual.sorting ? "" : sorting.rawValue,
      "only": filter == usual.filter ? "" : filter.rawValue,
      "group": group?.rawValue ?? "",
      "find": words,
    ]
  }

  init?(query: [String: String]) {
    let group = query["group"].flatMap(ListingGroup.init(rawValue:))
    guard let sorting = query.word("sort", else: Sorting.rank), let filter = query.word("only", else: Filter.all),
      (group == nil) == (query["group"] == nil)
    else { return nil }
    self.init(by: sorting, only: filter, group: group, words: query["find"] ?? "")
  }
}

extension WatchSearchDraft {
  var addressQuery: [String: String] {
    let usual = WatchSearchDraft()
    return [
      "source": source == usual.source ? "" : source,
      "keyword": keyword,
      "category": category.map { [$0].text } ?? "",
      "order": order == usual.order ? "" : order.rawValue,
      "prices": prices == usual.prices ? "" : prices.text,
      "count": count == usual.count ? "" : String(count),
      "name": name,
      "found": isKnownToBeEmpty ? "none" : "",
    ]
  }

  init?(query: [String: String]) {
    let usual = WatchSearchDraft()
    guard let order = query.word("order", else: usual.order), let count = Int(query["count"] ?? "\(usual.count)"),
      WatchQuery.counts.contains(count), let prices = try? PriceRange(typed: query["prices"] ?? "any", currency: nil),
      let categories = [ListingCategory](text: query["category"] ?? ""), categories.count < 2
    else { return nil }
    self.init(
      source: query["source"] ?? usual.source,
      keyword: query["keyword"] ?? "",
      category: categories.first,
      order: order,
      prices: prices,
      count: count,
      name: query["name"] ?? ""
    )
    isKnownToBeEmpty = query["found"] == "none"
  }
}

extension [String: String] {
  /// Returns the value of a word, or the default if it is missing; nil for an unknown word.
  func word<Word: RawRepresentable<String>>(_ name: String, else usual: Word) -> Word? {
    self[name].map(Word.init(rawValue:)) ?? usual
  }
}

extension [ListingCategory] {
  /// The IDs with their names, which only the source knows; a category without a name is called by its ID.
  var text: String { isEmpty ? "" : Address(flatMap { [$0.id, $0.name.isEmpty ? $0.id : $0.name] }).text }

  init?(text: String) {
    guard !text.isEmpty else {
      self = []
      return
    }
    guard let parts = Address(text)?.parts, parts.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: parts.count, by: 2).map { ListingCategory(id: parts[$0], name: parts[$0 + 1]) }
  }
}
