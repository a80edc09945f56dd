public import ArcadeDomain

/// Shows one person, to be studied.
///
/// It runs on whichever actor calls it.
public final class NamePersonPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<NamePersonScreen>)?
  /// What leaves the card.
  public weak var router: (any NameRouter)?

  private let roster: NameRoster
  private let number: Int
  private let phrases: any NamePhrases

  /// Makes a presenter for the person in a row of the list, from 1, who need not exist.
  public init(roster: NameRoster, number: Int, phrases: any NamePhrases) {
    self.roster = roster
    self.number = number
    self.phrases = phrases
  }

  /// Shows the card.
  public func show() async { await render { try await roster.people.people() } }

  /// Loads the people anew and shows the card.
  public func retry() async {
    view?.render(.loading(phrases.loadingPeople))
    await render { try await roster.people.refreshed() }
  }

  private func render(_ load: () async throws -> Loaded<PeopleList>) async {
    do {
      let people = try await load().value.people
      guard let person = people.row(numbered: String(number)) else {
        view?.render(.failed(Failure(phrases.noSuchPerson(String(number)), canRetry: false)))
        return
      }
      let picture = await roster.portraits?.files(of: [person])[person.id]
      let record = try await roster.games.records()[person.id] ?? PersonRecord()
      view?.render(
        .card(NamePersonScreen.Card(person, picture: picture, record: record, people: people, phrases: phrases))
      )
    } catch {
      view?.render(.failed(phrases.peopleFailure(for: error)))
    }
  }

  /// Goes to another screen.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}

extension NamePersonScreen.Card {
  init(_ person: Person, picture: String?, record: PersonRecord, people: [Person], phrases: any NamePhrases) {
    let facts = [
      (phrases.jobLabel, person.title ?? ""), (phrases.teamLabel, person.team ?? ""),
      (phrases.askedLabel, phrases.formats.number(record.seen)),
      (phrases.rightLabel, phrases.formats.number(record.right)),
      (phrases.confusedLabel, phrases.confusions(in: record, among: people)),
    ]
    self.init(
      name: person.name,
      face: NameGameScreen.Face(card: phrases.looks(of: person), picture: picture),
      facts: facts.filter { !$0.1.isEmpty }.map { Fact($0, $1) }
    )
  }
}
