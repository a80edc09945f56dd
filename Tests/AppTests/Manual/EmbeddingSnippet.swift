import ArcadeDomain

func priceOfTwoVouchers() throws -> String {
  guard let code = Product.Code("VOUCHER") else { return "" }
  let voucher = Product(code: code, name: "Voucher", price: try Money(decimal: "5.00", currency: .eur))
  let offer = try Promotion(
    id: "2-for-1",
    name: LocalizedText("2-for-1"),
    selection: PieceSelection(products: [code]),
    rules: [.nForM(NForM(buy: 2, pay: 1))]
  )
  var cart = Cart(currency: .eur)
  try cart.add(voucher, quantity: 2)
  let request = QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_811))
  let quote = try PromotionBook([offer]).quote(for: request)
  return quote.total.decimalText  // "5.00"
}
