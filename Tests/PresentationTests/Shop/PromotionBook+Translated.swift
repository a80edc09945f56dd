import ArcadeDomain
import ArcadeTesting

extension PromotionBook {
  /// The example's discount on vouchers, with a name per language.
  static func translated() throws -> PromotionBook {
    let names = ["en": "2-for-1", "es": "2x1", "ja": "2個で1個分"]
    return PromotionBook([
      try .sample(
        "voucher-2-for-1",
        .nForM(buy: 2, pay: 1),
        on: ["VOUCHER"],
        named: LocalizedText(byLanguage: names)
      )
    ])
  }
}
