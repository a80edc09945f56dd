public import ArcadeDomain

extension Money {
  /// Reads what somebody typed for an amount, with a decimal point or comma; nil for what is none, below zero, or could
  /// be two: `1,000` of a currency with decimals. What is larger than any till sees is none, so that whole days of them
  /// can be added up.
  public init?(typed text: String, in currency: Currency) {
    guard let money = try? Money.typed(text, in: currency) else { return nil }
    self = money
  }

  fileprivate static func typed(_ text: String, in currency: Currency) throws(AmountError) -> Money {
    let shown = String(text.prefix(40))
    let plain = currency.exponent == 0 ? text.replacing(",", with: "") : text.replacing(",", with: ".")
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.dropFirst().last?.count ?? 0
    let beyond: AmountError =
      decimals == 3 && 1...3 ~= parts[0].count
      ? .undecided(shown) : .tooPrecise(shown, decimals: Int(currency.exponent))
    let money: Money
    do throws(AmountError) {
      money = try Money(decimal: plain, currency: currency)
    } catch {
      switch error {
      case .tooLarge: throw .tooLarge(shown)
      case .tooPrecise: throw beyond
      case .notANumber, .undecided, .otherSign: throw .notANumber(shown)
      }
    }
    // Zeros say nothing about decimals that a currency has not, but may be a thousand.
    guard decimals <= currency.exponent else { throw beyond }
    guard money.minorUnits >= 0 else { throw .notANumber(shown) }
    guard money.minorUnits <= mostTyped else { throw .tooLarge(shown) }
    return money
  }
}

extension Phrases {
  /// What is wrong with a text that was typed for an amount, and how one is typed.
  public func notAnAmount(_ text: String, in currency: Currency) -> String {
    do {
      _ = try Money.typed(text, in: currency)
      return anAmountLike(currency.example)
    } catch {
      return joining(sentence(for: .amount(error)) + language.fullStop, anAmountLike(currency.example))
    }
  }
}

extension Currency {
  /// An amount as somebody may type it: `5.00`, of yen `500`.
  var example: String {
    Money(minorUnits: exponent == 0 ? 500 : 5 * minorUnitsPerMajor, currency: self).decimalText
  }
}

/// The most minor units that somebody can mean: close to a hundred billion euros.
private let mostTyped: Int64 = 9_999_999_999_999

/// A price as it is typed for a product: `3.50`, `3,50`, `$3.50`, `3.50USD`, and `3.20/kg` for what is weighed.
struct TypedPrice: Hashable {
  let price: Money
  let unit: String?

  /// Reads a price, in the usual currency where it names none; nil for what is no price.
  init?(_ text: String, usual: Currency) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let unit = parts.count > 1 ? parts[1] : nil
    guard let amount = parts.first, unit?.isEmpty != true else { return nil }
    let (figures, currency) = Self.parts(of: amount)
    guard let price = Money(typed: figures, in: currency ?? usual) else { return nil }
    self.price = price
    self.unit = unit
  }

  private static let signs: [Character: String] = [
    "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "￥": "JPY", "円": "JPY",
  ]

  /// The figures of an amount, and the currency that stands before or behind them.
  private static func parts(of amount: String) -> (String, Currency?) {
    if let first = amount.first, let code = signs[first] { return (String(amount.dropFirst()), Currency(code: code)) }
    if let last = amount.last, let code = signs[last] { return (String(amount.dropLast()), Currency(code: code)) }
    if let currency = Currency(code: amount.suffix(3).uppercased()) { return (String(amount.dropLast(3)), currency) }
    return (amount, nil)
  }
}
