public import ArcadeDomain

extension ShopActions {
  /// Makes a page of the price list as it is sold from, where the shop's own is changed.
  public func priceList(page number: Int = 1) -> PagePresenter<ShopIntent, ShopRoute> {
    let main: Set = ["add-product", "price", "remove-product"]
    return page(at: .priceList(page: number), titled: phrases.priceListTitle, naming: main) { contents, _ in
      contents.followsStore = true
      let catalog = try await shop.catalog.catalog()
      let products = catalog.value.products
      let pages = ListPages(of: products.count, size: pageSize, at: number)
      let table = Table(listing: Array(products[pages.rows]), phrases: phrases)
      contents.standing = try await origin() + phrases.ages(prices: catalog.freshness, discounts: .fresh)
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
    let taxed = products.contains { $0.tax != nil }
    let tagged = products.contains { !$0.tags.isEmpty }
    self.init(
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.priceLabel, isNumber: true),
      ] + (taxed ? [Column(phrases.taxRateLabel, isNumber: true)] : [])
        + (tagged ? [Column(phrases.tagsLabel, mayBeCut: true)] : []),
      rows: products.map { product in
        Row(
          product.code.text,
          [Cell(product.code.text, .strong), Cell(product.name), Cell(phrases.price(of: product))]
            + (taxed ? [Cell(product.tax.map(phrases.formats.percent) ?? "")] : [])
            + (tagged ? [Cell(product.tags.joined(separator: ", "))] : [])
        )
      }
    )
  }
}
