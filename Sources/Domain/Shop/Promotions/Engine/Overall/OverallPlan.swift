/// The lines and the deals of a cart, laid out for the search.
struct OverallPlan {
  private(set) var lines: [SearchLine] = []
  /// Promotions that only add pieces, which nothing stands against.
  private(set) var gifts: [Int] = []
  private var groups: [GroupDeal] = []
  private var tables: [LocalTable] = []
  private var limited: [LocalChoice] = []
  private var isLimitedAbout: [[Bool]] = []

  init(_ engine: PromotionEngine, _ plans: [Int], without used: Set<Int>, keepsAmounts: Bool) {
    let state = engine.state
    var about: [Set<Int>] = Array(repeating: [], count: engine.index.plans.count)
    for plan in plans { about[plan] = Set(engine.members[plan]) }
    let positions = state.lines.indices.filter { position in
      !used.contains(position) && state.lines[position].count > 0 && plans.contains { about[$0].contains(position) }
    }
    lines = positions.map { position in
      let line = engine.list.lines[position]
      return SearchLine(
        position: position,
        price: line.price,
        floor: line.floor,
        count: line.count,
        isWeighing: line.isWeighing
      )
    }
    lines.sort { ($1.price, $0.position) < ($0.price, $1.position) }
    var locals: [[LocalChoice]] = Array(repeating: [], count: lines.count)
    for plan in plans {
      let promotion = engine.index.plans[plan].promotion
      guard let rule = promotion.rules.first(where: { $0.subject == .items }) else { continue }
      if case .freePiece = rule {
        gifts.append(plan)
        continue
      }
      let isMember = lines.map { about[plan].contains($0.position) }
      let tier = engine.tier(of: rule, plan)
      if let choice = LocalChoice(plan, promotion, rule, tier: tier) {
        if choice.limit == nil, !keepsAmounts {
          for line in lines.indices where isMember[line] { locals[line].append(choice) }
        } else {
          limited.append(choice)
          isLimitedAbout.append(isMember)
        }
      } else {
        let deal = GroupDeal(
          plan,
          promotion,
          rule,
          lines,
          isMember: isMember,
          in: state,
          engine.rounding,
          keepsAmounts: keepsAmounts
        )
        if let deal { groups.append(deal) }
      }
    }
    tables = lines.indices.map { LocalTable(locals[$0], on: lines[$0], engine.rounding) }
  }

  func search(
    _ rounding: RoundingRule,
    keepsAmounts: Bool,
    worth: @escaping (Int64) -> Int64,
    mostWorth: @escaping (Int64) -> Int64
  ) -> OverallSearch {
    OverallSearch(
      lines: lines,
      deals: groups,
      tables: tables,
      limited: limited,
      isLimitedAbout: isLimitedAbout,
      rounding: rounding,
      keepsAmounts: keepsAmounts,
      worth: worth,
      mostWorth: mostWorth
    )
  }

  /// What the steps of the search take off, promotion by promotion.
  func deals(_ steps: [OverallSearch.Step], _ search: OverallSearch, in engine: PromotionEngine) -> [Deal] {
    var uses: [(plan: Int, line: Int, choice: LocalChoice, count: Int)] = []
    var open: [[ChosenGroup]] = Array(repeating: [], count: search.machines.count)
    var full: [[ChosenGroup]] = open
    for (line, step) in steps.enumerated() {
      for (machine, move) in step.moves {
        full[machine] += search.machines[machine].replay(move, on: line, &open[machine])
      }
      for (number, count) in step.limited {
        uses.append((search.limited[number].plan, line, search.limited[number], count))
      }
      for (choice, count) in tables[line].split(step.rest) { uses.append((choice.plan, line, choice, count)) }
    }
    var free = engine.state
    var deals: [Deal] = []
    let plans = Set(uses.map(\.plan) + search.machines.map(\.deal.plan)).sorted()
    for plan in plans {
      var chosen: [ChosenGroup] = []
      for (number, machine) in search.machines.enumerated() where machine.deal.plan == plan {
        chosen += full[number] + (machine.endsOpen ? machine.sets(of: open[number]) : [])
      }
      let used = uses.filter { $0.plan == plan }
      let about = Set(used.map(\.line) + chosen.flatMap { $0.members.map(\.line) }).map { lines[$0].position }.sorted()
      let before = about.map { free.lines[$0] }
      var work = PromotionWork(cart: free.request.lines, lines: before, rounding: engine.rounding, atMost: nil)
      func place(_ line: Int, _ count: Int) -> PieceMembers {
        let position = about.firstIndex(of: lines[line].position) ?? 0
        let run = work.lines[position].runs.firstIndex { !$0.isGrouped } ?? 0
        return PieceMembers(line: position, run: run, count: count)
      }
      var groups: [PieceGroup] = []
      for machine in search.machines where machine.deal.plan == plan {
        groups += chosen.compactMap { $0.piece(machine.deal, engine.rounding, lines, place) }
      }
      for use in used { groups += use.choice.groups(of: place(use.line, use.count), lines[use.line], in: work) }
      work.take(grouping: groups)
      var deal = Deal(promotion: plan)
      deal.read(work, about, from: free.lines)
      if !engine.index.plans[plan].promotion.rules.contains(where: \.isGrouping) { deal.groups = 0 }
      if deal.isSomething {
        deals.append(deal)
        free.commit(deal)
      }
    }
    return deals
  }
}

extension DealMachine {
  /// Whether groups that are open at the end count.
  var endsOpen: Bool { if case .sets = deal.kind { true } else { false } }
}

extension PromotionEngine {
  /// The share of the step of a ladder that a promotion about items reaches at list prices.
  func tier(of rule: PromotionRule, _ plan: Int) -> Int64 {
    guard case .tiers(let tiers) = rule else { return 0 }
    let work = PromotionWork(
      cart: request.lines,
      lines: members[plan].map { list.lines[$0] },
      rounding: rounding,
      atMost: nil
    )
    return tiers.percent(in: work)
  }
}
