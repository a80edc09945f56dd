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
    let seconds = try context.invocation.checked(.seconds) { text in
      Int(text).flatMap { NameGameMode.possibleSeconds.contains($0) ? $0 : nil }
    }
    let randomness = context.composition.randomness
    let actions = NameActions(
      roster: NameRoster(
        people: try context.composition.makePeople(context.invocation.value(of: .people)),
        games: context.composition.makeNameGames(),
        portraits: context.pictureRenderer.isOpen ? context.composition.makePortraits() : nil,
        time: context.composition.time,
        hasClock: !context.output.theme.isAccessible
      ),
      phrases: context.namePhrases,
      seconds: seconds ?? 60
    ) {
      randomness.makeGenerator()
    }
    return try context.router(on: session, making: actions.module).module(at: NameRoute.home)
  }
}

extension CommandContext {
  /// The sentences of the name game.
  var namePhrases: any NamePhrases { composition.language.namePhrases(formats: composition.formats) }
}
