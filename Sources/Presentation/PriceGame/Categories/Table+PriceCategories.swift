public import ArcadeDomain

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
