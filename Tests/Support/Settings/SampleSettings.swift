public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// Settings in memory, and the actions of their screens.
public struct SampleSettings: Sendable {
  /// What is set.
  public let settings: InMemorySettings
  /// Fails what is to be erased, where it is asked for.
  public let eraseFailure: RepositoryError?

  /// To whom something belongs.
  public let owners: SampleOwners

  /// Which browsers are known.
  public let browsers: InMemoryBrowsers
  /// What time it is.
  public let time = HandDrivenTime()

  /// Begins with nothing set, beneath an environment.
  public init(
    environment: [String: String] = [:],
    owners: SampleOwners = SampleOwners(),
    browsers: [KnownBrowser] = [],
    eraseFailure: RepositoryError? = nil
  ) {
    self.browsers = InMemoryBrowsers(browsers)
    self.owners = owners
    settings = InMemorySettings(environment: environment)
    self.eraseFailure = eraseFailure
  }

  /// What can be done with them; what is erased leaves a file `notes.txt` of somebody else.
  public func actions(in language: Language = .english) -> SettingsScreens {
    SettingsScreens(
      settings: settings,
      owners: owners,
      browsers: browsers,
      time: time,
      groups: [
        SettingGroup("arcade", [Choice("language", "the language"), Choice("pictures", "whether pictures are drawn")]),
        SettingGroup("shop", [Choice("shop.catalog", "the price list"), Choice("shop.gateway", "the payment")]),
        SettingGroup("observe", [Choice("observe.rakuten.access-key", "a key")]),
      ],
      place: "/data",
      phrases: SettingsPhrases(language, formats: Formats(locale: language.rawValue, timeZone: "UTC"))
    ) { () async throws(RepositoryError) in
      if let eraseFailure { throw eraseFailure }
      return ["notes.txt"]
    }
  }
}
