public import ArcadeDomain

/// A page of the price list; a shop's own list can be changed there.
public struct PriceListPresenter: ShopPresenter {
  public let system: ShopScreens
  private let page: Int

  /// Creates a page of the price list.
  public init(_ system: ShopScreens, page: Int = 1) { (self.system, self.page) = (system, page) }

  public var route: ShopRoute { .priceList(page: page) }
  public var title: String { phrases.priceListTitle }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    contents.followsStore = true
    var can = await system.actions()
    can.ownList = can.ownList?.putForward
    contents.actions = can.all
    contents.layout = layout(can)
    let catalog = try await shop.priceList()
    let products = catalog.value.products
    let pages = ListPages(of: products.count, size: system.pageSize, at: page)
    let table = Table(listing: Array(products[pages.rows]), phrases: phrases)
    contents.banners = try await origin() + phrases.ages(prices: catalog.freshness, discounts: .fresh)
    contents.content =
      table.rows.isEmpty ? .empty(phrases.noProducts) : .ready(Page([.table(table)] + pages.line(phrases)))
    guard pages.count > 1 else { return }
    let turning: [Action<ShopIntent>] = pages.turning(phrases) { .priceList(page: $0) }
    contents.actions += turning
    contents.layout = layout(can, turning: turning)
  }

  private func layout(_ can: ShopActions, turning: [Action<ShopIntent>] = []) -> Layout {
    .besideSelling(can) {
      Block.pages(turning.reversed())
      Block.forms(can.ownList?.add.first, can.ownList?.reprice, can.ownList?.remove)
      Block.more {
        Block.forms(can.ownList?.tax, can.ownList?.tags)
        Block.list(can.refresh)
      }
    }
  }

  /// Returns the source of prices that cannot be changed here.
  private func origin() async throws -> [Notice] {
    guard let list = shop.ownList else { return [] }
    if let named = list.named { return [Notice(phrases.sentence(for: .anotherIsNamed(named)))] }
    return try await list.isSoldFrom() ? [] : [Notice(phrases.ownListIsToCome)]
  }
}

extension Table {
  /// Creates a table of products in the order of their list, with the known taxes and tags.
  public init(listing products: [Product], phrases: ShopPhrases) {
    self.init(of: products, id: { $0.code.text }) {
      TableColumn(phrases.codeLabel) { Cell($0.code.text, .strong) }
      TableColumn(phrases.productNameLabel, mayBeCut: true) { $0.name }
      TableColumn(phrases.priceLabel, isNumber: true) { phrases.price(of: $0) }
      if products.contains(where: { $0.tax != nil }) {
        TableColumn(phrases.taxRateLabel, isNumber: true) { $0.tax.map(phrases.formats.percent) ?? "" }
      }
      if products.contains(where: { !$0.tags.isEmpty }) {
        TableColumn(phrases.tagsLabel, mayBeCut: true) { $0.tags.joined(separator: phrases.language.comma) }
      }
    }
  }
}
