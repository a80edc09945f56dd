/// A category with the path of names that leads to it.
public struct CategoryTrail: Hashable, Identifiable, Sendable {
  /// The number of the category.
  public let id: PriceCategory.ID
  /// The names from the topmost category to this one.
  public let path: [String]

  /// Creates a trail.
  public init(id: PriceCategory.ID, path: [String]) { (self.id, self.path) = (id, path) }

  /// Creates the trail of a category, below another one.
  public init(_ category: PriceCategory, below trail: CategoryTrail? = nil) {
    self.init(id: category.id, path: (trail?.path ?? []) + [category.name])
  }

  /// The last name of the path.
  public var name: String { path.last ?? "" }
}
