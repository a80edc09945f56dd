import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// What a list says of many orders.
final class OrderPageTests: XCTestCase {
  func testPagesOfOrdersSayWhatTheOrdersDo() async throws {
    try await onEveryEngine { database in
      let (orders, time) = (SQLOrderRepository(database: database), HandDrivenTime())
      let shop = try Shop(in: database, discounts: .sample(), gateway: InMemoryPaymentGateway(), time: time)
      // 7.50; 15.00 and 4.50 for the post; two vouchers for 5.00, of which one is free.
      let carts: [(codes: [String], post: Int64?)] = [
        (["MUG"], nil), (["MUG", "MUG"], 450), (["VOUCHER", "VOUCHER"], nil),
      ]
      for (codes, post) in carts {
        var cart = try Cart.scanning(codes, from: .sample())
        let price = post.map { euro($0) }
        cart.agree(on: CartTerms(shipping: price.map { Shipping(method: "post", price: $0) }))
        try await shop.carts.save(cart)
        let quote = try await shop.applyDiscounts(to: cart, on: time.today())
        _ = try await shop.payForCart(quote, nonce: 7)
        time.advance(by: .seconds(86_400))
      }

      let all = try await orders.summaries(in: .all, at: .newest, most: 10).rows
      XCTAssertEqual(all.map(\.id.number), [3, 2, 1])
      XCTAssertEqual(all.map(\.pieces), [2, 2, 1])
      XCTAssertEqual(all.map(\.total.decimalText), ["5.00", "19.50", "7.50"])
      let whole = try await orders.orders()
      XCTAssertEqual(all, whole.map { OrderSummary($0) })

      let second = try XCTUnwrap(CalendarDay(iso: "2026-11-21"))
      let cases: [(days: DaySpan, ids: [Int64])] = [
        (.on(second), [2]), (DaySpan(from: second), [3, 2]), (DaySpan(until: second), [2, 1]), (.all, [3, 2, 1]),
        (.on(CalendarDay(daysSince1970: 0)), []),
      ]
      for (days, ids) in cases {
        try await expectEqual(orders.summaries(in: days, at: .newest, most: 10).rows.map(\.id.number), ids)
        let (newest, oldest) = (
          try await orders.orders(.newestFirst(in: days)), try await orders.orders(.oldestFirst(in: days))
        )
        XCTAssertEqual(newest.map(\.id.number), ids)
        XCTAssertEqual(oldest, newest.reversed())
      }
      let pages: [(place: ListPlace, ids: [Int64], hasNewer: Bool, hasOlder: Bool)] = [
        (.newest, [3, 2], false, true), (.before(2), [1], true, false), (.after(1), [3, 2], false, true),
        (.after(0), [2, 1], true, true), (.before(1), [], true, false),
      ]
      for (place, ids, hasNewer, hasOlder) in pages {
        let page = try await orders.summaries(in: .all, at: place, most: 2)
        XCTAssertEqual(page.rows.map(\.id.number), ids)
        XCTAssertEqual([page.hasNewer, page.hasOlder], [hasNewer, hasOlder])
      }
      let late = try await orders.summaries(in: DaySpan(from: second), at: .before(3), most: 2)
      XCTAssertEqual(late.rows.map(\.id.number), [2])
    }
  }
}
