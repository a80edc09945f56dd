/// A category of products, which has either categories or products below it.
public struct PriceCategory: Hashable, Identifiable, Sendable {
  /// The number by which its source knows it.
  public let id: Int
  /// What it is called.
  public let name: String

  /// Names a category.
  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// What stands below a category.
public enum CategoryContent: Hashable, Sendable {
  /// More categories, in the order of their source.
  case subcategories([PriceCategory])
  /// Products to guess; it may be that none of them has a price.
  case products([QuizProduct])
}
