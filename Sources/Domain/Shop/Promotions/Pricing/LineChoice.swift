/// The deals for items that the lines choose: each line the one that reduces it most, the earliest of equals.
///
/// Lines leave the deals that they did not choose, and those are computed again, until no line leaves. Thousands of
/// choices differ in few deals, so each deal is computed once for the same lines.
struct LineChoice {
  /// The deals that no line leaves any more.
  struct Settled {
    var deals: [(number: Int, worked: Int, left: LineSet)]
    /// The deals that any line ever chose; leaving out another one changes nothing.
    var chosen: Set<Int> = []
  }

  private let engine: PromotionEngine
  /// Every computed deal; first those with all lines.
  private var deals: [WorkedDiscount]
  private var parts: [[(position: Int, amount: Int64)]]
  private var known: [Key: Int] = [:]
  private let count: Int

  private struct Key: Hashable {
    let promotion: Int
    let left: LineSet
  }

  init(of deals: [WorkedDiscount], in engine: PromotionEngine) {
    (self.deals, self.engine, count) = (deals, engine, deals.count)
    parts = deals.map(Self.parts)
  }

  /// Lets the lines choose among all deals except some.
  mutating func settled(without out: Set<Int>) -> Settled {
    var settled = Settled(deals: (0..<count).filter { !out.contains($0) }.map { ($0, $0, LineSet()) })
    var best = Array(repeating: (amount: Int64(-1), number: -1), count: engine.state.lines.count)
    while true {
      for position in best.indices { best[position] = (-1, -1) }
      for deal in settled.deals {
        for part in parts[deal.worked] where part.amount > best[part.position].amount {
          best[part.position] = (part.amount, deal.number)
        }
      }
      for line in best where line.number >= 0 { settled.chosen.insert(line.number) }
      var stay = true
      for place in settled.deals.indices where leave(&settled.deals[place], best) { stay = false }
      if stay { return settled }
    }
  }

  func deals(of settled: Settled) -> [WorkedDiscount] { settled.deals.map { deals[$0.worked] } }

  func amount(of settled: Settled) -> Int64 {
    settled.deals.reduce(0) { $0 + parts[$1.worked].reduce(0) { $0 + $1.amount } }
  }

  /// Whether the cart may be cheaper without one of them; leaving a deal for single lines does not affect the others.
  func mayHarm(_ settled: Settled, _ mayEndDearer: Bool) -> Bool {
    settled.deals.contains { deal in
      !deal.left.isEmpty && (mayEndDearer || !engine.index.plans[deals[deal.worked].promotion].isPerLine)
    }
  }

  // Returns whether any line leaves the deal.
  private mutating func leave(
    _ deal: inout (number: Int, worked: Int, left: LineSet),
    _ best: [(amount: Int64, number: Int)]
  ) -> Bool {
    var hasLeft = false
    for part in parts[deal.worked] where best[part.position].number != deal.number {
      deal.left.insert(part.position)
      hasLeft = true
    }
    guard hasLeft else { return false }
    let key = Key(promotion: deals[deal.worked].promotion, left: deal.left)
    if let worked = known[key] {
      deal.worked = worked
    } else {
      let anew = engine.deal(key.promotion, [.items], without: deal.left)
      deal.worked = deals.count
      known[key] = deals.count
      deals.append(anew)
      parts.append(Self.parts(of: anew))
    }
    return true
  }

  private static func parts(of deal: WorkedDiscount) -> [(position: Int, amount: Int64)] {
    deal.parts.map { ($0.position, $0.amount) }
  }
}
