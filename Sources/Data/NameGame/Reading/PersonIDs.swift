import ArcadeDomain

/// Gives the people of a list their keys, each to one of them.
struct PersonIDs {
  private let given: Set<String>
  /// Those of the given ids that somebody has.
  private var taken: Set<String> = []
  /// Those of whom there is one or more.
  private var seen: Set<Fingerprint> = []
  /// The last number that was given to people of one name and picture, where there are several.
  private var numbers: [Fingerprint: UInt32] = [:]

  /// Leaves the ids that the list gives to those who have them.
  init(given: some Sequence<String>) { self.given = Set(given) }

  /// Returns the id that the list gives, or one made of the name and the picture; nil where the given one is taken.
  mutating func next(for entry: PersonEntry) -> Person.ID? {
    if let id = entry.givenID { return taken.insert(id).inserted ? Person.ID(id) : nil }
    let fingerprint = Fingerprint(of: entry.identifyingName.utf8, "\n".utf8, (entry.picture ?? "").utf8)
    if seen.insert(fingerprint).inserted {
      let id = Person.ID(fingerprint)
      if isFree(id) { return id }
    }
    return next(of: fingerprint)
  }

  private mutating func next(of fingerprint: Fingerprint) -> Person.ID {
    while true {
      let number = numbers[fingerprint, default: 1] + 1
      numbers[fingerprint] = number
      let id = Person.ID(fingerprint, number: number)
      if isFree(id) { return id }
    }
  }

  private func isFree(_ id: Person.ID) -> Bool { given.isEmpty || !given.contains(id.key) }
}
