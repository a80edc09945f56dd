/// The people of a game, from whom rounds are drawn.
struct PeopleDeck: Hashable {
  static let fewest = 2
  static let largest = 6
  /// Each person once, sorted by id, so that the order of the source has no effect.
  let people: [Person]
  let size: Int
  /// The lowercased description of each person who has one.
  private let cards: [Person.ID: String]

  /// Keeps the first of each id; throws if fewer than two full names are left, or if all cards are equal.
  init(of people: [Person], card: (Person) -> String?) throws(NameGameError) {
    var ids: Set<Person.ID> = []
    self.people = people.sorted { ($0.id, $0.name, $0.matchKey) < ($1.id, $1.name, $1.matchKey) }
      .filter { ids.insert($0.id).inserted }
    let names = Set(self.people.map { $0.matchKey }).count
    guard names >= Self.fewest else { throw .tooFewPeople(usable: names, needed: Self.fewest) }
    size = min(Self.largest, names)
    let said = self.people.compactMap { person in card(person).map { (person.id, $0.lowercased()) } }
    cards = Dictionary(uniqueKeysWithValues: said)
    guard cards.count < self.people.count || Set(cards.values).count > 1 else { throw .allAlike }
  }

  /// Draws the next round; `last` is the person asked for before it.
  ///
  /// People with equal names are never offered together. People with equal cards are not, unless all others have an
  /// equal card. Hints are drawn in advance, so that the time a player takes changes no later round.
  func round(
    _ number: Int,
    after last: Person.ID?,
    _ history: ConfusionHistory,
    hasHints: Bool,
    _ random: inout SplitMix64
  ) -> NameRound {
    let asked = draw(from: people.filter { $0.id != last }, &random) { 1 + 2 * history.confusions(of: $0.id) }
    var (options, others) = ([asked], people)
    let hasLookalikesOnly = people.allSatisfy { $0.matchKey == asked.matchKey || areAlike($0, asked) }
    while options.count < size {
      let last = options[options.count - 1]
      others.removeAll { $0.matchKey == last.matchKey || !hasLookalikesOnly && areAlike($0, last) }
      guard !others.isEmpty else { break }
      // Weighs as much as all others together, so that confused people meet even in a large group.
      options.append(draw(from: others, &random) { 1 + people.count * history.confusions(of: asked.id, with: $0.id) })
    }
    options = options.inRandomOrder(using: &random)
    let answer = options.firstIndex { $0.id == asked.id } ?? 0
    let wrong = options.indices.filter { $0 != answer }
    let hints = hasHints ? Array(wrong.inRandomOrder(using: &random).dropFirst()) : []
    return NameRound(number: number, options: options, answer: answer, hints: hints)
  }

  private func areAlike(_ first: Person, _ second: Person) -> Bool {
    cards[first.id].map { $0 == cards[second.id] } ?? false
  }

  /// Draws one of at least one person, with the probability of their weights.
  private func draw(from people: [Person], _ random: inout SplitMix64, weight: (Person) -> Int) -> Person {
    let weights = people.map(weight)
    var drawn = random.integer(below: weights.reduce(0, +))
    var index = 0
    while drawn >= weights[index] {
      drawn -= weights[index]
      index += 1
    }
    return people[index]
  }
}

/// The reason why there is no game.
public enum NameGameError: Error, Hashable, Sendable {
  /// There are fewer people with different names than needed.
  case tooFewPeople(usable: Int, needed: Int)
  /// All cards are equal, so that no two people can be distinguished.
  case allAlike
}
