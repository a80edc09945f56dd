public import ArcadeDomain

extension Phrases {
  /// The title of best games: those of several where anybody has a name.
  public func bestTitle<Value>(of best: [Owned<Value>]) -> String {
    best.contains { !$0.owner.isNobody } ? everybodysBestTitle : bestTitle
  }
}
