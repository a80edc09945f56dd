public import ArcadeDomain

extension NamePhrases {
  /// Returns the description that replaces a picture: looks, job and place, without the name.
  public func card(of person: Person) -> String {
    let parts = [looks(of: person), person.title ?? "", person.team ?? ""]
    let shown = parts.filter { !$0.isEmpty && !person.nameParts.stand(in: SearchKey.of($0)) }
    return shown.isEmpty ? nothingKnown : shown.joined(separator: language.semicolon)
  }

  /// Returns the looks of a person, without words of the name.
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
  /// The words that would reveal the name, such as `brown` in the hair of a Mr Brown.
  fileprivate var nameParts: NameParts {
    func words(of name: String) -> [[Unicode.Scalar]] {
      SearchKey.of(name).split { !$0.isInWords }.map { Array($0.unicodeScalars) }
    }
    var parts = NameParts(first: words(of: name), last: [])
    parts.formUnion(NameParts(first: words(of: firstName), last: words(of: lastName)))
    return parts
  }
}
