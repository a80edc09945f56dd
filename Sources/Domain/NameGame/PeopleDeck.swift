/// The people of a game, from whom rounds are drawn.
struct PeopleDeck: Hashable {
  /// How many people of different names a game needs.
  static let fewest = 2
  /// The most people in a round.
  static let largest = 6
  /// Each person once, by id, so that the order in which they came changes nothing.
  let people: [Person]
  /// How many people stand in a round.
  let size: Int
  /// What is said about each of the people who can be taken for somebody else by it, without its case.
  private let cards: [Person.ID: String]

  /// Takes each id once; throws where fewer than two full names are left, or all cards say the same.
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

  /// Draws the round after another one, or the first; `last` is who was asked for before it.
  ///
  /// Nobody stands beside somebody of the same name, or with an equal card, unless everybody of another name has an
  /// equal one. Hints are drawn with it, so that how long a player waits changes no later round.
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
      // As heavy as all others together, so that they meet in a crowd too.
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

  /// Draws one of some people, there being one, each as likely as their weight.
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

/// Why there is no game.
public enum NameGameError: Error, Hashable, Sendable {
  /// So many people of different names are there, and so many are needed.
  case tooFewPeople(usable: Int, needed: Int)
  /// All cards say the same, so that nobody can be told from anybody.
  case allAlike
}
