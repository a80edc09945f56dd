public import ArcadeDomain
import Synchronization

// The refunds and the drawer of the only till, under the same lock as the orders.
extension InMemoryShopRecords: TillRepository {
  public func refund(
    _ id: Order.ID,
    _ wanted: RefundRequest,
    after refunds: Int,
    at moment: Moment
  ) async throws(RepositoryError) -> Result<Refund, RefundError> {
    state.withLock { state in
      guard let (attempt, order) = state.settled.first(where: { $0.value.id == id }) else {
        return .failure(.noSuchOrder(id))
      }
      guard order.refunds.count == refunds else { return .failure(.changed) }
      do throws(RefundError) {
        let quote = try order.refund(of: wanted)
        let count = state.settled.values.reduce(0) { $0 + $1.refunds.count }
        let changed = try order.adding(
          Refund.ID(number: Int64(count + 1)),
          of: quote.lines.flatMap { line in line.pieces.map { (line.position, $0) } },
          shipping: quote.shipping,
          tenders: quote.tenders,
          at: moment
        )
        state.settled[attempt] = changed
        guard let refund = changed.refunds.last else { return .failure(.nothingLeft) }
        state.unclosed.refunds.append(refund)
        return .success(refund)
      } catch {
        return .failure(error)
      }
    }
  }

  public func add(_ move: DrawerMove) async throws(RepositoryError) {
    state.withLock { $0.unclosed.moves.append(move) }
  }

  /// Records the reversal of the last movement that is not reversed yet.
  public func takeBack(at moment: Moment) async throws(RepositoryError) -> DrawerMove? {
    state.withLock { state in
      var taken = 0
      for move in state.unclosed.moves.reversed() {
        if move.takesBack != nil {
          taken += 1
        } else if taken > 0 {
          taken -= 1
        } else {
          let back = DrawerMove(move.kind, move.amount, why: move.why, at: moment, takingBack: move.moment)
          state.unclosed.moves.append(back)
          return back
        }
      }
      return nil
    }
  }

  public func lastCurrency() async throws(RepositoryError) -> Currency? {
    state.withLock { state in
      state.unclosed.moves.last?.amount.currency
        ?? state.settled.values.max { $0.id.number < $1.id.number }?.quote.total.currency
        ?? state.closed.last?.0.counted.currency
    }
  }

  public func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer {
    try drawer(of: state.withLock { $0.unclosed }, in: currency)
  }

  public func close(counted: Money, at moment: Moment) async throws(RepositoryError) -> Closing {
    try state.withLock { state throws(RepositoryError) in
      guard state.open.isEmpty else { throw RepositoryError(.paymentOpen, subject: "memory", canRetry: true) }
      let drawer = try drawer(of: state.unclosed, in: counted.currency)
      guard drawer.isUsed else { throw RepositoryError(.nothingToClose, subject: "memory") }
      let id = Closing.ID(number: Int64(state.closed.count + 1))
      let closing = Closing(id: id, moment: moment, expected: drawer.expected, counted: counted)
      let (closed, left) = state.unclosed.parted(by: counted.currency)
      state.closed.append((closing, closed))
      state.unclosed = left
      return closing
    }
  }

  public func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing> {
    let closings: [Closing] = state.withLock { $0.closed.map(\.closing).reversed() }
    return place.part(of: closings, most: most) { $0.id.number }
  }

  public func closings(from start: Moment, until end: Moment) async throws(RepositoryError) -> [Closing] {
    state.withLock { $0.closed.map(\.closing).filter { $0.moment >= start && $0.moment < end } }
  }

  public func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer? {
    guard let (closing, trade) = state.withLock({ $0.closed.first { $0.closing.id == id } }) else { return nil }
    return ClosedDrawer(closing, totals: try totals(of: trade), moves: trade.moves)
  }

  public func totals(from start: Moment, until end: Moment) async throws(RepositoryError) -> [SalesReport] {
    let orders = state.withLock { $0.settled.values.sorted { $0.id.number < $1.id.number } }
    let refunds = orders.flatMap(\.refunds).filter { $0.moment >= start && $0.moment < end }
    return try totals(of: Trade(orders: orders.filter { $0.paidAt >= start && $0.paidAt < end }, refunds: refunds))
  }

  private func totals(of trade: Trade) throws(RepositoryError) -> [SalesReport] {
    try fitting { () throws(MoneyError) in try TradeSums(orders: trade.orders, refunds: trade.refunds).totals }
  }

  private func drawer(of trade: Trade, in currency: Currency) throws(RepositoryError) -> Drawer {
    let totals = try totals(of: trade).first { $0.sales.currency == currency }
    return try fitting { () throws(MoneyError) in try Drawer(totals, moves: trade.moves, in: currency) }
  }

  private func fitting<Sum>(_ sum: () throws(MoneyError) -> Sum) throws(RepositoryError) -> Sum {
    do {
      return try sum()
    } catch {
      throw RepositoryError(.corrupt, subject: "memory", detail: "the sum is too large")
    }
  }
}

extension InMemoryShopRecords.Trade {
  /// Splits into those in a currency and the rest.
  fileprivate func parted(by currency: Currency) -> (Self, Self) {
    func part(_ isWanted: (Currency) -> Bool) -> Self {
      Self(
        orders: orders.filter { isWanted($0.quote.total.currency) },
        refunds: refunds.filter { isWanted($0.quote.total.currency) },
        moves: moves.filter { isWanted($0.amount.currency) }
      )
    }
    return (part { $0 == currency }, part { $0 != currency })
  }
}
