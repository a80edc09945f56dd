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
      first: node.text(in: "firstName", "first"),
      last: node.text(in: "lastName", "last"),
      name: node.text(in: "name")
    )
    givenID = node.identifier
    title = node.text(in: "jobTitle", "title")
    team = node.text(in: "team")
    let headshot = try? node.optional("headshot")
    picture = headshot?.text(in: "url") ?? node.text(in: "picture")
    alt = headshot?.text(in: "alt")
    description = node.text(in: "description")
    do {
      traits = try node.optional("traits").map(PortraitTraits.init)
    } catch {
      isBad = true
    }
  }
}

extension JSONNode {
  /// The first text under one of some keys.
  fileprivate func text(in keys: String...) -> String? {
    keys.lazy.compactMap { try? optional($0)?.text() }.first
  }

  /// An id, which some lists write as a number.
  fileprivate var identifier: String? {
    guard let node = try? optional("id"), let id = try? node.amountText(), !id.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return id
  }
}
