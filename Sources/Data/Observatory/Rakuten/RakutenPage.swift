import ArcadeDomain

/// One page of a result, with unparsed listings.
struct RakutenPage {
  /// The number of results on all pages, if stated.
  let total: Int?
  let pageCount: Int?
  /// The listings, without their wrappers.
  let items: [JSONNode]

  /// Whether the page contradicts itself, or its counts are not numbers.
  let isUnclear: Bool

  static let empty = RakutenPage(total: 0, pageCount: 0, items: [], isUnclear: false)

  private init(total: Int?, pageCount: Int?, items: [JSONNode], isUnclear: Bool) {
    (self.total, self.pageCount, self.items, self.isUnclear) = (total, pageCount, items, isUnclear)
  }

  /// Finds the listings; throws if there are none, unless the page states so.
  init(reading root: JSONNode) throws(JSONNode.Problem) {
    let lower = try root.optional("items")
    let list = try root.optional("Items") ?? lower
    let (totals, pageCounts) = (try root.counts(under: "count"), try root.counts(under: "pageCount"))
    let isOneList = try root.all(under: "Items", "items").count <= 1
    self.init(
      total: totals.first ?? nil,
      pageCount: pageCounts.first ?? nil,
      // No page has that many; the limit protects the memory.
      items: try list?.list().prefix(1_000).map { $0.unwrapped("Item", "item") } ?? [],
      isUnclear: !isOneList || [totals, pageCounts].contains { $0.contains(nil) || Set($0).count > 1 }
    )
    let saysNothing = total == 0 || (total == nil && list != nil)
    guard !items.isEmpty || saysNothing else { throw root.problem(.missing(key: "Items")) }
  }

  /// Returns the least number of results if no page is empty.
  func leastTotal(by hits: Int) -> Int {
    guard let pageCount, pageCount > 0 else { return 0 }
    return min(pageCount - 1, 1_000_000) * hits + 1
  }
}

extension JSONNode {
  /// Returns the value of the first key that is present, or else this value.
  func unwrapped(_ keys: String...) -> JSONNode { keys.lazy.compactMap { try? optional($0) }.first ?? self }

  /// Returns the values of some keys, without nulls.
  fileprivate func all(under keys: String...) throws(Problem) -> [JSONNode] {
    try members().filter { keys.contains($0.key) && $0.node.value != .null }.map(\.node)
  }

  /// Returns the counts under a key; nil for each that is not a number.
  fileprivate func counts(under key: String) throws(Problem) -> [Int?] {
    try all(under: key).map { node in (try? node.amountText()).flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }
  }
}
