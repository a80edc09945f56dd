import ArcadeDomain

/// Hides the name of an entry in its texts.
struct EntryMask {
  private static let ofNobody = NameMask(firstName: "", lastName: "")

  private var (firstName, lastName, name) = ("", "", "")
  private lazy var glance = makeGlance()
  /// Made for the first text that needs them: hardly any does, and making them takes long.
  private lazy var masks = makeMasks()

  /// Goes on to the next entry; what was made for one stays for others of the same name.
  mutating func turn(to entry: PersonEntry) {
    guard (firstName, lastName, name) != (entry.firstName, entry.lastName, entry.name) else { return }
    self = EntryMask()
    (firstName, lastName, name) = (entry.firstName, entry.lastName, entry.name)
  }

  /// Returns a text in which the name is masked; nil where nothing is left of it.
  mutating func masked(_ text: String?) -> String? {
    guard let text = PersonEntry.tidied(text) else { return nil }
    let masked = glance.mightStand(in: text) ? masks.reduce(text) { $1.masked($0) } : Self.ofNobody.masked(text)
    return masked.isEmpty ? nil : masked
  }

  private func makeGlance() -> NameGlance {
    NameGlance(hasNoHalves || isMadeOfHalves ? name : "\(name) \(firstName) \(lastName)")
  }

  /// A name in one piece need not be made of its halves.
  private func makeMasks() -> [NameMask] {
    if hasNoHalves { return [NameMask(firstName: name, lastName: "")] }
    let halves = NameMask(firstName: firstName, lastName: lastName)
    return isMadeOfHalves ? [halves] : [halves, NameMask(firstName: name, lastName: "")]
  }

  private var hasNoHalves: Bool { firstName.isEmpty && lastName.isEmpty }
  private var isMadeOfHalves: Bool { name == "\(firstName) \(lastName)" }
}
