public import ArcadeDomain

extension Setting {
  /// The shop's name on receipts.
  public static let shopName = Setting("shop.name", .receiptLine)
  /// The shop's address on receipts; a `|` separates lines.
  public static let shopAddress = Setting("shop.address", .receiptLine)
  /// The shop's tax number.
  public static let shopTaxNumber = Setting("shop.tax-number", .receiptLine)
  /// The last line of each receipt.
  public static let shopReceiptLine = Setting("shop.receipt-line", .receiptLine)

  /// The location of the price list.
  public static let shopCatalog = Setting("shop.catalog", .place)
  /// The location of the discounts.
  public static let shopDiscounts = Setting("shop.discounts", .place)
  /// The behaviour of the practice gateway.
  public static let shopGateway = Setting("shop.gateway", .choice(SimulatedGateway.Behavior.allCases.map(\.rawValue)))

  /// The default payment method.
  public static let shopPay = Setting("shop.pay", .choice(["card", "cash"]))
  /// How cards are confirmed: by the practice gateway, or by the cashier at a terminal.
  public static let shopCard = Setting("shop.card", .choice(["practice", "terminal"]))

  /// The default tax rate in prices.
  public static let shopTax = Setting("shop.tax", .percent)
  /// The default decimal sign of a price list.
  public static let shopDecimal = Setting("shop.decimal", .choice(DecimalSign.allCases.map(\.rawValue)))
  /// The default currency of a price list.
  public static let shopCurrency = Setting("shop.currency", .currency)

  /// The settings of the shop.
  static let ofShop: [Setting] = [
    .shopName, .shopAddress, .shopTaxNumber, .shopReceiptLine, .shopCatalog, .shopDiscounts, .shopGateway, .shopPay,
    .shopCard, .shopTax, .shopDecimal, .shopCurrency,
  ]
}
