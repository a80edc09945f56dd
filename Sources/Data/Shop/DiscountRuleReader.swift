import ArcadeDomain

/// Reads the rule of a discount, told apart by its `type`.
struct DiscountRuleReader {
  let currency: Currency

  func read(_ node: JSONNode) throws -> DiscountRule {
    let type = try node.required("type").oneOf(["nForM", "bulkPrice", "amountOff", "percentOff"])
    switch type {
    case "nForM":
      try allow(["buy", "pay"], in: node)
      return .nForM(buy: try node.required("buy").wholeNumber(), pay: try node.required("pay").wholeNumber())
    case "bulkPrice":
      try allow(["minimum", "unitPrice"], in: node)
      return .bulkPrice(minimum: try minimum(node), unitPrice: try node.required("unitPrice").money(in: currency))
    case "amountOff":
      try allow(["minimum", "amount"], in: node)
      return .amountOff(minimum: try minimum(node), amount: try node.required("amount").money(in: currency))
    default:
      try allow(["minimum", "percent"], in: node)
      return .percentOff(minimum: try minimum(node), percent: try percent(node.required("percent")))
    }
  }

  private func allow(_ keys: [String], in node: JSONNode) throws {
    if let unknown = try node.firstUnknownKey(besides: ["type"] + keys) { throw unknown }
  }

  private func minimum(_ node: JSONNode) throws -> Int {
    try node.required("minimum").wholeNumber()
  }

  private func percent(_ node: JSONNode) throws -> Percent {
    let text = try node.amountText()
    do {
      return try Percent(decimal: text)
    } catch {
      throw node.problem(.amount(error))
    }
  }
}
