import ArcadeDomain

/// Assigns unique IDs to the people of a list.
struct PersonIDs {
  private let given: Set<String>
  /// The given IDs in use.
  private var taken: Set<String> = []
  /// The combinations of name and picture so far.
  private var seen: Set<Fingerprint> = []
  /// The last number assigned to people with the same name and picture.
  private var numbers: [Fingerprint: UInt32] = [:]

  /// Reserves the IDs given in the list.
  init(given: some Sequence<String>) { self.given = Set(given) }

  /// Returns the given ID, or one made from name and picture; nil if the given one is in use.
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
