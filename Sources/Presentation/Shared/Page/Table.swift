public import ArcadeDomain

/// Rows under titled columns.
public struct Table: Hashable, Sendable {
  /// What stands above it, where there are several.
  public var title: String?
  /// What its values are, from left to right.
  public var columns: [Column]
  /// What it lists, from top to bottom, with its sums.
  public var rows: [Row]
  /// The number that chooses the first row, where rows are chosen by theirs; a frontend without a pointer shows them.
  public var firstNumber: Int?
  /// Whether its figures are what a person watches, so that the whole of it is worth drawing again when one has changed.
  public var isWatched: Bool

  /// Whether it is rarely wanted, so that it is folded behind its title where a pointer can unfold it.
  public var isFolded = false

  /// What can be done with a row by what stands behind it.
  public var rowActions = RowActions()

  /// Makes a table of finished texts.
  public init(
    title: String? = nil,
    columns: [Column],
    rows: [Row],
    firstNumber: Int? = nil,
    isWatched: Bool = false
  ) {
    (self.title, self.columns, self.rows, self.firstNumber) = (title, columns, rows, firstNumber)
    self.isWatched = isWatched
  }

  /// What can be done with each row that the first field of an offer knows.
  public struct RowActions: Hashable, Sendable {
    /// What makes a row more and less; nil if nothing does.
    public var counter: Counter?
    /// What a small button behind the row does.
    public var buttons: [Button] = []
    /// The forms that open behind the row.
    public var menu: [Offer] = []

    /// Nothing.
    public init() {}
  }

  /// A small button behind a row.
  public struct Button: Hashable, Sendable {
    /// What it shows.
    public enum Sign: Hashable, Sendable {
      /// One more.
      case more
      /// Away with it.
      case away
    }

    /// What it does.
    public let offer: Offer
    /// What it shows.
    public let sign: Sign

    /// Has a button show a sign.
    public init(_ sign: Sign, _ offer: Offer) { (self.sign, self.offer) = (sign, offer) }
  }

  /// What counts a row: − 3 +, or a field for what is weighed.
  public struct Counter: Hashable, Sendable {
    /// The place of the column by which a row is known, which stands small beside its name.
    public let code: Int
    /// The place of the column that says how many there are; nil if there are none yet.
    public let amount: Int?
    /// What takes one more.
    public let more: Offer
    /// What takes fewer, by a number; nil if it cannot be said how many go.
    public let less: Offer?
    /// The units of rows that are measured rather than counted, so that their amount is asked for, by the ids of the rows.
    public let units: [Row.ID: String]

    /// Counts by two offers.
    public init(code: Int = 0, amount: Int?, more: Offer, less: Offer?, units: [Row.ID: String] = [:]) {
      (self.code, self.amount, self.more, self.less, self.units) = (code, amount, more, less, units)
    }
  }

  /// What the values in one place of each row are, and how they are set.
  public struct Column: Hashable, Sendable {
    /// What stands above the values.
    public let title: String
    /// Whether numbers stand in it.
    public let isNumber: Bool
    /// Whether its texts may be cut where there is little room.
    public let mayBeCut: Bool
    /// Whether its texts stand beneath the row, all in one line, where there is little room.
    public let isSecondary: Bool
    /// Whether its texts say nothing there without the title; so do numbers, if nothing else is said.
    public let needsTitle: Bool

    /// Names a column.
    public init(
      _ title: String,
      isNumber: Bool = false,
      mayBeCut: Bool = false,
      isSecondary: Bool = false,
      needsTitle: Bool? = nil
    ) {
      (self.title, self.isNumber, self.mayBeCut) = (title, isNumber, mayBeCut)
      self.isSecondary = isSecondary
      self.needsTitle = needsTitle ?? isNumber
    }
  }

  /// A text in a column.
  public struct Cell: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text; empty for none.
    public let text: String
    /// What it means.
    public let tone: Tone
    /// The same in words, where the text has signs such as a star.
    public let spoken: String?
    /// How its figure went, to be drawn small beside it.
    public let trend: Trend?
    /// What it names, to be shown small beside it.
    public let picture: Picture?
    /// The colour by which it is found; nil where it has none.
    public let color: RGBColor?

    /// Puts a text into a column.
    public init(
      _ text: String,
      _ tone: Tone = .plain,
      spoken: String? = nil,
      trend: Trend? = nil,
      picture: Picture? = nil,
      color: RGBColor? = nil
    ) {
      (self.text, self.tone, self.spoken, self.trend) = (text, tone, spoken, trend)
      (self.picture, self.color) = (picture, color)
    }

    /// Puts a plain text into a column.
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// A line of the table, and what belongs to it.
  public struct Row: Hashable, Sendable, Identifiable {
    /// What it is known by, such as a product's code.
    public let id: String
    /// A text for each column.
    public let cells: [Cell]
    /// What stands beneath it.
    public let details: [Detail]
    /// Whether it sums up the others, so that its first text is the label of the rest.
    public let isSummary: Bool
    /// Where it leads; nil where it leads nowhere.
    public let address: String?

    /// Makes a row of finished texts.
    public init(
      _ id: String,
      _ cells: [Cell],
      details: [Detail] = [],
      isSummary: Bool = false,
      address: String? = nil
    ) {
      (self.id, self.cells, self.details, self.isSummary) = (id, cells, details, isSummary)
      self.address = address
    }
  }

  /// What stands beneath a row.
  public enum Detail: Hashable, Sendable {
    /// Texts in the columns, such as a discount and its amount.
    case cells([Cell])
    /// A sentence that begins in a column.
    case text(String, Tone = .plain, column: Int = 0)
  }
}
