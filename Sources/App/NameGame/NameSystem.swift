import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The name game.
struct NameSystem: ArcadeSystem {
  let word = "names"
  let commands = Command.ofNameGame
  let settings = SettingEntry.ofNameGame

  func name(in language: Language) -> String { language.say("Names", "Nombres", "名前当て") }
  func summary(in language: Language) -> String { Command.ofNameGame[0].summary(language) }

  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem {
    let seconds = try opening.invocation.checked(.seconds) { text in
      Int(text).flatMap { NameGameMode.possibleSeconds.contains($0) ? $0 : nil }
    }
    let (composition, randomness) = (opening.composition, opening.composition.randomness)
    return NameScreens(
      roster: NameQuiz(
        people: try opening.invocation.people(of: composition),
        games: composition.makeNameGames(),
        learning: composition.makeLearning(measuresTime: opening.surface.measuresTime),
        portraits: opening.surface.showsPictures ? composition.makePortraits() : nil,
        time: composition.time,
        hasClock: opening.surface.hasClock
      ),
      phrases: composition.namePhrases,
      seconds: seconds ?? 60,
      listsFaces: opening.surface.listsPictures,
      lacksFaces: opening.surface.lacksPictures
    ) { randomness.makeGenerator() }
  }

  func due(in composition: Composition) async throws -> String? {
    let people = try composition.makePeople(from: nil, columns: nil, picturesFrom: nil, isOffline: true)
    let due = try await composition.makeNameQuiz(people).namesDue()
    return due > 0 ? composition.namePhrases.namesDue(due) : nil
  }
}

extension Composition {
  /// Makes the name game without its portraits.
  func makeNameQuiz(_ people: any PeopleRepository) -> NameQuiz {
    NameQuiz(people: people, games: makeNameGames(), learning: makeLearning(), time: time)
  }

  var namePhrases: NamePhrases { NamePhrases(language, formats: formats) }
}

extension Invocation {
  /// Returns the people that the command line names, else those of the settings.
  func people(of composition: Composition) throws -> any PeopleRepository {
    try composition.makePeople(from: value(of: .people), columns: peopleColumns(), picturesFrom: pictureFolder())
  }

  /// Returns the folder of pictures that the command line names; throws if it does not exist.
  func pictureFolder() throws(RepositoryError) -> String? {
    let folder = value(of: .picturesFrom)
    if let folder { _ = try PictureFolder(at: folder) }
    return folder
  }

  /// Returns the names of the columns in a table of people, if the command line gives them.
  func peopleColumns() throws(UsageError) -> PeopleColumns? { try checked(.columns) { try? PeopleColumns($0) } }
}
