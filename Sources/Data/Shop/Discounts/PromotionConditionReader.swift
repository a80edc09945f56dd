import ArcadeDomain

/// Reads a condition for a discount, by its `type`.
struct PromotionConditionReader {
  let currency: Currency

  func read(_ node: JSONNode) throws -> PromotionCondition {
    switch try node.required("type").oneOf(PromotionCondition.Kind.self) {
    case .itemsTotal:
      try node.allow(["minimum", "of"] + PieceSelection.keys)
      return .itemsTotal(
        minimum: try node.required("minimum").amount(in: currency),
        of: try node.optional("of")?.oneOf(PromotionCondition.Stage.self) ?? .list,
        selection: try node.selection(in: currency)
      )
    case .quantity:
      try node.allow(["minimum"] + PieceSelection.keys)
      return .quantity(minimum: try node.required("minimum").count(), selection: try node.selection(in: currency))
    case .lineQuantity:
      try node.allow(["minimum"] + PieceSelection.keys)
      return .lineQuantity(minimum: try node.required("minimum").count(), selection: try node.selection(in: currency))
    case .contains:
      try node.allow(["products", "tags"])
      let selection = try node.selection(in: currency)
      guard !selection.isAll else { throw ShopProblem(at: node.place(), .promotion(.nothingToContain)) }
      return .contains(selection)
    case .customerGroup:
      try node.allow(["group"])
      return .customerGroup(try node.required("group").text())
    case .shipping:
      try node.allow(["method"])
      return .shipping(method: try node.required("method").text())
    }
  }
}

extension JSONNode {
  /// Throws if it has a key besides `type` and the given ones.
  fileprivate func allow(_ keys: [String]) throws {
    if let unknown = try firstUnknownKey(besides: ["type"] + keys) { throw unknown }
  }
}
