import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation

/// A database into which the repositories of all five systems have written.
enum FilledStore {
  /// Writes for somebody and for nobody, as far as the rows belong to anybody.
  static func fill(_ database: Database) async throws {
    try await PaymentRepositoryContract.check(
      payments: SQLPaymentRepository(database: database),
      carts: SQLCartRepository(database: database),
      orders: SQLOrderRepository(database: database)
    )
    for owner in [Owner("Ann O'Neill") ?? .nobody, .nobody] {
      try await shop(in: database, for: owner)
      let prices = SQLPriceGameRepository(database: database, owner: owner)
      _ = try await prices.begin(SamplePrices.game(answering: "rw"), at: Moment(milliseconds: 0))
      _ = try await prices.begin(SamplePrices.game(), at: Moment(milliseconds: 1))
      try await prices.keepMix([SamplePrices.trail])
      try await NameGameRepositoryContract.check(SQLNameGameRepository(database: database, owner: owner))
      try await WordGameRepositoryContract.check(SQLWordGameRepository(database: database, owner: owner))
    }
    try await DeckRepositoryContract.check(SQLDeckRepository(database: database))
    _ = try await SQLDeckRepository(database: database).keep(SampleWords.reading(), as: "Kept", replacing: false)
    try await watch(in: database)
    let document = FeedDocument(body: Data([0, 255, 10, 92]), fetchedAt: Moment(milliseconds: 1_500))
    try await SQLFeedStore(database: database).keep(document, as: "https://shop.example/'catalog'")
  }

  private static func shop(in database: Database, for owner: Owner) async throws {
    let carts = SQLCartRepository(database: database, owner: owner)
    let payments = SQLPaymentRepository(database: database, owner: owner)
    try await carts.save(try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER"], from: .sample()))
    guard let cart = try await carts.cart() else { return }
    let quote = try PromotionBook.sample().quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    let attempt = try await payments.begin(quote, nonce: .max, at: Moment(milliseconds: 1))
    let answer = try await PracticeGateway(database: database).charge(quote.total, key: attempt.key)
    guard case .completed(let reference) = answer else { return }
    let order = try await payments.settle(attempt.id, reference: reference, at: Moment(milliseconds: 2))
    // A shirt came back, and a drawer was closed.
    let till = SQLTillRepository(database: database, owner: owner)
    _ = try await till.refund(order.id, .line(1, pieces: nil), after: 0, at: Moment(milliseconds: 2))
    try await till.add(DrawerMove(.float, quote.total, at: Moment(milliseconds: 2)))
    _ = try await till.close(counted: quote.total, at: Moment(milliseconds: 2))
    // A cart that waits, and a payment of which nobody knows how it ended.
    try await carts.save(cart)
    _ = try await payments.begin(quote, nonce: 3, at: Moment(milliseconds: 3))
  }

  private static func watch(in database: Database) async throws {
    let watches = SQLWatchRepository(database: database)
    let result = SampleListings.result((1...40).map { SampleListings.listing("item\($0)", yen: 2_000 + $0) })
    let watch = try await watches.add(SampleListings.watch(), with: result, at: Moment(milliseconds: 0)).watch.id
    // One that was deleted has had a number, which nobody gets again.
    let gone = try await watches.add(SampleListings.watch("cocoa"), with: result, at: Moment(milliseconds: 0)).watch.id
    try await watches.delete(gone)
    let fewer = SampleListings.result(
      (1...30).map { SampleListings.listing("item\($0)", yen: $0.isMultiple(of: 3) ? nil : 2_100 + $0) },
      gaps: [.limitHit(30)]
    )
    _ = try await watches.update(watch, with: fewer, at: Moment(milliseconds: 60_500))
  }
}
