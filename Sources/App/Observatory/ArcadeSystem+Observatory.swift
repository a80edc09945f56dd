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
    try context.openObservatory(session)
  }
}

extension CommandContext {
  /// The sentences of the observatory.
  var watchPhrases: any WatchPhrases { composition.language.watchPhrases(formats: composition.formats) }

  /// The first screen of the observatory, on the stack of a session.
  func openObservatory(_ session: ConsoleSession) throws -> any ConsoleModule {
    let actions = WatchActions(
      observatory: try composition.makeObservatory(),
      phrases: watchPhrases,
      pageSize: output.listingsOnAPage
    )
    let viewer = externalViewer(pictures: composition.makeListingPictures()) { [watchPhrases] in
      watchPhrases.watchFailure(for: $0).text
    }
    return try router(on: session, viewer: viewer, making: actions.module).module(at: WatchRoute.watches)
  }
}

extension ConsoleOutput {
  /// How many listings a screen shows together with the titles of three groups and what stands around them.
  fileprivate var listingsOnAPage: Int {
    let rows = height - 12
    return max(4, isNarrow ? rows / 2 : rows)
  }
}
