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
  ) { opening in
    let seconds = try opening.invocation.checked(.seconds) { text in
      Int(text).flatMap { NameGameMode.possibleSeconds.contains($0) ? $0 : nil }
    }
    let (composition, randomness) = (opening.composition, opening.composition.randomness)
    return NameScreens(
      roster: NameQuiz(
        people: try opening.invocation.people(of: composition),
        games: composition.makeNameGames(),
        portraits: opening.surface.showsPictures ? composition.makePortraits() : nil,
        time: composition.time,
        hasClock: opening.surface.hasClock
      ),
      phrases: composition.namePhrases,
      seconds: seconds ?? 60
    ) {
      randomness.makeGenerator()
    }
  }
}

extension Composition {
  /// The sentences of the name game.
  var namePhrases: NamePhrases { NamePhrases(language, formats: formats) }
}

extension Invocation {
  /// The people that a command line names, else those of the settings.
  func people(of composition: Composition) throws -> any PeopleRepository {
    let columns = try checked(.columns) { try? PeopleColumns($0) }
    return try composition.makePeople(from: value(of: .people), columns: columns)
  }
}
