public import ArcadeDomain

/// The entered properties of a search, which may be incomplete.
public struct WatchSearchDraft: Hashable, Sendable {
  /// The source to search.
  public var source: String
  /// The words to search for.
  public var keyword: String
  /// The category to search in.
  public var category: ListingCategory?
  /// The order of the results.
  public var order: ListingOrder
  /// The range of prices.
  public var prices: PriceRange
  /// The largest number of listings.
  public var count: Int
  /// The name of the watch; empty for its keyword or its category.
  public var name: String
  /// Whether the search found nothing, so that watching it needs a confirmation.
  public var isKnownToBeEmpty = false

  /// Creates a draft with a keyword and default values.
  public init(
    source: String = "demo",
    keyword: String = "",
    category: ListingCategory? = nil,
    order: ListingOrder = .popularity,
    prices: PriceRange = .any,
    count: Int = WatchQuery.usualCount,
    name: String = ""
  ) {
    (self.source, self.keyword, self.category, self.order) = (source, keyword, category, order)
    (self.prices, self.count, self.name) = (prices, count, name)
  }

  /// The draft as one that was not searched yet.
  var unsearched: WatchSearchDraft {
    var draft = self
    draft.isKnownToBeEmpty = false
    return draft
  }

  /// Returns the search; throws if it is invalid.
  func query() throws(WatchQueryError) -> WatchQuery {
    try WatchQuery(keyword: keyword, category: category, order: order, prices: prices, count: count)
  }
}

extension PriceRange {
  /// Parses a range of prices: `10 20`, `10 to 20`, `to 20`, `10`, `10 20 USD` or `any`.
  ///
  /// The default currency is that of the source.
  init(typed text: String, currency: Currency?, sign: DecimalSign = .point) throws {
    var words = text.split(separator: " ").map(String.init)
    guard text.lowercased() != "any" else {
      self = .any
      return
    }
    let named = words.last.flatMap { Currency(code: $0.uppercased()) }
    if named != nil { words.removeLast() }
    guard let currency = named ?? currency else { throw WatchSearchMistake.currencyMissing }
    let isOnlyHighest = words.first?.lowercased() == "to"
    let amounts = try words.filter { $0.lowercased() != "to" }.map { word in
      do throws(AmountError) {
        return try Money(typed: word, in: currency, sign: sign)
      } catch {
        if case .notANumber = error { throw WatchSearchMistake.prices(text) }
        throw error
      }
    }
    switch (amounts.count, isOnlyHighest) {
    case (1, true): try self.init(to: amounts[0])
    case (1, false): try self.init(from: amounts[0])
    case (2, false): try self.init(from: amounts[0], to: amounts[1])
    default: throw WatchSearchMistake.prices(text)
    }
  }
  /// The range as it is parsed, with its currency.
  var text: String { text(with: .point) }

  /// Returns the range with the decimal separator of a language.
  func text(with sign: DecimalSign) -> String {
    let code = (lowest ?? highest)?.currency.code ?? ""
    return switch (lowest?.text(with: sign), highest?.text(with: sign)) {
    case (let low?, let high?): "\(low) \(high) \(code)"
    case (let low?, nil): "\(low) \(code)"
    case (nil, let high?): "to \(high) \(code)"
    case (nil, nil): "any"
    }
  }
}

extension Money {
  /// Returns the amount as it is typed with a decimal separator.
  func text(with sign: DecimalSign) -> String { decimalText.replacing(".", with: String(sign.character)) }
}
