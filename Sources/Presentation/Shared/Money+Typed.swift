public import ArcadeDomain

extension Phrases {
  /// Reads an amount as it is typed in this language; nil for what is none, or could be two.
  public func amount(_ text: String, in currency: Currency) -> Money? {
    try? Money(typed: SearchKey.compatible(text), in: currency, sign: formats.decimalSign)
  }

  /// What is wrong with a text that was typed for an amount, and how one is typed.
  public func notAnAmount(_ text: String, in currency: Currency) -> String {
    do throws(AmountError) {
      _ = try Money(typed: SearchKey.compatible(text), in: currency, sign: formats.decimalSign)
      return anAmountLike(currency.example)
    } catch {
      if case .ambiguous = error { return advice(for: .amount(error)) + language.fullStop }
      return joining(sentence(for: .amount(error)) + language.fullStop, anAmountLike(currency.example))
    }
  }

  /// The two amounts that a typed text can be; nil unless it is just two.
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
  /// An amount as somebody may type it: `5.00`, of yen `500`.
  var example: String { Money(minorUnits: exponent == 0 ? 500 : 5 * minorUnitsPerMajor, currency: self).decimalText }
}

/// A price as it is typed for a product: `3.50`, `3,50`, `$3.50`, `3.50USD`, and `3.20/kg` for what is weighed.
struct TypedPrice: Hashable {
  let price: Money
  let unit: String?

  /// Reads a price, in the usual currency where it names none; nil for what is no price.
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
