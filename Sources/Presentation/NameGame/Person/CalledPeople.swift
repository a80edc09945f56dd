public import ArcadeDomain

extension [Person] {
  /// Returns the people with that name, else those with a word that begins so, else those whose name contains the text.
  /// Case, accents and width are ignored.
  public func called(_ text: String) -> [Person] {
    let wanted = SearchKey.of(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !wanted.isEmpty else { return [] }
    let names = map { (person: $0, key: SearchKey.of($0.name)) }
    let found = [
      names.filter { $0.key == wanted }, names.filter { " \($0.key)".contains(" \(wanted)") },
      names.filter { $0.key.contains(wanted) },
    ].first { !$0.isEmpty }
    return found?.map(\.person) ?? []
  }
}

extension NameScreens {
  /// A person by number in the list, or by a part of the name.
  func someone(of people: [Person]) -> Parameter<Person.ID> {
    let field = Field("n", phrases.nameLabel, .row(people.map { Choice($0.id.key, $0.name) }))
    return Parameter(field) { [phrases] text throws(InputError) in
      guard let text, !text.isEmpty else { throw .missing(field) }
      if let person = people.first(where: { $0.id.key == text }) { return person.id }
      let found = people.called(text)
      guard let person = found.first, found.count == 1 else { throw .refused(phrases.whoIsNot(text, among: found)) }
      return person.id
    }
  }
}

extension NamePhrases {
  /// Returns why a text does not match exactly one person.
  public func whoIsNot(_ text: String, among found: [Person]) -> String {
    guard found.isEmpty else {
      let shown = found.prefix(5).map(\.name)
      let further = found.count - shown.count
      return severalPeople(text, formats.list(shown + (further > 0 ? [others(formats.number(further))] : [])))
    }
    return Int(text) == nil ? nobodyCalled(text) : noSuchPerson(text)
  }
}
