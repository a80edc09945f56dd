import ArcadeDomain

/// A person's entry in a list, before any are left out.
struct PersonEntry: Sendable {
  /// The element or row.
  let place: UnresolvedPlace
  var givenID: String?
  var firstName = ""
  var lastName = ""
  var name = ""
  /// The name from which an ID is made, with the first name first in any script.
  let identifyingName: String
  var title, team, email: String?
  /// The picture's address, as written.
  var picture: String?
  /// The picture's description, useless without it.
  var alt: String?
  /// The person's looks, useful even without a picture.
  var description: String?
  var traits: PortraitTraits?
  /// The reason why it is not a person, if any.
  var fault: ExcludedPerson.Reason?

  /// Returns an entry that is not a person.
  static func bad(at place: UnresolvedPlace, _ fault: ExcludedPerson.Reason = .badRow) -> PersonEntry {
    var entry = PersonEntry(at: place)
    entry.fault = fault
    return entry
  }

  /// Creates an entry with a name. If it is not given in full, it is composed: the family name comes first if both are
  /// written as in Japan, China and Korea.
  init(at place: UnresolvedPlace, first: String? = nil, last: String? = nil, name: String? = nil) {
    self.place = place
    firstName = Self.tidied(first) ?? ""
    lastName = Self.tidied(last) ?? ""
    let isFamilyFirst = lastName.isFamilyName && firstName.unicodeScalars.allSatisfy(\.needsNoSpaces)
    let halves = isFamilyFirst ? [lastName, firstName] : [firstName, lastName]
    let name = Self.tidied(name)
    self.name = name ?? halves.filter { !$0.isEmpty }.joined(separator: " ")
    identifyingName = name ?? [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The comparison key of the name; empty if there is nothing to ask for.
  var matchKey: String {
    let folded = name.folded
    let isClean = folded.isPlain && !folded.hasLooseSpaces
    let key = isClean ? folded : folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return key.unicodeScalars.first?.isInWords == true || key.contains(where: \.isInWords) ? key : ""
  }

  /// Returns a sanitised and trimmed text of sensible length; nil if nothing is left.
  static func tidied(_ text: String?) -> String? {
    guard let text = text?.cut(to: 2_000) else { return nil }
    if text.isPlain, !text.hasLooseSpaces { return text.isEmpty ? nil : text.cut(to: 500) }
    let tidy = text.sanitized.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(500)
    return tidy.isEmpty ? nil : String(tidy)
  }
}

extension PersonEntry {
  private static let keys = ["firstName", "lastName", "headshot", "first", "last", "name"]

  /// Returns only the IDs in a list.
  static func givenIDs(_ nodes: JSONList) -> some Sequence<String> {
    nodes.lazy.compactMap { node in (try? node.optional("id")).flatMap { identifier($0) } }
  }

  /// Returns whether a list contains people, or is empty.
  static func arePeople(_ nodes: JSONList) -> Bool {
    nodes.isEmpty || nodes.contains { node in (try? node.members().contains { keys.contains($0.key) }) ?? false }
  }

  /// Reads a profile, or a person in Arcade's own format; of duplicate keys, the first one counts.
  init(_ node: JSONNode) {
    guard let members = try? node.members() else {
      self = .bad(at: .node(node))
      return
    }
    let found = Dictionary(members.lazy.map { ($0.key, $0.node) }) { first, _ in first }
    func text(_ keys: String...) -> String? { keys.lazy.compactMap { try? found[$0]?.text() }.first }
    self.init(at: .node(node), first: text("firstName", "first"), last: text("lastName", "last"), name: text("name"))
    let headshot = found["headshot"]
    givenID = found["id"].flatMap(Self.identifier)
    title = text("jobTitle", "title")
    team = text("team")
    email = text("email")
    picture = (try? headshot?.optional("url")?.text()) ?? text("picture")
    alt = try? headshot?.optional("alt")?.text()
    description = text("description")
    do throws(JSONNode.Problem) {
      traits = if let node = found["traits"], node.value != .null { try PortraitTraits(node) } else { nil }
    } catch {
      fault = .badRow
    }
  }

  /// An ID, which some lists write as a number.
  private static func identifier(_ node: JSONNode) -> String? {
    guard let id = try? node.amountText(), !id.allSatisfy(\.isWhitespace) else { return nil }
    return id
  }
}

extension String {
  /// Whether it is written before the other name: in ideographs, not in letters for foreign names.
  fileprivate var isFamilyName: Bool {
    !unicodeScalars.isEmpty && unicodeScalars.allSatisfy { $0.needsNoSpaces && $0.value >= 0x1100 }
      && !unicodeScalars.allSatisfy { 0x30A0...0x30FF ~= $0.value }
  }
}

extension PortraitTraits {
  /// Reads traits by name; glasses and beard are optional.
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    self.init(
      hair: try node.required("hair").trait(),
      hairColor: try node.required("hairColor").trait(),
      skin: try node.required("skin").trait(),
      glasses: try node.optional("glasses")?.trait() ?? .none,
      beard: try node.optional("beard")?.trait() ?? .none,
      clothes: try node.required("clothes").trait(),
      clothesColor: try node.required("clothesColor").trait(),
      background: try node.required("background").trait()
    )
  }
}

extension JSONNode {
  fileprivate func trait<Trait: RawRepresentable<String> & CaseIterable>() throws(Problem) -> Trait {
    let allowed = Trait.allCases.map(\.rawValue)
    guard let trait = Trait(rawValue: try oneOf(allowed)) else {
      throw problem(.unknownValue(try text(), allowed: allowed, nearest: nil))
    }
    return trait
  }
}
