public import ArcadeDomain

/// What every screen of the name game offers, and the doing: its presenters share one.
public struct NameScreens: ScreenSystem {
  /// What the game works with.
  public let roster: NameQuiz
  public let phrases: NamePhrases
  /// The games that were begun, and how far they are.
  private(set) var games = SessionGames<GameID, NamePlay>()
  /// Makes the generator of a game that begins.
  let random: @Sendable () -> SplitMix64
  /// The modes that the first screen lists, in their order.
  let modes: [NameGameMode]
  let listsFaces: Bool
  /// What is left to say once of faces that are not shown.
  let unsaid: OneTimeNotice

  /// Offers what can be done in the name game, where a timed game lasts `seconds`, if that makes sense, else a minute.
  ///
  /// The list of people shows their faces where a frontend draws pictures in lists; where one `lacksFaces`, it says once
  /// what they need. A test gives generators of its own.
  public init(
    roster: NameQuiz,
    phrases: NamePhrases,
    seconds: Int = 60,
    listsFaces: Bool = true,
    lacksFaces: Bool = false,
    random: @escaping @Sendable () -> SplitMix64 = { SplitMix64(seed: .random(in: .min ... .max)) }
  ) {
    let timed = NameGameMode(.timed(seconds: seconds)) ?? .timed
    let reverseTimed = NameGameMode(timed.rules, isReverse: true) ?? .reverseTimed
    modes = [.practice, timed, .reversePractice, reverseTimed, .hint].map { roster.hasClock ? $0 : $0.withoutLimit }
    (self.roster, self.phrases, self.listsFaces) = (roster, phrases, listsFaces)
    unsaid = OneTimeNotice(lacksFaces ? [phrases.facesNeedMore] : [])
    self.random = random
  }

  public func continuing(_ others: any ScreenSystem) -> NameScreens {
    var same = self
    if let others = others as? NameScreens { same.games = others.games }
    return same
  }

  public func perform(
    _ intent: NameIntent,
    on screen: NameRoute,
    progress: (String) -> Void
  ) async throws -> Next<NameRoute> {
    switch intent {
    case .play(let mode, let last):
      if roster.hasPortraits { progress(phrases.loadingPeople) }
      let (play, unseen) = try await begin(mode, after: last)
      games[play.id] = play
      return .go(.game(play.id), phrases.notices(aboutUnseen: unseen))
    case .refresh:
      progress(phrases.loadingPeople)
      await loadAnew()
      return .stay()
    case .go(let route): return .go(route)
    }
  }

  /// Loads the people anew; what came of it, the screens say that need them.
  func loadAnew() async { _ = try? await roster.refreshedPeopleList() }

  /// The people to choose from; none where they cannot be had, of which a screen that needs them says why.
  func peopleAtHand() async -> [Person] { (try? await roster.peopleList().value.people) ?? [] }
}

/// What a player can want on every screen of the name game.
public enum NameIntent: Hashable, RoutedIntent {
  /// A new game in a mode; whoever was asked for last, in the game before, is not asked for first.
  case play(NameGameMode, after: Person.ID? = nil)
  /// The people loaded anew.
  case refresh
  /// Another screen.
  case go(NameRoute)
}
