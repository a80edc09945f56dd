import ArcadeDomain
import Foundation

/// Reads a discounts file: `{"stacking","lanes","rounding","discounts":[{"id","name","rule",…}]}`.
///
/// Amounts are in the currency of the price list. A discount with a mistake is left out and reported; the others apply.
/// A probable mistake is a warning, and the discount stays in force.
struct PromotionReader: Hashable, Sendable {
  /// The price list, if any; without it, products and tags are not checked.
  let catalog: Catalog?
  /// The day on which windows are checked.
  let today: CalendarDay

  private var currency: Currency { catalog?.currency ?? .eur }

  private static let keys = [
    "id", "name", "products", "tags", "prices", "rule", "rules", "if", "when", "code", "priority", "exclusive", "lane",
    "atMost", "limit", "skipReduced",
  ]

  /// Reads a document with a list of discounts, as `PromotionDocument` has found.
  func read(_ root: JSONNode) -> PromotionBook {
    var problems = TruncatedList<ShopProblem>()
    if let unknown = try? root.firstUnknownKey(besides: ["discounts", "stacking", "lanes", "rounding"]) {
      problems.append(ShopProblem(unknown))
    }
    let lanes = optional("lanes", of: root, &problems, read: self.lanes) ?? []
    let stacking = optional("stacking", of: root, &problems) { try $0.oneOf(Stacking.self) }
    let rounding = optional("rounding", of: root, &problems) { try $0.oneOf(RoundingRule.self) }
    if stacking == .lanes, lanes.isEmpty {
      problems.append(ShopProblem(at: root.under(["stacking"]).place(), .warning(.noLanes)))
    }
    var outOfReach: Set<Promotion.ID> = []
    let promotions = promotions(of: root, lanes: lanes, &problems, &outOfReach)
    return PromotionBook(
      promotions,
      stacking: stacking ?? .bestPerLine,
      lanes: lanes,
      rounding: rounding ?? .halfUp,
      problems: problems,
      outOfReach: outOfReach
    )
  }

  private func promotions(
    of root: JSONNode,
    lanes: [String],
    _ problems: inout TruncatedList<ShopProblem>,
    _ outOfReach: inout Set<Promotion.ID>
  ) -> [Promotion] {
    guard let nodes = try? root.required("discounts").list() else { return [] }
    var promotions: [Promotion] = []
    var ids: Set<Promotion.ID> = []
    // Counted first, because a growing array reserves up to twice the memory.
    let count = nodes.reduce(0) { count, _ in count + 1 }
    promotions.reserveCapacity(count)
    ids.reserveCapacity(count)
    var references = PromotionReferences(catalog: catalog, lanes: lanes)
    for node in nodes {
      do {
        let promotion = try promotion(node)
        guard ids.insert(promotion.id).inserted else { throw try node.required("id").problem(.repeated(promotion.id)) }
        promotions.append(promotion)
        problems.append(contentsOf: try references.unknown(in: node))
        let warnings = PromotionWarnings(promotion, node, catalog: catalog, today: today)
        if warnings.areOutOfReach { outOfReach.insert(promotion.id) }
        problems.append(contentsOf: warnings.all)
      } catch {
        problems.append(ShopProblem(error, in: node))
      }
    }
    return promotions
  }

  private func promotion(_ node: JSONNode) throws -> Promotion {
    if let unknown = try node.firstUnknownKey(besides: Self.keys) { throw unknown }
    return try Promotion(
      id: node.required("id").text(),
      name: node.required("name").localizedText(),
      selection: node.selection(in: currency),
      rules: rules(of: node),
      conditions: node.optional("if")?.list().map(PromotionConditionReader(currency: currency).read) ?? [],
      when: node.optional("when").map(DiscountPeriodReader().read) ?? .always,
      code: node.optional("code").map { try $0.promotionCode() },
      priority: node.optional("priority")?.wholeNumber() ?? 0,
      isExclusive: node.flag("exclusive"),
      lane: node.optional("lane")?.text(),
      atMost: node.optional("atMost")?.count(),
      limit: node.optional("limit").map(limit),
      skipsReduced: node.flag("skipReduced")
    )
  }

  private func rules(of node: JSONNode) throws -> [PromotionRule] {
    let reader = PromotionRuleReader(currency: currency)
    switch (try node.optional("rule"), try node.optional("rules")) {
    case (let rule?, nil): return [try reader.read(rule)]
    case (nil, let rules?): return try rules.list().map(reader.read)
    case (nil, nil): return [try reader.read(node.required("rule"))]
    case (.some, let rules?): throw ShopProblem(at: rules.place(), .notOneOf(["rule", "rules"]))
    }
  }

  private func limit(_ node: JSONNode) throws -> Int {
    if let unknown = try node.firstUnknownKey(besides: ["total"]) { throw unknown }
    return try node.required("total").wholeNumber()
  }

  private func lanes(_ node: JSONNode) throws -> [String] {
    var lanes: [String] = []
    for lane in try node.list() {
      let text = try lane.text()
      guard !lanes.contains(text) else { throw lane.problem(.repeated(text)) }
      lanes.append(text)
    }
    return lanes
  }

  /// Returns the value of a top-level key; if it is invalid, reports it and returns nil.
  private func optional<Value>(
    _ key: String,
    of root: JSONNode,
    _ problems: inout TruncatedList<ShopProblem>,
    read: (JSONNode) throws -> Value
  ) -> Value? {
    do {
      return try root.optional(key).map(read)
    } catch {
      problems.append(ShopProblem(error, in: root))
      return nil
    }
  }
}
