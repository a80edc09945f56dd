/// The computed reductions of one promotion in one step.
struct WorkedDiscount {
  /// The promotion, by its position in the order of priority.
  let promotion: Int
  var parts: [Part] = []
  var unused: Int64 = 0
  var groups = 0
  var shipping: Int64 = 0
  var added: [(product: Product, count: Int)] = []
  var isExhaustive = true

  struct Part {
    /// The position in the order of the codes.
    let position: Int
    let pieces: Int
    let amount: Int64
    let runs: [PieceRun]
  }

  init(promotion: Int) { self.promotion = promotion }

  var items: Int64 { parts.reduce(0) { $0 + $1.amount } }

  var isSomething: Bool { items > 0 || shipping > 0 || !added.isEmpty }

  mutating func read(_ work: PromotionWork, _ positions: [Int], from lines: [PricingLine]) {
    unused = work.unused
    groups = work.groups
    isExhaustive = work.isExhaustive
    for (line, position) in zip(work.lines, positions) {
      let pieces = line.touched
      guard pieces > 0 else { continue }
      parts.append(Part(position: position, pieces: pieces, amount: lines[position].left - line.left, runs: line.runs))
    }
  }
}
