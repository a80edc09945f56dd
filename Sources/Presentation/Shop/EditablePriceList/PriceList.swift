public import ArcadeDomain

extension ShopScreens {
  /// Makes a page of the price list as it is sold from, where the shop's own is changed.
  public func priceList(page number: Int = 1) -> OldPagePresenter<ShopIntent, ShopRoute> {
    let main: Set = ["add-product", "price", "remove-product"]
    return page(at: .priceList(page: number), titled: phrases.priceListTitle, naming: main) { contents, _ in
      contents.followsStore = true
      let catalog = try await shop.catalog.catalog()
      let products = catalog.value.products
      let pages = ListPages(of: products.count, size: pageSize, at: number)
      let table = Table(listing: Array(products[pages.rows]), phrases: phrases)
      contents.banners = try await origin() + phrases.ages(prices: catalog.freshness, discounts: .fresh)
      contents.content =
        table.rows.isEmpty ? .empty(phrases.noProducts) : .ready(Page([.table(table)] + pages.line(phrases)))
      if pages.count > 1 { contents.actions += pages.turning(phrases) { .priceList(page: $0) } }
    }
  }

  /// Says where prices come from that cannot be changed here.
  private func origin() async throws -> [Notice] {
    guard let list = shop.ownList else { return [] }
    if let named = list.named { return [Notice(phrases.sentence(for: .anotherIsNamed(named)))] }
    return try await list.repository.products().isEmpty ? [Notice(phrases.ownListIsToCome)] : []
  }
}

extension Table {
  /// Lists products as they are on their list, in its order, with what is known of their taxes and tags.
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
