import ArcadeDomain
import Foundation

/// Decides who of a list can be asked for, and gives each a key.
struct PeopleSelection {
  /// So many people with one picture show that it is a picture of none of them.
  private static let tooManyToLookAlike = 3

  let place: PeoplePlace

  /// Returns the people, and those who are left out with the reason.
  func list(of entries: [PersonEntry]) -> PeopleList {
    var ids = PersonIDs(given: entries.compactMap(\.givenID))
    let readings = entries.map { entry in reading(of: entry, &ids) }
    let pictures = readings.compactMap { $0.person?.picture }
    let shared = Dictionary(grouping: pictures, by: \.self).filter { $1.count >= Self.tooManyToLookAlike }
    var people: [Person] = []
    var excluded: [ExcludedPerson] = []
    for (index, (entry, reading)) in zip(entries, readings).enumerated() {
      let sharesPicture = reading.person?.picture.map { shared[$0] != nil } ?? false
      if let person = reading.person, !sharesPicture {
        people.append(person)
      } else {
        let name = entry.name.isEmpty ? nil : entry.name
        let reason = reading.reason ?? .samePictureAsOthers
        excluded.append(
          ExcludedPerson(id: entry.givenID, index: index, path: entry.path, name: name, reason: reason)
        )
      }
    }
    return PeopleList(people: people, excluded: excluded)
  }

  private func reading(
    of entry: PersonEntry,
    _ ids: inout PersonIDs
  ) -> (person: Person?, reason: ExcludedPerson.Reason?) {
    if let fault = entry.fault { return (nil, fault) }
    guard !entry.matchKey.isEmpty else { return (nil, .noName) }
    let picture = entry.traits.map(PictureSource.drawn) ?? address(of: entry).map(PictureSource.address)
    let masks = entry.masks
    let described = Likeness(masked: entry.masked(entry.description, by: masks))
    guard picture != nil || described != .unknown else { return (nil, .noPicture) }
    guard picture == nil || !entry.isPlaceholder else { return (nil, .placeholder) }
    guard let id = ids.next(for: entry) else { return (nil, .duplicateID) }
    let spoken = described == .unknown ? Likeness(masked: entry.masked(entry.alt, by: masks)) : described
    let person = Person(
      id: id,
      givenID: entry.givenID,
      firstName: entry.firstName,
      lastName: entry.lastName,
      name: entry.name,
      // They stand on the card too.
      title: entry.masked(entry.title, by: masks),
      team: entry.masked(entry.team, by: masks),
      matchKey: entry.matchKey,
      likeness: entry.traits.map(Likeness.portrait) ?? spoken,
      picture: picture
    )
    return (person, nil)
  }

  private func address(of entry: PersonEntry) -> String? {
    guard let picture = entry.picture?.trimmingCharacters(in: .whitespacesAndNewlines), !picture.isEmpty else {
      return nil
    }
    return place.address(of: picture)
  }
}

extension PersonEntry {
  /// Whether the picture is one that stands where a picture is missing.
  fileprivate var isPlaceholder: Bool {
    let address = picture?.lowercased() ?? ""
    return ["wt_logo", "featured-image-test1"].contains(where: address.contains)
      || Self.tidied(alt)?.lowercased() == "logo"
  }
}
