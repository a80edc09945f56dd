import ArcadeData
import ArcadeDomain
import ArcadePresentation

// The price list as a file.
extension ShopCommands {
  /// Writes the price list that is sold from, so that it reads back as the same list.
  func exportProducts() async throws {
    if context.options.isJSON, context.invocation.has(.listFormat) {
      throw UsageError.conflicting(.json, .listFormat)
    }
    let isJSON = try context.invocation.checked(.listFormat) { ["csv": false, "json": true][$0] }
    let loaded = try await shopActions().shop.catalog.catalog()
    try warn(prices: loaded.freshness)
    let catalog = loaded.value
    guard context.options.isJSON || isJSON == true else {
      report(catalog.problems)
      return context.output.raw(CatalogExport(cleaning: TextSanitiser.clean).table(of: catalog))
    }
    context.print(
      "arcade.priceList/1",
      ["currency": catalog.currency.code],
      loaded.freshness.json,
      ["products": catalog.products]
    )
  }

  /// Says that the shop's own price list is not sold from, where another one is named.
  func ownListNotices() async throws -> [Notice] { try await shopActions().ownListNotices() }
}
