/// Finds the sets of different products that take most off.
///
/// It remembers what is best for each number of pieces that remain of each product. A product's pieces are used
/// dearest first.
struct CheapestSets {
  private static let limit = 400_000

  private let percents: [Int64]
  private let rounding: RoundingRule
  private let titles: [[PieceMembers]]
  private let bases: [[Int64]]
  private let rooms: [[Int64]]
  private let strides: [Int]
  /// Whether all pieces cost the same, so that only numbers matter.
  private let isUniform: Bool
  private let atMost: Int
  private var memo: [Int64]
  private var steps = 0
  /// Whether the search came to its end.
  private(set) var isProven = true

  init(_ rule: SetPercentOff, _ titles: [[PieceMembers]], in work: PromotionWork) {
    var percents: [Int64] = []
    for step in rule.byDistinct where step.distinct <= titles.count {
      percents += Array(repeating: 0, count: step.distinct - 1 - percents.count) + [step.percent.hundredths]
    }
    // Most pieces first, so that the sets that are taken together are found first.
    let titles = titles.map { $0.flatMap { one in (0..<one.count).map { _ in one.single } } }
      .sorted { $0.count > $1.count }
    let bases = titles.map { $0.map { work.base([$0]) } }
    let rooms = titles.map { $0.map { work.room([$0]) } }
    self.init(percents, titles, bases, rooms, atMost: work.atMost, work.rounding)
  }

  /// Looks at products that all cost the same, each with so many pieces.
  init(_ percents: [Int64], counts: [Int], price: Int64, room: Int64, atMost: Int?, _ rounding: RoundingRule) {
    let titles = counts.enumerated().map { line, count in
      Array(repeating: PieceMembers(line: line, run: 0, count: 1), count: count)
    }
    let bases = counts.map { Array(repeating: price, count: $0) }
    let rooms = counts.map { Array(repeating: room, count: $0) }
    self.init(percents, titles, bases, rooms, atMost: atMost, rounding)
  }

  private init(
    _ percents: [Int64],
    _ titles: [[PieceMembers]],
    _ bases: [[Int64]],
    _ rooms: [[Int64]],
    atMost: Int?,
    _ rounding: RoundingRule
  ) {
    self.percents = percents
    self.rounding = rounding
    self.titles = titles
    self.bases = bases
    self.rooms = rooms
    isUniform = Set(bases.joined()).count == 1 && Set(rooms.joined()).count == 1
    self.atMost = min(atMost ?? .max, titles.reduce(0) { $0 + $1.count })
    var size = atMost == nil ? 1 : self.atMost + 1
    var strides: [Int] = []
    for title in titles {
      strides.append(size)
      size = size < Self.limit * 4 ? size * (title.count + 1) : size
    }
    self.strides = strides
    memo = size <= Self.limit * 4 ? Array(repeating: -1, count: size) : []
  }

  /// The sets with their shares.
  mutating func sets() -> [(members: [PieceMembers], percent: Percent)] {
    guard percents.contains(where: { $0 > 0 }) else { return [] }
    var counts = titles.map(\.count)
    var rest = atMost
    var sets: [(members: [PieceMembers], percent: Percent)] = []
    isProven = !memo.isEmpty
    if isProven { _ = best(counts, rest) }
    while rest > 0, let chosen = isProven ? exact(&counts, rest) : nearest(counts) {
      let members = chosen.map { titles[$0][titles[$0].count - counts[$0]] }
      for title in chosen { counts[title] -= 1 }
      rest -= 1
      sets.append((members, Percent(hundredths: percents[chosen.count - 1])))
    }
    return sets
  }

  /// What can be taken off so many pieces of each product, at most as many as there are.
  mutating func most(_ counts: [Int]) -> Int64 {
    if memo.isEmpty { isProven = false }
    return best(counts, atMost)
  }

