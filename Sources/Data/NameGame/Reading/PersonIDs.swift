import ArcadeDomain

/// Gives the people of a list their keys, each to one of them.
struct PersonIDs {
  private let given: Set<String>
  private var taken: Set<Person.ID> = []

  /// Leaves the ids that the list gives to those who have them.
  init(given: some Sequence<String>) { self.given = Set(given) }

  /// Returns the id that the list gives, or one made of the name and the picture; nil where the given one is taken.
  mutating func next(for entry: PersonEntry) -> Person.ID? {
    if let id = entry.givenID.map(Person.ID.init) { return taken.insert(id).inserted ? id : nil }
    // So many digits tell millions of people apart, and more would not fit into the text itself.
    let key = "~" + Fingerprint.of("\(entry.name)\n\(entry.picture ?? "")".utf8).prefix(14)
    var id = Person.ID(key)
    var number = 1
    while given.contains(id.key) || !taken.insert(id).inserted {
      number += 1
      id = Person.ID("\(key)-\(number)")
    }
    return id
  }
}
