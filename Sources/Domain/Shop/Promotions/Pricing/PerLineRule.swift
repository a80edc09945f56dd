/// A rule that depends on a single line, as plain numbers, so that pricing a line allocates nothing.
enum PerLineRule: Hashable, Sendable {
  case nForM(buy: Int, pay: Int)
  case bulkPrice(minimum: Int, unitPrice: Int64)
  case amountOff(minimum: Int, amount: Int64)
  case percentOff(minimum: Int, hundredths: Int64)
  case lineAmountOff(Int64)

  /// Creates the rule; nil if the promotion has another kind of rule, or several.
  init?(_ promotion: Promotion) {
    guard promotion.rules.count == 1 else { return nil }
    switch promotion.rules[0] {
    case .nForM(let buy, let pay) where promotion.atMost == nil: self = .nForM(buy: buy, pay: pay)
    case .bulkPrice(let minimum, let unitPrice): self = .bulkPrice(minimum: minimum, unitPrice: unitPrice.minorUnits)
    case .amountOff(let amount, let minimum, let limitedTo) where limitedTo.isEvery:
      self = .amountOff(minimum: minimum, amount: amount.minorUnits)
    case .percentOff(let percent, let minimum, let limitedTo) where limitedTo.isEvery:
      self = .percentOff(minimum: minimum, hundredths: percent.hundredths)
    case .lineAmountOff(let amount): self = .lineAmountOff(amount.minorUnits)
    default: return nil
    }
  }

  /// Returns the reduction of a number of untouched pieces.
  @inline(__always)
  func amountOff(_ count: Int, at price: Int64, above floor: Int64, _ rounding: RoundingRule) -> Int64 {
    let room = price - floor
    switch self {
    case .nForM(let buy, let pay):
      // Dividing is the slowest part, and most lines are short.
      guard count >= buy else { return 0 }
      return room * Int64(count / buy * (buy - pay))
    case .bulkPrice(let minimum, let unitPrice):
      guard count >= minimum, unitPrice < price else { return 0 }
      return min(price - unitPrice, room) * Int64(count)
    case .amountOff(let minimum, let amount):
      guard count >= minimum else { return 0 }
      return min(amount, room) * Int64(count)
    case .percentOff(let minimum, let hundredths):
      guard count >= minimum else { return 0 }
      return min(rounding.share(hundredths: hundredths, of: price * Int64(count)), room * Int64(count))
    case .lineAmountOff(let amount): return min(amount, room * Int64(count))
    }
  }

  /// Returns the reduction that the rule asks for, without a lowest price.
  func wanted(_ count: Int, at price: Int64, _ rounding: RoundingRule) -> Int64 {
    switch self {
    case .nForM(let buy, let pay): price * Int64(count / buy * (buy - pay))
    case .bulkPrice(_, let unitPrice): (price - unitPrice) * Int64(count)
    case .amountOff(_, let amount): amount.multipliedClamping(by: count)
    case .percentOff(_, let hundredths): rounding.share(hundredths: hundredths, of: price * Int64(count))
    case .lineAmountOff(let amount): amount
    }
  }

  /// Returns the reduction that is lost on pieces at their lowest price; groups without a reduction do not count.
  func missed(_ count: Int, at price: Int64, _ rounding: RoundingRule) -> Int64 {
    switch self {
    case .nForM: 0
    case .bulkPrice(let minimum, _), .amountOff(let minimum, _), .percentOff(let minimum, _):
      count < minimum ? 0 : max(0, wanted(count, at: price, rounding))
    case .lineAmountOff: count > 0 ? wanted(count, at: price, rounding) : 0
    }
  }

  func groups(_ count: Int) -> Int { if case .nForM(let buy, _) = self { count / buy } else { 0 } }

  /// Returns the unit prices after a reduction: a number of pieces at the higher price, and the rest at the lower one.
  func prices(_ count: Int, at price: Int64, above floor: Int64, less amount: Int64) -> (dear: Int, Int64, Int64) {
    switch self {
    case .nForM(let buy, let pay): return (count - count / buy * (buy - pay), price, floor)
    case .bulkPrice, .amountOff: return (count, price - amount / Int64(count), 0)
    case .percentOff, .lineAmountOff:
      let (each, more) = amount.quotientAndRemainder(dividingBy: Int64(count))
      return (count - Int(more), price - each, price - each - 1)
    }
  }

  /// Returns the number of pieces that take part.
  func touched(_ count: Int, _ amount: Int64) -> Int {
    switch self {
    case .nForM(let buy, _): count / buy * buy
    case .percentOff, .lineAmountOff: min(count, Int(clamping: amount))
    case .bulkPrice, .amountOff: count
    }
  }

  @inline(__always)
  var countsWeighings: Bool {
    switch self {
    case .percentOff, .lineAmountOff: true
    case .nForM, .bulkPrice, .amountOff: false
    }
  }
}

extension PieceLimit {
  var isEvery: Bool { atMostPieces == nil && atMostPiecesPerLine == nil }
}
