import ArcadeDomain

/// Prices a basket with two discounts.
///
/// A `PromotionBook` is created once and prices any number of carts. It is synchronous and has no state.
enum Basket {
  static func show() throws {
    // Parsing a code can fail: a text that no scanner can enter is nil.
    guard let voucherCode = Product.Code("VOUCHER"), let shirtCode = Product.Code("TSHIRT") else { return }
    let voucher = Product(code: voucherCode, name: "Voucher", price: try Money(decimal: "5.00", currency: .eur))
    let shirt = Product(code: shirtCode, name: "T-shirt", price: try Money(decimal: "20.00", currency: .eur))
    let book = PromotionBook([
      try Promotion(
        id: "vouchers",
        name: LocalizedText("2-for-1"),
        selection: PieceSelection(products: [voucherCode]),
        rules: [.nForM(buy: 2, pay: 1)]
      ),
      // Amounts are whole minor units: 1,900 cents are 19.00, so sums are exact.
      try Promotion(
        id: "shirts",
        name: LocalizedText("3 or more: 19.00 each"),
        selection: PieceSelection(products: [shirtCode]),
        rules: [.bulkPrice(minimum: 3, unitPrice: Money(minorUnits: 1_900, currency: .eur))]
      ),
    ])

    var cart = Cart(currency: .eur)
    // The total does not depend on the order of scanning.
    for product in [voucher, shirt, voucher, voucher, shirt, shirt] { try cart.add(product) }
    let catalog = try Catalog([voucher, shirt])
    let request = QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_811), catalog: catalog)
    let quote = try book.quote(for: request)

    print("A basket")
    for line in quote.lines {
      let offer = line.discounts.first.map { ", \($0.name.text(in: "en"))" } ?? ""
      print("  \(line.quantity.pieceCount) x \(line.product.name)\(offer): \(line.total.decimalText)")
    }
    for hint in book.hints(for: request, after: quote) {
      let more = hint.add.map { "\($0.count) x \($0.product.name)" }.joined(separator: ", ")
      print("  \(more) more would save \(hint.saves.decimalText)")
    }
    print("  Total: \(quote.total.decimalText) \(quote.total.currency)")
  }
}
