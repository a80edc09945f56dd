import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade shop products check FILE`: reads a price list as the shop would, and reports what would be left out.
struct PriceListCheck {
  let context: CommandContext

  func run() async throws {
    let (path, columns) = PriceColumns.split(context.invocation.operands[0])
    let reading = try PriceListReading(columns, context.invocation, context.composition.settings)
    let list = SyncingCatalog(
      source: try context.composition.fileSource(path),
      columns: reading.columns,
      currency: reading.currency,
      tax: context.composition.shopTax,
      store: InMemoryFeedStore(),
      time: context.composition.time,
      isOffline: context.options.isOffline
    )
    let catalog = try await list.catalog().value
    report(catalog, from: path)
    guard !catalog.problems.isEmpty else { return }
    let message = phrases.priceListFaulty(path, problems: catalog.problems.total)
    throw CommandFailure(exit: .badData, code: "mistakes", message: message)
  }

  private var phrases: ShopConsolePhrases { context.composition.language.shopConsolePhrases }

  private func report(_ catalog: Catalog, from path: String) {
    let sentences = context.composition.shopPhrases
    guard !context.options.isJSON else {
      return context.print(
        "arcade.productsCheck/1",
        ["currency": catalog.currency.code, "products": catalog.products.count],
        catalog.problems.json(phrases: sentences),
        ["pieceUnits": catalog.pieceUnits, "unusedColumns": catalog.unusedColumns]
      )
    }
    for line in sentences.lines(for: catalog.problems, sentences.line) { context.output.paragraph(line, .warning) }
    guard !context.options.isQuiet else { return }
    if !catalog.pieceUnits.isEmpty {
      context.output.paragraph(phrases.unitsOfPieces(catalog.pieceUnits.joined(separator: phrases.language.comma)))
    }
    context.output.notices(sentences.notices(ofUnusedIn: catalog))
    let count = catalog.products.count
    context.output.paragraph(phrases.priceListRead(path, products: count, currency: catalog.currency.code))
  }
}

/// How to read a price list, according to the command line and the settings.
struct PriceListReading {
  /// The names of its columns, and its decimal sign.
  let columns: PriceColumns
  /// The currency of a list that names none.
  let currency: Currency

  /// Combines the part of a place after its `#`, the options of a command and the settings. Options take precedence.
  init(_ place: PriceColumns?, _ invocation: Invocation?, _ settings: Settings) throws(UsageError) {
    var columns = try invocation?.checked(.columns) { try? PriceColumns($0) } ?? place ?? .usual
    let usual = settings[.shopDecimal].flatMap { DecimalSign($0) }
    columns.decimal = try invocation?.checked(.decimal) { DecimalSign($0) } ?? columns.decimal ?? usual
    self.columns = columns
    let named = try invocation?.checked(.currency) { Currency(code: $0.uppercased()) }
    currency = named ?? settings[.shopCurrency].flatMap { Currency(code: $0.uppercased()) } ?? .eur
  }
}
