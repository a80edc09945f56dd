public import ArcadeDomain

/// Lists the people with what was answered about each.
///
/// It runs on whichever actor calls it.
public final class NamePeoplePresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<NamePeopleScreen>)?
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
    view?.render(NamePeopleScreen(title: phrases.peopleTitle, content: .loading(phrases.loadingPeople)))
    await render { try await roster.people.refreshed() }
  }

  private func render(_ load: () async throws -> Loaded<PeopleList>) async {
    do {
      let people = try await load()
      view?.render(NamePeopleScreen(people, records: try await roster.games.records(), phrases: phrases))
    } catch {
      view?.render(NamePeopleScreen(title: phrases.peopleTitle, content: .failed(phrases.peopleFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}

extension NamePeopleScreen {
  /// Formats people in their order.
  public init(_ loaded: Loaded<PeopleList>, records: [Person.ID: PersonRecord], phrases: any NamePhrases) {
    let people = loaded.value.people
    let rows = people.enumerated().map { index, person in
      Row(person, number: index + 1, record: records[person.id], people: people, phrases: phrases)
    }
    self.init(
      title: phrases.peopleTitle,
      content: people.isEmpty ? .empty(phrases.nobody) : .people(phrases.peopleColumns, rows),
      notices: phrases.notices(about: loaded)
    )
  }
}

extension NamePeopleScreen.Row {
  init(_ person: Person, number: Int, record: PersonRecord?, people: [Person], phrases: any NamePhrases) {
    let record = record ?? PersonRecord()
    self.init(
      number: String(number),
      name: person.name,
      title: person.title ?? "",
      seen: record.seen == 0 ? "" : phrases.formats.number(record.seen),
      right: record.seen == 0 ? "" : phrases.formats.number(record.right),
      confusedWith: phrases.confusions(in: record, among: people)
    )
  }
}
