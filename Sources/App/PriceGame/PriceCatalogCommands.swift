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
    let loaded = try await catalog.content(of: id(text))
    guard case .subcategories(let below) = loaded.value.content else {
      throw failure(desk.pricePhrases.hasProducts(text))
    }
    let name = try await catalog.roots().first { String($0.id) == text }?.name
    show(below, below: text, called: name, loaded.freshness)
  }

  func products() async throws {
    let text = desk.invocation.operands[0]
    let catalog = try desk.composition.makePriceCatalog()
    let (id, phrases) = (try id(text), desk.pricePhrases)
    let loaded = try await catalog.content(of: id)
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
    for line in phrases.lines(for: loaded.value.problems, phrases.line) { desk.output.paragraph(line, .warning) }
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

  private func id(_ text: String) throws -> PriceCategory.ID {
    guard let id = Int(text), id > 0 else {
      throw CommandFailure(desk.notFound(text), phrases: desk.composition.phrases, console: desk.phrases)
    }
    return id
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(exit: .badData, code: "category", message: message)
  }
}

extension CommandDesk {
  /// Nothing has this name.
  func notFound(_ name: String) -> RepositoryError { RepositoryError(.notFound, subject: name) }
}
