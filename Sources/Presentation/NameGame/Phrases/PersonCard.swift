public import ArcadeDomain

extension NamePhrases {
  /// What stands in for the picture of a person: how they look, what they do and where, without their name.
  public func card(of person: Person) -> String {
    let telling = NameParts(of: person)
    let parts = [looks(of: person, telling), person.title ?? "", person.team ?? ""]
    let shown = parts.filter { !$0.isEmpty && !telling.stand(in: SearchKey.of($0)) }
    return shown.isEmpty ? nothingKnown : shown.joined(separator: language.semicolon)
  }

  /// How a person looks, in words that do not hold the name.
  func looks(of person: Person) -> String { looks(of: person, NameParts(of: person)) }

  private func looks(of person: Person, _ telling: NameParts) -> String {
    switch person.likeness {
    case .portrait(let traits):
      traitWords(of: traits).filter { !telling.stand(in: SearchKey.of($0)) }.joined(separator: language.comma)
    case .described(let text): text
    case .unknown: ""
    }
  }
}

extension NameParts {
  /// The parts of a person's name, so that a word for a trait or a job does not give it away: `brown hair` of a Mr Brown.
  fileprivate init(of person: Person) {
    self.init(first: Self.words(of: person.name), last: [])
    guard !person.firstName.isEmpty || !person.lastName.isEmpty else { return }
    formUnion(NameParts(first: Self.words(of: person.firstName), last: Self.words(of: person.lastName)))
  }

  private static func words(of name: String) -> [[Unicode.Scalar]] {
    SearchKey.of(name).split { !$0.isInWords }.map { Array($0.unicodeScalars) }
  }
}
