import ArcadeDomain

/// The actions on the screens of the name game; nil for those that a screen lacks.
struct NameActions: GameActions {
  var mode: Action<NameIntent>?
  var practice, timed, untimed, reversePractice, reverseTimed, reverseUntimed: Action<NameIntent>
  var hint, learn, learnNew, learnTeam: Action<NameIntent>?
  var people: Action<NameIntent>
  var person: Action<NameIntent>?
  var stats, history, best, progress: Action<NameIntent>
  var retry, refresh: Action<NameIntent>?
  var pages: [Action<NameIntent>] = []

  var all: [Action<NameIntent>] {
    let optional = [
      mode, practice, timed, untimed, reversePractice, reverseTimed, reverseUntimed, hint, learn, learnNew, learnTeam,
      people, person, stats, history, best, progress, retry, refresh,
    ]
    return optional.compactMap(\.self) + pages
  }
  var places: [Action<NameIntent>] { [people, stats, history, best] }
  var forms: [Action<NameIntent>?] { [timed, reverseTimed, learnNew, learnTeam, person] }
  var buttons: [Action<NameIntent>?] {
    [practice, untimed, reversePractice, reverseUntimed, hint, learn, progress, retry, refresh]
  }

  func failing(_ meant: Layout?) -> Layout? { layout(retry?.first, practice) }
}

extension NameScreens {
  /// Returns the actions on every screen.
  ///
  /// The cards of `people` can be opened, except during a round, because they would reveal the answer.
  func actions(among people: [Person], inRound isInRound: Bool = false) -> NameActions {
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
    func person() -> Action<NameIntent> {
      Action("person", phrases.personAction, caption: phrases.personCaption, someone(of: people), closed: cardsClosed) {
        .go(.person($0))
      }
    }
    return NameActions(
      practice: play("practice", aliases: ["play"], .practice),
      timed: timed("timed", isReverse: false),
      untimed: play("untimed", .timed.withoutLimit),
      reversePractice: play("reverse practice", .reversePractice),
      reverseTimed: timed("reverse timed", isReverse: true),
      reverseUntimed: play("reverse untimed", .reverseTimed.withoutLimit),
      hint: play("hint", .hint),
      learn: Action("learn", phrases.learnAction, caption: phrases.learnCaption, to: .learn()),
      learnNew: Action("learn new", phrases.learnNewAction, caption: phrases.learnCaption, .newCards(phrases)) {
        .go(.learn(new: $0))
      },
      learnTeam: learningATeam(of: people),
      people: Action("people", phrases.peopleAction, caption: phrases.peopleCaption, to: .people, closed: cardsClosed),
      person: people.isEmpty ? nil : person(),
      stats: Action("stats", phrases.statsAction, caption: phrases.statsCaption, to: .stats),
      history: Action("history", phrases.historyAction, caption: phrases.historyCaption, to: .history()),
      best: Action("best", phrases.bestAction, caption: phrases.bestCaption, to: .best),
      progress: Action("progress", phrases.progressAction, caption: phrases.progressCaption, to: .progress),
      retry: Action("retry", phrases.retryAction, caption: phrases.retryCaption) { .refresh }
    )
  }

  private func learningATeam(of people: [Person]) -> Action<NameIntent>? {
    let teams = Set(people.compactMap(\.team)).sorted()
    guard !teams.isEmpty else { return nil }
    let choice = Parameter.choice("team", phrases.teamLabel, of: teams.map { ($0, Choice($0)) }) { [phrases] in
      phrases.noSuchTeam($0)
    }
    return Action("learn team", phrases.learnTeamAction, choice) { .go(.learn(team: $0)) }
  }
}
