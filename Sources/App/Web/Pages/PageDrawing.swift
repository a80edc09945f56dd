import ArcadePresentation

/// A screen while it is drawn: what the parts of its page share.
struct PageDrawing {
  /// What stands on the page so far.
  var html = HTML()
  /// What the page needs besides its screen.
  let frame: PageFrame
  /// The sentences of the frame.
  let phrases: PagePhrases
  /// What can be done, as long as it is not drawn.
  private(set) var offers: [Offer]
  /// What can be done, but is drawn on other screens.
  let offersElsewhere: [Offer]
  /// Whether it is the round of a game, in which nothing should lead astray.
  let isRound: Bool
  /// What stands beside the screen.
  let aside: Page?
  /// Whether it is handed out, so that its tables look on a phone as they do on paper.
  let isPaper: Bool
  /// Whether something has just worked.
  let hasGoodNews: Bool
  /// The rows of the page that are links.
  let linkedRows: Set<String>
  /// What choosing something on the page means.
  let usual: RowAction?
  /// What is put forward beside the screen.
  var besides: [Offer] = []
  /// How many rows have forms that open beside them.
  var openings = 0
  /// The form whose fields show most of what stands there, so that nothing else has to.
  let wholeForm: Offer?
  /// The known codes that are listed on the page already, with the id of their list.
  private var lists: [(codes: [Choice], id: String)] = []
  /// The forms that buttons anywhere on the page can send.
  private(set) var pressable: Set<String> = []

  /// Begins to draw a screen.
  init(of screen: Screen<some ScreenContent>, in frame: PageFrame) {
    self.frame = frame
    phrases = frame.language.pagePhrases
    isRound = screen.roundID != nil
    aside = screen.question == nil ? screen.aside : nil
    isPaper = (screen.content.value as? Page)?.printed != nil
    hasGoodNews = screen.news.contains { $0.tone == .good }
    // There may be many, and nobody asks for them where no code is typed.
    let linkedRows = screen.offers.contains(where: \.asksForACode) ? screen.linkedRows : []
    self.linkedRows = linkedRows
    offers = screen.offers.filter { $0.belongs(at: frame.address) && $0.canBeFilledIn && !$0.isIdle }
    offersElsewhere = screen.offers.filter { !$0.belongs(at: frame.address) }
    let usual = screen.offers.lazy.filter { $0.weight == .usual && !$0.isAnswered(by: linkedRows) }
    self.usual = usual.compactMap(RowAction.init).first
    wholeForm = screen.offers.first { $0.closed == nil && $0.openFields.count { $0.value != nil } > 1 }
    if wholeForm != nil { offers.removeAll(where: \.isPartOfAnother) }
  }

  /// Takes the offers away that fit from those that are still to be drawn.
  mutating func take(where fits: (Offer) -> Bool) -> [Offer] {
    let taken = offers.filter(fits)
    let words = Set(taken.map(\.word))
    offers.removeAll { words.contains($0.word) }
    return taken
  }

  /// Takes an offer away from those that are still to be drawn.
  mutating func take(_ word: Offer.ID) -> Offer? { take { $0.word == word }.first }

