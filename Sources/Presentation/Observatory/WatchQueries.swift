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
    self.init()
    if let text = query["sort"] {
      guard let sorting = Sorting(rawValue: text) else { return nil }
      self.sorting = sorting
    }
    if let text = query["only"] {
      guard let filter = Filter(rawValue: text) else { return nil }
      self.filter = filter
    }
    if let text = query["group"] {
      guard let group = ListingGroup(rawValue: text) else { return nil }
      self.group = group
    }
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
    self.init(keyword: query["keyword"] ?? "", name: query["name"] ?? "")
    source = query["source"] ?? source
    if let text = query["category"] {
      guard let path = [ListingCategory](text: text), path.count == 1 else { return nil }
      category = path[0]
    }
    if let text = query["order"] {
      guard let order = ListingOrder(rawValue: text) else { return nil }
      self.order = order
    }
    if let text = query["prices"] {
      guard let prices = try? PriceRange(typed: text, currency: nil) else { return nil }
      self.prices = prices
    }
    if let text = query["count"] {
      guard let count = Int(text), WatchQuery.counts.contains(count) else { return nil }
      self.count = count
    }
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
