public import ArcadeDomain

/// What a person has set for a search so far, which need not make sense yet.
public struct WatchSearchDraft: Hashable, Sendable {
  /// Where to search.
  public var source: String
  /// The words to search for.
  public var keyword: String
  /// The category to search in.
  public var category: ListingCategory?
  /// Which listings come first.
  public var order: ListingOrder
  /// The prices that are wanted.
  public var prices: PriceRange
  /// How many listings at most.
  public var count: Int
  /// What the watch is to be called; empty for its keyword, or its category.
  public var name: String
  /// Whether a search for it has found nothing, so that a watch of it is made only for who says so.
  public var isKnownToBeEmpty = false

  /// Begins with a keyword and what is usual otherwise.
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

  /// The same, about which nothing is known.
  var unsearched: WatchSearchDraft {
    var draft = self
    draft.isKnownToBeEmpty = false
    return draft
  }

  /// The search; throws what does not make sense about it.
  func query() throws(WatchQueryError) -> WatchQuery {
    try WatchQuery(keyword: keyword, category: category, order: order, prices: prices, count: count)
  }
}

extension PriceRange {
  /// Reads what a person types: `10 20`, `10 to 20`, `to 20`, `10`, `10 20 USD` or `any`.
  ///
  /// Without a currency the amounts are in that of the source.
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
  /// The range as it is read, with its currency.
  var text: String { text(with: .point) }

  /// The same with the sign of a language.
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
  /// The amount as it is typed if a sign separates decimals.
  func text(with sign: DecimalSign) -> String { decimalText.replacing(".", with: String(sign.character)) }
}
