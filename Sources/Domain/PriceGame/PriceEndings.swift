/// The endings of a shop's prices, as remainders of a power of ten, each as often as it occurs in the shop.
struct PriceEndings {
  /// The power of ten, in minor units.
  let modulus: Int64
  let endings: [Int64]

  /// Draws a price in a range; endings are as frequent as in the shop.
  func price(in range: ClosedRange<Int64>, using random: inout some RandomNumberGenerator) -> Int64? {
    let first = range.lowerBound / modulus
    let blocks = Int(range.upperBound / modulus - first) + 1
    let start = (first + Int64(random.integer(below: blocks))) * modulus
    let price = start &+ endings[random.integer(below: endings.count)]
    return range.contains(price) ? price : nil
  }

  /// The most prices that a range can contain; `.max` for many.
  func mostPrices(in range: ClosedRange<Int64>) -> Int {
    let blocks = range.upperBound / modulus - range.lowerBound / modulus + 1
    return blocks > 3 ? .max : Int(blocks) * endings.count
  }

  /// Returns sets of endings to try around a price, in order.
  ///
  /// If prices spread widely, all four share their last digits or their cents, and the digit before them is drawn.
  /// Otherwise the cents are drawn too. The last sets fit any price.
  static func all(around price: Money, spread: Double, shop: [Money]) -> [PriceEndings] {
    let (right, unit) = (price.minorUnits, price.currency.minorUnitsPerMajor)
    let prices = shop.filter { $0.currency.minorUnitsPerMajor == unit }.map { $0.minorUnits }
    var shared = unit
    while spread >= Double(shared) * 300 { shared *= 10 }
    var all: [PriceEndings] = []
    while shared >= unit, spread >= Double(shared) * 30 {
      let alike = prices.filter { $0 % shared == right % shared }
      let endings = (alike.isEmpty ? [right] : alike).map { $0 % (shared * 10) }
      all.append(PriceEndings(modulus: shared * 10, endings: endings))
      shared /= 10
    }
    if !prices.isEmpty { all.append(PriceEndings(modulus: unit * 10, endings: prices.map { $0 % (unit * 10) })) }
    return all + [
      PriceEndings(modulus: unit, endings: [right % unit]),
      PriceEndings(modulus: unit, endings: (prices + [right]).map { $0 % unit }),
      PriceEndings(modulus: 1, endings: [0]),
    ]
  }
}
