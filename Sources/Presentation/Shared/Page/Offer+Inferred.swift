// What is told of an offer if no layout says where it stands.

extension Offer {
  var asksForACode: Bool { if case .code? = openFields.first?.kind { true } else { false } }

  /// Whether pressing one thing is enough.
  var isPressable: Bool {
    guard address == nil, closed == nil, let field = openFields.first,
      openFields.dropFirst().allSatisfy(\.isOptional)
    else { return false }
    switch field.kind {
    case .row, .choice, .code, .scan: return true
    case .rows, .number, .amount, .text, .secret, .file, .fixed: return false
    }
  }

  func knows(_ id: String) -> Bool { openFields.first?.choices.contains { $0.id == id } == true }

  var choiceIDs: [String] { openFields.first?.choices.map(\.id) ?? [] }

  var choosesFirst: Bool {
    switch openFields.first?.kind {
    case .row, .choice: true
    default: false
    }
  }

  func isAnswered(by linkedRows: Set<String>) -> Bool {
    guard !linkedRows.isEmpty, case .code(let known)? = openFields.first?.kind else { return false }
    return known.contains { linkedRows.contains($0.id) }
  }

  var needsForm: Bool { !openFields.isEmpty && address == nil }
  package var takesScans: Bool { if closed == nil, case .scan? = openFields.first?.kind { true } else { false } }
  /// Whether it leads to another screen, and can.
  var leadsInside: Bool {
    closed == nil && (address.map { $0.hasPrefix("/") && !$0.hasPrefix("//") } ?? false)
  }

  var isAboutTheRound: Bool { closed == nil && openFields.isEmpty && !fields.isEmpty }
  var turnsPage: Bool { word == "next" || word == "previous" }
  var changesWhatStands: Bool { openFields.contains { $0.value != nil } }
}

extension Inference {
  var putForward: [Offer] {
    offers.filter { offer in
      let isForward = offer.weight != .other || offer.leadsOutside || (isRound && offer.isAboutTheRound)
      let isElsewhere = offer.isAnswered(by: linkedRows) || (wholeForm != nil && offer.changesWhatStands)
      return isForward && !pressable.contains(offer.word) && !isElsewhere
    }
  }

  func blocks(forward: [Offer], hasForm: Bool) -> [Block] {
    let forms = forward.filter(\.needsForm)
    let drawn = self.forms(forms, hasFirst: !hasForm && !isRound)
    let buttons = forward.filter { !$0.needsForm }
    let hasFirst = !isRound && forms.isEmpty && !hasForm && usual?.choosesFirst != true
    return drawn + row(buttons, hasFirst: hasFirst, stay: isRound || wholeForm == nil)
  }

  mutating func rest() -> [Block] {
    let near = offers.filter { !isRound && !$0.homes.isEmpty && $0.closed == nil && $0.openFields.isEmpty }
    let rest = offers.filter { !near.contains($0) }
    guard !rest.isEmpty else { return row(near, stay: false) }
    let forms = self.forms(rest.filter { $0.closed == nil && $0.needsForm })
    let others = rest.filter { $0.closed != nil || !$0.needsForm }
    let list: [Block] = [.list(others)]
    return row(near, stay: false) + [.more(nil, isRound ? list + forms : forms + list)]
  }

  func forms(_ offers: [Offer], hasFirst: Bool = false) -> [Block] {
    guard !offers.isEmpty else { return [] }
    let first = hasFirst ? offers.first { $0.weight == .main }?.id : nil
    return [.forms(offers.map { offer in offer.id == first ? offer.with { $0.isFirst = true } : offer })]
  }

  func row(_ offers: [Offer], hasFirst: Bool = false, stay: Bool) -> [Block] {
    guard !offers.isEmpty else { return [] }
    let marked = offers.enumerated().map { place, offer in
      hasFirst && place == 0 ? offer.with { $0.isFirst = true } : offer
    }
    return [.buttons(marked, stay: stay)]
  }
}
