extension Shop {
  /// Returns the currency of the drawer: that of the price list, or, if that cannot be read, the one that it had last.
  public func drawerCurrency() async throws(RepositoryError) -> Currency {
    if let listed = try? await catalog.catalog().value.currency { return listed }
    return try await till.lastCurrency() ?? currency
  }

  /// Returns what came into the drawer in a currency and went out since it was last closed.
  public func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer {
    try await till.drawer(in: currency)
  }

  /// Moves cash or closes the drawer, unless that is unlikely and nobody has agreed to it.
  ///
  /// `agreed` is what should have been in the drawer when somebody said yes: nothing is done twice.
  public func use(_ change: DrawerChange, agreed: Money? = nil) async throws(RepositoryError) -> DrawerOutcome {
    let drawer = try await till.drawer(in: change.amount.currency)
    if let agreed, agreed != drawer.expected { return .outdated }
    if agreed == nil, change.isUnlikely(for: drawer) { return .unlikely }
    switch change {
    case .move(let kind, let amount, let why):
      try await till.add(DrawerMove(kind, amount, why: why, at: time.now()))
      return .moved(kind, expected: try await till.drawer(in: amount.currency).expected)
    case .close(let counted): return .closed(try await till.close(counted: counted, at: time.now()))
    }
  }

  /// Takes back what was moved last, and returns it with what should be in the drawer then; nil if nothing was.
  public func takeBackMove() async throws(RepositoryError) -> (move: DrawerMove, expected: Money)? {
    guard let move = try await till.takeBack(at: time.now()) else { return nil }
    return (move, try await till.drawer(in: move.amount.currency).expected)
  }
}
