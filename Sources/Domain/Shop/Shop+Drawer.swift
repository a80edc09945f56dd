extension Shop {
  /// Returns the currency of the drawer: that of the price list, or else the last one used.
  public func drawerCurrency() async throws(RepositoryError) -> Currency {
    if let listed = try? await catalog.catalog().value.currency { return listed }
    return try await till.lastCurrency() ?? currency
  }

  /// Returns the drawer in a currency since its last closing.
  public func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer {
    try await till.drawer(in: currency)
  }

  /// Moves cash or closes the drawer, unless the amount is unlikely and not confirmed. `agreed` is the expected amount
  /// that the user confirmed, so that nothing is done twice.
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

  /// Reverses the last movement; returns the reversal and the expected amount, or nil if there is none.
  public func takeBackMove() async throws(RepositoryError) -> (move: DrawerMove, expected: Money)? {
    guard let move = try await till.takeBack(at: time.now()) else { return nil }
    return (move, try await till.drawer(in: move.amount.currency).expected)
  }
}
