public import ArcadeDomain

/// The shared actions of the name game's screens, and performing them.
public struct NameScreens: ScreenSystem {
  /// The use cases of the game.
  public let roster: NameQuiz
  public let phrases: NamePhrases
  /// The started games and their progress.
  private(set) var games = SessionGames<GameID, NamePlay>()
  /// Makes the random number generator of a new game.
  let random: @Sendable () -> SplitMix64
  /// The modes on the home screen, in their order.
  let modes: [NameGameMode]
  let listsFaces: Bool
  /// The notice about missing faces, which is shown once.
  let unsaid: OneTimeNotice

  /// Creates the screens. A timed game lasts `seconds`, or a minute if that is invalid.
  ///
  /// The list of people shows faces if the frontend draws pictures in lists. If it `lacksFaces`, a notice explains once
  /// what they require. A test passes its own generators.
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

  /// Reloads the people; errors are shown by the screens that need them.
  func loadAnew() async { _ = try? await roster.refreshedPeopleList() }

  /// Returns the people to choose from; empty if they are unavailable. Screens that need them show the reason.
  func peopleAtHand() async -> [Person] { (try? await roster.peopleList().value.people) ?? [] }
}

/// An intent on every screen of the name game.
public enum NameIntent: Hashable, RoutedIntent {
  /// Starts a game. It does not begin with the last person of the previous game.
  case play(NameGameMode, after: Person.ID? = nil)
  /// Reloads the people.
  case refresh
  /// Opens another screen.
  case go(NameRoute)
}
