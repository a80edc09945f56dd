public import ArcadeDomain

/// Everything that a list of categories shows, already formatted and translated.
public struct PriceCategoryScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The categories, or why there are none.
  public var content: Content
  /// What is collected for a mix, if anything is.
  public var mix: String?
  /// What just happened.
  public var notices: [Notice]
  /// Whether only the notices and the mix are news since the screen before.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(
    title: String,
    content: Content,
    mix: String? = nil,
    notices: [Notice] = [],
    isUpdate: Bool = false
  ) {
    self.title = title
    self.content = content
    self.mix = mix
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// Formats categories; `parent` is the name of the one that they are below.
  public init(_ categories: [PriceCategory], below parent: String?, phrases: any PricePhrases) {
    self.init(
      title: phrases.categoriesTitle(below: parent),
      content: .categories(phrases.categoryColumns, categories.enumerated().map { Row($1, number: $0 + 1) })
    )
  }

  /// What stands where the categories stand.
  public enum Content: Hashable, Sendable {
    /// They are being loaded.
    case loading(String)
    /// There they are, in the order of their source.
    case categories(Columns, [Row])
    /// They could not be loaded.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the numbers that choose a row.
    public let number: String
    /// Above the names.
    public let name: String
    /// Above the numbers by which the source knows them.
    public let id: String

    /// Names the columns.
    public init(number: String, name: String, id: String) {
      self.number = number
      self.name = name
      self.id = id
    }
  }

  /// One category.
  public struct Row: Hashable, Sendable {
    /// What chooses it, from 1.
    public let number: String
    /// What it is called.
    public let name: String
    /// The number by which the source knows it.
    public let id: String

    /// Makes a row of finished texts.
    public init(number: String, name: String, id: String) {
      self.number = number
      self.name = name
      self.id = id
    }

    init(_ category: PriceCategory, number: Int) {
      self.init(number: String(number), name: category.name, id: String(category.id))
    }
  }
}
