public import ArcadeDomain

extension PriceScreens {
  /// Makes the list of the categories below the last of those given, which lead down to it from the top.
  ///
  /// Where there are products instead, it says how many, and nothing of what they cost.
  public func categories(at path: [PriceCategory.ID] = []) -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .categories(path), titled: phrases.categoriesTitle(below: nil)) { contents, progress in
      contents.actions = moving(among: [], at: path, up: path.dropLast()) + declared(naming: [], hasWayUp: true)
      if saysLoading, let id = path.last, try await !quiz.isAtHand(id) { progress(phrases.loadingCategory) }
      let level = try await quiz.level(at: path)
      let (trail, path) = (level.trail, level.path)
      let mix = try await quiz.mix()
      contents.title = phrases.categoriesTitle(below: trail.map { phrases.path($0.path) })
      switch level.content {
      case .subcategories(let categories):
        let table = Table(categories, below: path, phrases: phrases)
        let mixed = mix.isEmpty ? [] : [Block.text(phrases.mixHolds(mix.map(\.name)))]
        let mixable = categories.map { (CategoryTrail($0, below: trail), $0.choice) }
        contents.content = .ready(Page([.table(table)] + mixed))
        contents.actions =
          moving(among: categories, at: path, up: level.up) + declared(naming: [], mixable: mixable, hasWayUp: true)
      case .products(let products):
        contents.content =
          products.isEmpty ? .empty(phrases.noProducts) : .ready(Page(.text(phrases.productsToGuess(products.count))))
        contents.actions =
          moving(among: [], at: path, up: level.up) + declared(naming: ["play"], playing: trail, hasWayUp: true)
      }
    }
  }

  /// Down into one of the categories, and up.
  private func moving(
    among categories: [PriceCategory],
    at path: [PriceCategory.ID],
    up: [PriceCategory.ID] = []
  ) -> [Action<PriceIntent>] {
    let down = categories.map { (path + [$0.id], $0.choice) }
    let row = Parameter.row("n", phrases.categoryLabel, of: down, phrases)
    let open = Action<PriceIntent>("open", phrases.openCategoryAction, row, weight: .usual) { .open($0) }
    return (down.isEmpty ? [] : [open]) + [
      Action(
        "up",
        phrases.upAction,
        to: .categories(up),
        weight: path.isEmpty ? .other : .main,
        closed: path.isEmpty ? phrases.alreadyAtTop : nil
      )
    ]
  }
}

extension Table {
  /// Lists categories, each to go into.
  init(_ categories: [PriceCategory], below path: [PriceCategory.ID], phrases: PricePhrases) {
    self.init(
      of: categories,
      firstNumber: 1,
      id: { String($0.id) },
      address: { PriceRoute.categories(path + [$0.id]).address }
    ) {
      TableColumn(phrases.categoryLabel) { Cell($0.name, .strong) }
    }
  }

  /// Lists categories with the numbers by which their source knows them.
  public init(numbered categories: [PriceCategory], phrases: PricePhrases) {
    self.init(of: categories, id: { String($0.id) }) {
      TableColumn(phrases.idLabel, isNumber: true) { Cell(String($0.id), .strong) }
      TableColumn(phrases.categoryLabel) { $0.name }
    }
  }

  /// Lists products by their names, without a price.
  public init(named products: [QuizProduct], phrases: PricePhrases) {
    self.init(of: products.enumerated(), id: { $0.element.id }) {
      TableColumn(phrases.numberLabel, isNumber: true) { Cell(String($0.offset + 1), .strong) }
      TableColumn(phrases.nameLabel, mayBeCut: true) { $0.element.name }
    }
  }

  /// Lists products with their prices, which gives the answers away.
  public init(_ products: [QuizProduct], phrases: PricePhrases) {
    self.init(of: products.enumerated(), id: { $0.element.id }) {
      TableColumn(phrases.numberLabel, isNumber: true) { Cell(String($0.offset + 1), .strong) }
      TableColumn(phrases.nameLabel, mayBeCut: true) { $0.element.name }
      TableColumn(phrases.makerLabel, mayBeCut: true, isSecondary: true) { $0.element.maker }
      TableColumn(phrases.priceLabel, isNumber: true) { phrases.formats.money($0.element.price) }
      TableColumn(phrases.stockLabel, isSecondary: true) { $0.element.isInStock ? phrases.inStock : phrases.soldOut }
    }
  }
}

extension PriceCategory {
  /// The category as something to choose.
  fileprivate var choice: Choice { Choice(String(id), name) }
}
