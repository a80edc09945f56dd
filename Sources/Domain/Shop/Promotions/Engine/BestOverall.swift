extension PromotionEngine {
  /// The combination with the lowest total.
  mutating func bestOverall(_ plans: [Int]) { bestPerLine(plans) }
}