  /// Writes a form with what nobody fills in, and what `fill` writes into it.
  mutating func form(
    _ offer: Offer,
    id: String? = nil,
    to address: String? = nil,
    _ class: StaticString,
    _ fill: (inout PageDrawing) -> Void
  ) {
    html.add(#"<form class="\#(literal: `class`)""#)
    if let id { html.add(#" id="\#(id)""#) }
    html.add(#" method="post" action="\#(exactly: address ?? frame.address)">"#)
    html.add(#"<input type="hidden" name="\#(literal: FormFields.token)" value="\#(exactly: frame.formToken)">"#)
    html.add(#"<input type="hidden" name="\#(literal: FormFields.page)" value="\#(exactly: frame.mark)">"#)
    html.add(#"<input type="hidden" name="\#(literal: FormFields.action)" value="\#(exactly: offer.word)">"#)
    for field in offer.fields {
      guard case .fixed(let value) = field.kind else { continue }
      html.add(#"<input type="hidden" name="\#(nameOf: field)" value="\#(exactly: value)">"#)
    }
    fill(&self)
    html.markup("</form>")
  }

  /// Sees to it that buttons anywhere on the page can send an offer with one value.
  mutating func makePressable(_ rowAction: RowAction) {
    guard pressable.insert(rowAction.formID).inserted else { return }
    form(rowAction.offer, id: rowAction.formID, "press") { drawing in
      guard let (field, value) = rowAction.sent else { return }
      drawing.html.add(#"<input type="hidden" name="\#(nameOf: field)" value="\#(exactly: value)">"#)
    }
  }

  /// Begins the tag of a button that sends an offer with a value.
  mutating func beginButton(_ rowAction: RowAction, _ value: String, _ class: StaticString) {
    let (form, field) = (rowAction.formID, rowAction.field)
    html.add(#"<button class="\#(literal: `class`)" form="\#(form)" name="\#(nameOf: field)" value=""#)
    html.add(#"\#(exactly: value)""#)
  }

  /// Lists codes for the fields that know them, once; the id of the list.
  mutating func list(_ codes: [Choice]) -> String {
    if let known = lists.first(where: { $0.codes == codes }) { return known.id }
    let id = "list-\(lists.count + 1)"
    lists.append((codes, id))
    html.add(#"<datalist id="\#(id)">"#)
    // More of them would take a browser longer than they save its reader.
    for code in codes.prefix(300) { html.add(#"<option value="\#(exactly: code.id)">\#(code.label)</option>"#) }
    html.markup("</datalist>")
    return id
  }
}

/// An offer that needs no more than one thing, so that pressing that thing is enough.
struct RowAction {
  /// What is done.
  let offer: Offer
  /// What is pressed.
  let field: Field
  /// The ids that can be pressed.
  let ids: Set<String>
  /// What goes along with each press.
  var sent: (field: Field, value: String)?
  /// The id of the form that its buttons send.
  var formID: String { "press-\(offer.word.slug)\(sent == nil ? "" : "-one")" }

  /// Finds out whether pressing something is enough for an offer.
  init?(_ offer: Offer) {
    guard offer.address == nil, offer.closed == nil, let field = offer.openFields.first,
      offer.openFields.dropFirst().allSatisfy(\.isOptional)
    else { return nil }
    switch field.kind {
    case .row, .choice, .code, .scan: break
    case .rows, .number, .amount, .text, .secret, .file, .fixed: return nil
    }
    (self.offer, self.field, ids) = (offer, field, Set(field.choices.map(\.id)))
  }
}

extension Screen {
  /// The rows that lead somewhere.
  fileprivate var linkedRows: Set<String> {
    Set(
      (content.value?.page.blocks ?? []).flatMap { block -> [String] in
        if case .table(let table) = block { table.rows.filter { $0.address != nil }.map(\.id) } else { [] }
      }
    )
  }
}

extension Offer {
  /// Whether it asks for a code first.
  fileprivate var asksForACode: Bool {
    if case .code? = openFields.first?.kind { true } else { false }
  }

  /// Whether it asks for the code of something that stands in a row which leads there.
  func isAnswered(by linkedRows: Set<String>) -> Bool {
    guard !linkedRows.isEmpty, case .code(let known)? = openFields.first?.kind else { return false }
    return known.contains { linkedRows.contains($0.id) }
  }

  /// Whether there is something to choose wherever something has to be chosen.
  var canBeFilledIn: Bool {
    closed != nil
      || openFields.allSatisfy { field in
        switch field.kind {
        case .row(let choices), .rows(let choices), .choice(let choices): field.isOptional || !choices.isEmpty
        case .code, .scan, .number, .amount, .text, .secret, .file, .fixed: true
        }
      }
  }
}

extension Field {
  /// Whether its value is one of a list, which can be chosen but not typed.
  var isChosen: Bool {
    switch kind {
    case .row, .choice: true
    case .rows, .code, .scan, .number, .amount, .text, .secret, .file, .fixed: false
    }
  }
}

extension String {
  /// The text as a part of an id on a page.
  var slug: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
}
