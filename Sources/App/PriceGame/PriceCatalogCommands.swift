import ArcadeDomain
import ArcadePresentation

/// `arcade prices categories` and `arcade prices products`.
struct PriceCatalogCommands {
  let desk: CommandDesk

  func categories() async throws {
    let catalog = try desk.composition.makePriceCatalog()
    guard let text = desk.invocation.operands.first else {
      // They are the same with and without a server.
      return show(try await catalog.roots(), below: nil, called: nil, .starter)
    }
    let loaded = try await content(of: text, in: catalog).loaded
    guard case .subcategories(let below) = loaded.value.content else {
      throw failure(desk.pricePhrases.hasProducts(text))
    }
    let name = try await catalog.roots().first { String($0.id) == text }?.name
    show(below, below: text, called: name, loaded.freshness)
  }

  func products() async throws {
    let text = desk.invocation.operands[0]
    let phrases = desk.pricePhrases
    let (id, loaded) = try await content(of: text, in: desk.composition.makePriceCatalog())
    guard case .products(let products) = loaded.value.content else {
      throw failure(
        loaded.value.content == .subcategories([]) ? phrases.emptyCategory(text) : phrases.hasSubcategories(text)
      )
    }
    guard !desk.options.isJSON else {
      return desk.print(PriceDocuments.products(products, of: loaded, in: id, phrases: phrases))
    }
    if let since = loaded.freshness.since { desk.output.paragraph(phrases.productsAsOf(since), .warning) }
    RecordScreen(products, of: text, phrases: phrases).draw(on: desk.output, phrases: desk.phrases)
    for problem in loaded.value.problems { desk.output.paragraph(phrases.line(for: problem), .warning) }
  }

  private func show(
    _ categories: [PriceCategory],
    below parent: String?,
    called name: String?,
    _ freshness: Freshness
  ) {
    guard !desk.options.isJSON else {
      return desk.print(PriceDocuments.categories(categories, below: parent, freshness))
    }
    if let since = freshness.since { desk.output.paragraph(desk.pricePhrases.categoriesAsOf(since), .warning) }
    RecordScreen(categories, below: name ?? parent, phrases: desk.pricePhrases)
      .draw(on: desk.output, phrases: desk.phrases)
  }

  /// What stands below the category of a number; a failure that names it where nobody knows it.
  private func content(
    of text: String,
    in catalog: any PriceCatalogRepository
  ) async throws -> (id: PriceCategory.ID, loaded: Loaded<CategoryReading>) {
    let unknown = CommandFailure(
      exit: .noInput,
      code: RepositoryError.Code.notFound.rawValue,
      message: desk.pricePhrases.noSuchCategory(text)
    )
    guard let id = Int(text), id > 0 else { throw unknown }
    do {
      return (id, try await catalog.content(of: id))
    } catch {
      if error.code == .notFound, error.subject == String(id) { throw unknown }
      throw error
    }
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(exit: .badData, code: "category", message: message)
  }
}
