import ArcadeDomain

extension PersonEntry {
  private static let keys = ["firstName", "lastName", "headshot", "first", "last", "name"]

  /// Whether a list holds people, or nothing at all; else it is a list of something else.
  static func arePeople(_ nodes: JSONList) -> Bool {
    nodes.isEmpty || nodes.contains { node in (try? node.members().contains { keys.contains($0.key) }) ?? false }
  }

  /// Reads a profile, or a person as Arcade's own lists have them.
  init(_ node: JSONNode) {
    guard case .object = node.value else {
      self = .bad(at: .node(node))
      return
    }
    self.init(
      at: .node(node),
      first: node.firstText(of: "firstName", "first"),
      last: node.firstText(of: "lastName", "last"),
      name: node.firstText(of: "name")
    )
    givenID = node.identifier
    title = node.firstText(of: "jobTitle", "title")
    team = node.firstText(of: "team")
    let headshot = try? node.optional("headshot")
    picture = headshot?.firstText(of: "url") ?? node.firstText(of: "picture")
    alt = headshot?.firstText(of: "alt")
    description = node.firstText(of: "description")
    do {
      traits = try node.optional("traits").map(PortraitTraits.init)
    } catch {
      fault = .badRow
    }
  }
}

extension JSONNode {
  /// The first text under one of some keys.
  fileprivate func firstText(of keys: String...) -> String? {
    for key in keys {
      if let text = try? optional(key)?.text() { return text }
    }
    return nil
  }

  /// An id, which some lists write as a number.
  fileprivate var identifier: String? {
    guard let node = try? optional("id"), let id = try? node.amountText(), !id.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return id
  }
}
