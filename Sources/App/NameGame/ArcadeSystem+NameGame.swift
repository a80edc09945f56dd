import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let names = ArcadeSystem(
    word: "names",
    summary: { $0.nameConsolePhrases.names },
    commands: Command.ofNameGame,
    settings: [
      SettingEntry(.nameProfiles) { $0.nameConsolePhrases.profilesSetting }
    ]
  ) { context, session in
    try context.openNames(session)
  }
}

extension CommandContext {
  /// The sentences of the name game.
  var namePhrases: any NamePhrases { composition.language.namePhrases(formats: composition.formats) }

  /// The first screen of the name game, on the stack of a session.
  func openNames(_ session: ConsoleSession) throws -> any ConsoleModule {
    let seconds = try invocation.checked(.seconds) { text in
      Int(text).flatMap { NameGameMode.possibleSeconds.contains($0) ? $0 : nil }
    }
    let randomness = composition.randomness
    let actions = NameActions(
      roster: NameRoster(
        people: try composition.makePeople(invocation.value(of: .people)),
        games: composition.makeNameGames(),
        portraits: pictureRenderer.isOpen ? composition.makePortraits() : nil,
        time: composition.time,
        hasClock: !output.theme.isAccessible
      ),
      phrases: namePhrases,
      seconds: seconds ?? 60
    ) {
      randomness.makeGenerator()
    }
    return try router(on: session, making: actions.module).module(at: NameRoute.home)
  }
}
