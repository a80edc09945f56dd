import ArcadeData
@testable import ArcadeDomain
import ArcadeTesting
import XCTest

final class ShopStorageTests: XCTestCase {
  func testAFullDiskLeavesTheOldCartWhole() async throws {
    let database = try makeArcadeDatabase()
    let carts = SQLCartRepository(database: database)
    let old = try Cart.scanning(["MUG", "TSHIRT"], from: .sample())
    try await carts.save(old)
    try await database.write { try $0.run("PRAGMA max_page_count = 1") }

    let large = try largeCart()
    await expectFailure(.full, canRetry: true) { try await carts.save(large) }
    try await expectEqual(carts.cart(), old)
    try await database.write { try $0.run("PRAGMA max_page_count = 1000000") }
    try await carts.save(large)
    try await expectEqual(carts.cart(), large)
  }

  func testAFullDiskBeginsNoPaymentAndSettlesNone() async throws {
    let (database, shop) = try await makeShop()
    let cart = try largeCart()
    let quote = try PromotionBook.sample().quote(for: cart, on: shop.time.today())
    try await shop.carts.save(cart)
    try await database.write { try $0.run("PRAGMA max_page_count = 1") }

    var random = SplitMix64(seed: 1)
    await expectFailure(.full) { try await shop.payForCart(quote, nonce: random.next()) }
    for table in ["payment_attempts", "practice_charges"] { try await expectEqual(database.count(table), 0, table) }
  }

  func testRowsThatWereEditedByHandAreFound() async throws {
    let edits = [
      "UPDATE cart_lines SET code = 'A B' WHERE position = 0", "UPDATE cart_lines SET currency = 'EURO'",
      "UPDATE cart_lines SET price_minor = -1", "UPDATE cart_lines SET currency = 'JPY' WHERE position = 1",
      "UPDATE sale_lines SET code = ''", "UPDATE sale_lines SET unit_price_minor = 9223372036854775807, quantity = 2",
      "UPDATE sale_discounts SET discount_minor = 0", "UPDATE sale_pieces SET quantity = quantity + 1",
      "UPDATE payment_attempts SET day = '2026-02-30'", "UPDATE payment_attempts SET currency = ''",
      "UPDATE sale_lines SET tax_hundredths = -1", "UPDATE sale_tenders SET given_minor = 1",
      "UPDATE payment_attempts SET started_at = 'noon'; UPDATE orders SET paid_at = 'yesterday'",
    ]
    for edit in edits {
      let (database, shop) = try await makeShop()
      try await pay(shop)
      try await shop.carts.save(.scanning(["MUG", "TSHIRT"], from: .sample()))
      for statement in edit.split(separator: ";") { try await database.change(String(statement)) }
      let failure = await repositoryFailure { () async throws -> Void in
        _ = try await shop.carts.cart()
        _ = try await shop.orders.orders()
      }
      XCTAssertEqual(failure?.code, .corrupt, edit)
      XCTAssertEqual(failure?.subject, database.path, edit)
      XCTAssertEqual(failure?.canRetry, false, edit)
      XCTAssertNotNil(failure?.row, edit)
    }
  }

  func testTheRowThatCannotBeReadIsNamed() async throws {
    try await onEveryEngine { database in
      let carts = SQLCartRepository(database: database)
      try await carts.save(.scanning(["MUG"], from: .sample()))
      try await database.write { try $0.run("UPDATE cart_steps SET cart = '{}'") }
      let failure = await repositoryFailure { try await carts.takeBack() }
      XCTAssertEqual(failure?.code, .corrupt)
      XCTAssertEqual(failure?.row, "cart_steps (owner = '' AND number = 1)")
    }
  }

