import ArcadeDomain

func priceOfTwoVouchers() throws -> String {
  guard let code = Product.Code("VOUCHER") else { return "" }
  let voucher = Product(code: code, name: "Voucher", price: try Money(decimal: "5.00", currency: .eur))
  let rule = PromotionRule.nForM(buy: 2, pay: 1)
  let only = try PieceSelection(products: [code])
  let offer = try Promotion(id: "2-for-1", name: LocalizedText("2-for-1"), selection: only, rules: [rule])
  var cart = Cart(currency: .eur)
  try cart.add(voucher, quantity: 2)
  let quote = try PromotionBook([offer]).quote(for: QuoteRequest(cart, on: CalendarDay(daysSince1970: 20_811)))
  return quote.total.decimalText  // "5.00"
}
