import ArcadeData

extension SettingEntry {
  /// The settings of the shop.
  static let ofShop: [SettingEntry] = [
    SettingEntry(.shopCatalog) { $0.shopConsolePhrases.catalogSetting },
    SettingEntry(.shopDiscounts) { $0.shopConsolePhrases.discountsSetting },
    SettingEntry(.shopGateway) { $0.shopConsolePhrases.gatewaySetting },
  ]
}
