public import ArcadeDomain

extension ShopActions {
  /// Makes the price list as it is sold from, where the shop's own is changed.
  public func priceList() -> PagePresenter<ShopIntent, ShopRoute> {
    page(at: .priceList, titled: phrases.priceListTitle, naming: ["list"]) { contents, _ in
      contents.followsStore = true
      let catalog = try await shop.catalog.catalog()
      contents.standing = try await origin() + phrases.ages(prices: catalog.freshness, discounts: .fresh)
      contents.content = .tables(Table(listing: catalog.value.products, phrases: phrases), else: phrases.noProducts)
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
  /// Lists products as they are on their list, in its order, with what is known of their taxes.
  public init(listing products: [Product], phrases: any ShopPhrases) {
    let taxed = products.contains { $0.tax != nil }
    self.init(
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.priceLabel, isNumber: true),
      ] + (taxed ? [Column(phrases.taxRateLabel, isNumber: true)] : []),
      rows: products.map { product in
        Row(
          product.code.text,
          [Cell(product.code.text, .strong), Cell(product.name), Cell(phrases.price(of: product))]
            + (taxed ? [Cell(product.tax.map(phrases.formats.percent) ?? "")] : [])
        )
      }
    )
  }
}
