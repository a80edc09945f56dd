/// A category with the names that lead to it, by which a player knows where products come from.
public struct CategoryTrail: Hashable, Identifiable, Sendable {
  /// The number of the category.
  public let id: PriceCategory.ID
  /// The names that lead to it, the topmost first, its own last.
  public let path: [String]

  /// Leads to a category.
  public init(id: PriceCategory.ID, path: [String]) { (self.id, self.path) = (id, path) }

  /// Leads to a category on a level below others.
  public init(_ category: PriceCategory, below trail: CategoryTrail? = nil) {
    self.init(id: category.id, path: (trail?.path ?? []) + [category.name])
  }

  /// What the category is called.
  public var name: String { path.last ?? "" }
}
