public import ArcadeDomain

/// Lists the people with what was answered about each.
///
/// It runs on whichever actor calls it.
public final class NamePeoplePresenter: RecordPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the list.
  public weak var router: (any NameRouter)?

  private let roster: NameRoster
  private let phrases: any NamePhrases

  /// Makes a presenter for a roster.
  public init(roster: NameRoster, phrases: any NamePhrases) {
    self.roster = roster
    self.phrases = phrases
  }

  /// Shows the people.
  public func show() async { await render { try await roster.people.people() } }

  /// Loads the people anew and shows them.
  public func retry() async {
    view?.render(RecordScreen(title: phrases.peopleTitle, content: .loading(phrases.loadingPeople)))
    await render { try await roster.people.refreshed() }
  }

  private func render(_ load: () async throws -> Loaded<PeopleList>) async {
    do {
      let people = try await load()
      view?.render(RecordScreen(people, records: try await roster.games.records(), phrases: phrases))
    } catch {
      view?.render(RecordScreen(title: phrases.peopleTitle, content: .failed(phrases.peopleFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}
