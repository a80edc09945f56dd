import ArcadeDomain

/// Makes four prices, one of which is right.
///
/// The random generator is passed in, so a seed makes the same prices on every machine.
enum FourPrices {
  static func show() throws {
    let price = try Money(decimal: "49.99", currency: .usd)
    let generatePriceOptions = GeneratePriceOptions()
    var random = SplitMix64(seed: 7)

    print("The price is \(price.decimalText) \(price.currency)")
    // The more accurate the player, the closer the wrong prices.
    for accuracy in [Accuracy(right: 1, answered: 4), Accuracy(right: 9, answered: 9)] {
      let options = try generatePriceOptions(around: price, accuracy: accuracy, using: &random)
      let prices = options.prices.map(\.decimalText).joined(separator: "  ")
      print("  at \(accuracy.percent) %: \(prices)  (number \(options.answer + 1) is right)")
    }
  }
}
