import ArcadeDomain

extension PersonEntry {
  private static let keys = ["firstName", "lastName", "headshot", "first", "last", "name"]

  /// Whether a list holds people, or nothing at all; else it is a list of something else.
  static func arePeople(_ nodes: [JSONNode]) -> Bool {
    nodes.isEmpty || nodes.contains { node in ((try? node.keys()) ?? []).contains(where: keys.contains) }
  }

  /// Reads a profile, or a person as Arcade's own lists have them.
  init(_ node: JSONNode) {
    guard case .object = node.value else {
      self = .bad(at: node.path)
      return
    }
    self.init(
      path: node.path,
      first: node.firstText(under: "firstName", "first"),
      last: node.firstText(under: "lastName", "last"),
      name: node.firstText(under: "name")
    )
    givenID = node.identifier
    title = node.firstText(under: "jobTitle", "title")
    team = node.firstText(under: "team")
    let headshot = try? node.optional("headshot")
    picture = headshot?.firstText(under: "url") ?? node.firstText(under: "picture")
    alt = headshot?.firstText(under: "alt")
    description = node.firstText(under: "description")
    do {
      traits = try node.optional("traits").map(PortraitTraits.init)
    } catch {
      isBad = true
    }
  }
}

extension JSONNode {
  /// The first text under one of some keys.
  fileprivate func firstText(under keys: String...) -> String? {
    for key in keys {
      if let node = try? optional(key), let text = try? node.text() { return text }
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
