/// Everything that the product list shows, already computed and formatted.
public struct ProductListScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The products, or why there are none.
  public var content: Content
  /// How old the prices are, where they are not fresh.
  public var freshness: String?
  /// What the cart holds, where it holds anything.
  public var cart: String?
  /// What just happened.
  public var notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(
    title: String,
    content: Content,
    freshness: String? = nil,
    cart: String? = nil,
    notices: [Notice] = []
  ) {
    self.title = title
    self.content = content
    self.freshness = freshness
    self.cart = cart
    self.notices = notices
  }
  /// Whether loading anew may bring fresher prices than the last load that failed.
  public var canRetry = false
  /// Whether only the cart and the notices are news since the screen before.
  ///
  /// A frontend that appends, as a console does, may draw just these.
  public var isUpdate = false

  /// What stands where the products stand.
  public enum Content: Hashable, Sendable {
    /// They are being loaded.
    case loading(String)
    /// There they are.
    case products(Columns, [Row])
    /// There are none, or none that match.
    case empty(String)
    /// They could not be loaded.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the row numbers.
    public let number: String
    /// Above the codes.
    public let code: String
    /// Above the names.
    public let name: String
    /// Above the prices.
    public let price: String
    /// Above the quantities in the cart.
    public let inCart: String
    /// Above the discounts.
    public let offer: String

    /// Names the columns.
    public init(number: String, code: String, name: String, price: String, inCart: String, offer: String) {
      self.number = number
      self.code = code
      self.name = name
      self.price = price
      self.inCart = inCart
      self.offer = offer
    }
  }

  /// One product.
  public struct Row: Hashable, Sendable {
    /// What chooses it, from 1.
    public let number: Int
    /// What a scanner types for it.
    public let code: String
    /// What it is called.
    public let name: String
    /// What one piece costs.
    public let price: String
    /// How many pieces are in the cart; empty for none.
    public let inCart: String
    /// The discount offered on it; empty for none.
    public let offer: String

    /// Makes a row of finished texts.
    public init(number: Int, code: String, name: String, price: String, inCart: String, offer: String) {
      self.number = number
      self.code = code
      self.name = name
      self.price = price
      self.inCart = inCart
      self.offer = offer
    }
  }
}
