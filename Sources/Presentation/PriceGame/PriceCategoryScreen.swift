public import ArcadeDomain

/// Everything that a list of categories shows, already formatted and translated.
public struct PriceCategoryScreen: Hashable, Sendable {
  /// The title.
  public let title: String
  /// The titles of the columns.
  public let columns: Columns
  /// The categories, in the order of their source.
  public let rows: [Row]

  /// Formats categories; `parent` is the name of the one that they are below.
  public init(_ categories: [PriceCategory], below parent: String?, phrases: any PricePhrases) {
    title = phrases.categoriesTitle(below: parent)
    columns = phrases.categoryColumns
    rows = categories.map { Row(id: String($0.id), name: $0.name) }
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the numbers by which the source knows them.
    public let number: String
    /// Above the names.
    public let name: String

    /// Names the columns.
    public init(number: String, name: String) {
      self.number = number
      self.name = name
    }
  }

  /// One category.
  public struct Row: Hashable, Sendable {
    /// The number by which its source knows it.
    public let id: String
    /// What it is called.
    public let name: String

    /// Makes a row of finished texts.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }
}
