import ArcadeDomain

/// What a list says about one person, before anybody is left out.
struct PersonEntry: Sendable {
  /// The element or the row.
  let place: UnresolvedPlace
  var givenID: String?
  var firstName = ""
  var lastName = ""
  var name = ""
  var title: String?
  var team: String?
  /// The picture as it is written.
  var picture: String?
  /// What is said about the picture; without one it is worth nothing.
  var alt: String?
  /// How the person looks, which is worth something without a picture.
  var description: String?
  var traits: PortraitTraits?
  /// Why it describes nobody, where it does not.
  var fault: ExcludedPerson.Reason?

  /// Something that describes nobody.
  static func bad(at place: UnresolvedPlace, _ fault: ExcludedPerson.Reason = .badRow) -> PersonEntry {
    var entry = PersonEntry(at: place)
    entry.fault = fault
    return entry
  }

  /// Begins with a place and a name, which is put together where it is not given in one piece.
  init(at place: UnresolvedPlace, first: String? = nil, last: String? = nil, name: String? = nil) {
    self.place = place
    firstName = Self.tidied(first) ?? ""
    lastName = Self.tidied(last) ?? ""
    self.name = Self.tidied(name) ?? [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name as it is compared; empty where there is nothing to ask for.
  var matchKey: String {
    let folded = name.folded
    let isClean = folded.isPlain && !folded.hasLooseSpaces
    let key = isClean ? folded : folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return key.unicodeScalars.first?.isInWords == true || key.contains(where: \.isInWords) ? key : ""
  }

  /// Returns a text as it will be seen, without spaces around it, and of a sensible length; nil where nothing is left.
  static func tidied(_ text: String?) -> String? {
    guard let text = text?.cut(to: 2_000) else { return nil }
    if text.isPlain, !text.hasLooseSpaces { return text.isEmpty ? nil : text.cut(to: 500) }
    let tidy = text.sanitized.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(500)
    return tidy.isEmpty ? nil : String(tidy)
  }
}
