import ArcadeDomain

/// One page of a result, with listings that nobody has looked at yet.
struct RakutenPage {
  /// How many results there are on all pages, as far as the page says.
  let total: Int?
  let pageCount: Int?
  /// The listings, each as it stands behind its wrapper.
  let items: [JSONNode]

  /// Whether it says one thing twice and not the same, or counts in something other than numbers.
  let isUnclear: Bool

  static let empty = RakutenPage(total: 0, pageCount: 0, items: [], isUnclear: false)

  private init(total: Int?, pageCount: Int?, items: [JSONNode], isUnclear: Bool) {
    (self.total, self.pageCount, self.items, self.isUnclear) = (total, pageCount, items, isUnclear)
  }

  /// Finds the listings; throws where there are none, unless the page says so itself.
  init(reading root: JSONNode) throws(JSONNode.Problem) {
    let lower = try root.optional("items")
    let list = try root.optional("Items") ?? lower
    let (totals, pageCounts) = (try root.counts(under: "count"), try root.counts(under: "pageCount"))
    let isOneList = try root.all(under: "Items", "items").count <= 1
    self.init(
      total: totals.first ?? nil,
      pageCount: pageCounts.first ?? nil,
      // No page has so many; an answer that claims to would fill the memory with them.
      items: try list?.list().prefix(1_000).map { $0.unwrapped("Item", "item") } ?? [],
      isUnclear: !isOneList || [totals, pageCounts].contains { $0.contains(nil) || Set($0).count > 1 }
    )
    let saysNothing = total == 0 || (total == nil && list != nil)
    guard !items.isEmpty || saysNothing else { throw root.problem(.missing(key: "Items")) }
  }

  /// How many results there are at least where there is something on each page.
  func leastTotal(by hits: Int) -> Int {
    guard let pageCount, pageCount > 0 else { return 0 }
    return min(pageCount - 1, 1_000_000) * hits + 1
  }
}

extension JSONNode {
  /// What stands under the first of some keys that is there, else this itself.
  func unwrapped(_ keys: String...) -> JSONNode { keys.lazy.compactMap { try? optional($0) }.first ?? self }

  /// All that stands under some keys and is not null.
  fileprivate func all(under keys: String...) throws(Problem) -> [JSONNode] {
    try members().filter { keys.contains($0.key) && $0.node.value != .null }.map(\.node)
  }

  /// The numbers of things under a key; nil for each that is none.
  fileprivate func counts(under key: String) throws(Problem) -> [Int?] {
    try all(under: key).map { node in (try? node.amountText()).flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }
  }
}
