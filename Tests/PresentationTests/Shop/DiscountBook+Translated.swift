import ArcadeDomain
import ArcadeTesting

extension DiscountBook {
  /// The example's discount on vouchers, with a name per language.
  static func translated() throws -> DiscountBook {
    let names = ["en": "2-for-1", "es": "2x1", "ja": "2個で1個分"]
    return DiscountBook([
      try Discount(
        id: "voucher-2-for-1",
        name: LocalizedText(byLanguage: names) ?? LocalizedText(""),
        products: ["VOUCHER"].compactMap(Product.Code.init),
        rule: .nForM(buy: 2, pay: 1)
      )
    ])
  }
}
