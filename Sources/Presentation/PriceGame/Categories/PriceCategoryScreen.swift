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
    let rows = categories.enumerated().map { [String($0 + 1), $1.name] }
    let columns: [RecordScreen.Column] = [.init(phrases.numberLabel, isNumber: true), .init(phrases.categoryLabel)]
    let table = RecordScreen.Table(columns: columns, rows: rows)
    self.init(title: phrases.categoriesTitle(below: parent), content: .categories(table))
  }

  /// What stands where the categories stand.
  public enum Content: Hashable, Sendable {
    /// They are being loaded.
    case loading(String)
    /// There they are, each with its number.
    case categories(RecordScreen.Table)
    /// They could not be loaded.
    case failed(Failure)
  }
}
