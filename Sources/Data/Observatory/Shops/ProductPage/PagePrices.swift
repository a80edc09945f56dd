import ArcadeDomain

/// Parses the prices of a page, which share one decimal sign.
struct PagePrices {
  private var column = DecimalColumn()
  private let usual: Currency?

  /// Examines all prices first; the currency may be given elsewhere.
  init(of offers: [PageOffer], named code: String?, usual: Currency?) {
    self.usual = code.flatMap { Currency(code: $0.trimmed.uppercased()) } ?? usual
    for (index, offer) in offers.enumerated() {
      for case .text(let text) in offer.prices.map(\.price) { column.look(at: Self.amount(in: text), in: index) }
    }
  }

  /// Returns the lowest price of an offer; nil if there is none. Of several currencies, the first one counts.
  func price(of offer: PageOffer) throws(PagePriceError) -> Money? {
    var lowest: Money?
    for (value, code) in offer.prices {
      let price = try price(value, in: code)
      guard let known = lowest else {
        lowest = price
        continue
      }
      if price.currency == known.currency, price.minorUnits < known.minorUnits { lowest = price }
    }
    return lowest
  }

  private func price(_ value: SchemaValue, in code: String?) throws(PagePriceError) -> Money {
    let text = Self.amount(in: value.text ?? "")
    let written = ParsedAmount(text)
    let said = code.flatMap { Currency(code: $0.trimmed.uppercased()) }
    guard let currency = said ?? written?.currency ?? usual else {
      throw PagePriceError(key: "priceCurrency", mistake: .missing(key: "priceCurrency"))
    }
    let price: Money
    do throws(AmountError) {
      if case .number(let digits) = value {
        price = try Money(decimal: digits, currency: currency)
      } else if let written {
        price = try written.money(in: currency, column: column.sign)
      } else {
        throw .notANumber(text.cut(to: 40))
      }
    } catch {
      throw PagePriceError(key: "price", mistake: .amount(error))
    }
    guard !price.isNegative else {
      throw PagePriceError(key: "price", mistake: .outOfRange(text.cut(to: 40), lowest: "0", highest: nil))
    }
    return price
  }

  /// Returns the amount in a text such as `From 10`, or the first one of `10 – 20`.
  private static func amount(in text: String) -> String {
    var words: [Substring] = []
    for word in text.cut(to: 100).split(whereSeparator: \.isWhitespace) {
      let hasDigit = word.contains { $0.isNumber }
      if !words.isEmpty, !hasDigit, ["-", "–", "—"].contains(word) { break }
      if hasDigit || !CurrencyMark.codes(of: String(word)).isEmpty { words.append(word) }
    }
    return words.joined(separator: " ")
  }
}

/// A price that cannot be parsed.
struct PagePriceError: Error, Hashable, Sendable {
  let key: String
  let mistake: FeedMistake
}
