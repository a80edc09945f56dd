import ArcadeDomain

/// Gives the people of a list their keys, each to one of them.
struct PersonIDs {
  private let given: Set<String>
  /// Those of the given ids that somebody has.
  private var taken: Set<String> = []
  /// The last number that was given to people of one name and picture.
  private var numbers: [Fingerprint: Int] = [:]

  /// Leaves the ids that the list gives to those who have them.
  init(given: some Sequence<String>) { self.given = Set(given) }

  /// Returns the id that the list gives, or one made of the name and the picture; nil where the given one is taken.
  mutating func next(for entry: PersonEntry) -> Person.ID? {
    if let id = entry.givenID { return taken.insert(id).inserted ? Person.ID(id) : nil }
    let fingerprint = Fingerprint(of: "\(entry.name)\n\(entry.picture ?? "")".utf8)
    return Self.id("~" + fingerprint.digits, after: &numbers[fingerprint, default: 0], besides: given)
  }

  private static func id(_ key: String, after number: inout Int, besides given: Set<String>) -> Person.ID {
    while true {
      number += 1
      let key = number == 1 ? key : "\(key)-\(number)"
      if !given.contains(key) { return Person.ID(key) }
    }
  }
}
