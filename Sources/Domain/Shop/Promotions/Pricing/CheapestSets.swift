/// Finds the sets of different products with the largest reduction.
///
/// It memoises the best result for each combination of remaining pieces, and uses the pieces of a product most
/// expensive first. If that would take more than the limit of steps, it uses the best greedy solution.
struct CheapestSets {
  static let limit = 20_000
  // The recursion is one level deeper for each set.
  private static let mostPieces = 300

  /// The pieces of one product, most expensive first.
  private struct Title {
    let pieces: [PieceSlice]
    let base, room: [Int64]
    /// The increase of the memo key for each remaining piece.
    let stride: Int
  }

  private let percents: [Int64]
  private let rounding: RoundingRule
  /// The most sets, and whether that is a limit.
  private let atMost: Int
  private let isLimited: Bool
  private var titles: [Title] = []
  /// Whether all pieces cost the same, so that only their numbers matter.
  private let isUniform: Bool
  private var counts: [Int]
  private var memory: [Int: (most: Int64, chosen: [Int])] = [:]
  private(set) var steps = 0
  private(set) var isExhaustive = true

  init(_ byDistinct: [Int: Percent], _ titles: [[PieceSlice]], in work: PromotionWork) {
    let sizes = byDistinct.keys.filter { $0 <= titles.count }
    percents = (0..<(sizes.max() ?? 0)).map { byDistinct[$0 + 1]?.hundredths ?? 0 }
    rounding = work.rounding
    // Products with most pieces first, expensive ones first among equals, so that the final sets are found first.
    let sorted = titles.map { $0.flatMap { one in (0..<one.count).map { _ in one.single } } }
      .sorted { ($1.count, work.left($1[0])) < ($0.count, work.left($0[0])) }
    counts = sorted.map { $0.count }
    let pieces = counts.reduce(0, +)
    atMost = min(work.atMost ?? .max, pieces)
    isLimited = atMost < pieces
    if pieces > Self.mostPieces { isExhaustive = false }
    var stride = isLimited ? atMost + 1 : 1
    for pieces in sorted {
      self.titles.append(
        Title(
          pieces: pieces,
          base: pieces.map { work.base([$0]) },
          room: pieces.map { work.room([$0]) },
          stride: stride
        )
      )
      let (next, overflows) = stride.multipliedReportingOverflow(by: pieces.count + 1)
      if overflows { isExhaustive = false }
      stride = overflows ? 0 : next
    }
    isUniform = Set(self.titles.flatMap { $0.base }).count == 1 && Set(self.titles.flatMap { $0.room }).count == 1
    // With more states than steps the search could not be completed.
    if !isUniform, stride > Self.limit { isExhaustive = false }
  }

  mutating func sets() -> [(members: [PieceSlice], percent: Percent)] {
    guard percents.contains(where: { $0 > 0 }) else { return [] }
    let all = counts
    if isExhaustive { _ = best(atMost) }
    let chosen = isExhaustive ? remembered() : nearest()
    counts = all
    return chosen.map { set in
      let members = set.map { titles[$0].pieces[titles[$0].pieces.count - counts[$0]] }
      for title in set { counts[title] -= 1 }
      return (members, Percent(hundredths: percents[set.count - 1]))
    }
  }

  // The products with remaining pieces, in the order of the search.
  private var open: [Int] {
    let open = counts.indices.filter { counts[$0] > 0 }
    return isUniform ? open.sorted { (counts[$1], $0) < (counts[$0], $1) } : open
  }

  private func place(_ open: [Int], _ rest: Int) -> Int {
    open.enumerated().reduce(isLimited ? rest : 0) { place, title in
      place + titles[isUniform ? title.offset : title.element].stride * counts[title.element]
    }
  }

  // Returns the largest reduction of the remaining pieces; the first product is in the next set, or in no further one.
  private mutating func best(_ rest: Int) -> Int64 {
    let open = open
    guard rest > 0, isExhaustive, let first = open.first else { return 0 }
    let place = place(open, rest)
    if let known = memory[place] { return known.most }
    let count = counts[first]
    counts[first] = 0
    var found = (most: best(rest), chosen: [Int]())
    counts[first] = count
    if isUniform {
      // Of all sets of a size, the one of the products with most pieces leaves the best rest.
      for size in percents.indices where percents[size] > 0 && size < open.count {
        steps += 1
        if steps > Self.limit { isExhaustive = false }
        look(at: Array(open[...size]), rest, &found)
      }
    } else {
      var chosen = [first]
      extend(&chosen, open[1...], rest, &found)
    }
    memory[place] = found
    return found.most
  }

  private mutating func extend(
    _ chosen: inout [Int],
    _ open: ArraySlice<Int>,
    _ rest: Int,
    _ found: inout (most: Int64, chosen: [Int])
  ) {
    steps += 1
    if steps > Self.limit { isExhaustive = false }
    if percents[chosen.count - 1] > 0 { look(at: chosen, rest, &found) }
    guard isExhaustive, chosen.count < percents.count else { return }
    for position in open.indices {
      chosen.append(open[position])
      extend(&chosen, open[(position + 1)...], rest, &found)
      chosen.removeLast()
    }
  }

  private mutating func look(at chosen: [Int], _ rest: Int, _ found: inout (most: Int64, chosen: [Int])) {
    let now = taken(chosen)
    for title in chosen { counts[title] -= 1 }
    let most = now + best(rest - 1)
    for title in chosen { counts[title] += 1 }
    if most > found.most { found = (most, chosen) }
  }

  // Returns the best sets one after another.
  private mutating func remembered() -> [[Int]] {
    var sets: [[Int]] = []
    while true {
      let open = open
      guard let first = open.first, let known = memory[place(open, atMost - sets.count)], known.most > 0 else {
        return sets
      }
      // If only numbers matter, the memo was created with other products.
      let chosen = isUniform ? Array(open.prefix(known.chosen.count)) : known.chosen
      if chosen.isEmpty { counts[first] = 0 } else { sets.append(chosen) }
      for title in chosen { counts[title] -= 1 }
    }
  }

  // For each size, greedily takes the best set up to that size; returns the best of these solutions.
  private mutating func nearest() -> [[Int]] {
    let all = counts
    var best: (taken: Int64, sets: [[Int]]) = (0, [])
    for most in percents.indices where percents[most] > 0 {
      var found: (taken: Int64, sets: [[Int]]) = (0, [])
      counts = all
      while found.sets.count < atMost {
        let open = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
        let sizes = (0...most).filter { percents[$0] > 0 && $0 < open.count }
        let sets = sizes.map { Array(open[...$0]) }.map { (taken: taken($0), set: $0) }
        guard let next = sets.max(by: { $0.taken < $1.taken }), next.taken > 0 else { break }
        for title in next.set { counts[title] -= 1 }
        found.taken += next.taken
        found.sets.append(next.set)
      }
      if found.taken > best.taken { best = found }
    }
    return best.sets
  }

  private func taken(_ chosen: [Int]) -> Int64 {
    var (base, room): (Int64, Int64) = (0, 0)
    for title in chosen {
      let next = titles[title].pieces.count - counts[title]
      base += titles[title].base[next]
      room += titles[title].room[next]
    }
    return min(rounding.share(hundredths: percents[chosen.count - 1], of: base), room)
  }
}
