public import ArcadeDomain

/// Everything that a list of quiz products shows, already formatted and translated.
public struct PriceProductScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The titles of the columns.
  public let columns: Columns
  /// The products, in the order of their source.
  public let rows: [Row]
  /// Why there are none, where there are none.
  public let notice: String?

  /// Formats the products of a category.
  public init(_ products: [QuizProduct], of category: String, phrases: any PricePhrases) {
    title = phrases.productsTitle(of: category)
    columns = phrases.productColumns
    rows = products.enumerated().map { index, product in
      Row(
        number: String(index + 1),
        name: product.name,
        maker: product.maker,
        price: phrases.formats.money(product.price),
        stock: product.isInStock ? phrases.inStock : phrases.soldOut
      )
    }
    notice = products.isEmpty ? phrases.noProducts : nil
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the row numbers.
    public let number: String
    /// Above the names.
    public let name: String
    /// Above the makers.
    public let maker: String
    /// Above the prices.
    public let price: String
    /// Above whether they can be bought.
    public let stock: String

    /// Names the columns.
    public init(number: String, name: String, maker: String, price: String, stock: String) {
      self.number = number
      self.name = name
      self.maker = maker
      self.price = price
      self.stock = stock
    }
  }

  /// One product.
  public struct Row: Hashable, Sendable {
    /// Its place in the list, from 1.
    public let number: String
    /// What it is called.
    public let name: String
    /// Who makes it.
    public let maker: String
    /// What it costs.
    public let price: String
    /// Whether it can be bought.
    public let stock: String

    /// Makes a row of finished texts.
    public init(number: String, name: String, maker: String, price: String, stock: String) {
      self.number = number
      self.name = name
      self.maker = maker
      self.price = price
      self.stock = stock
    }
  }
}