  func testAnOrderWhosePaymentIsGoneIsNamedInEveryListOfItsDay() async throws {
    try await onEveryEngine { database in
      _ = try await SoldMugs.sell(1, in: database)
      _ = try await SoldMugs.sell(1, in: database)
      let orders = SQLOrderRepository(database: database)
      let order = try await orders.order(Order.ID(number: 2))
      let day = try XCTUnwrap(order?.quote.day)
      let noon = "\(day.isoText)T12:00:00.000Z"
      try database.runByHand("UPDATE orders SET paid_at = '\(noon)'; DELETE FROM payment_attempts WHERE id = 2")
      let paid = try XCTUnwrap(Moment(iso: noon))
      let lists: [(String, () async throws -> Void)] = [
        ("list", { _ = try await orders.summaries(in: .on(day), at: .newest, most: 10) }),
        ("all", { _ = try await orders.summaries(in: .all, at: .newest, most: 10) }),
        ("orders", { _ = try await orders.orders(.oldestFirst(in: .on(day))) }),
        ("one", { _ = try await orders.order(Order.ID(number: 2)) }),
        (
          "day",
          {
            let till = SQLTillRepository(database: database)
            _ = try await till.totals(from: paid, until: paid.advanced(by: .seconds(1)))
          }
        ),
      ]
      for (name, list) in lists {
        await expectEqual(repositoryFailure { try await list() }?.row, "orders (id = 2)", name)
      }
      try database.runByHand("DELETE FROM payment_attempts")
      let failure = await repositoryFailure { try await orders.summaries(in: .on(day), at: .newest, most: 10) }
      XCTAssertEqual(failure?.row, "orders (id = 2)")
    }
  }

  func testAReceiptKeepsTheNamesOfItsDiscountsInEveryLanguage() async throws {
    let translated = try XCTUnwrap(LocalizedText(byLanguage: ["en": "“Sale”", "es": "Rebajas", "ja": "セール"]))
    let names = [
      translated, LocalizedText("Sale"), LocalizedText(#"{"en":"Not a translation"}"#), LocalizedText("{}"),
      LocalizedText(#""quoted""#), LocalizedText("{"), LocalizedText("[1]"), LocalizedText(""),
    ]
    for name in names {
      let (database, shop) = try await makeShop()
      let quote = try await quote(named: name, in: shop)
      var random = SplitMix64(seed: 1)
      _ = try await shop.payForCart(quote, nonce: random.next())

      let order = try await SQLOrderRepository(database: database.reopened).order(Order.ID(number: 1))

      XCTAssertEqual(order?.quote.lines.first?.discounts.first?.name, name)
      XCTAssertEqual(order?.quote, try quote.asSold())
    }
  }

  func testTwoProcessesThatSettleAtOnceMakeOneOrder() async throws {
    let (database, shop) = try await makeShop(.timeout)
    try await pay(shop)
    let (one, other) = (try makeShop(database.reopened, .approve), try makeShop(database.reopened, .approve))

    async let first = one.settlePayments()
    async let second = other.settlePayments()
    let outcomes = try await first + second

    XCTAssertFalse(outcomes.isEmpty)
    XCTAssertEqual(Set(outcomes).count, 1)
    try await expectEqual(database.count("orders"), 1)
  }

  private func pay(_ shop: Shop) async throws {
    let quote = try await shop.applyDiscounts(to: shop.openCart().cart, on: shop.time.today())
    var random = SplitMix64(seed: 1)
    _ = try await shop.payForCart(quote, nonce: random.next())
  }

  private func quote(named name: LocalizedText, in shop: Shop) async throws -> PromotionQuote {
    let discount = try Promotion.sample("x", .nForM(buy: 2, pay: 1), on: ["VOUCHER"], named: name)
    let review = try await shop.openCart()
    return try PromotionBook([discount]).quote(for: review.cart, on: shop.time.today())
  }

  private func largeCart() throws -> Cart {
    let products = (0..<2_000).compactMap {
      Product.sample("CODE\($0)", name: String(repeating: "n", count: 100), minorUnits: 1)
    }
    return try Cart(products.map { Cart.Line(product: $0, quantity: 1) }, currency: .eur)
  }

  private func makeShop(_ behavior: SimulatedGateway.Behavior = .approve) async throws -> (Database, Shop) {
    let database = try makeArcadeDatabase()
    let shop = try makeShop(database, behavior)
    try await shop.carts.save(.scanning(["VOUCHER", "TSHIRT", "VOUCHER"], from: .sample()))
    return (database, shop)
  }

  private func makeShop(_ database: Database, _ behavior: SimulatedGateway.Behavior) throws -> Shop {
    let gateway = SimulatedGateway(database: database, behavior: behavior)
    return try Shop(in: database, discounts: .sample(), gateway: gateway)
  }
}
