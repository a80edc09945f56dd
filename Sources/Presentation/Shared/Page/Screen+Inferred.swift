// How a page stands whose presenter does not say it yet.

extension Screen {
  /// The screen with what can be done where it stands, at an address.
  package func placed(at address: String) -> Screen {
    if layout != nil { return self }
    var inference = Inference(self, at: address)
    var same = self
    same.layout = inference.layout(of: self)
    if case .ready(var content) = content, var page = content as? Page {
      page.blocks = page.blocks.map(inference.withActions)
      if let placed = page as? Content { content = placed }
      same.content = .ready(content)
    }
    if var aside, question == nil {
      aside.blocks = aside.blocks.map(inference.withActions)
      same.aside = aside
    }
    return same
  }
}

struct Inference {
  var offers: [Offer]
  let all: [Offer]
  let usual: Offer?
  let wholeForm: Offer?
  let isRound: Bool
  let isJustPaid: Bool
  let linkedRows: Set<String>
  let address: String
  var pressable: Set<String> = []
  var pressing: Offer?

  init(_ screen: Screen<some ScreenContent>, at address: String) {
    self.address = address
    all = screen.offers
    isRound = screen.roundID != nil
    let linked = (screen.content.value?.page.blocks ?? []).flatMap { block -> [String] in
      if case .table(let table) = block { table.rows.filter { $0.address != nil }.map(\.id) } else { [] }
    }
    let linkedRows: Set<String> = screen.offers.contains(where: \.asksForACode) ? Set(linked) : []
    self.linkedRows = linkedRows
    offers = screen.offers.filter { $0.belongs(at: address) && $0.canBeFilledIn && !$0.isIdle }
    usual = screen.offers.first { $0.weight == .usual && !$0.isAnswered(by: linkedRows) && $0.isPressable }
    wholeForm = screen.offers.first { $0.closed == nil && $0.openFields.count { $0.value != nil } > 1 }
    if wholeForm != nil { offers.removeAll(where: \.isPartOfAnother) }
    let isPaper = (screen.content.value as? Page)?.printed != nil
    isJustPaid =
      isPaper && screen.news.contains { $0.tone == .good } && offers.contains(where: \.isNext)
  }

  mutating func take(where fits: (Offer) -> Bool) -> [Offer] {
    let taken = offers.filter(fits)
    let words = Set(taken.map(\.word))
    offers.removeAll { words.contains($0.word) }
    return taken
  }

  mutating func layout(of screen: Screen<some ScreenContent>) -> Layout {
    var layout = Layout()
    if screen.question == nil, !isRound { layout.places = places() }
    if screen.question != nil { _ = take { $0.openFields.isEmpty } }
    if let usual, !usual.choosesFirst { layout.entry = take { $0.word == usual.word }.first }
    if let scan = all.first(where: { !$0.belongs(at: address) && $0.takesScans }), let home = scan.homes.first {
      layout.scan = Layout.Scanning(scan, at: home)
    }
    for block in screen.content.value?.page.blocks ?? [] { look(at: block) }
    layout.press = pressing
    let pages = take { $0.turnsPage && $0.closed == nil && $0.fields.isEmpty }
    if !pages.isEmpty {
      layout.controls.append(.pages(pages.filter { $0.word == "previous" } + pages.filter { $0.word == "next" }))
    }
    var hasForm = wholeForm != nil
    if let whole = wholeForm {
      _ = take { $0.word == whole.word }
      layout.controls.append(.editor(whole.with { $0.isFirst = true }))
    } else {
      let standing = isJustPaid ? [] : take { $0.closed == nil && $0.changesWhatStands }
      hasForm = standing.contains { $0.weight == .main }
      layout.controls += forms(standing, hasFirst: hasForm)
    }
    let forward = isJustPaid ? putForward.filter(\.isNext) : putForward
    _ = take { forward.contains($0) }
    if screen.aside == nil || screen.question != nil {
      layout.controls += blocks(forward: forward, hasForm: hasForm)
    } else {
      layout.besides = blocks(forward: forward, hasForm: false)
    }
    layout.controls += rest()
    return layout
  }

  private static let places: Set = [
    "best", "cart", "day", "decks", "discounts", "history", "info", "listing", "listings", "orders", "people",
    "pricelist", "sources", "stats", "targets", "updates", "watches", "words",
  ]

  private mutating func places() -> [Layout.Place] {
    let system = String(address.dropFirst().prefix { $0 != "/" && $0 != "?" })
    let places = offers.filter { offer in
      (offer.leadsInside || (offer.address == nil && offer.homes.count == 1))
        && (Self.places.contains(offer.word) || (system == "prices" && offer.word == "categories"))
    }
    guard !system.isEmpty, !places.isEmpty else { return [] }
    let isMenu = usual?.choosesFirst == true
    _ = take { offer in
      offer.address != nil && (isMenu || offer.weight == .other) && places.contains { $0.id == offer.id }
    }
    return places.map {
      Layout.Place($0.caption ?? $0.label, label: $0.label, address: $0.address ?? $0.homes.first ?? "")
    }
  }

  /// Takes what the rows and choices of a block are pressed for.
  private mutating func look(at block: Block) {
    switch block {
    case .table(let table) where !table.rows.isEmpty:
      if let usual, usual.choosesFirst {
        let rows = table.rows.filter { usual.knows($0.id) }
        guard !rows.isEmpty else { break }
        _ = take { $0.word == usual.word }
        if rows.contains(where: { $0.address == nil }) {
          pressable.insert(usual.word)
          pressing = usual
        }
      }
      let actions = rowActions(of: table)
      pressable.formUnion(actions.buttons.map(\.offer.word))
      // One that takes one at a time is another form than the one that takes all.
      if let counter = actions.counter { pressable.insert(counter.more.word) }
    case .choices(let choices):
      let ids = Set(choices.map(\.id))
      let links = take { $0.leadsInside && ids.contains($0.word) }
      if let usual, usual.choosesFirst, Set(usual.choiceIDs).isSubset(of: ids) {
        _ = take { $0.word == usual.word }
        if links.isEmpty {
          pressable.insert(usual.word)
          pressing = usual
        }
      }
    default: break
    }
  }

  func withActions(_ block: Block) -> Block {
    switch block {
    case .table(var table):
      if table.rowActions == Table.RowActions() { table.rowActions = rowActions(of: table) }
      return .table(table)
    case .choices(let choices):
      return .choices(
        choices.map { choice in
          var choice = choice
          choice.address = all.first { $0.leadsInside && $0.word == choice.id }?.address
          return choice
        }
      )
    default: return block
    }
  }

  private func rowActions(of table: Table) -> Table.RowActions {
    var actions = Table.RowActions()
    guard let usual, !usual.choosesFirst else { return actions }
    let here = all.filter { $0.belongs(at: address) && $0.canBeFilledIn && !$0.isIdle }
    guard table.isChosenFrom else { return actions }
    let others =
      table.isWatched
      ? here.filter { $0.word != usual.word && $0.isPressable && !$0.choosesFirst } : []
    let rows = table.rows.filter { !$0.isSummary }
    actions.buttons = (others + [usual])
      .filter { offer in rows.contains { offer.knows($0.id) } }
      .map { Table.Button($0.word == "add" ? .more : $0.word == "remove" ? .away : .on, $0) }
    return actions
  }
}
