import ArcadeDomain

// What stands behind the paths of the observatory's addresses; what is usual is left out.

extension ListingArrangement {
  var addressQuery: [String: String] {
    let usual = ListingArrangement()
    return [
      "sort": sorting == usual.sorting ? "" : sorting.rawValue,
      "only": filter == usual.filter ? "" : filter.rawValue,
      "group": group?.rawValue ?? "",
    ]
  }

  init?(query: [String: String]) {
    let group = query["group"].flatMap(ListingGroup.init(rawValue:))
    guard let sorting = query.word("sort", else: Sorting.rank), let filter = query.word("only", else: Filter.all),
      (group == nil) == (query["group"] == nil)
    else { return nil }
    self.init(by: sorting, only: filter, group: group)
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
  }
}

extension [String: String] {
  /// The value that a word names, or the usual one where there is none; nil for a word that is not known.
  fileprivate func word<Word: RawRepresentable<String>>(_ name: String, else usual: Word) -> Word? {
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
