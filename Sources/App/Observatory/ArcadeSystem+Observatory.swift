import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let observe = ArcadeSystem(
    word: "observe",
    summary: { $0.watchConsolePhrases.observe },
    commands: Command.ofObservatory,
    settings: [
      SettingEntry(.rakutenApplicationID) { $0.watchConsolePhrases.rakutenApplicationIDSetting },
      SettingEntry(.rakutenAccessKey) { $0.watchConsolePhrases.rakutenAccessKeySetting },
      SettingEntry(.rakutenReferer) { $0.watchConsolePhrases.rakutenRefererSetting },
      SettingEntry(.rakutenBase) { $0.watchConsolePhrases.rakutenBaseSetting },
    ],
    names: ["NAME": { try await $0.makeObservatory().watches.watches().map(\.watch.name.text) }],
    pictures: { $0.makeListingPictures() }
  ) { opening in
    WatchScreens(
      observatory: try opening.composition.makeObservatory(namesFiles: opening.surface.namesFiles),
      phrases: opening.composition.watchPhrases,
      pageSize: opening.surface.listings
    )
  }
}

extension Composition {
  /// The sentences of the observatory.
  var watchPhrases: WatchPhrases { WatchPhrases(language, formats: formats) }
}
