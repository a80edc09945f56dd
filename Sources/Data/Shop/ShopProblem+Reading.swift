import ArcadeDomain

extension ShopProblem {
  /// A mistake that any feed can have, as one of the shop's.
  init(_ problem: JSONNode.Problem) {
    self.init(at: problem.path, .feed(problem.mistake))
  }

  /// Whatever reading a discount threw, with its place.
  init(_ error: any Error, in node: JSONNode) {
    switch error {
    case let problem as ShopProblem: self = problem
    case let problem as JSONNode.Problem: self.init(problem)
    case let mistake as DiscountMistake: self.init(at: node.path + mistake.place, .discount(mistake))
    default: self = ShopProblem(at: node.path, .feed(.wrongShape(expected: .object)))
    }
  }
}

extension DiscountMistake {
  /// Where in a discount it stands.
  fileprivate var place: String {
    switch self {
    case .payNotBelowBuy: ".rule.pay"
    case .buyOutOfRange: ".rule.buy"
    case .minimumOutOfRange: ".rule.minimum"
    case .negativeAmount: ".rule"
    case .percentOutOfRange: ".rule.percent"
    case .windowEmpty: ".when.window"
    case .noProducts: ".products"
    case .noWeekdays: ".when.weekdays"
    }
  }
}
