/// A ladder of reductions, of which the highest step reached applies.
public struct Tiers: Hashable, Sendable {
  /// The steps, lowest first.
  public let steps: [Step]
  /// The selection that is counted in the whole cart; nil to count the promotion's own pieces.
  public let counted: PieceSelection?

  /// Creates a ladder from steps in any order.
  public init(steps: [Step], counted: PieceSelection? = nil) {
    self.steps = steps.sorted { $0.from.number < $1.from.number }
    self.counted = counted
  }

  /// Whether any step is an amount, which reduces the order.
  public var hasAmounts: Bool { steps.contains { if case .amount = $0.gives { true } else { false } } }

  /// Whether the steps count pieces instead of amounts.
  public var countsPieces: Bool { if case .quantity = steps.first?.from { true } else { false } }

  /// A step of a ladder.
  public struct Step: Hashable, Sendable {
    /// The threshold, which is included.
    public let from: Threshold
    /// The reduction of the step.
    public let gives: Reward

    /// Creates a step.
    public init(from: Threshold, gives: Reward) { (self.from, self.gives) = (from, gives) }
  }

  /// A threshold to reach.
  public enum Threshold: Hashable, Sendable {
    /// The total of the counted pieces at list prices.
    case total(Money)
    /// The number of counted pieces.
    case quantity(Int)

    var number: Int64 {
      switch self {
      case .total(let amount): amount.minorUnits
      case .quantity(let count): Int64(count)
      }
    }
  }

  /// A reduction of a step.
  public enum Reward: Hashable, Sendable {
    /// An amount, spread over the pieces.
    case amount(Money)
    /// A percentage of the pieces of each line.
    case percent(Percent)
  }
}
