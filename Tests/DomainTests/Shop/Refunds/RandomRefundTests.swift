import ArcadeDomain
import ArcadeTesting
import XCTest

/// Invariants of random refunds of random orders.
final class RandomRefundTests: XCTestCase {
  func testRefundsOfEveryPieceAddUpToWhatWasPaid() throws {
    for number in 0..<FuzzShare.of(500) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 7_000_003 &+ UInt64(number))
      let order = try order(&random)
      var left = order
      while !left.refundable.isEmpty {
        let quote = try left.refund(of: wanted(of: left, &random))
        XCTAssertEqual(quote.tenders.reduce(0) { $0 + $1.amount.minorUnits }, quote.total.minorUnits)
        let after = try left.adding(quote)
        // Restoring what a store keeps gives the same refund.
        XCTAssertEqual(after.refunds.last?.quote, quote, "\(number)")
        left = after
      }
      XCTAssertEqual(left.refunded, order.quote.total, "\(number)")
      for kind in Tender.Kind.allCases {
        let paid = order.tenders.filter { $0.kind == kind }.reduce(0) { $0 + $1.amount.minorUnits }
        XCTAssertEqual(left.refunds.reduce(0) { $0 + $1.quote.amount(by: kind).minorUnits }, paid, "\(number)")
      }
      for share in order.quote.taxes {
        let back = left.refunds.flatMap(\.quote.taxes).filter { $0.rate == share.rate }
        XCTAssertEqual(back.reduce(0) { $0 + $1.gross.minorUnits }, share.gross.minorUnits, "\(number)")
        XCTAssertEqual(back.reduce(0) { $0 + $1.tax.minorUnits }, share.tax.minorUnits, "\(number)")
      }
      let pieces = order.quote.pieceCount + order.quote.added.reduce(0) { $0 + $1.count }
      XCTAssertEqual(left.refunds.reduce(0) { $0 + $1.quote.pieceCount }, pieces, "\(number)")
    }
  }

  private func order(_ random: inout RandomStall) throws -> Order {
    var stall = try random.stall(products: 1 + random.below(6), weighings: random.oneIn(2))
    let rates: [Percent?] = [nil, percent(21), percent(10), Percent(hundredths: 550)]
    stall.products = stall.products.map { product in
      Product(
        code: product.code,
        name: product.name,
        price: product.price,
        unit: product.unit,
        tags: product.tags,
        reducedFrom: product.reducedFrom,
        lowest: product.lowest,
        tax: rates[random.below(4)]
      )
    }
    try random.offers(random.below(4), in: &stall)
    let quote = try stall.quote(random.cart(of: stall, pieces: 12))
    let cash = euro(Int64(random.below(Int(quote.total.minorUnits) + 1)))
    let card = euro(quote.total.minorUnits - cash.minorUnits)
    return try Order.sample(1, quote.asSold(), tenders: [Tender(.cash, cash), Tender(.card, card)])
  }

  /// Returns some pieces of a product that is left, and sometimes everything.
  private func wanted(of order: Order, _ random: inout RandomStall) -> RefundRequest {
    if random.oneIn(8) { return .everything }
    let products = order.refundable
    let code = products[random.below(products.count)].code
    let most = (try? order.refund(of: .product(code, pieces: nil)).pieceCount) ?? 1
    return .product(code, pieces: random.oneIn(4) ? nil : 1 + random.below(most))
  }
}
