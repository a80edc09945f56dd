/// The people, portraits, answers, review history and clock of the name game.
public struct NameQuiz: Sendable {
  let people: any PeopleRepository
  let games: any NameGameRepository
  /// The review schedule; nil if names are not repeated.
  public let learning: Learning?
  /// The source of portraits; nil if none are shown.
  let portraits: (any PortraitRepository)?
  /// The clock.
  public let time: any TimeSource
  /// Whether games have time limits.
  public let hasClock: Bool

  /// Creates the service.
  public init(
    people: any PeopleRepository,
    games: any NameGameRepository,
    learning: Learning? = nil,
    portraits: (any PortraitRepository)? = nil,
    time: any TimeSource,
    hasClock: Bool = true
  ) {
    (self.people, self.games, self.learning, self.portraits) = (people, games, learning, portraits)
    (self.time, self.hasClock) = (time, hasClock)
  }
}

extension NameQuiz {
  /// Returns how many names of the available people are due.
  public func namesDue() async throws(RepositoryError) -> Int {
    guard let due = try await learning?.due(of: .names), !due.isEmpty else { return 0 }
    return due.intersection(try await people.people().value.people.map { $0.reviewCard }).count
  }

  /// Starts a game with all available people or some of them, and with the history of confusions.
  ///
  /// People with equal cards are not offered together, and the person `last` of the previous game is not asked for
  /// first. Throws `TooFewPeople` if there are not enough people, and `NameGameError` if all cards are equal.
  public func beginNameGame(
    _ mode: NameGameMode,
    among isChosen: (Person) -> Bool = { _ in true },
    card: (Person) -> String?,
    after last: Person.ID? = nil,
    random: SplitMix64
  ) async throws -> NameGame {
    let list = try await people.people().value
    let history = ConfusionHistory(try await games.records())
    do {
      return try NameGame(
        of: list.people.filter(isChosen),
        mode: mode,
        hasClock: hasClock,
        card: card,
        after: last,
        history: history,
        random: random
      )
    } catch {
      guard case .tooFewPeople(let usable, let needed) = error else { throw error }
      throw TooFewPeople(usable: usable, needed: needed, excluded: list.excluded)
    }
  }
}
