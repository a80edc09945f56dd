public import ArcadeDomain

/// The contract of `TillRepository`, with its orders.
public enum TillRepositoryContract {
  /// Repositories that share one store.
  public struct Store {
    let till: any TillRepository
    let carts: any CartRepository
    let payments: any PaymentRepository
    let orders: any OrderRepository

    /// Creates a store from its repositories.
    public init(
      till: any TillRepository,
      carts: any CartRepository,
      payments: any PaymentRepository,
      orders: any OrderRepository
    ) {
      (self.till, self.carts, self.payments, self.orders) = (till, carts, payments, orders)
    }
  }

  /// Checks an empty store; throws the first broken promise.
  ///
  /// An order of 27.50 is paid with 10.00 in cash. A mug of 7.50 is refunded, the drawer is closed, then the shirt of
  /// 20.00 is refunded. The drawer starts with 50.00; 5.00 are put in and 20.00 taken out.
  public static func check(_ store: Store) async throws {
    let till = store.till
    try require(try await till.drawer(in: .eur).isUsed, equals: false, "a drawer begins unused")
    try require(try await till.lastCurrency(), equals: nil, "nothing was in it")
    try require(await closing(till, 0, at: 1), equals: .nothingToClose, "nothing is not closed")
    let order = try await sell(store)
    try require(try await till.drawer(in: .eur).expected, equals: euro(1_000), "cash is expected")
    try await checkRefunding(order, in: store)
    try await till.add(DrawerMove(.float, euro(5_000), at: Moment(milliseconds: 5_000)))
    try await till.add(DrawerMove(.in, euro(500), why: "coins", at: Moment(milliseconds: 6_000)))
    try await till.add(DrawerMove(.out, euro(2_000), why: "ice", at: Moment(milliseconds: 7_000)))
    try await checkTakingBack(till)
    try require(try await till.lastCurrency(), equals: .eur, "euros are in it")
    // 50.00 + 5.00 - 20.00 + 10.00 - 7.50 = 37.50.
    try require(try await till.drawer(in: .eur).expected, equals: euro(3_750), "moves count")
    try await checkClosing(order, in: store)
    try await checkWhatIsBehind(order, in: store)
  }

  private static func checkRefunding(_ order: Order.ID, in store: Store) async throws {
    let till = store.till
    let mug = RefundRequest.line(0, pieces: 1)
    let refund = try await till.refund(order, mug, after: 0, at: Moment(milliseconds: 4_000)).get()
    try require(refund.id.number, equals: 1, "refunds are numbered from 1")
    try require(refund.quote.tenders, equals: [Tender(.cash, euro(750))], "cash goes back first")
    try require(try await store.orders.order(order)?.refunds, equals: [refund], "an order remembers what came back")
    let again = try await till.refund(order, mug, after: 0, at: Moment(milliseconds: 4_001))
    try require(again, equals: .failure(.changed), "what was asked about before is not given back")
    let twice = try await till.refund(order, mug, after: 1, at: Moment(milliseconds: 4_001))
    try require(twice, equals: .failure(.tooMany(asked: 1, left: 0)), "no more comes back than was sold")
    let unknown = Order.ID(number: order.number + 100)
    try require(
      try await till.refund(unknown, .everything, after: 0, at: Moment(milliseconds: 4_001)),
      equals: .failure(.noSuchOrder(unknown)),
      "what was not sold does not come back"
    )
    try require(try await till.drawer(in: .eur).refunds, equals: euro(750), "it is from the drawer")
  }

  /// Reverses two movements of its own, the last one first, and then the one before both.
  private static func checkTakingBack(_ till: any TillRepository) async throws {
    for (place, kind) in [DrawerMove.Kind.in, .out].enumerated() {
      try await till.add(DrawerMove(kind, euro(100), why: "slip", at: Moment(milliseconds: 7_001 + Int64(place))))
    }
    for (moment, kind, first) in [(Int64(7_003), DrawerMove.Kind.out, Int64(7_002)), (7_004, .in, 7_001)] {
      let back = try await till.takeBack(at: Moment(milliseconds: moment))
      try require(
        back,
        equals: DrawerMove(
          kind,
          euro(100),
          why: "slip",
          at: Moment(milliseconds: moment),
          takingBack: Moment(milliseconds: first)
        ),
        "a second move names the first, the last one that stands"
      )
    }
    let ice = try await till.takeBack(at: Moment(milliseconds: 7_005))
    try require(ice?.why, equals: "ice", "nothing is taken back twice")
    try await till.add(DrawerMove(.out, euro(2_000), why: "ice", at: Moment(milliseconds: 7_006)))
  }

