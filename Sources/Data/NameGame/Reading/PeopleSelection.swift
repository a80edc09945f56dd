import ArcadeDomain
import Foundation

/// Decides which people of a list can be asked for, and assigns IDs.
struct PeopleSelection {
  /// The number of people with one picture that shows that it depicts none of them.
  private static let tooManyToLookAlike: UInt8 = 3

  private let pictures: PictureAddresses

  private let ofFolder: FolderPictures?
  private let isThere: (_ path: String) -> Bool

  init(place: FeedPlace, ofFolder: FolderPictures?, isThere: @escaping (_ path: String) -> Bool) {
    (pictures, self.ofFolder, self.isThere) = (PictureAddresses(from: place), ofFolder, isThere)
  }

  /// Returns the people, and those left out with the reason.
  ///
  /// Entries and IDs are each iterated once and not stored, because there may be millions. `most` reserves memory,
  /// because growing would double it.
  func list(of entries: some Sequence<PersonEntry>, upTo most: Int = 0, givenIDs: some Sequence<String>) -> PeopleList {
    var ids = PersonIDs(given: givenIDs)
    var (people, excluded): ([Person], TruncatedList<ExcludedPerson>) = ([], [])
    people.reserveCapacity(most)
    var pictured: [Pictured] = []
    var problems = ofFolder?.problems ?? []
    for (index, entry) in entries.enumerated() {
      let reading = reading(of: entry, at: index, &ids)
      if let person = reading.person {
        if let file = reading.missing {
          problems.append(PictureProblem(.missing, [file], of: [person.name], at: entry.place.place))
        }
        if person.picture != nil { pictured.append(Pictured(position: Int32(people.count), index: Int32(index))) }
        people.append(person)
      } else if let reason = reading.reason {
        let name = entry.name.isEmpty ? nil : entry.name
        excluded.append(
          ExcludedPerson(
            id: entry.givenID,
            index: index,
            at: entry.place.place,
            name: name,
            reason: reason,
            file: reason == .missingPicture ? reading.missing : nil
          )
        )
      }
    }
    let alike = lookingAlike(people)
    guard !alike.isEmpty else { return PeopleList(people: people, excluded: excluded, pictureProblems: problems) }
    var others = TruncatedList<ExcludedPerson>()
    var rest = pictured[...]
    for (index, entry) in entries.enumerated() {
      guard let one = rest.first, one.index == index else { continue }
      rest.removeFirst()
      let person = people[Int(one.position)]
      guard person.picture.map(alike.contains) ?? false else { continue }
      others.append(
        ExcludedPerson(
          id: person.givenID,
          index: index,
          at: entry.place.place,
          name: person.name,
          reason: .samePictureAsOthers
        )
      )
    }
    people.removeAll { $0.picture.map(alike.contains) ?? false }
    let all = excluded.merged(with: others) { $0.index < $1.index }
    return PeopleList(people: people, excluded: all, pictureProblems: problems)
  }

  /// A person who can be asked for unless others have the same picture: the positions in the result and in the list.
  private struct Pictured {
    let position, index: Int32
  }

  /// The pictures that too many people have.
  private func lookingAlike(_ people: [Person]) -> Set<PictureSource> {
    // First by hash, which takes a quarter of the memory; then one by one for the frequent ones.
    var often: [Int: UInt8] = [:]
    for person in people {
      if let picture = person.picture { often[picture.hashValue, default: 0].increase(upTo: Self.tooManyToLookAlike) }
    }
    guard often.values.contains(Self.tooManyToLookAlike) else { return [] }
    var counts: [PictureSource: UInt8] = [:]
    for person in people {
      guard let picture = person.picture, often[picture.hashValue] == Self.tooManyToLookAlike else { continue }
      counts[picture, default: 0].increase(upTo: Self.tooManyToLookAlike)
    }
    return Set(counts.lazy.filter { $1 == Self.tooManyToLookAlike }.map(\.key))
  }

  private func reading(
    of entry: PersonEntry,
    at index: Int,
    _ ids: inout PersonIDs
  ) -> (person: Person?, reason: ExcludedPerson.Reason?, missing: String?) {
    if let fault = entry.fault { return (nil, fault, nil) }
    let matchKey = entry.matchKey
    guard !matchKey.isEmpty else { return (nil, .noName, nil) }
    let ofFolder = ofFolder?.path(at: index)
    let named = ofFolder == nil && entry.traits == nil ? address(of: entry) : nil
    let isMissing = named.map { $0.hasPrefix("/") && !isThere($0) } ?? false
    let missing = isMissing ? entry.picture : nil
    let picture =
      (ofFolder ?? (isMissing ? nil : named)).map(PictureSource.address) ?? entry.traits.map(PictureSource.drawn)
    let mask = NameMask(firstName: entry.firstName, lastName: entry.lastName, name: entry.name)
    /// Returns a text with the name masked; nil if nothing is left.
    func masked(_ text: String?) -> String? {
      PersonEntry.tidied(text).map(mask.masked).flatMap { $0.isEmpty ? nil : $0 }
    }
    let described = Appearance(masked: masked(entry.description))
    guard picture != nil || described != .unknown else {
      return (nil, isMissing ? .missingPicture : .noPicture, missing)
    }
    guard picture == nil || ofFolder != nil || !entry.isPlaceholder else { return (nil, .placeholder, nil) }
    guard let id = ids.next(for: entry) else { return (nil, .duplicateID, nil) }
    let spoken = described == .unknown ? Appearance(masked: masked(entry.alt)) : described
    let person = Person(
      id: id,
      givenID: entry.givenID,
      firstName: entry.firstName,
      lastName: entry.lastName,
      name: entry.name,
      // They are on the card too.
      title: masked(entry.title),
      team: masked(entry.team),
      matchKey: matchKey,
      appearance: entry.traits.map(Appearance.portrait) ?? spoken,
      picture: picture
    )
    return (person, nil, missing)
  }

  private func address(of entry: PersonEntry) -> String? {
    guard var picture = entry.picture else { return nil }
    if !picture.isPlain || picture.hasLooseSpaces { picture = picture.trimmingCharacters(in: .whitespacesAndNewlines) }
    return picture.isEmpty ? nil : pictures.address(of: picture)
  }
}

extension PersonEntry {
  /// Whether the picture is a placeholder for a missing one.
  fileprivate var isPlaceholder: Bool { Self.isPlaceholder(picture ?? "") || Self.tidied(alt)?.lowercased() == "logo" }

  private static func isPlaceholder(_ picture: String) -> Bool {
    // Quick check: hardly any address has a character of these names.
    guard picture.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }) else { return false }
    let address = picture.lowercased()
    return ["wt_logo", "featured-image-test1"].contains(where: address.contains)
  }
}

extension UInt8 {
  fileprivate mutating func increase(upTo most: UInt8) { if self < most { self += 1 } }
}
