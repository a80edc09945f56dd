/// What words say about somebody's looks and work: whoever has an equal one cannot be told apart by them.
struct SpokenLook: Hashable {
  private let likeness: Likeness
  private let title: String?
  private let team: String?

  /// Takes what is said about a person, and leaves out what only a picture shows.
  init(of person: Person) {
    likeness = person.likeness.spoken
    title = person.title
    team = person.team
  }
}

extension Likeness {
  /// No word is said about skin and background, nor about the hair of a bald head.
  fileprivate var spoken: Likeness {
    guard case .portrait(var traits) = self else { return self }
    traits.skin = .tan
    traits.background = .white
    if traits.hair == .bald { traits.hairColor = .black }
    return .portrait(traits)
  }
}
