public import ArcadeDomain

/// Where a screen of the observatory can lead.
public enum WatchRoute: Route {
  /// To the watches.
  case watches
  /// To the setting of a search, with what is set already.
  case search(WatchSearchDraft)
  /// To the setting of a feed of which all is to be watched, with what is set already.
  case feed(FeedDraft)
  /// To the categories of its source below the last of those given, which lead down to it; only to those whose name has
  /// a text in it.
  case categories(for: WatchSearchDraft, below: [ListingCategory] = [], matching: String = "")
  /// To a page of the listings of a watch, from 1.
  case listings(Watch.ID, ListingArrangement = ListingArrangement(), page: Int = 1)
  /// To one listing among those that stand around it.
  case listing(Listing.ID, of: Watch.ID, in: ListingArrangement = ListingArrangement())
  /// To how something about a listing changed.
  case history(of: Listing.ID, in: Watch.ID, WatchHistory)
  /// To what is waited for in a watch.
  case targets(Watch.ID)
  /// To what the targets of a watch would have told.
  case trial(Watch.ID)
  /// To the record of a watch's updates.
  case updates(Watch.ID)
  /// To the question whether to delete a watch.
  case deletion(of: Watch.ID)
  /// To what can be searched.
  case sources

  /// The address of the screen, such as `/observe/watches/3?sort=price`.
  public var address: String {
    func address(_ path: String..., query: [String: String] = [:]) -> String {
      Address(["observe"] + path, query: query).text
    }
    func watch(_ id: Watch.ID, _ path: String..., query: [String: String] = [:]) -> String {
      Address(["observe", "watches", String(id.number)] + path, query: query).text
    }
    switch self {
    case .watches: return address()
    case .search(let draft): return address("search", query: draft.addressQuery)
    case .feed(let draft): return address("add", query: draft.addressQuery)
    case .categories(let draft, let path, let text):
      return address("search", "categories", query: draft.addressQuery.adding(["below": path.text, "matching": text]))
    case .listings(let id, let arrangement, let page):
      return watch(id, query: arrangement.addressQuery.adding(["page": page == 1 ? "" : String(page)]))
    case .listing(let listing, let id, let arrangement):
      return watch(id, "listing", query: arrangement.addressQuery.adding(["id": listing]))
    case .history(let listing, let id, let history):
      return watch(id, "history", query: ["id": listing, "of": history.rawValue])
    case .targets(let id): return watch(id, "targets")
    case .trial(let id): return watch(id, "targets", "try")
    case .updates(let id): return watch(id, "updates")
    case .deletion(let id): return watch(id, "delete")
    case .sources: return address("sources")
    }
  }

  /// The pages of a list, and one listing and the next, take each other's place.
  public var place: String { Address(Address(address)?.parts ?? []).text }

  /// Reads an address; nil for one that leads nowhere in the observatory.
  public init?(address text: String) {
    guard let address = Address(text), address.parts.first == "observe" else { return nil }
    let (parts, query) = (Array(address.parts.dropFirst()), address.query)
    switch parts {
    case []: self = .watches
    case ["sources"]: self = .sources
    case ["search"]:
      guard let draft = WatchSearchDraft(query: query) else { return nil }
      self = .search(draft)
    case ["add"]:
      guard let draft = FeedDraft(query: query) else { return nil }
      self = .feed(draft)
    case ["search", "categories"]:
      guard let draft = WatchSearchDraft(query: query), let path = [ListingCategory](text: query["below"] ?? "")
      else { return nil }
      self = .categories(for: draft, below: path, matching: query["matching"] ?? "")
    default:
      guard parts.count > 1, parts[0] == "watches", let id = Watch.ID(text: parts[1]) else { return nil }
      self.init(of: id, parts.dropFirst(2), query)
    }
  }

  private init?(of id: Watch.ID, _ parts: ArraySlice<String>, _ query: [String: String]) {
    switch parts {
    case []:
      guard let arrangement = ListingArrangement(query: query), let page = Int(query["page"] ?? "1"), page > 0
      else { return nil }
      self = .listings(id, arrangement, page: page)
    case ["listing"]:
      guard let arrangement = ListingArrangement(query: query), let listing = query["id"] else { return nil }
      self = .listing(listing, of: id, in: arrangement)
    case ["history"]:
      guard let history = query["of"].flatMap(WatchHistory.init(rawValue:)), let listing = query["id"]
      else { return nil }
      self = .history(of: listing, in: id, history)
    case ["targets"]: self = .targets(id)
    case ["targets", "try"]: self = .trial(id)
    case ["updates"]: self = .updates(id)
    case ["delete"]: self = .deletion(of: id)
    default: return nil
    }
  }
}

/// Which history of a listing.
public enum WatchHistory: String, CaseIterable, Hashable, Sendable {
  /// What it cost.
  case price
  /// How many reviews it had, and their mean.
  case reviews
  /// Whether it could be bought.
  case stock
}

extension [String: String] {
  /// What is asked for together with more.
  fileprivate func adding(_ more: [String: String]) -> [String: String] { merging(more) { $1 } }
}

// What stands behind the paths of the observatory's addresses; what is usual is left out.

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
  /// The value that a word names, or the usual one where there is none; nil for a word that is not known.
  func word<Word: RawRepresentable<String>>(_ name: String, else usual: Word) -> Word? {
    self[name].map(Word.init(rawValue:)) ?? usual
  }
}

extension [ListingCategory] {
  /// The ids with the names, which nobody but the source could tell; one that has no name is called by its id.
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
