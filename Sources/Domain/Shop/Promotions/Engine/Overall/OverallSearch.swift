/// Searches for the best use of all pieces, line by line from the dearest to the cheapest.
///
/// A node is what the deals have open between two lines; of the ways to one node the best is kept. A first pass looks
/// at few nodes a line and finds a good answer; a second leaves out what cannot be better, and so proves the best.
struct OverallSearch {
  // What stands for an outlook that was not asked for yet, and for one that there is none of.
  private static let unknown = Int64.max
  private static let stuck = Int64.min / 1_000
  private static let steps = 2_500_000

  let lines: [SearchLine]
  let machines: [DealMachine]
  /// For each line what rules without a limit do with what deals leave.
  let tables: [LocalTable]
  /// Rules with a limit over the whole cart; where amounts matter, all of them.
  let limited: [LocalChoice]
  /// Whether a limited rule is about a line.
  let isLimitedAbout: [[Bool]]
  let rounding: RoundingRule
  /// Whether nodes with other amounts taken off are others, as promotions about the order depend on them.
  let keepsAmounts: Bool
  /// What taking an amount off the items is worth, with the best promotion about the order after it.
  let worth: (Int64) -> Int64
  /// The most that taking at most an amount off can be worth.
  let mostWorth: (Int64) -> Int64

  private var shares: [Int64] = []
  private var suffix: [Int64] = []
  private(set) var layers: [[Node]] = []
  var taken = 0
  let bits: Int
  /// Where in a key stands what a rule used up of its limit; -1 where it has none.
  private(set) var places: [Int] = []
  /// What nothing goes above that was not looked at; nil where everything was.
  var missed: Int64?

  struct Node {
    let key: UInt128
    let value: Int64
    let parent: Int
  }

  /// What is done with the pieces of one line.
  struct Step {
    var moves: [(machine: Int, move: DealMove)] = []
    var limited: [(choice: Int, count: Int)] = []
    /// How many pieces are left for the rules without a limit.
    var rest = 0
  }

  init(
    lines: [SearchLine],
    deals: [GroupDeal],
    tables: [LocalTable],
    limited: [LocalChoice],
    isLimitedAbout: [[Bool]],
    rounding: RoundingRule,
    keepsAmounts: Bool,
    worth: @escaping (Int64) -> Int64,
    mostWorth: @escaping (Int64) -> Int64
  ) {
    self.lines = lines
    let limits = limited.lazy.filter { $0.limit != nil }.count
    bits = deals.count + limits <= 8 ? 16 : 8
    machines = deals.prefix(16).map { DealMachine($0, lines) }
    self.tables = tables
    self.limited = limited
    var place = machines.count
    for choice in limited {
      places.append(choice.limit == nil ? -1 : place < 16 ? place : 16)
      if choice.limit != nil { place += 1 }
    }
    self.isLimitedAbout = isLimitedAbout
    self.rounding = rounding
    self.keepsAmounts = keepsAmounts
    self.worth = worth
    self.mostWorth = mostWorth
    suffix = Array(repeating: 0, count: lines.count + 1)
    for line in lines.indices.reversed() {
      suffix[line] = suffix[line + 1] + bestShare(line) * Int64(lines[line].count)
    }
    // Deals that do not fit into a key are left out, and nobody can say what they would have done.
    if deals.count + limits > 16 || !tables.allSatisfy(\.isExact) { missed = .max }
  }

  private func bestShare(_ line: Int) -> Int64 {
    var best = machines.map { $0.share(of: line) }.max() ?? 0
    for count in 0..<tables[line].best.count where count > 0 {
      best = max(best, tables[line].best[count] * 1_000 / Int64(count) + 1)
    }
    for (number, choice) in limited.enumerated() where isLimitedAbout[number][line] {
      for count in stride(from: 1, through: lines[line].count, by: 1) {
        best = max(best, choice.amountOff(count, of: lines[line], rounding) * 1_000 / Int64(count) + 1)
      }
    }
    return best
  }

  /// The best that was found above a worth, as what is done line by line; nil where nothing is better.
  mutating func best(above floor: Int64) -> (worth: Int64, steps: [[Step]])? {
    var known = floor
    var best: (worth: Int64, steps: [[Step]])?
    let missedBefore = missed
    for width in [48, 60_000] {
      missed = missedBefore
      let finals = sweep(width: width, above: known)
      if let first = finals.first {
        known = worth(first.value)
        best = (known, finals.prefix(keepsAmounts ? 40 : 1).map { path(to: $0.node) })
      }
      // Nothing that was left out is worth more than the shares of all pieces.
      if machines.contains(where: \.isCut) { missed = max(missed ?? .min, mostWorth(suffix[0] / 1_000)) }
      if missed.map({ $0 <= known }) ?? true { break }
    }
    if let most = missed, most != .max, most <= known { missed = nil }
    return best
  }

  private mutating func sweep(width: Int, above floor: Int64) -> [(node: Int, value: Int64)] {
    layers = [[Node(key: 0, value: 0, parent: -1)]]
    taken = 0
    let isTagged = keepsAmounts
    for line in lines.indices {
      var table = NodeTable()
      for (parent, node) in layers[line].enumerated() {
        expand(node, on: line, keepsSteps: false) { key, value, _ in
          table.add(key, value, parent, tag: isTagged ? value : 0)
        }
      }
      var outlooks: [[Int64]] = machines.map { Array(repeating: Self.unknown, count: $0.states.count) }
      let next = line + 1 < lines.count ? lines[line + 1].price : 0
      var kept: [(bound: Int64, node: Node)] = []
      for node in table.nodes {
        var bound = node.value * 1_000 + suffix[line + 1]
        for machine in machines.indices {
          let state = field(node.key, machine)
          if outlooks[machine][state] == Self.unknown {
            let isStuck = machines[machine].isStuck(state, after: line)
            outlooks[machine][state] = isStuck ? Self.stuck : machines[machine].outlook(state, next: next)
          }
          bound += outlooks[machine][state]
        }
        let most = mostWorth(bound / 1_000)
        if most > floor { kept.append((bound, node)) }
      }
      let width = taken > Self.steps ? 48 : width
      if kept.count > width {
        kept.sort { ($1.bound, $0.node.key, $1.node.value) < ($0.bound, $1.node.key, $0.node.value) }
        missed = max(missed ?? .min, mostWorth(kept[width].bound / 1_000))
        kept.removeSubrange(width...)
      }
      layers.append(kept.map(\.node))
    }
    return finals(above: floor)
  }

  private func finals(above floor: Int64) -> [(node: Int, value: Int64)] {
    var finals: [(node: Int, value: Int64)] = []
    for (number, node) in (layers.last ?? []).enumerated() {
      var value = node.value
      var isWhole = true
      for machine in machines.indices {
        if let end = machines[machine].ending(field(node.key, machine)) { value += end } else { isWhole = false }
      }
      if isWhole, worth(value) > floor { finals.append((number, value)) }
    }
    return finals.sorted { (worth($1.value), $0.node) < (worth($0.value), $1.node) }
  }

  func field(_ key: UInt128, _ number: Int) -> Int {
    Int(truncatingIfNeeded: key >> UInt128(number * bits)) & (1 << bits - 1)
  }

  func with(_ key: UInt128, _ number: Int, _ value: Int) -> UInt128 {
    let shift = UInt128(number * bits)
    return key & ~(UInt128(1 << bits - 1) << shift) | UInt128(value) << shift
  }
}
