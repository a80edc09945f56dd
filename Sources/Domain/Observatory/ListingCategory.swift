/// A category of a source, in the source's own words.
public struct ListingCategory: Hashable, Identifiable, Sendable {
  /// What the source calls it.
  public let id: String
  /// What people call it, in the source's language.
  public let name: String

  /// Describes a category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
