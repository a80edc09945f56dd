public import ArcadeDomain

extension NamePhrases {
  /// What stands in for the picture of a person: how they look, what they do and where, without their name.
  public func card(of person: Person) -> String {
    let parts = [looks(of: person), person.title ?? "", person.team ?? ""]
    let shown = parts.filter { !$0.isEmpty && !person.nameParts.stand(in: SearchKey.of($0)) }
    return shown.isEmpty ? nothingKnown : shown.joined(separator: language.semicolon)
  }

  /// How a person looks, in words that do not hold the name.
  func looks(of person: Person) -> String {
    switch person.appearance {
    case .portrait(let traits):
      traitWords(of: traits).filter { !person.nameParts.stand(in: SearchKey.of($0)) }.joined(separator: language.comma)
    case .described(let text): text
    case .unknown: ""
    }
  }
}

extension Person {
  /// What a word for a trait or a job must not give away: `brown hair` of a Mr Brown.
  fileprivate var nameParts: NameParts {
    func words(of name: String) -> [[Unicode.Scalar]] {
      SearchKey.of(name).split { !$0.isInWords }.map { Array($0.unicodeScalars) }
    }
    var parts = NameParts(first: words(of: name), last: [])
    parts.formUnion(NameParts(first: words(of: firstName), last: words(of: lastName)))
    return parts
  }
}
