/// A player who knows no prices and chooses among four by a fixed strategy.
package struct PriceBot: Sendable {
  /// The name of the strategy.
  package let name: String
  private let choose: @Sendable (_ shown: [Int64], _ sorted: [Int64]) -> Int64

  /// Returns its choice among prices in hundredths, in display order.
  package func choice(among shown: [Int64], sorted: [Int64]) -> Int64 { choose(shown, sorted) }
}

extension PriceBot {
  /// The strategies that only look at the four prices.
  package static let all = [
    PriceBot(name: "position 1") { shown, _ in shown[0] },
    PriceBot(name: "second largest") { $1[2] },
    PriceBot(name: "nearest the mean") { $0.nearest($1.reduce(0, +) / 4) },
    PriceBot(name: "nearest the median") { $0.nearest(($1[1] + $1[2]) / 2) },
    PriceBot(name: "nearest half of the largest") { $0.nearest($1[3] / 2) },
    PriceBot(name: "nearest twice the smallest") { $0.nearest($1[0] * 2) },
    PriceBot(name: "most frequent ending") { shown, _ in
      shown.best { price in shown.reduce(0) { $0 + (digit(of: $1) == digit(of: price) ? 1 : 0) } }
    },
    PriceBot(name: "9, then 0, 4 or 5") { shown, _ in
      shown.first { digit(of: $0) == 9 } ?? shown.first { [0, 4, 5].contains(digit(of: $0)) } ?? shown[0]
    },
    PriceBot(name: "9, then half of the largest") { shown, sorted in
      let nines = shown.filter { digit(of: $0) == 9 }
      return (nines.isEmpty ? shown : nines).nearest(sorted[3] / 2)
    },
    PriceBot(name: "longest run of equal endings") { _, sorted in
      sorted.best { price in sorted.drop { $0 != price }.prefix { digit(of: $0) == digit(of: price) }.count }
    },
    PriceBot(name: "most equal digits at the end") { shown, _ in shown.best(by: run) },
    PriceBot(name: "smallest") { $1[0] }, PriceBot(name: "second smallest") { $1[1] },
    PriceBot(name: "largest") { $1[3] },
  ]

  /// Returns the last digit before the decimal sign.
  private static func digit(of price: Int64) -> Int64 { price / 100 % 10 }

  /// Returns the number of equal digits at the end of a price.
  private static func run(at price: Int64) -> Int {
    var (rest, count) = (price / 10, 1)
    while rest > 0, rest % 10 == price % 10 { (rest, count) = (rest / 10, count + 1) }
    return count
  }
}

extension [Int64] {
  fileprivate func nearest(_ aim: Int64) -> Int64 { best { -abs($0 - aim) } }

  /// Returns the first one with the highest value.
  fileprivate func best(by value: (Int64) -> some Comparable) -> Int64 {
    var (found, most) = (self[0], value(self[0]))
    for price in dropFirst() {
      let worth = value(price)
      if worth > most { (found, most) = (price, worth) }
    }
    return found
  }
}
