/// What the name game works with: people, their portraits, what was answered, and the time.
public struct NameQuiz: Sendable {
  let people: any PeopleRepository
  /// Where answers and games are kept.
  let games: any NameGameRepository
  /// What names are learnt with; nil where nobody asks again.
  public let learning: Learning?
  /// Where portraits come from; nil where none are shown.
  let portraits: (any PortraitRepository)?
  /// What time it is.
  public let time: any TimeSource
  /// Whether there are limits of time; without, nobody is hurried.
  public let hasClock: Bool

  /// Joins what the name game works with.
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
  /// Returns how many names are due of the people at hand.
  public func namesDue() async throws(RepositoryError) -> Int {
    guard let due = try await learning?.due(of: .names), !due.isEmpty else { return 0 }
    return due.intersection(try await people.people().value.people.map { $0.reviewCard }).count
  }

  /// Begins a game with the people at hand, or some of them, and with what is known of who was taken for whom; throws
  /// `TooFewPeople` where there are not enough to choose from, and `NameGameError` where all cards say the same.
  ///
  /// Nobody stands beside somebody with an equal card. Whoever was asked for
  /// `last`, in the game before, is not asked for first.
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
