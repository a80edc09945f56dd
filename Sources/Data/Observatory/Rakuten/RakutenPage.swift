import ArcadeDomain

/// One page of a result, with listings that nobody has looked at yet.
struct RakutenPage {
  /// How many results there are on all pages, as far as the page says.
  let total: Int?
  /// How many pages there are, as far as the page says.
  let pageCount: Int?
  /// The listings, each as it stands behind its wrapper.
  let items: [JSONNode]

  /// A page where there is nothing.
  static let empty = RakutenPage(total: 0, pageCount: 0, items: [])

  private init(total: Int?, pageCount: Int?, items: [JSONNode]) {
    self.total = total
    self.pageCount = pageCount
    self.items = items
  }

  /// Finds the listings; throws where there are none, unless the page says so itself.
  init(reading root: JSONNode) throws(JSONNode.Problem) {
    let lower = try root.optional("items")
    let list = try root.optional("Items") ?? lower
    self.init(
      total: root.count(under: "count"),
      pageCount: root.count(under: "pageCount"),
      // No page has so many; an answer that claims to would fill the memory with them.
      items: try list?.list().prefix(1_000).map { $0.unwrapped("Item", "item") } ?? []
    )
    let saysNothing = total == 0 || (total == nil && list != nil)
    guard !items.isEmpty || saysNothing else { throw root.problem(.missing(key: "Items")) }
  }
}

extension JSONNode {
  /// What stands under the first of some keys that is there, else this itself.
  func unwrapped(_ keys: String...) -> JSONNode {
    keys.lazy.compactMap { try? optional($0) }.first ?? self
  }

  /// A number of things; nil where it is none.
  fileprivate func count(under key: String) -> Int? {
    text(under: key).flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
  }
}
