/// A person whose name is to be learnt.
public struct NameCard: LearningCard {
  /// The identifier of the card.
  public let id: ReviewCardID
  /// The person behind the card.
  public let person: Person
  /// The full name, and the first name if it is unique.
  public let accepted: [String]

  private init(_ person: Person, _ accepted: [String]) {
    (self.person, self.accepted) = (person, accepted)
    id = person.reviewCard
  }

  /// Creates the cards of people, in an order that does not depend on theirs; `key` folds names for comparison.
  public static func cards(of people: [Person], key: (String) -> String) -> [NameCard] {
    let firstNames = people.map { $0.calledBy }
    var bearers: [String: Set<String>] = [:]
    for (person, name) in zip(people, firstNames) { bearers[key(name), default: []].insert(person.matchKey) }
    let cards = zip(people, firstNames).map { person, name in
      let isUnique = !name.isEmpty && bearers[key(name)]?.count == 1
      return NameCard(person, isUnique ? [person.name, name] : [person.name])
    }
    return cards.sorted { ($0.person.id, $0.answer, $0.id.key) < ($1.person.id, $1.answer, $1.id.key) }
  }

  /// The full name.
  public var answer: String { person.name }
  /// True: a missing accent is not pointed out.
  public var ignoresAccents: Bool { true }

  /// Whether the other person has a different name.
  public func canStand(beside other: NameCard) -> Bool { person.matchKey != other.person.matchKey && id != other.id }

  /// The similarity in looks and in the letters of the names.
  public func likeness(to other: NameCard) -> Int {
    let names = [person.calledBy, other.person.calledBy].map { Array($0.lowercased().prefix(24)) }
    return 4 * person.traitsShared(with: other.person) - NearestMatch.slips(from: names[0], to: names[1])
  }
}

extension Person {
  /// The first name, or else the first word of the full name.
  fileprivate var calledBy: String {
    firstName.isEmpty ? name.split { $0.isWhitespace }.first.map { String($0) } ?? "" : firstName
  }

  fileprivate func traitsShared(with other: Person) -> Int {
    guard case .portrait(let own) = appearance, case .portrait(let others) = other.appearance else { return 0 }
    let same = [
      own.hair == others.hair, own.hairColor == others.hairColor, own.skin == others.skin,
      own.glasses == others.glasses, own.beard == others.beard,
    ]
    return same.count { $0 }
  }
}
