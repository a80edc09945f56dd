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
    ]
  ) { context, session in
    let phrases = context.watchPhrases
    let actions = WatchActions(
      observatory: try context.composition.makeObservatory(),
      phrases: phrases,
      pageSize: context.output.listingsOnAPage
    )
    let viewer = context.externalViewer(pictures: context.composition.makeListingPictures()) { [phrases] in
      phrases.watchFailure(for: $0).text
    }
    return try context.router(on: session, viewer: viewer, making: actions.module).module(at: WatchRoute.watches)
  }
}

extension CommandContext {
  /// The sentences of the observatory.
  var watchPhrases: any WatchPhrases { composition.language.watchPhrases(formats: composition.formats) }
}

extension ConsoleOutput {
  /// How many listings a screen shows together with the titles of three groups and what stands around them.
  fileprivate var listingsOnAPage: Int {
    let rows = height - 12
    return max(4, isNarrow ? rows / 2 : rows)
  }
}
