import ArcadePresentation

/// What the observatory's settings are for, in one language.
protocol ObservatorySettingPhrases: Sendable {
  /// What `observe.rakuten.application-id` is for.
  var rakutenApplicationID: String { get }
  /// What `observe.rakuten.access-key` is for.
  var rakutenAccessKey: String { get }
  /// What `observe.rakuten.referer` is for.
  var rakutenReferer: String { get }
  /// What `observe.rakuten.base` is for.
  var rakutenBase: String { get }
}

extension Language {
  /// What the observatory's settings are for, in this language.
  var observatorySettingPhrases: any ObservatorySettingPhrases {
    switch self {
    case .english: EnglishObservatorySettings()
    case .spanish: SpanishObservatorySettings()
    case .japanese: JapaneseObservatorySettings()
    }
  }
}
