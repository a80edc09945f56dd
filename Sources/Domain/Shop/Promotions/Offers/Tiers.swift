/// A ladder: what the highest step reached says is taken off.
public struct Tiers: Hashable, Sendable {
  /// The steps, the lowest first.
  public let steps: [Step]
  /// What is counted in the whole cart; nil for the pieces of the promotion.
  public let counted: PieceSelection?

  /// Makes a ladder out of steps in any order.
  public init(steps: [Step], counted: PieceSelection? = nil) {
    self.steps = steps.sorted { $0.from.number < $1.from.number }
    self.counted = counted
  }

  /// Whether any step takes an amount off, which is about the order.
  public var hasAmounts: Bool { steps.contains { if case .amount = $0.gives { true } else { false } } }

  /// Whether pieces are counted and not money.
  public var countsPieces: Bool { if case .quantity = steps.first?.from { true } else { false } }

  /// One step of a ladder.
  public struct Step: Hashable, Sendable {
    /// Where it begins, inclusive.
    public let from: Threshold
    /// What it takes off.
    public let gives: Reward

    /// Joins a threshold with what it gives.
    public init(from: Threshold, gives: Reward) { (self.from, self.gives) = (from, gives) }
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
