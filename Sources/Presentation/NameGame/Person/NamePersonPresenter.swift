public import ArcadeDomain

/// The card of a person, who need not exist.
public struct NamePersonPresenter: NamePresenter {
  public let system: NameScreens
  private let id: Person.ID

  /// Creates the card of a person.
  public init(_ system: NameScreens, _ id: Person.ID) { (self.system, self.id) = (system, id) }

  public var route: NameRoute { .person(id) }
  public var title: String { phrases.peopleTitle }

  func load(_ can: inout NameActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.layout = can.layout()
    let people = try await roster.peopleList().value.people
    guard let person = people.first(where: { $0.id == id }) else {
      return contents.content = .failed(Failure(phrases.personIsGone, canRetry: false))
    }
    contents.title = person.name
    let picture = await roster.faces(of: [person])[id]
    let record = try await roster.records()[id] ?? PersonRecord()
    let retrievability = try await roster.retrievabilities()[person.reviewCard]
    contents.content = .ready(Page(person, picture: picture, record, retrievability, among: people, phrases: phrases))
  }
}

extension Page {
  /// Creates the page of a person's card: face or description, job, state of learning and results.
  public init(
    _ person: Person,
    picture: String? = nil,
    _ record: PersonRecord,
    _ retrievability: Retrievability? = nil,
    among people: [Person],
    phrases: NamePhrases
  ) {
    let looks = phrases.looks(of: person)
    let face = picture.map { Block.picture(Picture([$0], words: looks, isAtHand: true)) }
    func number(_ count: Int) -> String { record.seen == 0 ? "" : phrases.formats.number(count) }
    let facts = [
      (phrases.jobLabel, person.title ?? ""), (phrases.teamLabel, person.team ?? ""),
      (phrases.askedLabel, number(record.seen)), (phrases.rightLabel, number(record.right)),
      (phrases.confusedLabel, phrases.confusions(in: record, among: people)),
    ].filter { !$0.1.isEmpty }.map { Fact($0, $1) }
    let memory = retrievability.map { [Block.text(phrases.sentence(for: $0))] } ?? []
    self.init((face.map { [$0] } ?? (looks.isEmpty ? [] : [.text(looks)])) + memory + [.facts(facts)])
  }
}