  private func place(_ counts: [Int], _ rest: Int) -> Int {
    var place = strides[0] > 1 ? rest : 0
    for title in counts.indices { place += counts[title] * strides[title] }
    return place
  }

  // What can be taken off what remains, in so many sets at most.
  private mutating func best(_ counts: [Int], _ rest: Int) -> Int64 {
    guard rest > 0, isProven else { return 0 }
    let counts = isUniform ? counts.sorted(by: >) : counts
    guard let first = counts.firstIndex(where: { $0 > 0 }) else { return 0 }
    let place = place(counts, rest)
    if memo[place] >= 0 { return memo[place] }
    var best: Int64 = 0
    choices(counts, first) { chosen, search in
      search.steps += 1
      if search.steps > Self.limit { search.isProven = false }
      let taken = chosen.isEmpty ? 0 : search.taken(chosen, counts)
      best = max(best, taken + search.best(search.after(chosen, counts, first), rest - (chosen.isEmpty ? 0 : 1)))
    }
    memo[place] = best
    return best
  }

  // The next set of the best sets; nil where there is none.
  private mutating func exact(_ counts: inout [Int], _ rest: Int) -> [Int]? {
    while let first = counts.indices.filter({ counts[$0] > 0 }).max(by: { isUniform && counts[$0] < counts[$1] }) {
      let start = isUniform ? first : counts.firstIndex { $0 > 0 } ?? first
      let target = best(counts, rest)
      if target == 0 { return nil }
      var found: [Int]?
      let now = counts
      choices(now, start) { chosen, search in
        guard found == nil else { return }
        let taken = chosen.isEmpty ? 0 : search.taken(chosen, now)
        let then = search.best(search.after(chosen, now, start), rest - (chosen.isEmpty ? 0 : 1))
        if taken + then == target { found = chosen }
      }
      guard let found else { return nil }
      if !found.isEmpty { return found }
      counts[start] = 0
    }
    return nil
  }

  // The sets that the first product can be in, and none of them.
  private mutating func choices(
    _ counts: [Int],
    _ first: Int,
    _ visit: ([Int], inout CheapestSets) -> Void
  ) {
    visit([], &self)
    guard !isUniform else {
      let byCount = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
      for size in percents.indices where percents[size] > 0 && size < byCount.count {
        visit(Array(byCount[...size]), &self)
      }
      return
    }
    let others = counts.indices.filter { $0 > first && counts[$0] > 0 }
    var chosen = [first]
    func extend(from position: Int, _ search: inout CheapestSets) {
      guard search.isProven else { return }
      if chosen.count <= search.percents.count, search.percents[chosen.count - 1] > 0 { visit(chosen, &search) }
      guard chosen.count < search.percents.count, position < others.count else { return }
      for next in position..<others.count {
        chosen.append(others[next])
        extend(from: next + 1, &search)
        chosen.removeLast()
      }
    }
    extend(from: 0, &self)
  }

  private func after(_ chosen: [Int], _ counts: [Int], _ first: Int) -> [Int] {
    var after = counts
    if chosen.isEmpty {
      after[first] = 0
    } else {
      for title in chosen { after[title] -= 1 }
    }
    return after
  }

  private func taken(_ chosen: [Int], _ counts: [Int]) -> Int64 {
    var base: Int64 = 0
    var room: Int64 = 0
    for title in chosen {
      base += bases[title][titles[title].count - counts[title]]
      room += rooms[title][titles[title].count - counts[title]]
    }
    return min(rounding.share(hundredths: percents[chosen.count - 1], of: base), room)
  }

  // Where there is too much to look at everything: the set that takes most off now.
  private func nearest(_ counts: [Int]) -> [Int]? {
    let order = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
    var best: (taken: Int64, chosen: [Int])?
    for size in percents.indices where percents[size] > 0 && size < order.count {
      let chosen = Array(order[...size])
      let taken = taken(chosen, counts)
      if taken > best?.taken ?? 0 { best = (taken, chosen) }
    }
    return best?.chosen
  }
}
