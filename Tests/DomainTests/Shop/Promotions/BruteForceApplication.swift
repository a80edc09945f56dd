import ArcadeDomain

extension BruteForce {
  // What one application takes off, and what it uses up; nil where the pieces are none.
  func application(_ deal: Int, _ pieces: [Int]) -> (off: Int64, use: Int)? {
    let count = pieces.reduce(0, +)
    let sum = pieces.indices.reduce(0) { $0 + price($1) * Int64(pieces[$1]) }
    let room = pieces.indices.reduce(0) { $0 + (price($1) - floor($1)) * Int64(pieces[$1]) }
    let number = Int64(count)
    let only = pieces.firstIndex { $0 > 0 } ?? 0
    let each = price(only) - floor(only)
    switch deals[deal].rule {
    case .nForM(let rule):
      return count == rule.buy ? (each * Int64(rule.buy - rule.pay), 1) : nil
    case .bulkPrice(let rule):
      guard count >= rule.minimum else { return nil }
      return (min(each, max(0, price(only) - rule.unitPrice.minorUnits)) * number, count)
    case .amountOff(let rule):
      guard count >= rule.minimum, count <= rule.picking.atMostPiecesPerLine ?? .max else { return nil }
      return (min(each, rule.amount.minorUnits) * number, count)
    case .percentOff(let rule):
      guard count >= rule.minimum, count <= rule.picking.atMostPiecesPerLine ?? .max else { return nil }
      return (min(room, share(rule.percent, sum)), count)
    case .lineAmountOff(let rule): return (min(room, rule.amount.minorUnits), count)
    case .firstAndFurther(let rule):
      return (min(each, rule.first.minorUnits) + min(each, rule.further.minorUnits) * (number - 1), count)
    case .groupPrice(let rule):
      return count == rule.size ? (min(room, sum - rule.price.minorUnits), 1) : nil
    case .groupPercentOff(let rule):
      guard count == rule.size else { return nil }
      guard rule.off == .cheapest else { return (min(room, share(rule.percent, sum)), 1) }
      guard let last = pieces.indices.filter({ pieces[$0] > 0 }).min(by: { (price($0), $1) < (price($1), $0) })
      else { return nil }
      return (min(price(last) - floor(last), share(rule.percent, price(last))), 1)
    case .bundlePrice(let rule):
      let named = products.map { product in rule.pieces.first { $0.product == product.code }?.count ?? 0 }
      guard named == pieces, rule.pieces.allSatisfy({ part in products.contains { $0.code == part.product } })
      else { return nil }
      return (min(room, sum - rule.price.minorUnits), 1)
    case .buyGet(let rule): return bought(rule, pieces).map { ($0, 1) }
    case .setPercentOff(let rule):
      guard pieces.allSatisfy({ $0 <= 1 }), let step = rule.byDistinct.first(where: { $0.distinct == count })
      else { return nil }
      return (min(room, share(step.percent, sum)), 1)
    case .fullGroups(let rule):
      guard count == rule.size else { return nil }
      switch rule.gives {
      case .percent(let percent): return (min(room, share(percent, sum)), 1)
      case .amount(let amount):
        return (pieces.indices.reduce(0) { $0 + min(price($1) - floor($1), amount.minorUnits) * Int64(pieces[$1]) }, 1)
      }
    default: return nil
    }
  }

  // Of all ways to share the pieces between the sides that in which the picked ones are had.
  private func bought(_ rule: BuyGet, _ pieces: [Int]) -> Int64? {
    guard pieces.reduce(0, +) == rule.buy.count + rule.get.count else { return nil }
    var best: (sum: Int64, room: Int64)?
    func share(_ product: Int, _ got: [Int]) {
      guard product < pieces.count else {
        guard got.reduce(0, +) == rule.get.count else { return }
        let sum = got.indices.reduce(0) { $0 + price($1) * Int64(got[$1]) }
        let room = got.indices.reduce(0) { $0 + (price($1) - floor($1)) * Int64(got[$1]) }
        // Of equals those in later lines are the cheapest, those in earlier ones the dearest.
        if best.map({ rule.pick == .cheapest ? sum < $0.sum : sum >= $0.sum }) ?? true { best = (sum, room) }
        return
      }
      for count in 0...pieces[product] {
        if count > 0, !rule.get.selection.contains(products[product]) { continue }
        if count < pieces[product], !rule.buy.selection.contains(products[product]) { continue }
        share(product + 1, got + [count])
      }
    }
    share(0, [])
    return best.map { min($0.room, self.share(rule.percent, $0.sum)) }
  }
}
