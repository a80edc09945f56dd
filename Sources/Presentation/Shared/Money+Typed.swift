public import ArcadeDomain

extension Phrases {
  /// Parses a typed amount in this language; nil if it is invalid or ambiguous.
  public func amount(_ text: String, in currency: Currency) -> Money? {
    try? Money(typed: SearchKey.compatible(text), in: currency, sign: formats.decimalSign)
  }

  /// Returns the error message for an invalid amount, with an example.
  public func notAnAmount(_ text: String, in currency: Currency) -> String {
    do throws(AmountError) {
      _ = try Money(typed: SearchKey.compatible(text), in: currency, sign: formats.decimalSign)
      return anAmountLike(currency.example)
    } catch {
      if case .ambiguous = error { return advice(for: .amount(error)) + language.fullStop }
      return joining(sentence(for: .amount(error)) + language.fullStop, anAmountLike(currency.example))
    }
  }

  /// Returns the two possible readings of a typed amount; nil unless there are exactly two.
  public func ambiguity(of text: String, in currency: Currency) -> String? {
    do throws(AmountError) {
      _ = try Money(typed: text, in: currency, sign: formats.decimalSign)
    } catch {
      if case .ambiguous = error { return notAnAmount(text, in: currency) }
    }
    return nil
  }
}

extension Currency {
  /// An example amount: `5.00`, or `500` for yen.
  var example: String { Money(minorUnits: exponent == 0 ? 500 : 5 * minorUnitsPerMajor, currency: self).decimalText }
}

/// A typed price of a product: `3.50`, `3,50`, `$3.50`, `3.50USD`, or `3.20/kg` for weighed goods.
struct TypedPrice: Hashable {
  let price: Money
  let unit: String?

  /// Parses a price; the default currency is `usual`. Nil if it is invalid.
  init?(_ text: String, usual: Currency, sign: DecimalSign) {
    let parts = SearchKey.compatible(text).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    unit = parts.count > 1 ? String(parts[1]) : nil
    guard let amount = parts.first, unit?.isEmpty != true else { return nil }
    let figures = amount.drop { !$0.isWholeNumber }
    let end = figures.lastIndex { $0.isWholeNumber }.map { figures.index(after: $0) } ?? figures.endIndex
    let mark = (amount[..<figures.startIndex] + figures[end...]).filter { !$0.isWhitespace }.uppercased()
    guard let currency = mark.isEmpty ? usual : Currency(code: Self.signs[mark] ?? mark),
      let price = try? Money(typed: String(figures[..<end]), in: currency, sign: sign)
    else { return nil }
    self.price = price
  }

  private static let signs = [
    "€": "EUR", "$": "USD", "US$": "USD", "£": "GBP", "¥": "JPY", "円": "JPY",
  ]
}
