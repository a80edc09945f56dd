// Proposals of what may be missing.
extension HintSearch {
  private typealias Pieces = PromotionHint.Pieces

  /// Returns pieces that may increase the reduction of a promotion, not tried yet.
  func proposals(for promotion: Promotion) -> [[PromotionHint.Pieces]] {
    var proposals: [[Pieces]] = []
    for condition in promotion.conditions { proposals += missing(for: condition, promotion) }
    // What a condition needs may be what a rule needs too; otherwise the steps of the rule are added.
    for rule in promotion.rules { proposals += steps(of: rule, promotion) }
    return proposals.filter { add in
      !add.isEmpty && add.allSatisfy { (1...Self.mostPieces).contains($0.count) } && Self.pieces(add) <= Self.mostPieces
    }
  }

  private func missing(for condition: PromotionCondition, _ promotion: Promotion) -> [[Pieces]] {
    switch condition {
    case .itemsTotal(let minimum, let stage, let selection):
      let all = quoted.reduce(0) { $0 + (stage == .list ? $1.subtotal : $1.total).minorUnits }
      let total = selection.isAll ? all : cost(of: selection)
      return candidates(selection).map { product in
        [Pieces(product: product, count: Self.count(minimum.minorUnits - total, product.price.minorUnits))]
      }
    case .quantity(let minimum, let selection): return each(selection, minimum - count(of: selection))
    case .lineQuantity(let minimum, let selection):
      return candidates(selection).map { [Pieces(product: $0, count: minimum - held($0))] }
    case .contains(let selection): return each(selection, 1)
    case .customerGroup, .shipping: return []
    }
  }

  private func steps(of rule: PromotionRule, _ promotion: Promotion) -> [[Pieces]] {
    let selection = promotion.selection
    switch rule {
    case .nForM(let buy, _): return lines(selection) { $0 % buy == 0 ? 0 : buy - $0 % buy }
    case .bulkPrice(let minimum, _), .amountOff(_, let minimum, _), .percentOff(_, let minimum, _):
      return lines(selection) { minimum - $0 }
    case .groupPrice(let size, _), .fullGroups(let size, _): return group(size, selection)
    case .groupPercentOff(let size, _, _): return size.map { group($0, selection) } ?? []
    case .bundlePrice(let pieces, _): return bundle(pieces.inOrder.map { ($0.key, $0.value) })
    case .buyGet(let buy, let get, _, _, _, _):
      return [get, buy].flatMap { side in
        candidates(side.selection).filter(selection.contains).flatMap { product in
          (1...min(side.count, 4)).map { [Pieces(product: product, count: $0)] }
        }
      }
    case .setPercentOff: return candidates(selection, wider: true).map { [Pieces(product: $0, count: 1)] }
    case .tiers(let tiers): return tiers.steps.flatMap { step in tier(step, tiers.counted ?? selection) }
    default: return []
    }
  }

  private func tier(_ step: Tiers.Step, _ selection: PieceSelection) -> [[Pieces]] {
    switch step.from {
    case .quantity(let count): return each(selection, count - self.count(of: selection))
    case .total(let amount):
      let missing = amount.minorUnits - cost(of: selection)
      return candidates(selection).map { [Pieces(product: $0, count: Self.count(missing, $0.price.minorUnits))] }
    }
  }

  private func group(_ size: Int, _ selection: PieceSelection) -> [[Pieces]] {
    let rest = count(of: selection) % size
    return rest == 0 ? [] : each(selection, size - rest)
  }

  private func bundle(_ parts: [(code: Product.Code, count: Int)]) -> [[Pieces]] {
    let held = parts.map { part in request.lines.first { $0.product.code == part.code && $0.holdsPieces } }
    let counts = held.map { $0?.quantity.pieceCount ?? 0 }
    guard counts.contains(where: { $0 > 0 }) else { return [] }
    let bundles = zip(counts, parts).map { $0 / $1.count }.min() ?? 0
    var add: [Pieces] = []
    for (number, part) in parts.enumerated() where counts[number] < (bundles + 1) * part.count {
      guard let product = held[number]?.product ?? request.catalog?[part.code], product.unit == nil else { return [] }
      add.append(Pieces(product: product, count: (bundles + 1) * part.count - counts[number]))
    }
    return [add]
  }

  private static func count(_ missing: Int64, _ price: Int64) -> Int {
    guard price > 0, missing > 0 else { return 0 }
    return Int(clamping: (missing - 1) / price + 1)
  }

  private func each(_ selection: PieceSelection, _ count: Int) -> [[Pieces]] {
    candidates(selection).map { [Pieces(product: $0, count: count)] }
  }

  private func lines(_ selection: PieceSelection, _ missing: (Int) -> Int) -> [[Pieces]] {
    counted(selection).map { [Pieces(product: $0.product, count: missing($0.quantity.pieceCount))] }
  }

  private func counted(_ selection: PieceSelection) -> [QuoteRequest.Line] {
    request.lines.filter { $0.holdsPieces && selection.contains($0.product) }
  }

  private func count(of selection: PieceSelection) -> Int {
    counted(selection).reduce(0) { $0 + $1.quantity.pieceCount }
  }

  private func held(_ product: Product) -> Int {
    request.lines.first { $0.product.code == product.code && $0.holdsPieces }?.quantity.pieceCount ?? 0
  }

  private func cost(of selection: PieceSelection) -> Int64 {
    zip(request.lines, quoted).reduce(0) { sum, line in
      line.0.isListed && selection.contains(line.0.product) ? sum + line.1.subtotal.minorUnits : sum
    }
  }

  // Products in the cart come first, or else the cheapest of the price list.
  private func candidates(_ selection: PieceSelection, wider: Bool = false) -> [Product] {
    let held = counted(selection).prefix(Self.width).map { $0.product }
    guard held.isEmpty || wider else { return held }
    let others = (request.catalog?.products ?? []).filter { product in
      product.unit == nil && selection.contains(product) && !held.contains { $0.code == product.code }
    }
    let cheapest = others.sorted { ($0.price.minorUnits, $0.code) < ($1.price.minorUnits, $1.code) }
    return held + cheapest.prefix(Self.width)
  }
}
