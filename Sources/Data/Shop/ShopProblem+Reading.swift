import ArcadeDomain

extension ShopProblem {
  /// A mistake that any feed can have, as a problem of the shop.
  init(_ problem: JSONNode.Problem) { self.init(at: problem.node.place(of: problem.byte), .feed(problem.mistake)) }

  /// Wraps an error while reading a discount, with its place.
  init(_ error: any Error, in node: JSONNode) {
    switch error {
    case let problem as ShopProblem: self = problem
    case let problem as JSONNode.Problem: self.init(problem)
    case let mistake as PromotionMistake: self.init(at: node.under(mistake.keys).place(), .promotion(mistake))
    default: self.init(at: node.place(), .feed(.wrongShape(expected: .object)))
    }
  }
}

extension JSONNode {
  /// Returns the value at a path of keys, as far as they exist.
  func under(_ keys: [String]) -> JSONNode { keys.reduce(self) { node, key in (try? node.optional(key)) ?? node } }
}

extension PromotionMistake {
  /// The keys that lead to its place in a discount.
  fileprivate var keys: [String] {
    switch self {
    case .windowEmpty: ["when", "window"]
    case .noWeekdays: ["when", "weekdays"]
    case .noRules: ["rules"]
    case .negativeLimit: ["limit", "total"]
    default: []
    }
  }
}
