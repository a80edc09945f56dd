import ArcadeDomain

extension SettingsPhrases {
  /// What one of the values of a setting is called: a language as its readers call it.
  func name(of value: String, for setting: Setting) -> String {
    if setting.name == "language" { return Language(rawValue: value)?.ownName ?? value }
    return language.valueNames[value] ?? value
  }

  /// What a value is called, with what settings write for it where that is something else.
  func words(for value: String, of setting: Setting) -> String {
    let name = name(of: value, for: setting)
    return name == value ? value : say("\(name) (\(value))", "\(name) (\(value))", "\(name)（\(value)）")
  }
}

extension Language {
  /// What the values of settings are called where that is not what is written.
  fileprivate var valueNames: [String: String] {
    let own: [String: String] =
      switch self {
      case .english: [:]
      case .spanish:
        [
          "auto": "automático", "never": "nunca", "always": "siempre",
          "approve": "aprueba", "decline": "rechaza", "timeout": "no responde a tiempo", "slow": "tarda",
          "card": "tarjeta", "cash": "efectivo", "practice": "de práctica", "terminal": "datáfono",
          "comma": "coma", "point": "punto",
        ]
      case .japanese:
        [
          "auto": "自動", "never": "表示しない", "always": "常に表示",
          "approve": "承認", "decline": "拒否", "timeout": "時間切れ", "slow": "遅い応答",
          "card": "カード", "cash": "現金", "practice": "練習用", "terminal": "決済端末",
          "comma": "コンマ", "point": "ピリオド",
        ]
      }
    return own.merging(ruleNames) { own, _ in own }
  }
}