  private static func checkClosing(_ order: Order.ID, in store: Store) async throws {
    let till = store.till
    let open = try await begin(store, at: 8_000)
    try require(await closing(till, 3_750, at: 8_001), equals: .paymentOpen, "payments end first")
    try await store.payments.abandon(open.id)
    let closing = try await till.close(counted: euro(3_700), at: Moment(milliseconds: 9_000))
    try require(closing.id.number, equals: 1, "closings are numbered from 1")
    try require(closing.expected, equals: euro(3_750), "a closing keeps what was expected")
    try require(closing.difference, equals: euro(-50), "and what is missing")
    try require(await Self.closing(till, 0, at: 9_001), equals: .nothingToClose, "a day closes once")
    let back = try await till.takeBack(at: Moment(milliseconds: 9_002))
    try require(back, equals: nil, "nothing behind a closing is taken back")
    try require(try await till.drawer(in: .eur).expected, equals: euro(0), "a drawer begins anew")

    let rest = try await till.refund(order, .everything, after: 1, at: Moment(milliseconds: 10_000)).get()
    try require(
      rest.quote.tenders,
      equals: [Tender(.cash, euro(250)), Tender(.card, euro(1_750))],
      "never more goes back in one way than was paid in it"
    )
    try require(
      try await till.refund(order, .everything, after: 2, at: Moment(milliseconds: 10_001)),
      equals: .failure(.nothingLeft),
      "all comes back once"
    )
    try require(
      try await till.drawer(in: .eur).expected,
      equals: euro(-250),
      "what comes back after a closing belongs to the next"
    )
    let second = try await till.close(counted: euro(0), at: Moment(milliseconds: 11_000))
    try require(try await till.closings(), equals: [second, closing], "closings are newest first")
    let parts: [(PageCursor, PageSlice<Closing>)] = [
      (.newest, PageSlice(at: .newest, upTo: 1, of: [second, closing], number: \.id.number)),
      (.before(2), PageSlice(at: .before(2), upTo: 1, of: [closing], number: \.id.number)),
      (.after(1), PageSlice(at: .after(1), upTo: 1, of: [second], number: \.id.number)),
      (.after(0), PageSlice(at: .after(0), upTo: 1, of: [second, closing], number: \.id.number)),
    ]
    for (place, part) in parts {
      try require(try await till.closings(at: place, most: 1), equals: part, "closings at \(place)")
    }
    for (start, end, wanted) in [
      (9_000, 11_000, [closing]), (9_001, 11_001, [second]), (0, 20_000, [closing, second]),
    ] {
      let found = try await till.closings(
        from: Moment(milliseconds: Int64(start)),
        until: Moment(milliseconds: Int64(end))
      )
      try require(found, equals: wanted, "closings from \(start) to \(end)")
    }
  }

  private static func checkWhatIsBehind(_ order: Order.ID, in store: Store) async throws {
    let till = store.till
    guard let first = try await till.closing(Closing.ID(number: 1)) else {
      throw ContractViolation(description: "a closing is found by its number")
    }
    // The sale was 27.50, of which 7.50 was refunded before.
    try require(first.totals.map(\.first), equals: [order], "a closing keeps its orders")
    try require(first.totals.map(\.refunds), equals: [euro(750)], "and what came back before it")
    try require(
      first.moves.map(\.why),
      equals: ["", "coins", "ice", "slip", "slip", "slip", "slip", "ice", "ice"],
      "and what was moved"
    )
    try require(
      try Drawer(first.totals.first, moves: first.moves, in: .eur).expected,
      equals: first.closing.expected,
      "what belongs to a closing adds up to what was expected"
    )
    let unknown = try await till.closing(Closing.ID(number: 3))
    try require(unknown == nil, "an unknown number is no closing")
    let table: [(Int64, Int64, sold: Int64, back: Int64)] = [
      (0, 20_000, 2_750, 2_750), (3_000, 10_000, 2_750, 750), (3_001, 10_001, 0, 2_750), (0, 3_000, 0, 0),
      (10_000, 10_001, 0, 2_000),
    ]
    for (start, end, sold, back) in table {
      let found = try await till.totals(from: Moment(milliseconds: start), until: Moment(milliseconds: end)).first
      let sums = [found?.sales ?? euro(0), found?.refunds ?? euro(0)]
      try require(sums, equals: [euro(sold), euro(back)], "from \(start) to \(end)")
    }
    for (since, numbers) in [(nil, [order.number]), (10_000, [order.number]), (20_000, [])] as [(Int64?, [Int64])] {
      // At 10,000 there was a refund of an order paid before.
      let booked = try await store.orders.orders(.booked(since: since.map(Moment.init(milliseconds:))))
      try require(booked.map(\.id.number), equals: numbers, "booked since \(since ?? 0)")
    }
  }

  private static func sell(_ store: Store) async throws -> Order.ID {
    let attempt = try await begin(store, at: 2_000)
    return try await store.payments.settle(
      attempt.id,
      reference: "till-\(attempt.id.number)",
      at: Moment(milliseconds: 3_000)
    ).id
  }

  /// Begins to pay for a mug and a shirt, 10.00 of it in cash.
  private static func begin(_ store: Store, at moment: Int64) async throws -> PaymentAttempt {
    let cart = try Cart.scanning(["MUG", "TSHIRT"], from: .sample())
    try await store.carts.save(cart)
    let quote = try PromotionBook([]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    let payment = Payment(quote, tenders: [Tender(.cash, euro(1_000)), Tender(.card, euro(1_750))])
    return try await store.payments.begin(payment, nonce: 1, at: Moment(milliseconds: moment))
  }

  private static func closing(_ till: any TillRepository, _ counted: Int64, at moment: Int64) async
    -> RepositoryError.Code?
  {
    await repositoryFailure {
      try await till.close(counted: euro(counted), at: Moment(milliseconds: moment))
    }?.code
  }
}
