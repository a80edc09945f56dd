public import ArcadeDomain

/// Rows under titled columns.
public struct Table: Hashable, Sendable {
  /// The heading, if a page has several tables.
  public var title: String?
  /// The columns from left to right.
  public var columns: [Column]
  /// The rows from top to bottom, with the sums.
  public var rows: [Row]
  /// The number of the first row, if rows are chosen by number. A frontend without a pointer shows the numbers.
  public var firstNumber: Int?
  /// Whether the user watches its figures, so that the whole table is drawn again after a change.
  public var isWatched: Bool

  /// Whether it is rarely needed, so that frontends with a pointer fold it behind its title.
  public var isFolded = false

  /// The actions on a row.
  public var rowActions = RowActions()

  /// Creates a table from finished texts.
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

  /// The actions on each row that the first field of an offer lists.
  public struct RowActions: Hashable, Sendable {
    /// The counter of a row; nil if it has none.
    public var counter: Counter?
    /// The small buttons in a row.
    public var buttons: [Button] = []
    /// The forms in the menu of a row.
    public var menu: [Offer] = []

    /// Creates no actions.
    public init() {}
  }

  /// A small button in a row.
  public struct Button: Hashable, Sendable {
    /// The symbol of a button.
    public enum Sign: Hashable, Sendable {
      /// A plus sign.
      case more
      /// A sign for removing the row.
      case away
    }

    /// The action of the button.
    public let offer: Offer
    /// The symbol to show.
    public let sign: Sign

    /// Creates a button with a symbol.
    public init(_ sign: Sign, _ offer: Offer) { (self.sign, self.offer) = (sign, offer) }
  }

  /// The counter of a row: − 3 +, or an input field for weighed goods.
  public struct Counter: Hashable, Sendable {
    /// The index of the column with the row's ID, which is shown small beside the name.
    public let code: Int
    /// The index of the column with the number; nil if there is none yet.
    public let amount: Int?
    /// The action that adds one.
    public let more: Offer
    /// The action that removes a number; nil if there is none.
    public let less: Offer?
    /// The units of measured rows by row ID; their amount is entered.
    public let units: [Row.ID: String]

    /// Creates a counter from two offers.
    public init(code: Int = 0, amount: Int?, more: Offer, less: Offer?, units: [Row.ID: String] = [:]) {
      (self.code, self.amount, self.more, self.less, self.units) = (code, amount, more, less, units)
    }
  }

  /// The heading of a column and its layout.
  public struct Column: Hashable, Sendable {
    /// The heading.
    public let title: String
    /// Whether it contains numbers.
    public let isNumber: Bool
    /// Whether its texts can be truncated on a narrow screen.
    public let mayBeCut: Bool
    /// Whether its texts move below the row, in one line, on a narrow screen.
    public let isSecondary: Bool
    /// Whether its texts need the heading there; by default, only numbers do.
    public let needsTitle: Bool

    /// Creates a column from its heading and layout.
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
    /// The text; empty for an empty cell.
    public let text: String
    /// The meaning of the text.
    public let tone: Tone
    /// The text in words, if it contains symbols such as a star.
    public let spoken: String?
    /// The development of its figure, drawn small beside it.
    public let trend: Trend?
    /// The picture of its subject, shown small beside it.
    public let picture: Picture?
    /// The colour of its subject; nil if it has none.
    public let color: RGBColor?

    /// Creates a cell from a text.
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

    /// Creates a cell from a plain text.
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// A row with its details.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The identity, such as a product code.
    public let id: String
    /// The cells, one for each column.
    public let cells: [Cell]
    /// The lines below the row.
    public let details: [Detail]
    /// Whether it is a sum, so that its first text is the label of the others.
    public let isSummary: Bool
    /// The link target; nil for none.
    public let address: String?

    /// Creates a row from finished texts.
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

  /// A line below a row.
  public enum Detail: Hashable, Sendable {
    /// Texts in the columns, such as a discount and its amount.
    case cells([Cell])
    /// A sentence that begins in a column.
    case text(String, Tone = .plain, column: Int = 0)
  }
}
