public import ArcadeDomain

extension NameScreens {
  /// Makes the card of somebody, to be studied; there need not be anybody of that id.
  public func person(_ id: Person.ID) -> PagePresenter<NameIntent, NameRoute> {
    page(at: .person(id), titled: phrases.peopleTitle) { contents, _ in
      let people = try await roster.people.people().value.people
      guard let person = people.first(where: { $0.id == id }) else {
        return contents.content = .failed(Failure(phrases.personIsGone, canRetry: false))
      }
      contents.title = person.name
      let picture = await roster.portraits?.files(of: [person])[id]
      let record = try await roster.games.records()[id] ?? PersonRecord()
      let confusions = phrases.confusions(in: record, among: people)
      contents.content = .ready(Page(look(of: person, picture) + [.facts(facts(person, record, confusions))]))
    }
  }

  private func look(of person: Person, _ picture: String?) -> [Block] {
    let looks = phrases.looks(of: person)
    if let picture { return [.picture(Picture([picture], words: looks, isAtHand: true))] }
    return looks.isEmpty ? [] : [.text(looks)]
  }

  private func facts(_ person: Person, _ record: PersonRecord, _ confusions: String) -> [Fact] {
    [
      (phrases.jobLabel, person.title ?? ""), (phrases.teamLabel, person.team ?? ""),
      (phrases.askedLabel, phrases.formats.number(record.seen)),
      (phrases.rightLabel, phrases.formats.number(record.right)), (phrases.confusedLabel, confusions),
    ].filter { !$0.1.isEmpty }.map { Fact($0, $1) }
  }
}
