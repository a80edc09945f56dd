// What no combination goes above, in thousandths of a minor unit.
extension DealMachine {
  /// The most that a piece of a line adds to what the deal takes off.
  func share(of line: Int) -> Int64 {
    guard isAbout(line) else { return 0 }
    let one = lines[line]
    switch deal.kind {
    case .price(let size, let price): return max(0, (one.price * Int64(size) - price) * 1_000 / Int64(size) + 1)
    case .percent(let size, let percent): return one.price * percent / 10 + 500 / Int64(size) + 2
    case .each(_, let amount): return min(amount, one.room) * 1_000
    case .cheapest(let size, let percent): return (one.price * percent / 10 + 500) / Int64(size) + 2
    case .buyGet(let buy, let get, let percent, _):
      if isEven { return (one.price * percent / 10 * Int64(get) + 500) / Int64(buy + get) + 2 }
      return deal.canGet[line] ? one.price * percent / 10 + 502 : 0
    case .sets(let shares): return one.price * (shares.max() ?? 0) / 10 + 502
    case .bundle(let counts, _):
      let cost = lines.indices.reduce(0) { $0 + lines[$1].price * Int64(counts[$1]) }
      return cost == 0 ? 0 : Int64(Int128(bundle.taken) * 1_000 * Int128(one.price) / Int128(cost)) + 1
    }
  }

  /// Whether the lines after one cannot fill the groups that are open.
  func isStuck(_ state: Int, after line: Int) -> Bool {
    switch deal.kind {
    case .sets, .bundle: return false
    default:
      let missing = states[state].open.reduce(0) { $0 + deal.size - $1.count - $1.got }
      guard missing > 0 else { return false }
      let coming = lines.indices.dropFirst(line + 1).reduce(0) { $0 + (isAbout($1) ? lines[$1].count : 0) }
      return missing > coming
    }
  }

  /// The most that open groups still take off beyond the shares of the pieces to come, which cost so much at most.
  func outlook(_ state: Int, next price: Int64) -> Int64 {
    let open = states[state].open
    if open.isEmpty { return 0 }
    switch deal.kind {
    case .price(let size, let amount):
      if deal.isAdditive { return Int64(size - open[0].count) * amount * 1_000 / Int64(size) + 1 }
      return open.reduce(0) { $0 + $1.base * 1_000 - Int64($1.count) * amount * 1_000 / Int64(size) + 1 }
    case .percent(let size, let percent):
      if deal.isAdditive { return 0 }
      return open.reduce(0) { $0 + $1.base * percent / 10 + Int64($1.count) * 500 / Int64(size) + 2 }
    case .each: return 0
    case .cheapest(let size, let percent):
      return open.reduce(0) { $0 + Int64($1.count) * (price * percent / 10 + 500) / Int64(size) + 1 }
    case .buyGet(_, let get, let percent, _):
      let coming = isEven ? Int64(get) * (price * percent / 10 + 500) : 0
      return open.reduce(0) { $0 + $1.base * percent / 10 + 502 + coming }
    case .sets(let shares):
      return open.reduce(0) { $0 + value($1) * (shares.max() ?? 0) / 10 + 502 }
    case .bundle: return Int64(open[0].count) * bundle.taken * 1_000
    }
  }

  private func value(_ group: OpenGroup) -> Int64 {
    guard deal.isAdditive, let line = lines.indices.first(where: { deal.canBuy[$0] }) else { return group.base }
    return lines[line].price * Int64(group.count)
  }

  private var isEven: Bool {
    if case .buyGet(_, _, _, .cheapest) = deal.kind { deal.canBuy == deal.canGet } else { false }
  }
}
