public import ArcadeDomain

/// Priced lines with their sums, as a cart, a price check and a receipt show them.
public struct QuoteTable: Hashable, Sendable {
  /// The titles of the columns.
  public let columns: Columns
  /// The lines, in the order of the cart.
  public let rows: [Row]
  /// The sums beneath, the total last.
  public let sums: [Sum]

  /// Makes a table, as a preview or a test does.
  public init(columns: Columns, rows: [Row], sums: [Sum]) {
    self.columns = columns
    self.rows = rows
    self.sums = sums
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the row numbers.
    public let number: String
    /// Above the codes.
    public let code: String
    /// Above the names.
    public let name: String
    /// Above the unit prices.
    public let unitPrice: String
    /// Above the quantities.
    public let quantity: String
    /// Above the amounts.
    public let amount: String

    /// Names the columns.
    public init(number: String, code: String, name: String, unitPrice: String, quantity: String, amount: String) {
      self.number = number
      self.code = code
      self.name = name
      self.unitPrice = unitPrice
      self.quantity = quantity
      self.amount = amount
    }
  }

  /// One product.
  public struct Row: Hashable, Sendable {
    /// What chooses it, from 1.
    public let number: Int
    /// The product's code.
    public let code: String
    /// The product's name.
    public let name: String
    /// What one piece costs.
    public let unitPrice: String
    /// How many pieces.
    public let quantity: String
    /// What they cost without a discount; empty where they cannot be bought.
    public let subtotal: String
    /// The name of the discount, also while it takes nothing off.
    public let offer: String?
    /// What the discount takes off, with its minus.
    public let offerAmount: String?
    /// Why to buy more.
    public let hint: String?
    /// Why the line cannot be bought.
    public let mark: String?

    /// Makes a row of finished texts.
    public init(
      number: Int,
      code: String,
      name: String,
      unitPrice: String,
      quantity: String,
      subtotal: String,
      offer: String? = nil,
      offerAmount: String? = nil,
      hint: String? = nil,
      mark: String? = nil
    ) {
      self.number = number
      self.code = code
      self.name = name
      self.unitPrice = unitPrice
      self.quantity = quantity
      self.subtotal = subtotal
      self.offer = offer
      self.offerAmount = offerAmount
      self.hint = hint
      self.mark = mark
    }
  }

  /// A sum beneath the lines.
  public struct Sum: Hashable, Sendable {
    /// What it is.
    public let label: String
    /// The money, formatted.
    public let amount: String
    /// Whether it is what is to be paid.
    public let isTotal: Bool

    /// Makes a sum of finished texts.
    public init(label: String, amount: String, isTotal: Bool) {
      self.label = label
      self.amount = amount
      self.isTotal = isTotal
    }
  }
}

extension QuoteTable {
  /// Formats a quote, with the lines that cannot be bought after it.
  public init(_ quote: Quote, gone: [Cart.Line] = [], showsHints: Bool = true, phrases: any ShopPhrases) {
    let formats = phrases.formats
    columns = phrases.cartColumns
    let sold = quote.lines.enumerated().map { Row($1, number: $0 + 1, showsHint: showsHints, phrases: phrases) }
    let marked = gone.enumerated().map { Row(gone: $1, number: quote.lines.count + $0 + 1, phrases: phrases) }
    rows = sold + marked
    let total = Sum(label: phrases.totalLabel, amount: formats.money(quote.total), isTotal: true)
    guard !quote.discount.isZero else {
      sums = [total]
      return
    }
    sums = [
      Sum(label: phrases.subtotalLabel, amount: formats.money(quote.subtotal), isTotal: false),
      Sum(label: phrases.discountLabel, amount: formats.reduction(quote.discount), isTotal: false),
      total,
    ]
  }
}

extension QuoteTable.Row {
  fileprivate init(_ line: Quote.Line, number: Int, showsHint: Bool, phrases: any ShopPhrases) {
    let formats = phrases.formats
    self.number = number
    code = line.product.code.text
    name = line.product.name
    unitPrice = formats.money(line.product.price)
    quantity = formats.number(line.quantity)
    subtotal = formats.money(line.subtotal)
    offer = line.offer?.name.text(in: phrases.language.code)
    offerAmount = line.offer.map { formats.reduction($0.amount) }
    hint = showsHint ? line.hint.map { phrases.hint(add: $0.add, saves: formats.money($0.saves)) } : nil
    mark = nil
  }

  fileprivate init(gone line: Cart.Line, number: Int, phrases: any ShopPhrases) {
    self.number = number
    code = line.product.code.text
    name = line.product.name
    unitPrice = phrases.formats.money(line.product.price)
    quantity = phrases.formats.number(line.quantity)
    subtotal = ""
    offer = nil
    offerAmount = nil
    hint = nil
    mark = phrases.noLongerSold
  }
}
