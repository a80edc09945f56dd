import ArcadeData

extension SettingEntry {
  /// The settings of the observatory.
  static let ofObservatory: [SettingEntry] = [
    SettingEntry(.rakutenApplicationID) { $0.observatorySettingPhrases.rakutenApplicationID },
    SettingEntry(.rakutenAccessKey) { $0.observatorySettingPhrases.rakutenAccessKey },
    SettingEntry(.rakutenReferer) { $0.observatorySettingPhrases.rakutenReferer },
    SettingEntry(.rakutenBase) { $0.observatorySettingPhrases.rakutenBase },
  ]
}
