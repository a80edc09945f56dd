extension PromotionRule {
  /// Throws if a number is out of range or a part is invalid; `Promotion` calls it when it is created.
  public func check() throws(PromotionMistake) {
    let numbers = numbers
    for count in numbers.counts { try PromotionMistake.check(counts: count) }
    for amount in numbers.amounts { try PromotionMistake.check(amounts: amount) }
    for percent in numbers.percents { try PromotionMistake.check(percents: percent) }
    switch self {
    case .nForM(let buy, let pay) where !(0..<buy).contains(pay): throw .payNotBelowBuy(pay: pay, buy: buy)
    case .bundlePrice(let pieces, _) where pieces.isEmpty: throw .emptyBundle
    case .setPercentOff(let byDistinct) where byDistinct.isEmpty: throw .noTiers
    case .tiers(let tiers) where tiers.steps.isEmpty: throw .noTiers
    case .tiers(let tiers) where tiers.steps.contains { $0.from.isCount != tiers.countsPieces }: throw .tierOfOtherBasis
    case .firstAndFurther(let first, let further, _) where first.currency != further.currency:
      throw .currenciesDiffer(first.currency, further.currency)
    default: break
    }
  }

  /// The numbers of the rule: pieces, if there is a limit or minimum, amounts, and percentages.
  var numbers: (counts: [Int], amounts: [Money], percents: [Percent]) {
    switch self {
    case .nForM(let count, _), .freePiece(_, let count): ([count], [], [])
    case .bulkPrice(let count, let amount), .groupPrice(let count, let amount): ([count], [amount], [])
    case .amountOff(let amount, let minimum, let limitedTo): ([minimum] + limitedTo.limits, [amount], [])
    case .percentOff(let percent, let minimum, let limitedTo): ([minimum] + limitedTo.limits, [], [percent])
    case .lineAmountOff(let amount), .acrossLines(let amount), .orderAmountOff(let amount), .orderPrice(let amount),
      .shippingPrice(let amount):
      ([], [amount], [])
    case .orderPercentOff(let percent, let most): ([], [most].compactMap { $0 }, [percent])
    case .shippingPercentOff(let percent): ([], [], [percent])
    case .groupPercentOff(let size, let percent, _): ([size].compactMap { $0 }, [], [percent])
    case .bundlePrice(let pieces, let price): (pieces.inOrder.map { $0.value }, [price], [])
    case .buyGet(let buy, let get, let percent, _, _, let most):
      ([buy.count, get.count, most].compactMap { $0 }, [], [percent])
    case .setPercentOff(let byDistinct): (byDistinct.inOrder.map { $0.key }, [], byDistinct.inOrder.map { $0.value })
    case .tiers(let tiers):
      (
        tiers.steps.compactMap { $0.from.count == 0 ? nil : $0.from.count },
        tiers.steps.flatMap { $0.from.amounts + $0.gives.amounts }, tiers.steps.flatMap { $0.gives.percents }
      )
    case .firstAndFurther(let first, let further, let most): (most == 0 ? [] : [most], [first, further], [])
    case .fullGroups(let size, let gives): ([size], gives.amounts, gives.percents)
    }
  }
}

extension PieceLimit {
  fileprivate var limits: [Int] { [atMostPieces, atMostPiecesPerLine].compactMap { $0 } }
}

extension Tiers.Threshold {
  fileprivate var isCount: Bool { count != nil }
  fileprivate var count: Int? { if case .quantity(let count) = self { count } else { nil } }
  fileprivate var amounts: [Money] { if case .total(let amount) = self { [amount] } else { [] } }
}

extension Tiers.Reward {
  fileprivate var amounts: [Money] { if case .amount(let amount) = self { [amount] } else { [] } }
  fileprivate var percents: [Percent] { if case .percent(let percent) = self { [percent] } else { [] } }
}
