import ArcadeData

extension SettingEntry {
  /// The settings of the price game.
  static let ofPriceGame: [SettingEntry] = [
    SettingEntry(.priceBase) { $0.priceConsolePhrases.baseSetting },
    SettingEntry(.priceRule) { $0.priceConsolePhrases.ruleSetting },
  ]
}
