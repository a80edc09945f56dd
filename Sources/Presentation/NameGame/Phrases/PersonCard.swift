public import ArcadeDomain

extension NamePhrases {
  /// What stands in for the picture of a person: how they look, what they do and where, without their name.
  public func card(of person: Person) -> String {
    let parts = [looks(of: person), person.title ?? "", person.team ?? ""]
    let telling = NameParts(of: person)
    let shown = parts.filter { !$0.isEmpty && !telling.stand(in: $0) }
    return shown.isEmpty ? nothingKnown : shown.joined(separator: "; ")
  }

  /// How a person looks, in words that do not hold the name.
  func looks(of person: Person) -> String {
    switch person.likeness {
    case .portrait(let traits):
      let telling = NameParts(of: person)
      return traitWords(of: traits).filter { !telling.stand(in: $0) }.joined(separator: ", ")
    case .described(let text): return text
    case .unknown: return ""
    }
  }
}

/// The parts of a name, so that a word for a trait or a job does not give it away: `brown hair` of a Mr Brown.
private struct NameParts {
  private let long: [String]
  private let short: Set<String>

  init(of person: Person) {
    let parts = SearchKey.of("\(person.name) \(person.firstName) \(person.lastName)")
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // Scripts without spaces tell with two signs already.
    long = parts.filter { $0.count >= ($0.utf8.count > $0.count ? 2 : 3) }
    short = Set(parts).subtracting(long)
  }

  func stand(in text: String) -> Bool {
    let text = SearchKey.of(text)
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return long.contains { text.contains($0) } || words.contains { short.contains($0) }
  }
}
