/// Everything that the listings of a watch show, already formatted and translated.
public struct ListingListScreen: Hashable, Sendable {
  /// The title: what the watch is called.
  public let title: String
  /// The listings, or why there are none.
  public var content: Content
  /// What just happened.
  public var notices: [Notice]
  /// Whether only the notices are new.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = [], isUpdate: Bool = false) {
    self.title = title
    self.content = content
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// What stands where the listings stand.
  public enum Content: Hashable, Sendable {
    /// There they are.
    case listings(Page)
    /// There are none to show.
    case empty(summary: String, String)
    /// An update is on its way.
    case loading(String)
    /// They could not be read.
    case failed(Failure)
  }

  /// A part of the listings, group by group.
  public struct Page: Hashable, Sendable {
    /// When the watch was updated, and how much of it is unread.
    public let summary: String
    /// The titles of the columns.
    public let columns: Columns
    /// The groups that have listings on this page.
    public let groups: [Group]
    /// Which page it is, where there is more than one.
    public let position: String?
    /// A line that the owner of the source wants to see.
    public let terms: String?

    /// Makes a page, as a preview or a test does.
    public init(summary: String, columns: Columns, groups: [Group], position: String? = nil, terms: String? = nil) {
      self.summary = summary
      self.columns = columns
      self.groups = groups
      self.position = position
      self.terms = terms
    }
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the numbers to type.
    public let number: String
    /// Above the places in the result.
    public let rank: String
    /// Above the names.
    public let name: String
    /// Above the prices.
    public let price: String
    /// Above the reviews.
    public let reviews: String
    /// Above the stock.
    public let stock: String
    /// Above the last changes.
    public let change: String

    /// Names the columns.
    public init(
      number: String,
      rank: String,
      name: String,
      price: String,
      reviews: String,
      stock: String,
      change: String
    ) {
      self.number = number
      self.rank = rank
      self.name = name
      self.price = price
      self.reviews = reviews
      self.stock = stock
      self.change = change
    }
  }

  /// Listings of which an update made the same.
  public struct Group: Hashable, Sendable {
    /// What it made of them, and how many they are in all.
    public let title: String
    /// Those on this page.
    public let rows: [Row]

    /// Makes a group, as a preview or a test does.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// One listing.
  public struct Row: Hashable, Sendable {
    /// What opens it.
    public let number: String
    /// Its place in the result.
    public let rank: String
    /// What its shop calls it.
    public let name: String
    /// What it costs; empty where the source does not say.
    public let price: String
    /// How it is rated, by how many.
    public let reviews: Stars
    /// Whether it can be bought; empty where the source does not say.
    public let stock: String
    /// The last change about it.
    public let change: ChangeMark?
    /// What says that something happened to it since it was opened; nil where nothing did.
    public let unread: String?
    /// What says that it came back; nil where it did not.
    public let returned: String?

    /// Makes a row, as a preview or a test does.
    public init(
      number: String,
      rank: String,
      name: String,
      price: String,
      reviews: Stars,
      stock: String,
      change: ChangeMark? = nil,
      unread: String? = nil,
      returned: String? = nil
    ) {
      self.number = number
      self.rank = rank
      self.name = name
      self.price = price
      self.reviews = reviews
      self.stock = stock
      self.change = change
      self.unread = unread
      self.returned = returned
    }
  }
}
