import ArcadeDomain

extension PersonEntry {
  private static let keys = ["firstName", "lastName", "headshot", "first", "last", "name"]

  /// The ids that a list gives, read alone.
  static func givenIDs(_ nodes: JSONList) -> some Sequence<String> {
    nodes.lazy.compactMap { node in (try? node.optional("id")).flatMap { PersonKeys.identifier($0) } }
  }

  /// Whether a list holds people, or nothing at all; else it is a list of something else.
  static func arePeople(_ nodes: JSONList) -> Bool {
    nodes.isEmpty || nodes.contains { node in (try? node.members().contains { keys.contains($0.key) }) ?? false }
  }

  /// Reads a profile, or a person as Arcade's own lists have them.
  init(_ node: JSONNode) {
    guard let members = try? node.members() else {
      self = .bad(at: .node(node))
      return
    }
    let found = PersonKeys(members)
    self.init(
      at: .node(node),
      first: PersonKeys.text(found.firstName, found.first),
      last: PersonKeys.text(found.lastName, found.last),
      name: PersonKeys.text(found.name)
    )
    givenID = found.id.flatMap(PersonKeys.identifier)
    title = PersonKeys.text(found.jobTitle, found.title)
    team = PersonKeys.text(found.team)
    let headshot = found.headshot
    picture = PersonKeys.text(try? headshot?.optional("url"), found.picture)
    alt = PersonKeys.text(try? headshot?.optional("alt"))
    description = PersonKeys.text(found.description)
    do throws(JSONNode.Problem) {
      traits = if let node = found.traits, node.value != .null { try PortraitTraits(node) } else { nil }
    } catch {
      fault = .badRow
    }
  }
}

/// What stands under the keys of a person, found in one walk; of several under one key, the first one counts.
private struct PersonKeys {
  private(set) var firstName, first, lastName, last, name, id, jobTitle, title, team: JSONNode?
  private(set) var headshot, picture, description, traits: JSONNode?

  init(_ members: JSONMembers) {
    for (key, node) in members {
      switch key {
      case "firstName": firstName = firstName ?? node
      case "first": first = first ?? node
      case "lastName": lastName = lastName ?? node
      case "last": last = last ?? node
      case "name": name = name ?? node
      case "id": id = id ?? node
      case "jobTitle": jobTitle = jobTitle ?? node
      case "title": title = title ?? node
      case "team": team = team ?? node
      case "headshot": headshot = headshot ?? node
      case "picture": picture = picture ?? node
      case "description": description = description ?? node
      case "traits": traits = traits ?? node
      default: break
      }
    }
  }

  /// The first that is a text.
  static func text(_ nodes: JSONNode?...) -> String? {
    for node in nodes {
      if let text = try? node?.text() { return text }
    }
    return nil
  }

  /// An id, which some lists write as a number.
  static func identifier(_ node: JSONNode) -> String? {
    guard let id = try? node.amountText(), !id.allSatisfy(\.isWhitespace) else { return nil }
    return id
  }
}
