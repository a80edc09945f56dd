import ArcadeDomain

extension PriceRange {
  /// Reads what a person types: `10 20`, `10 to 20`, `to 20`, `10`, `10 20 USD` or `any`.
  ///
  /// Without a currency the amounts are in that of the source.
  init(typed text: String, currency: Currency?) throws {
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
        return try Money(decimal: word, currency: currency)
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
  var text: String {
    let code = (lowest ?? highest)?.currency.code ?? ""
    return switch (lowest?.decimalText, highest?.decimalText) {
    case (let low?, let high?): "\(low) \(high) \(code)"
    case (let low?, nil): "\(low) \(code)"
    case (nil, let high?): "to \(high) \(code)"
    case (nil, nil): "any"
    }
  }
}
