/// Everything that the list of discounts shows, already computed and formatted.
public struct DiscountListScreen: Hashable, Sendable {
  /// The title, with the day.
  public let title: String
  /// The discounts, or why there are none.
  public let content: Content
  /// How old prices and discounts are and why, where they are not fresh.
  public var ages: [Notice]
  /// What was left out of the price list and of the discounts, each with its place.
  public let problems: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, ages: [Notice] = [], problems: [Notice]) {
    self.title = title
    self.ages = ages
    self.content = content
    self.problems = problems
  }

  /// What stands where the discounts stand.
  public enum Content: Hashable, Sendable {
    /// There they are, in the order that decides among equals.
    case discounts(Columns, [Row])
    /// There are none.
    case empty(String)
    /// They could not be loaded.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the names.
    public let name: String
    /// Above the products.
    public let products: String
    /// Above the rules.
    public let rule: String
    /// Above the periods.
    public let period: String
    /// Above whether they are in force.
    public let inForce: String

    /// Names the columns.
    public init(name: String, products: String, rule: String, period: String, inForce: String) {
      self.name = name
      self.products = products
      self.rule = rule
      self.period = period
      self.inForce = inForce
    }
  }

  /// One discount.
  public struct Row: Hashable, Sendable {
    /// What shoppers call it.
    public let name: String
    /// The codes of its products.
    public let products: String
    /// What it does.
    public let rule: String
    /// When it holds.
    public let period: String
    /// Whether it is in force on the day.
    public let inForce: String
    /// The same, for a colour.
    public let isInForce: Bool

    /// Makes a row of finished texts.
    public init(name: String, products: String, rule: String, period: String, inForce: String, isInForce: Bool) {
      self.name = name
      self.products = products
      self.rule = rule
      self.period = period
      self.inForce = inForce
      self.isInForce = isInForce
    }
  }
}
