/// A player's accuracy in tiers, which decide how close the wrong prices are.
public enum AccuracyTier: Int, CaseIterable, Hashable, Sendable {
  /// Below 40 %.
  case beginner
  /// Below 70 %.
  case learner
  /// Below 100 %.
  case connoisseur
  /// 100 %.
  case expert

  /// The random offset: 12, 8, 4 or 2.
  public var offset: Int {
    switch self {
    case .beginner: 12
    case .learner: 8
    case .connoisseur: 4
    case .expert: 2
    }
  }
}
