import ArcadeDomain

extension PortraitTraits {
  /// Reads traits by their names; whoever has no glasses and no beard need not say so.
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
