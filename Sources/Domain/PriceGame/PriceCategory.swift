/// A category, which contains either categories or products.
public struct PriceCategory: Hashable, Identifiable, Sendable {
  /// The number in the source.
  public let id: Int
  /// The name in the source.
  public let name: String

  /// Creates a category.
  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// The contents of a category.
public enum CategoryContent: Hashable, Sendable {
  /// Categories in the order of the source.
  case subcategories([PriceCategory])
  /// Products to guess, if any of them has a price.
  case products([QuizProduct])
}
