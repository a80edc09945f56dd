public import ArcadeDomain

extension Setting {
  /// What receipts call the shop.
  public static let shopName = Setting("shop.name", .receiptLine)
  /// Where receipts say that the shop is; a `|` divides the lines.
  public static let shopAddress = Setting("shop.address", .receiptLine)
  /// The number under which the shop pays its taxes.
  public static let shopTaxNumber = Setting("shop.tax-number", .receiptLine)
  /// What stands at the end of each receipt.
  public static let shopReceiptLine = Setting("shop.receipt-line", .receiptLine)

  /// Where the price list is.
  public static let shopCatalog = Setting("shop.catalog", .place)
  /// Where the discounts are.
  public static let shopDiscounts = Setting("shop.discounts", .place)
  /// What the practice gateway does.
  public static let shopGateway = Setting("shop.gateway", .choice(SimulatedGateway.Behavior.allCases.map(\.rawValue)))

  /// How it is paid where nobody says how.
  public static let shopPay = Setting("shop.pay", .choice(["card", "cash"]))
  /// Who says whether a card was taken: the practice gateway, or a person at the stall's own terminal.
  public static let shopCard = Setting("shop.card", .choice(["practice", "terminal"]))

  /// The rate of the tax in prices of which nobody else says it.
  public static let shopTax = Setting("shop.tax", .percent)
  /// What parts the decimals in a price list that does not tell it.
  public static let shopDecimal = Setting("shop.decimal", .choice(DecimalSign.allCases.map(\.rawValue)))
  /// The currency of a price list that names none.
  public static let shopCurrency = Setting("shop.currency", .currency)

  /// The settings of the shop.
  static let ofShop: [Setting] = [
    .shopName, .shopAddress, .shopTaxNumber, .shopReceiptLine, .shopCatalog, .shopDiscounts, .shopGateway, .shopPay,
    .shopCard, .shopTax, .shopDecimal, .shopCurrency,
  ]
}
