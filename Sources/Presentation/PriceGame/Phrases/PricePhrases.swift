/// The sentences of the price game, in one language.
public protocol PricePhrases: SystemPhrases {
  /// The title of the categories below one, or of those at the top.
  func categoriesTitle(below category: String?) -> String
  /// The titles of the columns of categories.
  var categoryColumns: PriceCategoryScreen.Columns { get }
  /// The title of the products of a category.
  func productsTitle(of category: String) -> String
  /// The titles of the columns of products.
  var productColumns: PriceProductScreen.Columns { get }
  /// A product can be bought.
  var inStock: String { get }
  /// A product cannot be bought now.
  var soldOut: String { get }
  /// A category without a product whose price is known.
  var noProducts: String { get }
  /// A category in which there are categories instead of products.
  func hasSubcategories(_ category: String) -> String
  /// A category in which there are products instead of categories.
  func hasProducts(_ category: String) -> String
  /// Four prices around a right one.
  func optionsTitle(_ price: String) -> String
  /// The mark of the right price.
  var rightPrice: String { get }
  /// Where wrong prices may stand, and by which rule.
  func window(low: String, high: String, rule: String, offset: Int) -> String
}

extension Language {
  /// The sentences of the price game in this language, with the formats of a region.
  public func pricePhrases(formats: Formats) -> any PricePhrases {
    switch self {
    case .english: EnglishPrices(base: phrases(formats: formats))
    case .spanish: SpanishPrices(base: phrases(formats: formats))
    case .japanese: JapanesePrices(base: phrases(formats: formats))
    }
  }
}
