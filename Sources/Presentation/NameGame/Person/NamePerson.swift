public import ArcadeDomain

extension NameScreens {
  /// Makes the card of somebody, to be studied; there need not be anybody of that id.
  public func person(_ id: Person.ID) -> PagePresenter<NameIntent, NameRoute> {
    page(at: .person(id), titled: phrases.peopleTitle) { contents, _ in
      let people = try await roster.peopleList().value.people
      guard let person = people.first(where: { $0.id == id }) else {
        return contents.content = .failed(Failure(phrases.personIsGone, canRetry: false))
      }
      contents.title = person.name
      let picture = await roster.faces(of: [person])[id]
      let record = try await roster.records()[id] ?? PersonRecord()
      let recall = try await roster.recalls()[person.reviewCard]
      contents.content = .ready(Page(person, picture: picture, record, recall, among: people, phrases: phrases))
    }
  }
}

extension Page {
  /// The card of somebody among some people: the face or the looks, the job, how well the name is known, and the answers.
  public init(
    _ person: Person,
    picture: String? = nil,
    _ record: PersonRecord,
    _ recall: Recall? = nil,
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
    let memory = recall.map { [Block.text(phrases.sentence(for: $0))] } ?? []
    self.init((face.map { [$0] } ?? (looks.isEmpty ? [] : [.text(looks)])) + memory + [.facts(facts)])
  }
}
