public import ArcadeDomain

extension Table {
  /// Creates a table of categories, each with a link to its subcategories.
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

  /// Creates a table of categories with the numbers of their source.
  public init(numbered categories: [PriceCategory], phrases: PricePhrases) {
    self.init(of: categories, id: { String($0.id) }) {
      TableColumn(phrases.idLabel, isNumber: true) { Cell(String($0.id), .strong) }
      TableColumn(phrases.categoryLabel) { $0.name }
    }
  }

  /// Creates a table of products without their prices.
  public init(named products: [QuizProduct], phrases: PricePhrases) {
    self.init(of: products.enumerated(), id: { $0.element.id }) {
      TableColumn(phrases.numberLabel, isNumber: true) { Cell(String($0.offset + 1), .strong) }
      TableColumn(phrases.nameLabel, mayBeCut: true) { $0.element.name }
    }
  }

  /// Creates a table of products with their prices, which reveals the answers.
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
