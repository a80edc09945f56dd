public import ArcadeDomain

/// Shows what was played: every game, the best ones, or who needs practice.
///
/// It runs on whichever actor calls it.
public final class NameRecordPresenter: RecordPresenter {
  /// What is shown.
  public enum Subject: Hashable, Sendable {
    /// Every game that was played to its end, newest first.
    case history
    /// The best game of each mode.
    case best
    /// The best games, and the people most in need of practice.
    case stats
  }

  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the screen.
  public weak var router: (any NameRouter)?

  private let roster: NameRoster
  private let subject: Subject
  private let phrases: any NamePhrases

  /// Makes a presenter for a subject.
  public init(roster: NameRoster, subject: Subject, phrases: any NamePhrases) {
    self.roster = roster
    self.subject = subject
    self.phrases = phrases
  }

  /// Shows the subject.
  public func show() async { await render { try await roster.people.people() } }

  /// Shows the subject, with people who are loaded anew where it needs them.
  public func retry() async { await render { try await roster.people.refreshed() } }

  private func render(_ load: () async throws -> Loaded<PeopleList>) async {
    do {
      switch subject {
      case .history: view?.render(RecordScreen(history: try await roster.games.history(), phrases: phrases))
      case .best: view?.render(RecordScreen(best: try await roster.games.best(), phrases: phrases))
      case .stats:
        let people = try await load().value.people
        let best = try await roster.games.best()
        let records = try await roster.games.records()
        view?.render(RecordScreen(best: best, records: records, people: people, phrases: phrases))
      }
    } catch {
      let title = subject == .history ? phrases.historyTitle : phrases.bestTitle
      view?.render(RecordScreen(title: title, content: .failed(phrases.peopleFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}
