/// Everything that one listing shows, already formatted and translated.
public struct ListingScreen: Hashable, Sendable {
  /// The title: what the listing is called.
  public let title: String
  /// The listing, or why there is none.
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

  /// What stands where the listing stands.
  public enum Content: Hashable, Sendable {
    /// There it is.
    case listing(Card)
    /// It could not be read.
    case failed(Failure)
  }

  /// A listing with what happened to it.
  public struct Card: Hashable, Sendable {
    /// What its source says besides what is watched.
    public let facts: [Fact]
    /// What is watched.
    public let attributes: [Attribute]
    /// What it cost; nil where it has no price now.
    public let trend: Trend?
    /// A line that the owner of the source wants to see.
    public let terms: String?

    /// Makes a card, as a preview or a test does.
    public init(facts: [Fact], attributes: [Attribute], trend: Trend? = nil, terms: String? = nil) {
      self.facts = facts
      self.attributes = attributes
      self.trend = trend
      self.terms = terms
    }
  }

  /// Something that is watched, as it is now.
  public struct Attribute: Hashable, Sendable {
    /// What it is.
    public let label: String
    /// What it is now.
    public let value: String
    /// The last change; nil where it never changed.
    public let change: ChangeMark?
    /// What it was before and since when it is as it is; empty where it never changed.
    public let before: String

    /// Makes an attribute, as a preview or a test does.
    public init(label: String, value: String, change: ChangeMark? = nil, before: String = "") {
      self.label = label
      self.value = value
      self.change = change
      self.before = before
    }
  }

  /// What a listing cost.
  public struct Trend: Hashable, Sendable {
    /// What it is.
    public let label: String
    /// The prices as levels from 0 to 7, oldest first.
    public let levels: [Int]
    /// The lowest, the highest, the middle and the last one.
    public let figures: [Fact]

    /// Makes a trend, as a preview or a test does.
    public init(label: String, levels: [Int], figures: [Fact]) {
      self.label = label
      self.levels = levels
      self.figures = figures
    }
  }
}
