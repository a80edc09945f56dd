public import ArcadeDomain

/// Shows what a game has come to.
///
/// It runs on whichever actor calls it.
public final class NameOverPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<NameOverScreen>)?
  /// What leaves the screen.
  public weak var router: (any NameRouter)?

  private let roster: NameRoster
  private let outcome: NameGameOutcome
  private let phrases: any NamePhrases

  /// Makes a presenter for a game that has ended.
  public init(roster: NameRoster, outcome: NameGameOutcome, phrases: any NamePhrases) {
    self.roster = roster
    self.outcome = outcome
    self.phrases = phrases
  }

  /// Shows what the game has come to.
  public func show() async {
    let (game, result) = (outcome.game, outcome.result)
    var notices = [phrases.ending(of: outcome)]
    var facts = [
      Fact(phrases.rightLabel, phrases.formats.number(result.score)),
      Fact(phrases.accuracyLabel, phrases.share(result.accuracy)),
    ]
    if game.mode.limit != nil || game.mode.rules == .untimed {
      facts.insert(Fact(phrases.wrongLabel, phrases.formats.number(result.wrong)), at: 1)
    }
    if game.mode.rules == .untimed {
      facts.append(Fact(phrases.timeLabel, phrases.seconds(Int(result.duration.components.seconds))))
    }
    if let failure = outcome.failure { notices.append(Notice(failure.text, .bad)) }
    do {
      if let best = try await roster.games.best().first(where: { $0.mode == game.mode }) {
        facts.append(Fact(phrases.bestSoFarLabel, phrases.formats.number(best.best.score)))
      }
    } catch {
      let notice = Notice(phrases.nameFailure(for: error).text, .bad)
      if !notices.contains(notice) { notices.append(notice) }
    }
    notices += phrases.notices(aboutUnsaved: roster.games.unsaved)
    view?.render(NameOverScreen(title: phrases.overTitle(phrases.name(of: game.mode)), notices: notices, facts: facts))
  }

  /// Begins another game in the same mode, with another person.
  public func playAgain() async { await go(to: .play(outcome.game.mode, after: outcome.game.round.asked.id)) }

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}
