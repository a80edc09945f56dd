public import ArcadeDomain

extension NamePhrases {
  /// What stands in for the picture of a person: how they look, what they do and where, without their name.
  public func card(of person: Person) -> String {
    var name = TellingName(of: person)
    let parts = [looks(of: person, &name), person.title ?? "", person.team ?? ""]
    let shown = parts.filter { !$0.isEmpty && !name.stands(in: $0) }
    return shown.isEmpty ? nothingKnown : shown.joined(separator: language.semicolon)
  }

  /// How a person looks, in words that do not hold the name.
  func looks(of person: Person) -> String {
    var name = TellingName(of: person)
    return looks(of: person, &name)
  }

  private func looks(of person: Person, _ name: inout TellingName) -> String {
    switch person.likeness {
    case .portrait(let traits):
      traitWords(of: traits).filter { !name.stands(in: $0) }.joined(separator: language.comma)
    case .described(let text): text
    case .unknown: ""
    }
  }
}

/// A person's name, so that a word for a trait or a job does not give it away: `brown hair` of a Mr Brown.
private struct TellingName {
  private let person: Person
  private lazy var glance = makeGlance()
  /// Its parts, which hardly any text needs.
  private lazy var parts = makeParts()

  init(of person: Person) { self.person = person }

  mutating func stands(in text: String) -> Bool {
    glance.mightStand(in: text) && parts.stand(in: SearchKey.of(text))
  }

  private func makeGlance() -> NameGlance {
    let hasHalves = !person.firstName.isEmpty || !person.lastName.isEmpty
    return NameGlance(hasHalves ? "\(person.name) \(person.firstName) \(person.lastName)" : person.name)
  }

  private func makeParts() -> NameParts {
    var parts = NameParts(first: words(of: person.name), last: [])
    guard !person.firstName.isEmpty || !person.lastName.isEmpty else { return parts }
    parts.formUnion(NameParts(first: words(of: person.firstName), last: words(of: person.lastName)))
    return parts
  }

  private func words(of name: String) -> [[Unicode.Scalar]] {
    SearchKey.of(name).split { !$0.isInWords }.map { Array($0.unicodeScalars) }
  }
}
