import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands for the catalogue and the history of the price game.
struct PriceCommands {
  let context: CommandContext

  func categories() async throws {
    let catalog = try context.composition.makePriceCatalog(from: context.invocation.priceCatalog())
    guard let text = context.invocation.operands.first else {
      // They are the same with and without a server.
      return try show(try await catalog.roots(), below: nil, called: nil, .starter)
    }
    let loaded = try await content(of: text, in: catalog).loaded
    guard case .subcategories(let below) = loaded.value.content else { throw failure(phrases.hasProducts(text)) }
    let name = try await catalog.roots().first { String($0.id) == text }?.name
    try show(below, below: text, called: name, loaded.freshness)
  }

  func products() async throws {
    let text = context.invocation.operands[0]
    let (id, loaded) = try await content(
      of: text,
      in: context.composition.makePriceCatalog(from: context.invocation.priceCatalog())
    )
    guard case .products(let products) = loaded.value.content else {
      throw failure(
        loaded.value.content == .subcategories([]) ? phrases.emptyCategory(text) : phrases.hasSubcategories(text)
      )
    }
    let isStale = try warnWhereStale(loaded.freshness, asOf: phrases.productsAsOf)
    guard !context.options.isJSON else {
      return context.print(
        "arcade.priceProducts/1",
        ["category": id],
        loaded.freshness.json(isStale: isStale),
        ["products": products],
        loaded.value.problems.problems {
          .joining(
            $0.place.json,
            ["message": phrases.sentence(for: $0.mistake), "suggestion": phrases.suggestion(for: $0.mistake)]
          )
        }
      )
    }
    if !isStale, let since = loaded.freshness.since { context.output.paragraph(phrases.productsAsOf(since), .warning) }
    let problems = phrases.lines(for: loaded.value.problems, phrases.line).map { Block.text($0, .warning) }
    let shown = products.isEmpty ? Block.text(phrases.noProducts) : .table(Table(products, phrases: phrases))
    context.show(phrases.productsTitle(of: text), .ready(Page([shown] + problems)))
  }

  func history() async throws {
    let part = try await context.composition.makePriceGames()
      .history(at: context.listPlace(), most: PageCursor.usualSize)
    context.show(
      ("games", part.rows),
      as: "arcade.priceHistory/1",
      phrases.historyTitle,
      Table(part.rows, phrases: phrases),
      orSay: phrases.noGames,
      older: part.older
    )
  }

  func best() async throws {
    let best = try await context.composition.makePriceGames().everybodysBest()
    let table = Table(best, phrases: phrases)
    context.show(("best", best), as: "arcade.priceBest/1", phrases.bestTitle(of: best), table, orSay: phrases.noGames)
  }

  private func show(
    _ categories: [PriceCategory],
    below parent: String?,
    called name: String?,
    _ freshness: Freshness
  ) throws {
    let isStale = try warnWhereStale(freshness, asOf: phrases.categoriesAsOf)
    guard !context.options.isJSON else {
      let place: JSONText = ["parent": parent.flatMap { Int($0) }]
      let freshness = freshness.json(isStale: isStale)
      return context.print("arcade.priceCategories/1", place, freshness, ["categories": categories])
    }
    if !isStale, let since = freshness.since { context.output.paragraph(phrases.categoriesAsOf(since), .warning) }
    let table = Table(numbered: categories, phrases: phrases)
    context.show(phrases.categoriesTitle(below: name ?? parent), .ready(Page(.table(table))))
  }

  /// Warns if the cached copy is too old or replaces a failing server; returns whether it did.
  private func warnWhereStale(_ freshness: Freshness, asOf: (Moment) -> String) throws -> Bool {
    guard let since = freshness.since else { return false }
    let age = context.composition.time.now().since(since)
    guard freshness.reason != nil || !(.zero..<SyncingPriceCatalog.maximumAge).contains(age) else { return false }
    try context.warn(ofStale: phrases.notices(about: freshness, asOf: asOf))
    return true
  }

  /// Returns the contents of a category; throws a failure that names it if it is unknown.
  private func content(
    of text: String,
    in catalog: any PriceCatalogRepository
  ) async throws -> (id: PriceCategory.ID, loaded: Loaded<CategoryReading>) {
    let unknown = CommandFailure.notFound(phrases.noSuchCategory(text))
    guard let id = Int(text), id > 0 else { throw unknown }
    do {
      return (id, try await catalog.content(of: id))
    } catch {
      if error.code == .notFound, error.subject == String(id) { throw unknown }
      throw error
    }
  }

  private var phrases: PricePhrases { context.composition.pricePhrases }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(exit: .badData, code: "category", message: message)
  }
}
