import ArcadeDomain

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
