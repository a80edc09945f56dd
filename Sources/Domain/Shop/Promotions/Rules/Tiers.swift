/// A ladder: what the highest step reached says is taken off.
public struct Tiers: Hashable, Sendable {
  /// The steps, the lowest first.
  public let steps: [Step]
  /// What is counted in the whole cart; nil for the pieces of the promotion.
  public let counted: PieceSelection?

  /// Makes a ladder; throws where it has no step or its steps are counted in two ways.
  public init(steps: [Step], counted: PieceSelection? = nil) throws(PromotionMistake) {
    guard let first = steps.first else { throw .noTiers }
    for step in steps {
      switch (first.from, step.from) {
      case (.total, .total(let amount)): try PromotionMistake.check(amount)
      case (.quantity, .quantity(let count)): if count != 0 { try PromotionMistake.check(count: count) }
      default: throw .tierOfOtherBasis
      }
      switch step.gives {
      case .amount(let amount): try PromotionMistake.check(amount)
      case .percent(let percent): try PromotionMistake.check(percent)
      }
    }
    self.steps = steps.sorted { $0.from.number < $1.from.number }
    self.counted = counted
  }

  /// Whether any step takes an amount off, which is about the order.
  public var hasAmounts: Bool {
    steps.contains { if case .amount = $0.gives { true } else { false } }
  }

  /// Whether pieces are counted and not money.
  public var countsPieces: Bool {
    if case .quantity = steps.first?.from { true } else { false }
  }

  /// One step of a ladder.
  public struct Step: Hashable, Sendable {
    /// Where it begins, inclusive.
    public let from: Threshold
    /// What it takes off.
    public let gives: Reward

    /// Joins a threshold with what it gives.
    public init(from: Threshold, gives: Reward) {
      self.from = from
      self.gives = gives
    }
  }

  /// How much must be reached.
  public enum Threshold: Hashable, Sendable {
    /// What the counted pieces cost at list prices.
    case total(Money)
    /// How many counted pieces there are.
    case quantity(Int)

    var number: Int64 {
      switch self {
      case .total(let amount): amount.minorUnits
      case .quantity(let count): Int64(count)
      }
    }
  }

  /// What a step takes off.
  public enum Reward: Hashable, Sendable {
    /// An amount, spread over the pieces.
    case amount(Money)
    /// A share of each line's pieces.
    case percent(Percent)
  }
}

extension Tiers {
  func apply(to work: inout PromotionWork) {
    let reached = reached(in: work)
    guard let step = steps.last(where: { $0.from.number <= reached }) else { return }
    switch step.gives {
    case .amount(let amount):
      work.spread(amount.minorUnits, over: members(in: work).flatMap { work.pieces(of: $0) })
    case .percent(let percent):
      work.fixBase()
      work.take(percent, off: members(in: work).flatMap { work.pieces(of: $0) })
    }
  }

  private func members(in work: PromotionWork) -> [Int] {
    work.lines.indices.filter {
      (hasAmounts ? work.lines[$0].isOrderMember : work.lines[$0].isMember)
        && !(countsPieces && work.lines[$0].isWeighing)
    }
  }

  // In the whole cart and at list prices; a weighing counts by what it costs and not as a piece.
  private func reached(in work: PromotionWork) -> Int64 {
    work.cart.reduce(0) { sum, line in
      guard counts(line, of: work.promotion) else { return sum }
      if countsPieces { return sum + (line.quantity.isWeighing ? 0 : Int64(line.quantity.pieceCount)) }
      return sum + ((try? line.quantity.amount(at: line.product.price).minorUnits) ?? 0)
    }
  }

  private func counts(_ line: QuoteRequest.Line, of promotion: Promotion) -> Bool {
    if let counted { return line.isListed && counted.contains(line.product) }
    if promotion.skipsReduced, line.product.reducedFrom != nil { return false }
    return line.isListed ? promotion.selection.contains(line.product) : hasAmounts && promotion.selection.isAll
  }
}
