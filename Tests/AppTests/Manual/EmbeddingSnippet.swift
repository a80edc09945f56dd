import ArcadeDomain

func priceOfTwoVouchers() throws -> String {
  guard let code = Product.Code("VOUCHER") else { return "" }
  let voucher = Product(code: code, name: "Voucher", price: try Money(decimal: "5.00", currency: .eur))
  let rule = DiscountRule.nForM(buy: 2, pay: 1)
  let offer = try Discount(id: "2-for-1", name: LocalizedText("2-for-1"), products: [code], rule: rule)
  var cart = Cart(currency: .eur)
  try cart.add(voucher, quantity: 2)
  let quote = try DiscountBook([offer]).quote(for: cart, on: CalendarDay(daysSince1970: 20_811))
  return quote.total.decimalText  // "5.00"
}
