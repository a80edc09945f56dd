public import ArcadeDomain

/// What every screen of the name game offers, and the doing: its presenters share one.
public struct NameScreens: ScreenSystem {
  /// What the game works with.
  public let roster: NameQuiz
  /// Its sentences.
  public let phrases: NamePhrases
  /// The games that were begun, and how far they are.
  private(set) var games = SessionGames<GameID, NamePlay>()
  /// Makes the generator of a game that begins.
  let random: @Sendable () -> SplitMix64
  /// The modes that the first screen lists, in their order.
  let modes: [NameGameMode]
  let listsFaces: Bool
  /// What is left to say once of faces that are not shown.
  let unsaid: Unsaid

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
    unsaid = Unsaid(lacksFaces ? [phrases.facesNeedMore] : [])
    self.random = random
  }

  /// The same screens, where the games of others go on.
  public func continuing(_ others: any ScreenSystem) -> NameScreens {
    var same = self
    if let others = others as? NameScreens { same.games = others.games }
    return same
  }

  /// The actions, of which some are named beside the content; `listsPeople` where a row means one of them.
  ///
  /// The cards of `people` can be looked at, but stay closed while a round waits for its answer, as they would tell it.
  func declared(
    among people: [Person],
    naming main: Set<String> = [],
    listsPeople: Bool = false,
    inRound isInRound: Bool = false
  ) -> [Action<NameIntent>] {
    func play(_ word: String, aliases: [String] = [], _ mode: NameGameMode) -> Action<NameIntent> {
      Action(word, aliases: aliases, phrases.meaning(of: mode), caption: phrases.caption(of: mode)) { .play(mode) }
    }
    func timed(_ word: String, isReverse: Bool) -> Action<NameIntent> {
      let usual = modes[isReverse ? 3 : 1]
      let example = people.count > 1 ? "60" : ""
      let slot = Parameter.number("n", phrases.timeLabel, in: NameGameMode.possibleSeconds, example: example) {
        [phrases] in
        phrases.badSeconds($0)
      }
      let omitted: String? = if case .timed(let seconds) = usual.rules { phrases.seconds(seconds) } else { nil }
      let caption = phrases.caption(of: isReverse ? .reverseTimed : .timed)
      return Action(word, phrases.meaning(of: usual), caption: caption, slot.optional(omitted)) { seconds in
        .play(seconds.flatMap { NameGameMode(.timed(seconds: $0), isReverse: isReverse) } ?? usual)
      }
    }
    let cardsClosed = isInRound ? phrases.cardsClosed : nil
    let person = Action<NameIntent>(
      "person",
      phrases.personAction,
      caption: phrases.personCaption,
      someone(of: people),
      weight: listsPeople ? .usual : .other,
      closed: cardsClosed
    ) { .go(.person($0)) }
    let actions: [Action<NameIntent>] =
      [
        play("practice", aliases: ["play"], .practice),
        timed("timed", isReverse: false),
        play("untimed", .timed.withoutLimit),
        play("reverse practice", .reversePractice),
        timed("reverse timed", isReverse: true),
        play("reverse untimed", .reverseTimed.withoutLimit),
        play("hint", .hint),
        Action("learn", phrases.learnAction, caption: phrases.learnCaption, to: .learn()),
        Action("learn new", phrases.learnNewAction, caption: phrases.learnCaption, .newCards(phrases)) {
          .go(.learn(new: $0))
        },
      ] + learningATeam(of: people) + [
        Action("people", phrases.peopleAction, caption: phrases.peopleCaption, to: .people, closed: cardsClosed)
      ] + (people.isEmpty ? [] : [person]) + [
        Action("stats", phrases.statsAction, caption: phrases.statsCaption, to: .stats),
        Action("history", phrases.historyAction, caption: phrases.historyCaption, to: .history()),
        Action("best", phrases.bestAction, caption: phrases.bestCaption, to: .best),
        Action("progress", phrases.progressAction, caption: phrases.progressCaption, to: .progress),
        Action("retry", phrases.retryAction, caption: phrases.retryCaption) { .refresh },
      ]
    return actions.naming(main)
  }

  private func learningATeam(of people: [Person]) -> [Action<NameIntent>] {
    let teams = Set(people.compactMap(\.team)).sorted()
    guard !teams.isEmpty else { return [] }
    let choice = Parameter.choice("team", phrases.teamLabel, of: teams.map { ($0, Choice($0)) }) { [phrases] in
      phrases.noSuchTeam($0)
    }
    return [Action("learn team", phrases.learnTeamAction, choice) { .go(.learn(team: $0)) }]
  }

  /// The actions of every screen, of which some are named beside the content.
  public func offered(naming main: Set<String>) async -> [Action<NameIntent>] {
    declared(among: await peopleAtHand(), naming: main)
  }

  /// Does what is wanted on a screen, and returns what comes next.
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
